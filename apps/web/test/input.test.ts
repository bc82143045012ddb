import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { linkOf, tinyCross, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row},${col}"]`);
/** What is said of a cell, once the page has drawn it. */
const label = (page: Page, row: number, col: number) =>
  expect.poll(() => cell(page, row, col).getAttribute('aria-label'));
const selected = (page: Page) =>
  expect.poll(() => page.locator('[data-cell][aria-selected="true"]').count());

async function middleOf(page: Page, row: number, col: number): Promise<[number, number]> {
  const box = await cell(page, row, col).boundingBox();
  if (box === null) throw new Error('the cell is not on the page');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Drags with the mouse over the middles of cells. */
async function drag(page: Page, ...path: readonly (readonly [number, number])[]): Promise<void> {
  for (const [index, [row, col]] of path.entries()) {
    await page.mouse.move(...(await middleOf(page, row, col)), { steps: 4 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

it('takes several cells, notes of every kind, a digit first and the pen by mouse and keyboard', async () => {
  const { page, leave } = await app.visit();
  await page.goto(linkOf(tinySudoku));
  await page.getByRole('grid').waitFor();

  // Several cells: dragged over, added with Ctrl and with Shift and an arrow.
  await drag(page, [0, 2], [1, 2], [1, 3]);
  await selected(page).toBe(3);
  await cell(page, 2, 0).click({ modifiers: ['Control'], force: true });
  await selected(page).toBe(4);
  await press(page, 'Shift+ArrowRight');
  await selected(page).toBe(5);
  const live = page.locator('[data-live="polite"]');
  await expect.poll(() => live.textContent()).toBe('5 cells selected');

  // The modifier keys: corner, centre, colour; what is not held is an entry, in all of them.
  await press(page, 'Shift+1', 'Control+2', 'Control+3', 'Alt+4');
  for (const [row, col] of [
    [0, 2],
    [1, 3],
    [2, 1],
  ] as const) {
    await label(page, row, col).toContain('empty, marks 1, in the middle 2 3, coloured green');
  }
  await press(page, 'Control+z', 'Backspace');
  await label(page, 1, 2).not.toContain('marks');
  await press(page, 'Control+z', 'Control+y', 'Escape');
  await selected(page).toBe(0);

  // A double click selects what is alike, given digits too.
  await cell(page, 0, 3).dblclick({ force: true });
  await selected(page).toBe(4);

  // Digit first: it is taken up, and presses write it.
  await press(page, 'f');
  await page.getByRole('button', { name: /^3, / }).click();
  await cell(page, 0, 2).click({ force: true });
  await cell(page, 2, 3).click({ force: true });
  await label(page, 0, 2).toMatch(/column 3, 3/);
  await label(page, 2, 3).toMatch(/column 4, 3/);
  await press(page, 'f');

  // The pen: lines by dragging, signs on edges, both by keyboard.
  await press(page, 'b');
  await drag(page, [3, 1], [3, 2], [2, 2]);
  await label(page, 3, 2).toContain('line to r4c2, line to r3c3');
  await cell(page, 1, 0).focus();
  await press(page, 'Alt+ArrowDown', 'Shift+ArrowRight');
  await label(page, 1, 0).toContain('line to r2c2, cross towards r3c1');
  const box = await cell(page, 1, 0).boundingBox();
  if (box === null) throw new Error('the cell is not on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 3);
  await label(page, 1, 0).toContain('ring towards r3c1');

  // Tries nest, are coloured, and are kept or dropped.
  await press(page, 'z', 't');
  await cell(page, 1, 2).focus();
  await press(page, '1', 't');
  await cell(page, 1, 3).focus();
  await press(page, '2');
  await label(page, 1, 2).toContain('1, of try 1');
  await label(page, 1, 3).toContain('2, of try 2');
  await page.getByRole('group', { name: 'Try 2' }).getByRole('button', { name: 'Keep' }).click();
  await label(page, 1, 3).toContain('2, of try 1');
  await page.getByRole('group', { name: 'Try 1' }).getByRole('button', { name: 'Drop' }).click();
  await label(page, 1, 2).toContain('empty');
  await label(page, 1, 3).toContain('empty');

  // All of it is there again after a reload.
  await press(page, 'Control+z');
  const before = await page.locator('[data-cell]').evaluateAll(labels);
  await page.reload();
  await page.getByRole('group', { name: 'Try 1' }).waitFor();
  expect(await page.locator('[data-cell]').evaluateAll(labels)).toEqual(before);
  expect(before.join()).toContain('of try 1');
  await leave();
});

it('shows the marks of a large grid under a loupe beside the board, and on a board made larger, as large as text', async () => {
  const { page, leave } = await app.visit();
  const none = (rows: number, cols: number) =>
    Array.from({ length: rows }, () => Array<string>(cols).fill(''));
  const empty = { game: 'greater-than', boxRows: 4, boxCols: 4 };
  await page.goto(linkOf({ ...empty, right: none(16, 15), down: none(15, 16) }));
  await cell(page, 1, 1).focus();
  const ones = Array.from({ length: 9 }, (_, at) => `Shift+${at + 1}`);
  const tens = Array.from({ length: 7 }, (_, at) => ['Shift+1', `Shift+${at}`]).flat();
  // The last 1 of the first round would wait for a second digit.
  await press(page, ...ones.slice(1), ...tens, 'Shift+1', 'Shift+ArrowRight', 'ArrowLeft');
  await label(page, 1, 1).toContain('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16');
  const loupe = page.locator('.loupe');
  const marks = loupe.locator('text').filter({ hasText: /^1[0-6]$/ });
  await expect.poll(() => marks.count()).toBe(7);
  const pixels = (text: Element) => {
    const svg = text.closest('svg');
    if (!(text instanceof SVGTextElement) || svg === null) throw new Error('no text of a drawing');
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
  };
  expect(await marks.first().evaluate(pixels)).toBeGreaterThanOrEqual(14);
  // All of the cell is in sight.
  const [inside, outside] = await Promise.all([
    marks.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().toJSON())),
    loupe.evaluate((box) => box.getBoundingClientRect().toJSON()),
  ]);
  for (const { left, right, top, bottom } of inside) {
    expect([left > outside.left, right < outside.right]).toEqual([true, true]);
    expect([top > outside.top, bottom < outside.bottom]).toEqual([true, true]);
  }
  // A board made larger needs no loupe.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await loupe.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Fit' }).click();
  await loupe.waitFor();
  // One of several cells leaves the place to others.
  await cell(page, 1, 1).focus();
  await press(page, 'Shift+ArrowRight');
  await loupe.waitFor({ state: 'detached' });
  await leave();
});

function labels(cells: readonly Element[]): (string | null)[] {
  return cells.map((each) => each.getAttribute('aria-label'));
}

/** Drags a finger over the middles of cells, fast. */
async function touchOver(
  page: Page,
  client: CDPSession,
  ...path: readonly (readonly [number, number])[]
): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at[0], y: at[1] }],
    });
  const places = await Promise.all(path.map(([row, col]) => middleOf(page, row, col)));
  for (const [index, at] of places.entries()) {
    await send(index === 0 ? 'touchStart' : 'touchMove', at);
  }
  await send('touchEnd');
}

it('hears a tap that follows a fast drag at once', async () => {
  const { page, context, leave } = await app.visit(phone);
  const client = await context.newCDPSession(page);
  await page.goto(linkOf(tinySudoku));
  await page.getByRole('grid').waitFor();
  const hands = page.getByRole('group', { name: 'Keys write' });
  // A browser that takes the drag for a fling swallows about half of the taps after it.
  for (const name of ['Corner', 'Digit', 'Centre', 'Digit', 'Colour', 'Digit', 'Pen', 'Digit']) {
    await touchOver(page, client, [0, 2], [1, 2], [1, 3]);
    const key = hands.getByRole('button', { name });
    await key.tap();
    await expect.poll(() => key.getAttribute('aria-pressed'), { timeout: 5000 }).toBe('true');
  }
  // The activation of a screen reader is no end of a drag either.
  await touchOver(page, client, [0, 2], [1, 2], [1, 3]);
  await cell(page, 3, 1).evaluate((element: HTMLElement) => element.click());
  await selected(page).toBe(0);
  await leave();
});

it('drags nothing by a mouse whose button was lifted outside of the board', async () => {
  const { page, leave } = await app.visit();
  await page.goto(linkOf(tinySudoku));
  await page.getByRole('grid').waitFor();
  const [x, y] = await middleOf(page, 1, 0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(5, y, { steps: 5 });
  await page.mouse.up();
  for (const col of [0, 1, 2]) {
    await page.mouse.move(...(await middleOf(page, 2, col)), { steps: 3 });
  }
  await selected(page).toBe(0);
  await leave();
});

it('takes all of it by touch, in Portuguese, with buttons for a finger', async () => {
  const { page, context, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
  const client = await context.newCDPSession(page);
  await page.goto(linkOf(tinySudoku));
  await page.getByRole('grid').waitFor();
  const mode = (name: string) =>
    page.getByRole('group', { name: 'As teclas escrevem' }).getByRole('button', { name });
  const take = async (name: string) => {
    await mode(name).click();
    await expect.poll(() => mode(name).getAttribute('aria-pressed')).toBe('true');
  };
  for (const name of ['Número', 'Canto', 'Centro', 'Cor', 'Caneta']) {
    const box = await mode(name).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
  }
  await touchOver(page, client, [0, 2], [1, 2], [1, 3]);
  await selected(page).toBe(3);
  await take('Canto');
  await page.getByRole('button', { name: /^1, / }).click();
  await take('Cor');
  await page.getByRole('button', { name: 'amarelo' }).click();
  await label(page, 1, 2).toContain('vazia, marcas 1, a amarelo');
  await take('Caneta');
  await touchOver(page, client, [2, 0], [2, 1]);
  await label(page, 2, 0).toContain('linha até L3C2');
  await take('Número');
  await page.getByRole('button', { name: 'Primeiro o número' }).click();
  await page.getByRole('button', { name: /^3, / }).click();
  await cell(page, 0, 2).click({ force: true });
  await label(page, 0, 2).toMatch(/coluna 3, 3/);
  await page.getByRole('button', { name: 'Primeiro o número' }).click();
  await page.getByRole('button', { name: 'Tentar' }).click();
  await page.getByRole('group', { name: 'Tentativa 1' }).waitFor();

  // Where values are painted: colours of whole regions, the pen, and notes on lines.
  await page.goto(linkOf(tinyCross));
  await page.getByRole('grid', { name: /Cross-a-Pix/ }).waitFor();
  const tool = (name: string) =>
    page.getByRole('group', { name: 'Um toque significa' }).getByRole('button', { name });
  await tool('Cor').click();
  await page.getByRole('button', { name: 'verde' }).click();
  await cell(page, 1, 0).click({ force: true });
  // The region of the cell is two cells wide.
  await label(page, 1, 1).toContain('a verde');
  await tool('Caneta').click();
  await touchOver(page, client, [0, 0], [0, 1], [0, 2]);
  await label(page, 0, 1).toContain('linha até L1C1, linha até L1C3');
  const note = page.getByRole('textbox', { name: 'Nota na linha 1' });
  await note.fill('1?');
  await note.press('Enter');
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toContain('nota: 1?');
  await leave();
});
