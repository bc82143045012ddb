import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { begin } from './match-page.ts';
import { linkOf } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const finished = {
  game: 'rastros',
  params: { size: 8 },
  players: ['human', 'human'],
  moves: 'd4 c5 b4 a4 a3 b3 a2 b1 a1'.split(' '),
};

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return { ...box, bottom: box.y + box.height };
}

describe('the panel beside a board', () => {
  it.each([
    [1440, 900],
    [1280, 720],
  ])('has room for the list and the buttons of a review, at %i × %i', async (width, height) => {
    const { page, leave } = await app.visit({ viewport: { width, height } });
    await page.goto(linkOf(finished));
    await page.locator('.end').getByRole('button', { name: 'Review' }).click();
    await page.locator('.verdicts[data-known] .verdict').first().waitFor();
    for (let moment = 0; moment < 5; moment++) {
      const tools = await boxOf(page, '.tool-bar');
      const list = await boxOf(page, '.moves-list');
      // Two rows at least, and all of them above the tools.
      expect(list.height).toBeGreaterThanOrEqual(88);
      expect(list.bottom).toBeLessThanOrEqual(tools.y + 1);
      const back = await boxOf(page, '.looking .button');
      expect(back.bottom).toBeLessThanOrEqual(tools.y + 1);
      expect(tools.bottom).toBeLessThanOrEqual(height + 1);
      await page.locator('.tools').getByText('Next').click();
    }
    await leave();
  });

  it.each([
    [1440, 900],
    [1280, 720],
  ])('keeps the hint where it is when its card opens, at %i × %i', async (width, height) => {
    const { page, leave } = await app.visit({ viewport: { width, height } });
    await begin(page, 'rastros', { size: '6', second: '2' });
    const hint = '.tools .tool:nth-child(3)';
    const before = await boxOf(page, hint);
    await page.locator(hint).click();
    await page.locator('.match-drawer').waitFor();
    expect((await boxOf(page, hint)).y).toBeCloseTo(before.y, 0);
    await page.locator('.match-drawer .primary').waitFor();
    expect((await boxOf(page, hint)).y).toBeCloseTo(before.y, 0);
    // All of the card can be reached, buttons first.
    const play = await boxOf(page, '.match-drawer .primary');
    expect(play.bottom).toBeLessThanOrEqual((await boxOf(page, '.tool-bar')).y + 1);
    await page.getByRole('button', { name: 'Close' }).click();
    expect((await boxOf(page, hint)).y).toBeCloseTo(before.y, 0);
    await leave();
  });
});

describe('the numbers of the analysis', () => {
  it('are whole on a phone, in Portuguese too', async () => {
    for (const width of [390, 360]) {
      const { page, leave } = await app.visit({
        ...phone,
        viewport: { width, height: 844 },
        locale: 'pt-PT',
      });
      const moves = ['d4', 'e5', 'c3'];
      await page.goto(linkOf({ game: 'squex', params: { rows: 8, cols: 8 }, moves }));
      await page.getByRole('button', { name: 'Analisar' }).tap();
      await page.locator('.verdicts[data-known] .verdict').nth(3).waitFor();
      const beyond = await page.locator('.verdicts .verdict').evaluateAll((rows) =>
        rows.map((row) => {
          const range = document.createRange();
          range.selectNodeContents(row);
          return range.getBoundingClientRect().right - row.getBoundingClientRect().right;
        }),
      );
      expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
      await leave();
    }
  });
});
