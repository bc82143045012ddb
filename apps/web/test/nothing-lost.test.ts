import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { killAfterKey } from './killed-tab.ts';
import { linkOf, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function begin(page: Page): Promise<void> {
  await page.goto(linkOf(tinySudoku));
  await page.getByRole('grid').waitFor();
}

const cell = (page: Page, row: number, col: number) => page.locator(`[data-cell="${row},${col}"]`);
const label = (page: Page, row: number, col: number) =>
  cell(page, row, col).getAttribute('aria-label');

describe('nothing is lost', () => {
  it('when the tab is killed right after an input', async () => {
    const { page, context, leave } = await app.visit();
    await begin(page);
    const address = page.url();
    await cell(page, 0, 2).focus();
    await killAfterKey(page, '3');
    const again = await context.newPage();
    await again.goto(address);
    await again.getByRole('grid').waitFor();
    expect(await label(again, 0, 2)).toMatch(/column 3, 3/);
    await leave();
  });

  it('over a reload, undo and all', async () => {
    const { page, leave } = await app.visit();
    await begin(page);
    await cell(page, 0, 2).focus();
    await page.keyboard.press('3');
    await page.reload();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('Control+z');
    expect(await label(page, 0, 2)).toContain('empty');
    await page.goto('/');
    await page.locator('a.button.primary', { hasText: 'Continue' }).click();
    await page.getByRole('grid').waitFor();
    await leave();
  });

  it('when two tabs have the same puzzle: the later one is told, and may take it over', async () => {
    const { page, context, leave } = await app.visit();
    await begin(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText('This puzzle is open in another tab.').waitFor();
    await cell(page, 0, 2).focus();
    await page.keyboard.press('3');
    await other.getByRole('button', { name: 'Go on here' }).click();
    await other.getByRole('button', { name: 'Hint' }).waitFor();
    expect(await label(other, 0, 2)).toMatch(/column 3, 3/);
    await page.getByText('This puzzle is open in another tab.').waitFor();
    await leave();
  });

  it('without a word, when the storage is full', async () => {
    const { page, context, leave } = await app.visit();
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      IDBObjectStore.prototype.put = refuse;
    });
    await page.goto('/');
    await page.getByText('The storage of this device is full').waitFor();
    await leave();
  });

  it('where a private window keeps nothing, which is said', async () => {
    const { page, context, leave } = await app.visit();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await begin(page);
    await page.getByText('This window keeps nothing').waitFor();
    await cell(page, 0, 2).focus();
    await page.keyboard.press('3');
    expect(await label(page, 0, 2)).toMatch(/column 3, 3/);
    await leave();
  });

  it('in one file that is exported, erased here, and taken in again', async () => {
    const { page, leave } = await app.visit({ acceptDownloads: true });
    await begin(page);
    await cell(page, 0, 2).focus();
    await page.keyboard.press('3');
    await page.goto('/#/settings');
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all' }).click();
    const file = await (await waiting).path();
    await page.getByRole('button', { name: 'Erase all' }).click();
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    await page.getByText('All saved games are erased.').waitFor();
    await page.getByLabel('Import').setInputFiles(file);
    await page.getByText('1 saved game was brought in.').waitFor();
    await page.goto('/');
    await page.locator('a.button.primary', { hasText: 'Continue' }).click();
    await page.getByRole('grid').waitFor();
    expect(await label(page, 0, 2)).toMatch(/column 3, 3/);
    await leave();
  });
});

describe('what comes from outside', () => {
  it('goes round by a link', async () => {
    const { page, leave } = await app.visit();
    await begin(page);
    await cell(page, 0, 2).focus();
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share, copy or save' }).click();
    await page.getByRole('button', { name: 'With my entries' }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const other = await app.visit();
    await other.page.goto(link);
    await other.page.getByRole('grid').waitFor();
    expect(await label(other.page, 0, 2)).toMatch(/column 3, 3/);
    await other.leave();
    await leave();
  });

  it('is refused with a message when it is broken', async () => {
    const { page, leave } = await app.visit();
    for (const code of [
      'gt1zzzzzzzz',
      'gt1',
      '%E0%A4%A',
      '<img src=x onerror=alert(1)>',
      'rs9abc',
    ]) {
      await page.goto(`/#${code}`);
      await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
      expect(await page.locator('main img').count()).toBe(0);
      await page.goto('/#/settings');
      await page.getByRole('heading', { name: 'Settings' }).waitFor();
    }
    await leave();
  });

  it('is refused with its place when it is no document', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Bring in a puzzle or a game' }).click();
    await page.getByRole('textbox').fill('{"game":"greater-than","boxRows":"two"}');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    expect(await page.getByRole('alert').textContent()).toContain('boxRows');
    await leave();
  });
});
