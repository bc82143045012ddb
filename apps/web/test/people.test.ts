import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { begin, cell, movesMade, played } from './match-page.ts';
import { linkOf } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.end').waitFor();
}

describe('whoever gives up', () => {
  it('is told so, and takes it back by a button, on a phone too', async () => {
    for (const device of [{}, phone]) {
      const { page, leave } = await app.visit(device);
      await begin(page, 'rastros', { size: '6', second: '1' });
      await cell(page, 'd3').click();
      await movesMade(page, 2);
      await resign(page);
      expect(await page.locator('.end h2').textContent()).toBe('You lose');
      expect(await page.locator('.end').textContent()).toContain('You resigned.');
      await page.locator('.end').getByRole('button', { name: 'Undo' }).click();
      await page.locator('.end').waitFor({ state: 'detached' });
      // Nothing else was taken back.
      expect(await page.locator('.move:not([data-gone])').count()).toBe(2);
      await leave();
    }
  });

  it('is named where two people play', async () => {
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '6' });
    await resign(page);
    expect(await page.locator('.end h2').textContent()).toBe('South wins');
    expect(await page.locator('.end').textContent()).toContain('North resigned.');
    await page.keyboard.press('Control+z');
    await page.locator('.panel').getByText('To move').waitFor();
    await leave();
  });
});

describe('two people on one device', () => {
  it('have names, which are offered again, and it is clear who is who after a swap', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/game/squex');
    await page.locator('form.setup select:not([name])').nth(1).selectOption('human');
    await page.getByRole('textbox', { name: 'Name of Blue' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Name of Ochre' }).fill('Rui Sá');
    await page.getByRole('switch', { name: /With swap/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    const row = (side: string) =>
      page.locator('.panel .player').filter({ hasText: side }).locator('.player-name');
    expect(await row('Blue').textContent()).toBe('Blue · Ana');
    await cell(page, 'd4').click();
    await page.getByRole('button', { name: 'Swap sides' }).click();
    expect(await row('Blue').textContent()).toBe('Blue · Rui Sá');
    expect(await row('Ochre').textContent()).toBe('Ochre · Ana');
    await page.locator('.notes').getByText('Sides swapped: Rui Sá is Blue, Ana is Ochre').waitFor();
    await resign(page);
    expect(await page.locator('.end h2').textContent()).toBe('Rui Sá wins');
    expect(await page.locator('.end').textContent()).toContain('Ana resigned.');
    await page.goto('/#/game/rastros');
    await page.locator('form.setup select:not([name])').nth(1).selectOption('human');
    expect(await page.getByRole('textbox', { name: 'Name of North' }).inputValue()).toBe('Ana');
    await leave();
  });

  it('are told apart without names, in Portuguese too', async () => {
    const { page, leave } = await app.visit({ locale: 'pt-PT' });
    await page.goto(linkOf({ game: 'rastros', params: { size: 5 }, moves: ['d3'] }));
    await page.getByRole('grid').waitFor();
    const names = await page.locator('.panel .player-name').allTextContents();
    expect(names.sort()).toEqual(['Norte · jogador 1', 'Sul · jogador 2']);
    await leave();
  });
});

describe('a link to a game', () => {
  it('says what is in it, and makes one copy however often it is opened', async () => {
    const { page, leave } = await app.visit();
    const link = linkOf({ game: 'squex', params: { rows: 5, cols: 5 }, moves: ['b2', 'c2'] });
    await page.goto(link);
    await page.getByRole('grid').waitFor();
    const first = page.url();
    await cell(page, 'd4').click();
    await movesMade(page, 3);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('gets the game with its moves so far').waitFor();
    expect(await dialog.textContent()).not.toContain('solution');
    const own = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.waitForFunction(() => !Object.keys(localStorage).join().includes('journal'));
    for (const again of [link, own]) {
      await page.goto('/');
      await page.locator('.game-name b').last().waitFor();
      await page.goto(again);
      await page.getByRole('grid').waitFor();
      expect(page.url()).toBe(first);
      expect(await played(page)).toEqual(['b2', 'c2', 'd4']);
    }
    await leave();
  });

  it('to a finished game is no game to go on with', async () => {
    const { page, leave } = await app.visit();
    const game = { game: 'rastros', params: { size: 4 }, moves: ['b2', 'a1'] };
    await page.goto(linkOf(game));
    await page.locator('.end').waitFor();
    await page.goto('/');
    await page.locator('.continue.empty').waitFor();
    await leave();
  });
});
