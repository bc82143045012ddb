import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { linkOf, tinySolution, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const label = (page: Page, row: number, col: number) =>
  page.locator(`[data-cell="${row},${col}"]`).getAttribute('aria-label');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('grid').waitFor();
}

/** The link that the dialog offers, and what it says of it. */
async function offered(page: Page): Promise<{ readonly link: string; readonly said: string }> {
  const field = page.getByRole('textbox', { name: 'Link' });
  const link = await field.inputValue();
  return { link, said: (await page.locator('.field:has(#share-link) small').textContent()) ?? '' };
}

/** What somebody else sees who opens an address. */
async function elsewhere(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const { page, leave } = await app.visit();
  await open(page, address);
  await look(page);
  await leave();
}

describe('a puzzle that comes solved', () => {
  it('is nobody’s time, and can be begun anew', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf({ ...tinySudoku, grid: tinySolution }));
    await page.getByRole('heading', { name: 'It came solved' }).waitFor();
    expect(await page.locator('.result').innerText()).not.toContain('0:0');
    const clock = page.locator('.head');
    await page.waitForTimeout(1300);
    expect(await clock.innerText()).toContain('0:00');
    await page.getByRole('button', { name: 'Solve it myself' }).click();
    await page.locator('[data-cell="1,0"][aria-label*="empty"]').waitFor();
    await leave();
  });
});

describe('a shared puzzle', () => {
  it('that is finished gives nothing away', async () => {
    const { page, leave } = await app.visit();
    const grid = tinySolution.map((row, r) => row.map((digit, c) => (r + c === 2 ? 0 : digit)));
    await open(page, linkOf({ ...tinySudoku, grid }));
    for (const [row, col] of [
      [0, 2],
      [2, 0],
    ]) {
      await page.locator(`[data-cell="${row},${col}"]`).focus();
      await page.keyboard.press(String(tinySolution[row][col]));
    }
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    // The time, for friends, with a link to the clean puzzle; as text and as a picture.
    const result = page.getByRole('textbox', { name: 'Text' });
    const told = await result.inputValue();
    expect(told).toMatch(/^Greater-Than Sudoku · 4 × 4\nMy time: \d:\d\d\. Can you\?\nhttp\S+$/);
    expect(await page.locator('.field:has(#result-text) small').textContent()).toContain(
      'No entries, no solution',
    );
    await page.getByRole('img', { name: /^The picture: Greater-Than Sudoku\. My time/ }).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    const png = readFileSync(await (await saving).path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(1080);
    await elsewhere(told.split('\n')[2], async (other) => {
      expect(await label(other, 0, 2)).toContain('empty');
    });
    await page.getByRole('button', { name: 'Link and text' }).click();
    const { link, said } = await offered(page);
    expect(said).toContain('No entries, no solution');
    const text = await page.getByRole('textbox', { name: 'As text' }).inputValue();
    expect(text).not.toContain('grid');
    await elsewhere(link, async (other) => {
      expect(await label(other, 0, 2)).toContain('empty');
      expect(await label(other, 1, 2)).toContain('empty');
    });
    await page.getByRole('button', { name: 'With my entries' }).click();
    expect((await offered(page)).said).toContain('gives the solution away');
    await leave();
  });

  it('goes with entries, marks and level where that is meant', async () => {
    const { page, leave } = await app.visit();
    await open(page, linkOf(tinySudoku, { level: 'easy' }));
    expect(await page.locator('.head .meta').textContent()).toContain('Easy');
    await page.locator('[data-cell="0,2"]').focus();
    await page.keyboard.press('3');
    await page.locator('[data-cell="1,2"]').focus();
    await page.keyboard.press('Shift+1');
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await page.keyboard.press('2');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share, copy or save' }).click();
    const clean = await offered(page);
    await page.getByRole('button', { name: 'With my entries' }).click();
    const state = await offered(page);
    expect(state.said).toContain('your 1 entry and 1 pencilled cell');
    await elsewhere(clean.link, async (other) => {
      expect(await label(other, 0, 2)).toContain('empty');
      expect(await other.locator('.head .meta').textContent()).toContain('Easy');
    });
    await elsewhere(state.link, async (other) => {
      expect(await label(other, 0, 2)).toMatch(/column 3, 3/);
      expect(await label(other, 1, 2)).toContain('empty, marks 1, in the middle 2');
      expect(await other.locator('.head .meta').textContent()).toContain('Easy');
    });
    await leave();
  });
});

describe('a copied address', () => {
  it('leads to the same puzzle elsewhere, with nothing filled in', async () => {
    const { page, leave } = await app.visit();
    await open(page, linkOf(tinySudoku));
    await page.locator('[data-cell="0,2"]').focus();
    await page.keyboard.press('3');
    const address = page.url();
    expect(address).toContain('#/play/');
    await elsewhere(address, async (other) => {
      expect(await label(other, 0, 2)).toContain('empty');
      expect(await label(other, 0, 0)).toMatch(/column 1, 1/);
    });
    // Here it goes on where it was.
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(await label(page, 0, 2)).toMatch(/column 3, 3/);
    await leave();
  });

  it('of the puzzle of the day is that of the day', async () => {
    const { page, leave } = await app.visit();
    await open(page, '/#/day/cross-a-pix/2026-11-02');
    expect(page.url()).toMatch(/#\/day\/cross-a-pix\/2026-11-02$/);
    const name = await page.getByRole('grid').getAttribute('aria-label');
    const heads = await page.locator('[role="columnheader"]').allTextContents();
    await page.goto('/');
    await page.locator('a.button.primary', { hasText: 'Continue' }).click();
    await page.getByRole('grid').waitFor();
    expect(page.url()).toMatch(/#\/day\/cross-a-pix\/2026-11-02$/);
    await elsewhere(page.url(), async (other) => {
      expect(await other.getByRole('grid').getAttribute('aria-label')).toBe(name);
      expect(await other.locator('[role="columnheader"]').allTextContents()).toEqual(heads);
    });
    await leave();
  });
});
