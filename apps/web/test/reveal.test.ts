/** What a solved Cross-a-Pix shows, and that it does not show it before. */

import { crossAPix } from 'ludoteca/cross-a-pix';
import { furnish, generate } from 'ludoteca/puzzle';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { linkOf } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The link of a picture puzzle in which one region is open, and the first cell of that region. */
async function nearlyDone(picture: string) {
  const recipe = crossAPix.recipe({ style: 'picture', picture });
  const furnished = recipe.ok ? await furnish(crossAPix, recipe.value) : recipe;
  if (!furnished.ok) throw new Error(furnished.error.code);
  const made = generate(crossAPix, furnished.value, 'reveal');
  if (!made.ok) throw new Error(made.error.code);
  const { clues, solution } = made.value;
  const row = solution.findIndex((line) => line.includes(1));
  const cell = { row, col: solution[row].indexOf(1) };
  const grid = crossAPix.write(clues, solution, cell, undefined);
  return { link: linkOf({ game: 'cross-a-pix', ...crossAPix.toJson({ clues, grid }) }), cell };
}

async function solve(page: Page, picture: string): Promise<void> {
  const { link, cell } = await nearlyDone(picture);
  await page.goto(link);
  await page.getByRole('grid').waitFor();
  const last = page.locator(`[data-cell="${cell.row},${cell.col}"]`);
  await last.focus();
  await page.keyboard.press('Space');
}

describe('a solved picture', () => {
  it('is shown whole, in colour, with its title, and not before', async () => {
    const { page, leave } = await app.visit();
    const { link } = await nearlyDone('cards-heart');
    await page.goto(link);
    await page.getByRole('grid').waitFor();
    expect(await page.locator('body').innerText()).not.toContain('Heart');
    await solve(page, 'cards-heart');
    await page.getByRole('heading', { name: 'Heart', exact: true }).waitFor();
    const picture = page.getByRole('img', { name: 'Heart', exact: true });
    expect(await picture.locator('path').getAttribute('fill')).toBe('#b3261e');
    const said = page.locator('[data-live="polite"]', { hasText: 'The picture: Heart' });
    await said.waitFor({ state: 'attached' });
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show the walls' }).click();
    await picture.waitFor({ state: 'detached' });
    expect(await page.getByRole('grid').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Show the walls' }).click();
    await picture.waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await picture.waitFor({ state: 'detached' });
    await leave();
  });

  it('is saved as PNG and as SVG, under its title', async () => {
    const { page, leave } = await app.visit();
    await solve(page, 'cards-heart');
    for (const [button, name] of [
      ['Save the picture', 'heart.png'],
      ['As SVG', 'heart.svg'],
    ]) {
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await coming).suggestedFilename()).toBe(name);
    }
    await leave();
  });

  it('is seen whole on a phone, in Portuguese, however large it is', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await solve(page, 'cat');
    const picture = page.getByRole('img', { name: 'Gato', exact: true });
    await picture.waitFor();
    const box = await picture.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true);
    expect(await picture.getAttribute('viewBox')).toBe('-1 -1 32 32');
    await page.getByRole('heading', { name: 'Gato', exact: true }).waitFor();
    await leave();
  });

  it.each<[string, BrowserContextOptions, string]>([
    ['fades in', { reducedMotion: 'no-preference' }, 'picture-in'],
    ['is there at once for who asked for less motion', { reducedMotion: 'reduce' }, 'none'],
  ])('%s', async (_, options, motion) => {
    const { page, leave } = await app.visit(options);
    await solve(page, 'cards-heart');
    const picture = page.locator('.finished-picture');
    await picture.waitFor();
    expect(await picture.evaluate((shown) => getComputedStyle(shown).animationName)).toBe(motion);
    await leave();
  });
});

describe('a new Cross-a-Pix', () => {
  it('is a picture of the library unless asked otherwise; its table comes only then', async () => {
    const { page, leave } = await app.visit();
    const tables: string[] = [];
    page.on('request', (request) => {
      if (/side-\d+/.test(request.url())) tables.push(request.url());
    });
    await page.goto('/#/game/cross-a-pix');
    await page.getByRole('button', { name: '10 × 10' }).click();
    expect(tables).toEqual([]);
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Solve/ }).click();
    const solved = page.locator('.finished-picture');
    await solved.waitFor();
    // Only the library's pictures have a title of their own.
    expect(await solved.getAttribute('aria-label')).not.toBe('Your picture');
    await leave();
  });
});
