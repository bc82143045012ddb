/** Pictures and paper from the page, held against those of the command. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { here } from '../../cli/test/in-process.ts';
import { difference, readPdf, readPng, samples } from '../../cli/test/paper-samples.ts';
import { type App, openApp } from './app.ts';
import { faultsOf } from './axe.ts';
import { tinySolution, tinySudoku } from './samples.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
let app: App;
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-pictures-'));
const path = (name: string) => join(folder, name);
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Opens a board by its code, and the dialog that makes pictures of it. */
async function openPictures(page: Page, code: string): Promise<void> {
  await page.goto(`/#${code}`);
  await page.getByRole('grid').waitFor();
  await showPictures(page);
}

async function showPictures(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('button', { name: 'Picture and paper' }).click();
  await page.locator('.picture-preview').waitFor();
}

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const name of names) await dialog.getByRole('button', { name, exact: true }).click();
}

/** Saves what is asked for, under a name that tells where it came from. */
async function save(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const download = await coming;
  await download.saveAs(path(name));
  return download.suggestedFilename();
}

/** What the command makes of a document. */
async function command(input: string, name: string, ...flags: readonly string[]): Promise<void> {
  const { code, stderr } = await here(['draw', '-', '-o', path(name), ...flags], { input });
  expect(stderr).toBe('');
  expect(code).toBe(0);
}

const bytes = (name: string) => readFileSync(path(name));

// One puzzle and one board game; all of them in the long suite.
const drawnBoth = Object.entries(samples).filter((_, index) => isLong || index % 2 === 1);

describe.each(drawnBoth)('a board of %s', (game, code) => {
  it('is the same picture from the page and from the command', async () => {
    const { page, leave } = await app.visit();
    await openPictures(page, code);
    expect(await save(page, 'page.svg')).toBe(`${game}.svg`);
    await command(code, 'command.svg');
    expect(bytes('page.svg').equals(bytes('command.svg'))).toBe(true);

    await choose(page, 'Black and white');
    await save(page, 'page-ink.svg');
    await command(code, 'command-ink.svg', '--theme', 'ink');
    expect(bytes('page-ink.svg').equals(bytes('command-ink.svg'))).toBe(true);

    await choose(page, 'PNG', 'Light');
    await page.getByRole('spinbutton', { name: 'Size of a cell' }).fill('33');
    await page.getByRole('combobox', { name: 'Sharpness' }).selectOption('300 dpi');
    expect(await save(page, 'page.png')).toBe(`${game}.png`);
    await command(code, 'command.png', '--cell', '33', '--dpi', '300');
    const [own, other] = [readPng(path('page.png')), readPng(path('command.png'))];
    expect([own.width, own.height]).toEqual([other.width, other.height]);
    expect(difference(own, other)).toBeLessThan(0.005);
    // Both say how large they are on paper.
    expect(bytes('page.png').subarray(33, 54).equals(bytes('command.png').subarray(33, 54))).toBe(
      true,
    );

    expect(await faultsOf(page)).toEqual([]);
    await choose(page, 'PDF');
    expect(await save(page, 'page.pdf')).toBe(`${game}.pdf`);
    await command(code, 'command.pdf', '--cell', '33');
    const printed = await readPdf(path('page.pdf'));
    expect(printed).toEqual(await readPdf(path('command.pdf')));
    expect(printed.pages).toHaveLength(1);
    await leave();
  });
});

describe('a picture', () => {
  const half = {
    ...tinySudoku,
    grid: [
      [1, 2, 3, 4],
      [0, 4, 0, 0],
      [0, 0, 4, 0],
      [4, 0, 0, 1],
    ],
  };

  it('shows the board empty, as it stands with its marks, with all candidates, or solved', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Bring in a puzzle or a game' }).click();
    await page.getByRole('textbox', { name: 'Paste it here' }).fill(JSON.stringify(half));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('[data-cell="1,0"]').focus();
    await page.keyboard.press('Shift+3');
    await showPictures(page);
    const digits = async (name: string) => {
      await save(page, name);
      return bytes(name).toString().match(/<text/g)?.length;
    };
    const entries = 7;
    expect(await digits('mine.svg')).toBe(entries + 2);
    await choose(page, 'None');
    expect(await digits('now.svg')).toBe(entries + 1);
    await command(JSON.stringify(half), 'command-now.svg');
    expect(bytes('now.svg').equals(bytes('command-now.svg'))).toBe(true);
    await choose(page, 'All candidates');
    await save(page, 'all.svg');
    await command(JSON.stringify(half), 'command-all.svg', '--candidates');
    expect(bytes('all.svg').equals(bytes('command-all.svg'))).toBe(true);
    await choose(page, 'None', 'Empty');
    expect(await digits('empty.svg')).toBe(entries);
    await choose(page, 'Solved');
    await page.getByRole('switch', { name: 'Names of rows and columns' }).click();
    await page.getByRole('switch', { name: 'No background' }).click();
    const solved = { ...tinySudoku, solution: tinySolution };
    expect(await save(page, 'solved.svg')).toBe('greater-than-solution.svg');
    const flags = ['--solution', '--coordinates', 'on', '--transparent'];
    await command(JSON.stringify(solved), 'command-solved.svg', ...flags);
    expect(bytes('solved.svg').equals(bytes('command-solved.svg'))).toBe(true);
    await leave();
  });

  it('is not saved before it shows what was asked for', async () => {
    const { page, leave } = await app.visit();
    await openPictures(page, samples['greater-than']);
    const saves = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true });
    const isReady = await saves.evaluate(async (button) => {
      const choices = [...document.querySelectorAll('dialog button')];
      const solved = choices.find(({ textContent }) => textContent === 'Solved');
      if (!(solved instanceof HTMLElement)) throw new Error('no choice of the solution');
      solved.click();
      await new Promise((then) => setTimeout(then));
      return !button.hasAttribute('disabled') && button.getAttribute('aria-disabled') !== 'true';
    });
    expect(isReady).toBe(false);
    expect(await save(page, 'late.svg')).toBe('greater-than-solution.svg');
    await leave();
  });

  it('is made offline, in dots and on paper', async () => {
    const { page, context, leave } = await app.visit({ serviceWorkers: 'allow' });
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await openPictures(page, samples.rastros);
    await choose(page, 'PNG');
    await save(page, 'offline.png');
    expect(readPng(path('offline.png')).width).toBeGreaterThan(100);
    await choose(page, 'PDF');
    await save(page, 'offline.pdf');
    expect((await readPdf(path('offline.pdf'))).pages).toHaveLength(1);
    await context.setOffline(false);
    await leave();
  });

  it('that has too many pixels is refused in words', async () => {
    const { page, leave } = await app.visit();
    await openPictures(page, samples.squex);
    await choose(page, 'PNG');
    await page.getByRole('spinbutton', { name: 'Size of a cell' }).fill('1000');
    await page.getByRole('combobox', { name: 'Sharpness' }).selectOption('600 dpi');
    await choose(page, 'Save');
    await page
      .getByText(/more than this browser paints/)
      .first()
      .waitFor();
    await leave();
  });
});

describe('a sheet to print', () => {
  it('is the book that the command binds of one board', async () => {
    const { page, leave } = await app.visit({ locale: 'pt-PT' });
    await page.goto(`/#${samples.rastros}`);
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Partilhar/ }).click();
    await page.getByRole('button', { name: 'Imagem e papel' }).click();
    await page.getByRole('button', { name: 'Folha para imprimir, PDF' }).click();
    await page.getByRole('button', { name: 'Letter' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click();
    await (await coming).saveAs(path('sheet.pdf'));
    const words = ['book', '-', '--lang', 'pt', '--paper', 'letter', '--per-page', '1'];
    const more = ['--title', 'Rastros', '--base', app.address, '-o', path('book.pdf')];
    const { code } = await here([...words, ...more], { input: samples.rastros });
    expect(code).toBe(0);
    const sheet = await readPdf(path('sheet.pdf'));
    expect(sheet).toEqual(await readPdf(path('book.pdf')));
    expect(sheet.pages[0]).toMatch(/^Rastros|^Regras/);
    expect(sheet.links[1]).toEqual([`${app.address}#${samples.rastros}`]);
    await leave();
  });

  it('says so when the board is too large for the paper', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'Bring in a puzzle or a game' }).click();
    const line = (length: number) => Array.from({ length }, () => 0);
    const size = 90;
    const ones = Array.from({ length: size }, () => [0, size]);
    const vast = {
      ...{ game: 'cross-a-pix', rows: size, cols: size },
      right: Array.from({ length: size }, () => line(size - 1).fill(1)),
      down: Array.from({ length: size - 1 }, () => line(size).fill(1)),
      ...{ rowClues: ones, colClues: ones },
    };
    writeFileSync(path('vast.json'), JSON.stringify(vast));
    await page.getByRole('textbox', { name: 'Paste it here' }).fill(JSON.stringify(vast));
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.locator('.board-canvas').first().waitFor();
    await showPictures(page);
    await choose(page, 'Sheet to print, PDF', 'A5', 'Save');
    await page
      .getByText(/would have cells of .* mm/)
      .first()
      .waitFor();
    await leave();
  });
});
