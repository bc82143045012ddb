/** The page on paper: one clean board in black on white, on one sheet, and nothing to press. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from 'ludoteca/catalogue';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ReadPdf, readPdf, samples } from '../../cli/test/paper-samples.ts';
import { type App, openApp, phone } from './app.ts';

let app: App;
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-printing-'));
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function print(page: Page, format: 'A4' | 'A5' | 'Letter'): Promise<ReadPdf> {
  const name = join(folder, `${format}.pdf`);
  writeFileSync(name, await page.pdf({ format }));
  return readPdf(name);
}

/** Every colour that the sheet is drawn in. */
function coloursOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colours = new Set<string>();
    for (const element of document.querySelectorAll('.paper, .paper *')) {
      const { fill, stroke, color } = getComputedStyle(element);
      for (const colour of element instanceof SVGElement ? [fill, stroke] : [color]) {
        colours.add(colour);
      }
    }
    return [...colours].sort();
  });
}

const blackAndWhite = ['none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'];

describe.each(Object.entries(samples))('a board of %s on paper', (game, code) => {
  const name = catalogue.find(({ id }) => id === game)?.name.en ?? '';

  it('is one sheet with its name and its code, from a dark screen too', async () => {
    const { page, leave } = await app.visit({ colorScheme: 'dark' });
    await page.goto(`/#${code}`);
    await page.getByRole('grid').waitFor();
    const shown = await page.locator('.board-view svg.drawing text').allTextContents();
    for (const format of ['A4', 'Letter', 'A5'] as const) {
      const { pages } = await print(page, format);
      expect(pages, format).toHaveLength(1);
      const words = pages[0].split(/\s+/);
      expect(pages[0]).toMatch(new RegExp(`^${name}`));
      expect(words).toContain(code);
      expect(words).toEqual(expect.arrayContaining(shown));
      expect(pages[0]).not.toMatch(/Hint|Undo|Check|Menu|Analyse/);
    }
    await page.emulateMedia({ media: 'print' });
    await page.locator('.paper').waitFor();
    expect(blackAndWhite).toEqual(expect.arrayContaining(await coloursOnPaper(page)));
    expect(await page.getByRole('button').count()).toBe(0);
    // Afterwards all is as it was.
    await page.emulateMedia({ media: 'screen' });
    await page.locator('.paper').waitFor({ state: 'detached' });
    expect(await page.getByRole('grid').isVisible()).toBe(true);
    await leave();
  });
});

describe('on paper', () => {
  it('a board stands whole with entries and marks, whatever part of it is on the screen', async () => {
    const { page, leave } = await app.visit(phone);
    await page.goto(`/#${samples['greater-than']}`);
    await page.locator('[data-cell="0,0"]').focus();
    for (const key of ['5', 'ArrowRight', 'Shift+3', '+', '+', '+']) await page.keyboard.press(key);
    await page.locator('.board-view[data-zoomed]').waitFor();
    const { pages } = await print(page, 'A4');
    expect(pages).toHaveLength(1);
    expect(pages[0].split(/\s+/)).toEqual(expect.arrayContaining(['5', '3']));
    await page.emulateMedia({ media: 'print' });
    await page.locator('.paper').waitFor();
    const box = await page.locator('.paper-board').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(await page.locator('.paper-board svg').getAttribute('viewBox')).toMatch(/ 9\d\d 9\d\d$/);
    await leave();
  });

  it('a puzzle is as its author would hand it out, in Portuguese too', async () => {
    const { page, leave } = await app.visit({ locale: 'pt-PT' });
    await page.goto('/#/set/greater-than');
    await page.getByRole('grid').waitFor();
    const { pages } = await print(page, 'A4');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Nome');
    expect(pages[0]).toContain('4 × 4');
    await leave();
  });
});
