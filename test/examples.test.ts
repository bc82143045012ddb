/** Every example that the documents and the reference show is run, and prints what is said. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLong } from '../vitest.config.ts';
import {
  type Example,
  examplesIn,
  importable,
  root,
  run,
  sourcesWithExamples,
  withoutExample,
  withPrinted,
} from './examples.ts';

const guides = readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`);
const documents = ['README.md', 'README.pt.md', 'packages/ludoteca/README.md', ...guides];
const examples: readonly Example[] = [...documents, ...sourcesWithExamples()].flatMap((file) => {
  // A script for a worker is run by one.
  return examplesIn(file).filter(({ code }) => !/^serve\(/m.test(code));
});
const ran = run(examples);

if (process.env.UPDATE_README === '1') {
  for (const file of documents) {
    const own = examples.flatMap((example, index) => (example.file === file ? [ran[index]] : []));
    writeFileSync(
      join(root, file),
      withPrinted(file, (index) => {
        const now = own[index];
        return now !== undefined && 'printed' in now ? now.printed : undefined;
      }),
    );
  }
}

describe('the examples', () => {
  it('are there', () => {
    expect(examples.length).toBeGreaterThan(50);
  });

  it.each(examples.map((example, index) => [`${example.file}:${example.line}`, index] as const))(
    '%s runs, and prints what is said',
    (_place, index) => {
      const answer = ran[index];
      if ('fault' in answer) throw new Error(answer.fault);
      const { printed } = examples[index];
      if (printed !== undefined) expect(answer.printed).toBe(printed);
    },
  );
});

/** The functions that most programs begin with, by the part that they are imported from; of the facade, all. */
const main: Readonly<Record<string, readonly string[]>> = {
  facade: ['accept', 'facade', 'parseAny', 'speakerOf', 'told'],
  worker: ['serve', 'startWorkers'],
  puzzle: ['certifyUnique', 'count', 'generate', 'grade', 'hint', 'openSheet'],
  game: ['analyse', 'answerFor', 'openMatch', 'playOut', 'prove'],
  reading: ['readCode', 'recognise'],
  document: ['plainText', 'readOption'],
  drawing: ['toSvg'],
  kernel: ['phrasebook', 'random', 'sayNotice'],
  words: ['phrasebooksOf'],
  jobs: ['doJob'],
  interchange: ['withInterchange'],
  tournament: ['bergerRound'],
  daily: ['recipeOfDay'],
};

describe('the reference', () => {
  const textOf = (part: string) => {
    const folder = join(root, 'packages/ludoteca/src', part);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'node.ts')
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  };

  it('names every function of the facade', () => {
    const index = readFileSync(join(root, 'packages/ludoteca/src/facade/index.ts'), 'utf8');
    const values = index
      .replace(/export type \{[^}]*\}[^;]*;/g, '')
      .match(/\{([^}]*)\}/g)
      ?.flatMap((list) => list.slice(1, -1).split(','))
      .map((name) => name.trim())
      .filter((name) => /^[a-z]\w*$/.test(name));
    expect(values?.sort()).toEqual(main.facade);
  });

  it.each(
    Object.entries(main).flatMap(([part, names]) => names.map((name) => [part, name] as const)),
  )('of %s has an example for %s', (part, name) => {
    const declared = new RegExp(
      `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:async )?function\\*? ?${name}\\b`,
    ).exec(textOf(part));
    expect(declared?.[1]).toMatch(/@example/);
  });

  // Reading all types takes seconds.
  it.runIf(isLong)('has an example for every function and class that can be imported', () => {
    const entries = importable();
    expect(entries).toContain('index');
    expect(withoutExample(entries)).toEqual([]);
  });
});
