import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { linkOf, tinyCross, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row},${col}"]`);
const label = (page: Page, row: number, col: number) =>
  cell(page, row, col).getAttribute('aria-label');

/** A drag between two places, each a cell and a part of its width and height. */
type Place = readonly [row: number, col: number, x?: number, y?: number];
async function drag(page: Page, from: Place, to: Place): Promise<void> {
  const point = async ([row, col, x = 0.5, y = 0.5]: Place) => {
    const box = await cell(page, row, col).boundingBox();
    if (box === null) throw new Error('the cell is not on the page');
    return [box.x + box.width * x, box.y + box.height * y] as const;
  };
  const [start, end] = [await point(from), await point(to)];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 8 });
  await page.mouse.up();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('grid').waitFor();
}

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const known = (page: Page, text: string | RegExp) =>
  page.locator('.judgement', { hasText: text }).waitFor();

describe('the tools of a setter', () => {
  it('draw walls along lines and merge regions, each drag as one change', async () => {
    const { page, leave } = await app.visit();
    await open(page, '/#/set/cross-a-pix');
    await tool(page, 'Paint');
    await cell(page, 0, 0).click();
    await tool(page, 'Merge');
    await drag(page, [0, 0], [0, 2]);
    // Painted as the region where it began.
    for (const col of [0, 1, 2]) expect(await label(page, 0, col)).toMatch(/, 1, .*region of 3/);
    await drag(page, [0, 1], [1, 1]);
    expect(await label(page, 1, 1)).toContain('region of 4');
    await tool(page, 'Walls');
    await drag(page, [1, 1, 0, 0.05], [1, 2, 0, 0.05]);
    expect(await label(page, 1, 1)).not.toContain('region of 4');
    expect(await label(page, 0, 1)).toContain('region of 3');
    // A drag that begins on a wall takes walls away.
    await drag(page, [3, 0, 0, 0], [3, 2, 0, 0]);
    expect(await label(page, 2, 1)).toContain('region of 2');
    await page.keyboard.press('Control+z');
    expect(await label(page, 2, 1)).not.toContain('region of 2');
    // By keyboard the tool in hand does the same.
    await tool(page, 'Merge');
    await cell(page, 4, 3).focus();
    await page.keyboard.press('Shift+ArrowRight');
    expect(await label(page, 4, 4)).toContain('region of 2');
    await leave();
  });

  it('draw signs from larger to smaller, tell level, path and clues that could go, and take words of the author', async () => {
    const { page, leave } = await app.visit();
    await open(page, '/#/set/greater-than');
    await tool(page, 'Signs');
    await drag(page, [0, 3], [0, 0]);
    const bare = await label(page, 3, 0);
    await drag(page, [3, 0], [2, 0]);
    const signed = await label(page, 3, 0);
    expect(signed).not.toBe(bare);
    // The same again takes it away, and that is undone.
    await drag(page, [3, 0], [2, 0]);
    expect(await label(page, 3, 0)).toBe(bare);
    await page.keyboard.press('Control+z');
    expect(await label(page, 3, 0)).toBe(signed);
    await tool(page, 'Digits');
    await cell(page, 0, 0).focus();
    for (const line of ['1234', '3412', '2143']) {
      for (const digit of line) {
        await page.keyboard.press(digit);
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
    }
    await known(page, 'Exactly one solution');
    await known(page, /Level: Easy/);
    await known(page, /clues could each be left out alone/);
    await page.getByText('clues could each be left out alone').click();
    await page.locator('.redundant li').first().waitFor();
    expect(await page.locator('.board [stroke-dasharray]').count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Hide the marks' }).click();
    expect(await page.locator('.board [stroke-dasharray]').count()).toBe(0);
    await page.getByText('Solving path').click();
    const step = page.locator('.path li button').first();
    await step.click();
    expect(await step.getAttribute('aria-pressed')).toBe('true');
    await page.getByText('Title, author, rules').click();
    await page.getByLabel('Title', { exact: true }).fill('First light');
    await page.getByLabel('Author').fill('Ana');
    await page.getByLabel('Rules of its own').fill('Read it twice.');
    // What is known is not asked again for words.
    expect(await page.locator('.level').textContent()).toBe('Level: Easy');

    // Solvers get it with its words and its level, and nothing of its solution.
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    // Every format that is written, those of other programs too.
    const penpa = page.locator('#share-format option', { hasText: 'penpa' });
    await penpa.waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'For editors' }).click();
    const editors = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    expect(editors).toContain('#/edit/');
    await page.getByText(/the draft with its solution, title, author and rules/).waitFor();
    const other = await app.visit();
    await open(other.page, link);
    const about = other.page.getByRole('region', { name: 'About this puzzle' });
    await about.getByRole('heading', { name: 'First light, by Ana' }).waitFor();
    await about.getByText('Read it twice.').waitFor();
    expect(await other.page.locator('.head .meta').textContent()).toContain('Easy');
    await open(other.page, editors);
    await known(other.page, 'Exactly one solution');
    expect(other.page.url()).toContain('#/set/greater-than/');
    await other.page.getByText('Title, author, rules').click();
    expect(await other.page.getByLabel('Title', { exact: true }).inputValue()).toBe('First light');
    await other.leave();
    await leave();
  });
});

describe('drafts', () => {
  it('are many, and are found again, deleted and brought back, on a phone in Portuguese', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await open(page, '/#/set/greater-than');
    await page.getByText('Título, autor, regras').click();
    await page.getByLabel('Título', { exact: true }).fill('Um');
    await page.getByRole('button', { name: 'Novo rascunho' }).click();
    await page.getByRole('button', { name: '6 × 6' }).click();
    await page.locator('[data-cell="5,5"]').waitFor();
    await page.getByText('Título, autor, regras').click();
    await page.getByLabel('Título', { exact: true }).fill('Dois');
    const address = page.url();
    await page.reload();
    await page.locator('[data-cell="5,5"]').waitFor();
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: 'Rascunhos' }).click();
    await page.getByRole('dialog').getByText('Dois').waitFor();
    await page.getByRole('button', { name: 'Apagar Um' }).click();
    await page.getByRole('dialog').getByText('Um', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
    await page.getByRole('dialog').getByText('Um', { exact: true }).click();
    await page.locator('[data-cell="5,5"]').waitFor({ state: 'detached' });
    expect(await page.getByRole('gridcell').count()).toBe(16);
    await leave();
  });

  it('begin with any puzzle, whose picture is found where clues are counted from it', async () => {
    const { page, leave } = await app.visit();
    await open(page, linkOf(tinyCross));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Edit as a setter' }).click();
    await page.getByRole('heading', { name: 'Set a puzzle' }).waitFor();
    await known(page, 'Exactly one solution');
    expect(await label(page, 1, 1)).toContain(', 1');
    // One more stroke counts from the picture, not from nothing.
    await tool(page, 'Paint');
    await cell(page, 0, 0).click();
    expect(await label(page, 0, 1)).toContain(', 1');
    // A code that is none of a puzzle is refused in words.
    await page.goto(`/#/edit/${linkOf(tinySudoku).slice(2)}x`);
    await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
    await leave();
  });
});
