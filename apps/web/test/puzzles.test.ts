import type { JsonObject } from 'ludoteca/document';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { largeCross, linkOf, tinyCross, tinyPicture, tinySolution, tinySudoku } from './samples.ts';

let app: App;
/** A visit of its own for each test: nothing is kept from one to the next. */
let page: Page;
let leave: () => Promise<void>;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(async () => {
  ({ page, leave } = await app.visit());
});
afterEach(() => leave());
afterAll(() => app.close());

/** Brings a document in through the dialog of the home page. */
async function bringIn(page: Page, text: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bring in a puzzle or a game' }).click();
  await page.getByRole('textbox', { name: 'Paste it here' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('grid').waitFor();
}

/** Opens a document by its link. */
async function open(page: Page, document: JsonObject): Promise<void> {
  await page.goto(linkOf(document));
  await page.getByRole('grid').waitFor();
}

const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row},${col}"]`);

async function press(page: Page, row: number, col: number, button: 'left' | 'right' = 'left') {
  const box = await cell(page, row, col).boundingBox();
  if (box === null) throw new Error('the cell is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button });
}

/** Turns an option on or off. */
async function turn(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: 'Close' }).click();
}

describe('a puzzle whose values are typed', () => {
  it('is solved by keyboard alone, from the home page to the end', async () => {
    await bringIn(page, JSON.stringify(tinySudoku));
    await cell(page, 0, 0).focus();
    for (const [row, line] of tinySolution.entries()) {
      for (const [col, digit] of line.entries()) {
        if (tinySudoku.givens[row][col] === 0) await page.keyboard.press(String(digit));
        if (col < 3) await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    expect(await page.locator('[data-live="polite"]').textContent()).toMatch(/Solved in 0:/);
  });

  it('pencils, erases, undoes, tries out, and clears marks by itself', async () => {
    await open(page, tinySudoku);
    const label = (row: number, col: number) => cell(page, row, col).getAttribute('aria-label');
    await cell(page, 1, 2).focus();
    await page.keyboard.press('Shift+3');
    await page.keyboard.press('Shift+1');
    expect(await label(1, 2)).toContain('empty, marks 1 3');
    await cell(page, 0, 2).focus();
    await page.keyboard.press('3');
    // The 3 above rules out the mark below it.
    expect(await label(1, 2)).toContain('empty, marks 1,');
    await page.keyboard.press('Control+z');
    expect(await label(1, 2)).toContain('empty, marks 1 3');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('t');
    await page.keyboard.press('Backspace');
    expect(await label(0, 2)).toContain('empty');
    await page.keyboard.press('r');
    expect(await label(0, 2)).toMatch(/column 3, 3/);
  });

  it('shows faults at once, unless that is turned off, and is checked on demand', async () => {
    await open(page, tinySudoku);
    const label = () => cell(page, 0, 2).getAttribute('aria-label');
    await press(page, 0, 2);
    await page.getByRole('button', { name: '2, ' }).click();
    expect(await label()).toContain('wrong');
    await turn(page, 'Show faults as they happen');
    expect(await label()).not.toContain('wrong');
    await page.keyboard.press('k');
    await page.getByText('1 entry is wrong, marked on the board.').first().waitFor();
    expect(await label()).toContain('wrong');
    await turn(page, 'Show faults as they happen');
    // Rows and columns are numbered always where that is asked for.
    const numbers = page.locator('svg text', { hasText: /^r1$/ });
    expect(await numbers.count()).toBe(0);
    await turn(page, /^Number the rows and columns/);
    await numbers.waitFor();
    await page.reload();
    await numbers.waitFor();
    await turn(page, /^Number the rows and columns/);
  });

  it('drops a hint that was overtaken by an entry', async () => {
    await open(page, tinySudoku);
    await cell(page, 0, 2).focus();
    // Both in one task: the entry comes while the worker thinks.
    await page.evaluate(() => {
      const send = (key: string, code: string) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
        );
      send('h', 'KeyH');
      send('3', 'Digit3');
    });
    // What is asked of a worker after it has come back: so would the hint have.
    await page.keyboard.press('k');
    await page.getByText('Everything is right so far.').first().waitFor();
    expect(await page.locator('.hint').count()).toBe(0);
    expect(await cell(page, 0, 2).getAttribute('aria-label')).toMatch(/column 3, 3/);
  });

  it('tells a hint bit by bit while nothing under it moves, and is solved by hints alone', async () => {
    await open(page, tinySudoku);
    await tellsInPlace(page);
    const solved = page.getByRole('heading', { name: /^Solved in/ });
    for (let step = 0; step < 60 && !(await solved.isVisible()); step++) {
      await page.keyboard.press('h');
      await page.locator('.nudges li').first().waitFor();
      expect(await page.locator('.nudges li').first().textContent()).toMatch(/\w{3}/);
      // Each asking tells one bit more; the last takes it.
      for (let asked = 0; asked < 9 && (await page.locator('.hint').count()) > 0; asked++) {
        await page.keyboard.press('h');
      }
      await page.locator('.hint').waitFor({ state: 'detached' });
    }
    await solved.waitFor({ timeout: 2000 });
  });

  /** Asks for a hint to its end: the buttons stay where they are. */
  async function tellsInPlace(on: Page): Promise<void> {
    const button = on.getByRole('button', { name: 'Hint', exact: true });
    const before = await button.boundingBox();
    await button.click();
    const lines = on.locator('.nudges li');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(1);
    expect(await button.boundingBox()).toEqual(before);
    const more = on.getByRole('button', { name: 'Tell me more' });
    for (let asked = 0; asked < 9 && (await more.isVisible()); asked++) await more.click();
    expect(await lines.count()).toBeGreaterThan(1);
    expect(await button.boundingBox()).toEqual(before);
    // While a hint speaks of cells, the rows and columns are numbered.
    expect(await on.locator('svg text', { hasText: /^r1$/ }).count()).toBeGreaterThan(0);
    await on.getByRole('button', { name: /^(Place|Do it|Enter|Rule out)/ }).click();
    await on.locator('.hint').waitFor({ state: 'detached' });
    expect(await button.boundingBox()).toEqual(before);
  }

  it('tells a hint in its place on a phone, where regions are painted by touch', async () => {
    const { page, leave } = await app.visit(phone);
    await open(page, tinySudoku);
    await tellsInPlace(page);
    await page.goto('/#/settings');
    await page.getByRole('grid').waitFor({ state: 'detached' });
    await open(page, tinyCross);
    await page.getByRole('button', { name: 'Blank', exact: true }).tap();
    await cell(page, 0, 0).tap({ force: true });
    await page.getByRole('button', { name: 'Paint', exact: true }).tap();
    for (const [row, col] of [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
    ]) {
      await cell(page, row, col).tap({ force: true });
    }
    // Solved when the picture is there, blanks marked or not.
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    expect(await cell(page, 2, 2).getAttribute('aria-label')).toContain('blank');
    await leave();
  });
});

describe('a puzzle whose values are painted', () => {
  it('is painted by mouse, by dragging, and marked as blank by the other button', async () => {
    await open(page, tinyCross);
    const entry = (row: number, col: number) => cell(page, row, col).getAttribute('aria-label');
    await press(page, 1, 0);
    expect(await entry(1, 1)).toContain('painted');
    await press(page, 1, 0);
    expect(await entry(1, 1)).toContain('blank');
    await press(page, 1, 0);
    expect(await entry(1, 1)).toContain('empty');
    const [from, to] = [await cell(page, 0, 0).boundingBox(), await cell(page, 0, 2).boundingBox()];
    if (from === null || to === null) throw new Error('the cells are on the page');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 8 });
    await page.mouse.up();
    for (const col of [0, 1, 2]) expect(await entry(0, col)).toContain('painted');
    expect(await page.locator('[data-live="polite"]').textContent()).toBe('Paint: 3 entries');
    // A stroke is one change.
    await page.keyboard.press('Control+z');
    for (const col of [0, 1, 2]) expect(await entry(0, col)).toContain('empty');
    expect(await entry(1, 1)).toContain('empty');
    for (const wanted of [0, 1]) {
      for (const [row, line] of tinyPicture.entries()) {
        for (const [col, paint] of line.entries()) {
          if (paint !== wanted || (row === 1 && col === 1)) continue;
          await press(page, row, col, paint === 1 ? 'left' : 'right');
        }
      }
    }
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    // What is solved stays so.
    await press(page, 0, 0);
    expect(await entry(0, 0)).toContain('blank');
  });

  it('says what its clues still want, calls out the broken ones, and begins a hint with where to look', async () => {
    await open(page, tinyCross);
    await cell(page, 1, 0).focus();
    await page.keyboard.press('h');
    await page.locator('.nudges li').waitFor();
    expect(await page.locator('.nudges li').textContent()).toMatch(/^Look (at|for)/);
    await page.keyboard.press('Escape');
    await cell(page, 1, 0).focus();
    await page.keyboard.press('Space');
    const live = page.locator('[data-live="polite"]');
    expect(await live.textContent()).toBe('the region of r2c1 is painted; column 1 is met');
    const head = (row: number) => page.getByRole('rowheader').nth(row).textContent();
    expect(await head(1)).toBe('2 of 3 cells painted, 1 of 1 block');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    expect(await head(1)).toBe('met: 3 cells painted, 1 block');
    await cell(page, 0, 0).focus();
    await page.keyboard.press('Space');
    const calledOut = page.locator('.board-shapes text', { hasText: '!' });
    expect(await calledOut.count()).toBeGreaterThan(0);
  });

  it('is zoomed, moved and painted where it is large', async () => {
    await open(page, largeCross(36));
    const label = (row: number, col: number) => cell(page, row, col).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Map: drag to move' }).waitFor();
    await press(page, 0, 0);
    expect(await label(0, 0)).toContain('painted');
    await page.keyboard.press('Control+End');
    await cell(page, 35, 35).waitFor();
    await page.keyboard.press('Space');
    expect(await label(35, 35)).toContain('painted');
    // The whole board: cells are small, and painted all the same.
    await page.keyboard.press('0');
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    await press(page, 35, 34, 'right');
    expect(await label(35, 34)).toContain('blank');
    await page.keyboard.press('Control+z');
    expect(await label(35, 34)).toContain('empty');
  });
});

describe('the end', () => {
  it('is not the player’s where the solution was asked for, and the clock goes on after undo', async () => {
    const all = Array.from({ length: 36 }, () => [36, 1]);
    await open(page, { ...largeCross(36), rowClues: all, colClues: all });
    await page.getByRole('button', { name: 'Map: drag to move' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    await page.getByRole('heading', { name: 'The solution' }).waitFor();
    await page.getByText('it does not count as solved').waitFor();
    await page.getByText('0 solved').waitFor();
    // However large it is, it is then seen whole.
    await page.locator('.board-view:not([data-zoomed])').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    const clock = page.getByRole('timer');
    const stood = await clock.textContent();
    await page.waitForFunction(
      (before) => document.querySelector('[role="timer"]')?.textContent !== before,
      stood,
    );
  });

  it('checks entries, not cells: a region is one', async () => {
    await open(page, tinyCross);
    await press(page, 0, 0);
    await press(page, 1, 0, 'right');
    await page.keyboard.press('k');
    await page.getByText('2 entries are wrong, marked on the board.').first().waitFor();
  });
});

describe('a new puzzle', () => {
  it('is made in a worker, and the making can be stopped', async () => {
    await page.goto('/#/new/greater-than');
    await page.getByRole('button', { name: '16 × 16' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: '4 × 4' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(16);
  });
});
