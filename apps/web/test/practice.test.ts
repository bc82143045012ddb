import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { linkOf, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Asks for more until the reason is told, and tells its words. */
async function toldWhole(page: Page): Promise<string> {
  await button(page, /^(Hint|Dica)$/).click();
  const more = button(page, /^(Tell me more|Diz mais)$/);
  await page.locator('.nudges li').first().waitFor();
  while (await more.isVisible()) await more.click();
  return (await page.locator('.nudges li').last().textContent()) ?? '';
}

describe('an insight', () => {
  it('is explained from a hint, and practised as often as wanted', async () => {
    const { page, leave } = await app.visit();
    await page.goto(linkOf(tinySudoku));
    await page.getByRole('grid').waitFor();
    await toldWhole(page);
    await button(page, 'What is this?').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img', { name: 'An example' }).waitFor();
    expect(await dialog.locator('p.text').textContent()).toMatch(/\w+.*\.$/);
    expect(await faultsOf(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'Practise this' }).click();
    await page.getByRole('heading', { name: /^Practise: / }).waitFor();
    await page.getByRole('grid').waitFor();
    await leave();
  });

  it('is found on a position by keyboard, and another one follows', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/practise/greater-than/low-point');
    await page.getByRole('grid').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const why = await toldWhole(page);
    const [, row, col] = /r(\d)c(\d)/.exec(why) ?? [];
    const at = page.locator(`[data-cell="${Number(row) - 1},${Number(col) - 1}"]`);
    await at.focus();
    // A 6 cannot stand where the 1 does.
    await page.keyboard.press('6');
    await page.getByText('Not that one.').first().waitFor();
    await page.keyboard.press('1');
    await page.getByText('Right.').first().waitFor();
    expect(await at.getAttribute('aria-label')).toMatch(/, 1\b/);
    const before = await page.locator('[role="grid"]').innerHTML();
    // The focus goes where the next thing to do is.
    await page.locator('button:focus', { hasText: 'Another one' }).waitFor({ timeout: 5000 });
    await page.keyboard.press('Enter');
    await button(page, 'Hint').waitFor();
    expect(await page.locator('[role="grid"]').innerHTML()).not.toBe(before);
    await leave();
  });

  it('hears a value typed where the focus comes in first, before any cell is chosen', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/practise/greater-than/low-point');
    await page.getByRole('grid').waitFor();
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('6');
    await page.locator('.judged:not(:empty)').waitFor({ timeout: 5000 });
    await leave();
  });

  it('is told under a button that stays where it is, with the numbers that the board has', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/practise/greater-than/chain');
    await button(page, 'Hint').waitFor();
    const place = () => button(page, /^(Hint|Tell me more|Show me)$/).boundingBox();
    const before = await place();
    const lines = page.locator('.nudges li');
    await button(page, 'Hint').click();
    for (let told = 1; await button(page, 'Tell me more').isVisible(); told++) {
      expect(await lines.count()).toBe(told);
      expect(await place()).toEqual(before);
      await button(page, 'Tell me more').click();
    }
    const numbers = await lines.evaluateAll((all) => all.map((line) => line.dataset.number));
    // Where to look, what for, the chain and its steps, and the entry that it opens.
    expect(numbers.filter((number) => number !== '')).toEqual(['1', '2']);
    expect(numbers.slice(0, 3)).toEqual(['', '', '1']);
    expect(numbers.at(-1)).toBe('2');
    await leave();
  });

  it('is practised on a phone in Portuguese, by touch', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await page.goto('/#/practise/cross-a-pix/all-needed');
    await page.getByRole('heading', { name: 'Praticar: Fazem falta todas' }).waitFor();
    await page.getByRole('grid').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await toldWhole(page);
    await button(page, 'Mostra-me').tap();
    await button(page, 'Outra').tap();
    await button(page, 'Dica').waitFor();
    const broad = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(broad).toBeLessThanOrEqual(390);
    await leave();
  });

  it('is listed with all others where the game is learnt', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/learn/cross-a-pix');
    await button(page, 'What is this? All there').click();
    await page.getByRole('dialog').getByRole('img', { name: 'An example' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: /^Practise this ?: All there/ }).click();
    await page.getByRole('heading', { name: 'Practise: All there' }).waitFor();
    await leave();
  });
});

describe('a first puzzle', () => {
  it.each([
    ['greater-than', '6 × 6 with a guide', {}],
    ['cross-a-pix', '8 × 8 with a guide', phone],
  ] as const)('of %s is guided bit by bit', async (game, name, device) => {
    const { page, leave } = await app.visit(device);
    await page.goto(`/#/learn/${game}`);
    await page.getByRole('link', { name }).click();
    const guide = page.getByRole('region', { name: 'Guide' });
    await guide.getByText(/^Look at/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // There is still something to enter with, on a phone too.
    expect(await page.locator('.panel .pad, .panel .segmented').first().isVisible()).toBe(true);
    const more = guide.getByRole('button').last();
    const first = await guide.locator('p').textContent();
    await more.click();
    expect(await guide.locator('p').textContent()).not.toBe(first);
    while ((await more.textContent()) === 'Tell me more') await more.click();
    await more.click();
    // The entry is made, and the guide speaks up by itself.
    await guide.getByText(/^Look at/).waitFor();
    expect(await button(page, 'Undo').isEnabled()).toBe(true);
    await guide.getByRole('button', { name: 'Without a guide' }).click();
    await guide.waitFor({ state: 'detached' });
    await button(page, 'Undo').click();
    expect(await button(page, 'Undo').isEnabled()).toBe(false);
    expect(await page.locator('.card.hint').count()).toBe(0);
    await leave();
  });
});

describe('an address', () => {
  it('that means nothing is told to be none, and leads home', async () => {
    const { page, leave } = await app.visit();
    for (const address of ['/#/nonsense', '/#/practise/greater-than/x', '/#/guided/squex/1']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Not found' }).waitFor();
    }
    await page.getByRole('link', { name: 'To all games' }).click();
    await page.locator('.game-name b').first().waitFor();
    await leave();
  });
});
