/** Boards on a page of somebody else: built as they are packed, and played in a real browser. */

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greaterThan } from 'ludoteca';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, build, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';

const embed = fileURLToPath(new URL('../embed/', import.meta.url));
const boards = fileURLToPath(new URL('../../../packages/ludoteca/dist/board', import.meta.url));

/** Where to put pictures, for whoever wants to look. */
const shots = process.env.LUDOTECA_SHOTS;

let app: App;
let folder: string;
let solution: readonly (readonly number[])[];

beforeAll(async () => {
  build(`${embed}vite.config.ts`);
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-embed-'));
  mkdirSync(join(folder, 'board'));
  cpSync(boards, join(folder, 'board'), { recursive: true });
  cpSync(`${embed}example.html`, join(folder, 'index.html'));
  cpSync(`${embed}example.css`, join(folder, 'example.css'));
  const puzzle = await greaterThan.make({ size: 4, level: 'easy', seed: 7 });
  solution = (await puzzle.solve()).solutions[0].digits;
  writeFileSync(join(folder, 'sudoku.json'), JSON.stringify(puzzle.clean().toJson()));
  app = await openApp(folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const cell = (page: Page, id: string, row: number, col: number) =>
  page.locator(`#${id} [data-cell="${row},${col}"]`);
const message = (page: Page, id: string) => page.locator(`#${id} .message`);

/** What a board told its page, event by event. */
async function hearing(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['ludoteca-change', 'ludoteca-end']) {
      document.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent<{ solved?: true; winner?: string }>;
        heard.push(`${name} ${detail.solved ?? ''}${detail.winner ?? ''}`.trim());
      });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

describe('a board on another page', () => {
  it('is solved by keyboard, with a hint told bit by bit, and tells the page', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    const heard = await hearing(page);
    await cell(page, 'sudoku', 0, 0).click();
    const wrong = (solution[0][0] % 4) + 1;
    await page.keyboard.press(String(wrong));
    await page.keyboard.press('Control+z');
    await page.locator('#sudoku').getByRole('button', { name: 'Hint' }).click();
    await page.locator('#sudoku').getByRole('button', { name: 'More' }).waitFor();
    expect(await message(page, 'sudoku').textContent()).toMatch(/^Look at /);
    for (const [row, digits] of solution.entries()) {
      for (const [col, digit] of digits.entries()) {
        await cell(page, 'sudoku', row, col).click();
        await page.keyboard.press(String(digit));
      }
    }
    expect(await message(page, 'sudoku').textContent()).toBe('Solved.');
    expect((await heard()).slice(-2)).toEqual(['ludoteca-change true', 'ludoteca-end true']);
    const value = await page.evaluate(
      () => (document.querySelector('#sudoku') as HTMLElement & { value: object }).value,
    );
    expect(value).toMatchObject({ game: 'greater-than', grid: solution });
    if (shots !== undefined) await page.screenshot({ path: `${shots}/embed.png`, fullPage: true });
    await leave();
  });

  it('is made on the spot, painted by drag, and speaks the language of its tag', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await cell(page, 'picture', 0, 0).waitFor();
    const label = () => cell(page, 'picture', 0, 0).getAttribute('aria-label');
    expect(await label()).toMatch(/^linha 1, coluna 1, vazia/);
    await cell(page, 'picture', 0, 0).hover();
    await page.mouse.down();
    await cell(page, 'picture', 0, 1).hover();
    await cell(page, 'picture', 0, 2).hover();
    await page.mouse.up();
    expect(await label()).not.toMatch(/vazia/);
    expect(await cell(page, 'picture', 0, 2).getAttribute('aria-label')).not.toMatch(/vazia/);
    // A stroke is one change.
    const undo = page.locator('#picture').getByRole('button', { name: 'Anular' });
    await undo.click();
    expect(await label()).toMatch(/vazia/);
    expect(await undo.isDisabled()).toBe(true);
    await leave();
  });

  it('plays against a level, and for two', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.locator('#rastros [data-open]').first().click();
    await page.waitForFunction(() => {
      const board = document.querySelector('#rastros') as HTMLElement & {
        value: { moves: readonly string[] };
      };
      return board.value.moves.length === 2;
    });
    await page.locator('#rastros').getByRole('button', { name: 'Undo' }).click();
    expect(await message(page, 'rastros').textContent()).toMatch(/North to move/);
    const first = await message(page, 'squex').textContent();
    await page.locator('#squex [data-open]').first().press('Enter');
    expect(await message(page, 'squex').textContent()).not.toBe(first);
    await leave();
  });

  it('says where a broken document is wrong', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.locator('#broken .fault').waitFor();
    expect(await message(page, 'broken').textContent()).toMatch(/^size: found "large"/);
    await leave();
  });

  it('has no fault that axe finds, on a phone at night too', async () => {
    const { page, leave } = await app.visit({ ...phone, colorScheme: 'dark' });
    await page.goto('/');
    for (const id of ['sudoku', 'picture', 'rastros', 'squex']) {
      await cell(page, id, 0, 0).waitFor({ state: 'attached' });
    }
    expect(await faultsOf(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    if (shots !== undefined) await page.screenshot({ path: `${shots}/phone.png`, fullPage: true });
    await leave();
  });
});
