/** A fifth puzzle and a fifth game come to the page by a catalogue alone, and are played there. */

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solution, unique } from '../../cli/test/futoshiki-samples.ts';
import { type App, build, openApp } from './app.ts';
import { begin, bringIn, isOver, played } from './match-page.ts';

let app: App;
beforeAll(async () => {
  build(fileURLToPath(new URL('./fifth-page/vite.config.ts', import.meta.url)));
  app = await openApp(fileURLToPath(new URL('../../../.cache/fifth-page', import.meta.url)));
});
afterAll(() => app.close());

const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row},${col}"]`);

const label = (page: Page, row: number, col: number) =>
  cell(page, row, col).getAttribute('aria-label');

describe('the home page', () => {
  it('shows the games of its catalogue and no others', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.getByText('Futoshiki').first().waitFor();
    await page.getByText('Noughts and crosses').first().waitFor();
    expect(await page.getByText('Squex').count()).toBe(0);
    await leave();
  });
});

describe('a fifth puzzle', () => {
  it('is filled by keyboard to the end', async () => {
    const { page, leave } = await app.visit();
    await bringIn(page, unique);
    for (const [row, line] of solution.entries()) {
      for (const [col, digit] of line.entries()) {
        if (unique.givens[row][col] !== 0) continue;
        await cell(page, row, col).focus();
        await page.keyboard.press(String(digit));
      }
    }
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    await leave();
  });

  it('gives a hint that is taken, is checked, undone and solved', async () => {
    const { page, leave } = await app.visit();
    await bringIn(page, unique);
    await cell(page, 0, 0).focus();
    await page.keyboard.press('4');
    await page.keyboard.press('k');
    await page.getByText('1 entry is wrong, marked on the board.').first().waitFor();
    await page.keyboard.press('Control+z');
    expect(await label(page, 0, 0)).toContain('empty');
    await page.keyboard.press('h');
    await page.locator('.hint').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.waitForFunction(() =>
      document.querySelector('[data-cell="3,3"]')?.getAttribute('aria-label')?.includes('1'),
    );
    await leave();
  });

  it('is made new', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/game/futoshiki');
    await page.getByRole('button', { name: '4 × 4' }).click();
    await page.getByRole('button', { name: 'Medium' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('grid').waitFor();
    await expect.poll(() => page.locator('[data-cell]').count()).toBe(16);
    await leave();
  });
});

describe('a fifth game', () => {
  it('is played against a level to its end', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'noughts', { second: '1' });
    while (!(await isOver(page))) await page.locator('[data-open]').first().click();
    expect((await played(page)).length).toBeGreaterThanOrEqual(5);
    await leave();
  });
});
