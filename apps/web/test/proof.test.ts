/** The proof that a puzzle has one solution, saved from the page. */

import { readFileSync } from 'node:fs';
import {
  certifyUnique,
  Effort,
  isPuzzle,
  proofFiles,
  proofReadme,
  readCode,
  wholePuzzle,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { zipped } from 'ludoteca/interchange';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { faultsOf } from './axe.ts';
import { linkOf, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const program = (name: string) =>
  readFileSync(new URL(`../../../proofs/${name}`, import.meta.url), 'utf8');

/** The file as the library makes it. */
function archiveOf(code: string): Uint8Array {
  const read = readCode(catalogue.filter(isPuzzle), code);
  if (!read.ok) throw new Error(read.error.code);
  if (read.value.kind !== 'puzzle') throw new Error(code);
  const { puzzle, clues } = read.value;
  const files = new Map<string, (string | Uint8Array)[]>();
  const certification = certifyUnique(wholePuzzle(puzzle), clues, {
    effort: new Effort(),
    write(part, chunk) {
      const name = proofFiles[part];
      files.set(name, [...(files.get(name) ?? []), chunk]);
    },
  });
  if (certification.kind !== 'unique') throw new Error(certification.kind);
  const { solution, formula, proof } = certification;
  const encoder = `${puzzle.id}.py`;
  const checker = 'forward.c';
  const put = (name: string, text: string) => files.set(name, [text]);
  put(proofFiles.puzzle, `${JSON.stringify({ game: puzzle.id, ...puzzle.toJson({ clues }) })}\n`);
  put(proofFiles.solution, `${JSON.stringify(puzzle.gridToJson(clues, solution))}\n`);
  put(encoder, program(encoder));
  put(checker, program(checker));
  put(proofFiles.readme, proofReadme({ formula, proof, encoder, checker }, 'en'));
  return zipped(files);
}

describe('“one solution, proven”', () => {
  it('opens what that means, and saves the proof as a file', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(tinySudoku));
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /one solution/i }).click();
    const dialog = page.getByRole('dialog', { name: 'One solution, proven' });
    await dialog.waitFor();
    const command = await dialog.getByRole('textbox').inputValue();
    expect(command).toMatch(/^ludoteca certify gt1\S+ --out proof$/);
    expect(await faultsOf(page)).toEqual([]);
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save the proof' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('greater-than-proof.zip');
    const saved = readFileSync(await download.path());
    expect(saved.equals(Buffer.from(archiveOf(command.split(' ')[2])))).toBe(true);
    await dialog.getByText('Saved').waitFor();
    await leave();
  });

  it('says so when there are two', async () => {
    const open = {
      game: 'cross-a-pix',
      rows: 2,
      cols: 2,
      right: [[1], [1]],
      down: [[1, 1]],
      rowClues: [
        [1, 1],
        [1, 1],
      ],
      colClues: [
        [1, 1],
        [1, 1],
      ],
    };
    const { page, leave } = await app.visit();
    await page.goto(linkOf(open));
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Is there one solution?' }).click();
    await page.getByRole('button', { name: 'Save the proof' }).click();
    await page.getByRole('dialog').getByText('This puzzle has more than one solution.').waitFor();
    await leave();
  });
});
