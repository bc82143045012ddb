import type { JsonObject } from 'ludoteca/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { linkOf, tinyCross, tinyPicture, tinySolution, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Brings a document in through the dialog of the shelf. */
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

describe('a puzzle whose values are typed', () => {
  it('is solved by keyboard alone, from the shelf to the end', async () => {
    const { page, leave } = await app.visit();
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
    await leave();
  });

  it('pencils, erases, undoes, tries out, and clears marks by itself', async () => {
    const { page, leave } = await app.visit();
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
    await page.keyboard.press('t');
    expect(await label(0, 2)).toMatch(/column 3, 3/);
    await leave();
  });

  it('is checked on demand, and shows faults at once where that is wished', async () => {
    const { page, leave } = await app.visit();
    await open(page, tinySudoku);
    await press(page, 0, 2);
    await page.getByRole('button', { name: '2, ' }).click();
    await page.keyboard.press('k');
    await page.getByText('1 entry is wrong, marked on the board.').first().waitFor();
    const label = () => cell(page, 0, 2).getAttribute('aria-label');
    expect(await label()).toContain('wrong');
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('switch', { name: 'Show faults as they happen' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await label()).not.toContain('wrong');
    await cell(page, 0, 2).focus();
    await page.keyboard.press('2');
    expect(await label()).toContain('wrong');
    await leave();
  });

  it('drops a hint that was overtaken by an entry', async () => {
    const { page, leave } = await app.visit();
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
    await page.waitForTimeout(700);
    expect(await page.locator('.hint').count()).toBe(0);
    expect(await cell(page, 0, 2).getAttribute('aria-label')).toMatch(/column 3, 3/);
    await leave();
  });

  it('is solved by hints alone', async () => {
    const { page, leave } = await app.visit();
    await open(page, tinySudoku);
    const solved = page.getByRole('heading', { name: /^Solved in/ });
    for (let step = 0; step < 60 && !(await solved.isVisible()); step++) {
      await page.keyboard.press('h');
      await page.locator('.hint h2').waitFor();
      expect(await page.locator('.hint p').first().textContent()).toMatch(/\w{3}/);
      await page.keyboard.press('h');
      await page.locator('.hint').waitFor({ state: 'detached' });
    }
    await solved.waitFor({ timeout: 2000 });
    await leave();
  });
});

describe('a puzzle whose values are painted', () => {
  it('is painted by mouse, by dragging, and marked as blank by the other button', async () => {
    const { page, leave } = await app.visit();
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
    for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
    expect(await entry(0, 1)).toContain('empty');
    for (const [row, line] of tinyPicture.entries()) {
      for (const [col, paint] of line.entries()) {
        if (row === 1 && col === 1) continue;
        await press(page, row, col, paint === 1 ? 'left' : 'right');
      }
    }
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    await leave();
  });

  it('is painted by touch', async () => {
    const { page, leave } = await app.visit(phone);
    await open(page, tinyCross);
    for (const [row, line] of tinyPicture.entries()) {
      for (const [col, paint] of line.entries()) {
        if (row === 1 && col === 1) continue;
        const name = paint === 1 ? 'Paint' : 'Blank';
        await page.getByRole('button', { name, exact: true }).tap();
        await cell(page, row, col).tap({ force: true });
      }
    }
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    await leave();
  });
});

describe('a new puzzle', () => {
  it('is made in a worker, and the making can be stopped', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/game/greater-than');
    await page.getByRole('button', { name: '16 × 16' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: '4 × 4' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(16);
    await leave();
  });
});
