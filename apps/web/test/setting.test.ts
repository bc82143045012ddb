import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { linkOf, startedCross } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row},${col}"]`);

/** A dark square on white, 24 pixels wide, as a bitmap file. */
function square(): Buffer {
  const side = 24;
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + 3 * side * side, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(side, 18);
  head.writeInt32LE(side, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const isDark = (at: number) => at >= 6 && at < 18;
  const pixels = Buffer.alloc(3 * side * side, 255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (isDark(x) && isDark(y)) pixels.fill(20, 3 * (y * side + x), 3 * (y * side + x) + 3);
    }
  }
  return Buffer.concat([head, pixels]);
}

describe('setting a puzzle by hand', () => {
  it('counts solutions as clues are set: several with their difference, one, none', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/set/greater-than');
    await page.getByRole('grid').waitFor();
    const verdict = page.locator('.judgement h2');
    await page.getByRole('heading', { name: 'More than one solution' }).waitFor();
    expect(await page.locator('.judgement p').textContent()).toMatch(/differ in \d+ cells/);
    const lines = ['1234', '3412', '2143', '4321'];
    await cell(page, 0, 0).focus();
    for (const line of lines.slice(0, 3)) {
      for (const digit of line) {
        await page.keyboard.press(digit);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('heading', { name: 'Exactly one solution' }).waitFor();
    // A sign against the digits that stand there.
    await cell(page, 0, 0).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForFunction(
      () => !/Exactly|Counting/.test(document.querySelector('.judgement h2')?.textContent ?? ''),
    );
    expect(await verdict.textContent()).toMatch(/No solution|contradict/);
    await leave();
  });

  it('paints a picture whose clues follow, moves walls, and plays it', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/set/cross-a-pix');
    await page.getByRole('grid').waitFor();
    await cell(page, 1, 1).click();
    await page.getByRole('heading', { name: 'Exactly one solution' }).waitFor();
    // Two cells become one region: painted together.
    await page.keyboard.press('Shift+ArrowRight');
    expect(await cell(page, 1, 2).getAttribute('aria-label')).toContain('region of 2');
    await page.getByRole('heading', { name: 'Exactly one solution' }).waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('rowheader').first().waitFor();
    await cell(page, 1, 2).click();
    await page.getByRole('heading', { name: /^Solved in/ }).waitFor();
    await leave();
  });
});

describe('the board of a setter', () => {
  it('undoes and redoes by keyboard, paints by dragging, and turns an edge where it is clicked', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/set/cross-a-pix');
    await page.getByRole('grid').waitFor();
    const label = (row: number, col: number) => cell(page, row, col).getAttribute('aria-label');
    const boxOf = async (row: number, col: number) => {
      const box = await cell(page, row, col).boundingBox();
      if (box === null) throw new Error('the cell is not on the page');
      return box;
    };
    const [from, to] = [await boxOf(0, 0), await boxOf(0, 3)];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    for (const col of [0, 1, 2, 3]) expect(await label(0, col)).toMatch(/column \d, 1/);
    // A drag is one change.
    await page.keyboard.press('Control+z');
    for (const col of [0, 1, 2, 3]) expect(await label(0, col)).toContain('empty');
    await page.keyboard.press('Control+y');
    expect(await label(0, 3)).toMatch(/column 4, 1/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await label(0, 0)).toMatch(/column 1, 1/);
    // The wall between two cells is clicked away.
    const box = await boxOf(2, 2);
    await page.mouse.click(box.x + box.width * 0.97, box.y + box.height / 2);
    expect(await label(2, 2)).toContain('region of 2');
    expect(await label(2, 2)).toContain('empty');
    await leave();
  });

  it('has the cells of a new draft, which is begun without moving the board', async () => {
    const { page, leave } = await app.visit(phone);
    await page.goto('/#/set/greater-than');
    await page.getByRole('grid').waitFor();
    expect(await page.getByRole('gridcell').count()).toBe(16);
    const begin = page.getByRole('button', { name: 'New draft' });
    // What is said of the draft takes its place first.
    await page.locator('.judgement:not([data-judgement=thinking])').waitFor();
    await begin.scrollIntoViewIfNeeded();
    const before = await page.locator('.board-view').boundingBox();
    await begin.click();
    expect(await page.locator('.board-view').boundingBox()).toEqual(before);
    await page.getByRole('button', { name: '12 × 12' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('gridcell').count()).toBe(144);
    const grid = await page.locator('.board-plane').boundingBox();
    const last = await cell(page, 11, 11).boundingBox();
    if (grid === null || last === null) throw new Error('the cells are not on the page');
    expect(Math.abs(last.x + last.width - grid.x - grid.width)).toBeLessThan(3);
    await cell(page, 0, 0).focus();
    await page.keyboard.type('12');
    expect(await cell(page, 0, 0).getAttribute('aria-label')).toContain('column 1, 12');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('10');
    expect(await cell(page, 0, 1).getAttribute('aria-label')).toContain('column 2, 10');
    await page.keyboard.press('Control+z');
    expect(await cell(page, 0, 1).getAttribute('aria-label')).toContain('empty');
    await leave();
  });
});

describe('a puzzle from a picture', () => {
  it('follows size and threshold, has one solution, and is played', async () => {
    const { page, leave } = await app.visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    await page.goto('/#/game/cross-a-pix');
    await page.getByRole('button', { name: 'Make one from your picture' }).click();
    const file = { name: 'square.bmp', mimeType: 'image/bmp', buffer: square() };
    await page.locator('input[type=file]').setInputFiles(file);
    const made = page.getByText('Exactly one solution');
    await made.waitFor();
    await page.getByRole('img', { name: 'Your picture' }).waitFor();
    const shown = await page.locator('.preview svg').getAttribute('viewBox');
    await page.getByRole('slider', { name: /^Size/ }).fill('8');
    await page.getByText('Size: 8 cells').waitFor();
    // What is told in between may be gone before it is seen: the smaller board is waited for.
    await page.waitForFunction(
      (before) => {
        const drawn = document.querySelector('.preview:not([data-faded]) svg');
        return Number(drawn?.getAttribute('viewBox')?.split(' ')[2]) < before * 0.7;
      },
      Number(shown?.split(' ')[2]),
    );
    await made.waitFor();
    await page.getByRole('switch', { name: 'Find the threshold by itself' }).click();
    await page.locator('.preview:not([data-faded]) svg').waitFor();
    await made.waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('grid', { name: 'Cross-a-Pix, 8 by 8' }).waitFor();
    // The picture stays on the device.
    expect(asked.filter((method) => method !== 'GET')).toEqual([]);
    await leave();
  });

  it('is cropped, trimmed, dithered and made at a level, which is told', async () => {
    const { page, leave } = await app.visit(phone);
    await page.goto('/#/game/cross-a-pix');
    await page.getByRole('button', { name: 'Make one from your picture' }).click();
    const file = { name: 'square.bmp', mimeType: 'image/bmp', buffer: square() };
    await page.locator('input[type=file]').setInputFiles(file);
    const made = page.getByText('Exactly one solution');
    await made.waitFor();
    const original = page.getByRole('img', { name: 'Your picture' });
    const sizeOf = () =>
      original.evaluate((shown: HTMLCanvasElement) => [shown.width, shown.height]);
    const trimmed = await sizeOf();
    await page.getByRole('switch', { name: 'Trim empty margins' }).click();
    const whole = await sizeOf();
    expect(whole[0]).toBeGreaterThan(trimmed[0]);
    await page.getByText('Crop', { exact: true }).click();
    await page.getByRole('slider', { name: /^From the left/ }).fill('50');
    expect((await sizeOf())[0]).toBeLessThan(whole[0]);
    await page.getByRole('slider', { name: /^From the left/ }).fill('0');
    await page.getByRole('slider', { name: /^Contrast/ }).fill('40');
    await page.getByRole('switch', { name: /^Dither/ }).click();
    await page.getByRole('combobox', { name: 'Level' }).selectOption('easy');
    await page.getByText('Exactly one solution · Easy').waitFor();
    await page.getByRole('slider', { name: /^Size/ }).fill('100');
    await page.getByText('Size: 100 cells').waitFor();
    await leave();
  });

  it('is cut in the studio too, and can be changed there', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/set/cross-a-pix');
    await page.getByRole('button', { name: 'My picture' }).click();
    const file = { name: 'square.bmp', mimeType: 'image/bmp', buffer: square() };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('slider', { name: /^Size/ }).fill('7');
    await page.getByText('Size: 7 cells').waitFor();
    const take = page.getByRole('button', { name: 'Put it on the board' });
    await page.getByRole('dialog').getByText('Exactly one solution').first().waitFor();
    await take.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('[data-cell="7,7"]').waitFor({ state: 'detached' });
    await page.locator('[data-cell="6,6"]').waitFor();
    await page.getByRole('heading', { name: 'Exactly one solution' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-cell="7,7"], [data-cell="4,4"]').first().waitFor();
    await leave();
  });
});

describe('fingers', () => {
  it('paint a small cell with one tap, and see it larger when they stay down', async () => {
    const { page, context, leave } = await app.visit(phone);
    await page.goto(linkOf(startedCross));
    await page.getByRole('grid').waitFor();
    const target = cell(page, 7, 0);
    const box = await target.boundingBox();
    if (box === null) throw new Error('the cell is not on the page');
    expect(box.width).toBeLessThan(40);
    await target.tap({ force: true });
    expect(await target.getAttribute('aria-label')).toContain('painted');
    await target.tap({ force: true });
    expect(await target.getAttribute('aria-label')).toContain('blank');
    const client = await context.newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.locator('.magnifier').waitFor();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.magnifier').waitFor({ state: 'detached' });
    expect(await target.getAttribute('aria-label')).toContain('empty');
    await leave();
  });

  it('find every control large enough on the narrowest screen', async () => {
    const narrow = { ...phone, viewport: { width: 320, height: 640 } };
    const { page, leave } = await app.visit(narrow);
    await page.goto('/#/game/greater-than');
    await page.getByRole('button', { name: 'Make it' }).tap();
    await page.getByRole('grid').waitFor();
    await cell(page, 4, 4).tap({ force: true });
    for (const control of await page.locator('.key, .tool, .segmented.wide button').all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: '7, 9 left' }).tap();
    expect(await cell(page, 4, 4).getAttribute('aria-label')).toContain('column 5, 7');
    await leave();
  });
});
