import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { begin, cell, movesMade } from './match-page.ts';
import { linkOf, startedSudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Games on a small board of Rastros: North, who sits here, wins in three or gives it away in three. */
const won = (level: string) => ({
  game: 'rastros',
  params: { size: 4 },
  players: ['human', level],
  moves: ['b3', 'b2', 'a1'],
});
const lost = (level: string) => ({ ...won(level), moves: ['d3', 'c4', 'd4'] });

async function bring(page: Page, documents: readonly object[]): Promise<void> {
  for (const document of documents) {
    await page.goto('about:blank');
    await page.goto(linkOf(document as Parameters<typeof linkOf>[0]));
    await page.locator('.tool').first().waitFor();
  }
}

async function open(page: Page): Promise<void> {
  await page.goto('/#/my-games');
  await page.locator('main.my-games').waitFor();
}

describe('my games', () => {
  it('lists all that was played, adds it up, and finds it again', async () => {
    const { page, leave } = await app.visit();
    const second = { ...won('3'), params: { size: 5 }, moves: ['b2', 'b1', 'a1'] };
    const two = { ...won('3'), players: ['Ana', 'Rui'], moves: ['b3'] };
    await bring(page, [won('3'), second, lost('4'), two, startedSudoku]);
    await open(page);
    const rows = page.locator('.plays li');
    expect(await rows.count()).toBe(5);
    const text = await rows.nth(2).textContent();
    for (const part of ['Rastros', 'Against level 4', 'you were North', 'Lost', '3 moves']) {
      expect(text).toContain(part);
    }
    expect(await rows.nth(1).textContent()).toContain('Ana and Rui');
    const table = page.getByRole('table', { name: 'Rastros, against the computer' });
    expect(await table.locator('tbody tr').allTextContents()).toEqual(['320', '401']);
    await page.getByText('Most wins in a row so far: 2').waitFor();
    await page.getByRole('searchbox').fill('rui rastros');
    await page.getByText('1 game', { exact: true }).waitFor();
    expect(await rows.count()).toBe(1);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Show', { exact: true }).selectOption('open');
    expect(await rows.count()).toBe(2);
    await page.getByLabel('Game', { exact: true }).selectOption('rastros');
    expect(await rows.count()).toBe(1);
    // A level that was beaten twice leads to the next.
    await page.getByText('You beat level 3 of Rastros twice: try level 4.').waitFor();
    await page.getByRole('link', { name: 'Play level 4' }).click();
    await page.locator('form.setup').waitFor();
    expect(await page.locator('form.setup select:not([name])').nth(1).inputValue()).toBe('4');
    await leave();
  });

  it('keeps a game that was just finished, and leads back to it', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '4' });
    for (const name of ['b3', 'b2', 'a1']) await cell(page, name).click();
    await page.locator('.end').waitFor();
    const address = page.url();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'My games' }).click();
    const row = page.locator('.plays a').first();
    expect(await row.textContent()).toContain('North won');
    await row.click();
    await page.locator('.end').waitFor();
    expect(page.url()).toBe(address);
    await leave();
  });

  it('deletes with a way back', async () => {
    const { page, leave } = await app.visit();
    await bring(page, [won('3'), lost('4')]);
    await open(page);
    await page.getByRole('button', { name: 'Delete Rastros, Against level 4' }).click();
    const undo = page.locator('.undo-bar').getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    expect(await page.locator('.plays li').count()).toBe(1);
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.click();
    await page.locator('.plays li').nth(1).waitFor();
    await page.reload();
    await page.locator('.plays li').nth(1).waitFor();
    await page.getByRole('button', { name: 'Delete Rastros, Against level 3' }).click();
    await page.locator('.undo-bar').waitFor();
    await page.reload();
    await page.locator('.plays li').first().waitFor();
    expect(await page.locator('.plays li').count()).toBe(1);
    await leave();
  });

  it('has no fault that axe finds, on a phone, in Portuguese', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await open(page);
    await page.getByText('Ainda nada foi jogado').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await bring(page, [won('3'), lost('4')]);
    await open(page);
    await page.getByText('Contra o nível 4').waitFor();
    await page.getByRole('button', { name: 'Apagar Rastros, Contra o nível 3' }).tap();
    await page.locator('.undo-bar').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
    await leave();
  });
});

describe('a game on the home page', () => {
  it('is gone on with, or begun anew, at once', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.getByRole('link', { name: /^New game.*Rastros/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Continue.*Rastros/ }).count()).toBe(0);
    await begin(page, 'rastros', { size: '6', second: '2' });
    await cell(page, 'd3').click();
    await movesMade(page, 2);
    const address = page.url();
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue.*Rastros/ }).click();
    await page.getByRole('grid').waitFor();
    expect(page.url()).toBe(address);
    await page.goto('/');
    await page.getByRole('link', { name: /^New game.*Rastros/ }).click();
    await page.locator('form.setup').waitFor();
    await leave();
  });

  it('says what each board is for when it is set up', async () => {
    for (const [locale, other, small, classic] of [
      ['en-GB', '7×7', 'good for a first one', 'Solved: South'],
      ['pt-PT', '7×7', 'bom para começar', 'Resolvido: o Sul'],
    ] as const) {
      const { page, leave } = await app.visit({ locale });
      await page.goto('/#/new/rastros');
      await page.locator('.preset-note').getByText(classic).waitFor();
      await page.getByRole('button', { name: other }).click();
      await page.locator('.preset-note').getByText(small).waitFor();
      await leave();
    }
  });
});
