import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { linkOf } from './samples.ts';

/** Tests bound what happens, not how fast the machine is. */
const patient = { timeout: 30_000 };

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<number> {
  for (let count = 0; count < 40; count++) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isThere) return count;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached`);
}

/** Walks to a cell of the board by its name and plays it; tells what a screen reader then says. */
function walker(page: Page, size: number): (name: string) => Promise<string> {
  let isFirst = true;
  let [col, row] = [0, 0];
  return async (name) => {
    if (isFirst) await page.keyboard.press('Control+Home');
    isFirst = false;
    const [toCol, toRow] = [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];
    if (toCol >= size || toRow >= size) throw new Error(`${name} is not on the board`);
    for (; col < toCol; col++) await page.keyboard.press('ArrowRight');
    for (; col > toCol; col--) await page.keyboard.press('ArrowLeft');
    for (; row < toRow; row++) await page.keyboard.press('ArrowDown');
    for (; row > toRow; row--) await page.keyboard.press('ArrowUp');
    const live = page.locator('[data-live=polite]');
    const before = await live.textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => live.textContent(), patient).not.toBe(before);
    return (await live.textContent()) ?? '';
  };
}

describe('by keyboard alone, and by ear', () => {
  it('a whole game of Squex is played, from the home page to its end', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.locator('.game-name b').last().waitFor();
    await tabTo(page, 'a[href="#/game/squex"]');
    await page.keyboard.press('Enter');
    await page.locator('form.setup').waitFor();
    await tabTo(page, '.chip:last-child');
    await page.keyboard.press('Enter');
    await tabTo(page, 'input[name=size]');
    await page.keyboard.type('4');
    await tabTo(page, 'form.setup select:not([name])');
    // The first choice of both is a person.
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    await tabTo(page, '.button.primary');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    // The page is walked from its content, in which the board comes first.
    expect(await tabTo(page, '[role=gridcell]')).toBeLessThan(3);

    const play = walker(page, 4);
    expect(await play('b2')).toBe('Blue: b2.');
    for (const name of ['c2', 'c3']) await play(name);
    expect(await play('b3')).toBe('Ochre: b3. Ochre cut 1 square (b2/c3); Blue has two moves.');
    expect(await play('a4')).toBe('Blue: a4. There is one more move in this turn.');
    for (const name of ['d1', 'a1', 'b1', 'c1', 'a2', 'd2']) await play(name);
    expect(await play('a3')).toMatch(/^Blue: a3\. Blue wins\. A chain .* b1 b2 a3 a4\.$/);
    await page.getByRole('heading', { name: 'Blue wins' }).waitFor();
    // The cells tell what is in them, and the last move.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'a3, Blue, last move',
    );
    await leave();
  });

  it('a second move that is lost by a cut is said', async () => {
    const { page, leave } = await app.visit();
    const moves = ['b2', 'c2', 'c3', 'd1', 'c1', 'b3'];
    const record = { game: 'squex', params: { rows: 5, cols: 5 }, players: ['human', 'human'] };
    await page.goto(linkOf({ ...record, moves }));
    await page.locator('.several').getByText('Blue has two moves').waitFor();
    await page.locator('[role=gridcell][tabindex="0"]').focus();
    const said = await walker(page, 5)('d2');
    expect(said).toMatch(/Blue cut 1 square \(.*\); Ochre has two moves\. The second move is lost/);
    await page.locator('.several').getByText('Ochre has two moves').waitFor();
    await leave();
  });

  it('what can be cut is shown by a key, and a refusal is said at once', async () => {
    const { page, leave } = await app.visit();
    const record = { game: 'squex', params: { rows: 5, cols: 5 }, players: ['human', 'human'] };
    await page.goto(linkOf({ ...record, moves: ['b2', 'c2', 'c3'] }));
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('c');
    await page.locator('.full-view[aria-pressed=true]').waitFor();
    await page.locator('[aria-label^="b2,"]').focus();
    await page.keyboard.press('Enter');
    const live = page.locator('[data-live=assertive]');
    await expect.poll(() => live.textContent(), patient).toContain('b2 is taken');
    await leave();
  });
});
