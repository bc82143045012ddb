import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { linkOf, tinySudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** The noon of a day of last month or so, which is there whenever the test runs. */
const noon = (day: number) => new Date(2026, 10, day, 12).getTime();

let plays = 0;
function played(about: object, day: number): object {
  const time = { began: noon(day), touched: noon(day) };
  const game = 'greater-than';
  return { id: `p${plays++}`, game, start: tinySudoku, actions: [], ...time, about };
}
const timed = (seconds: number, day: number, besides: object = {}) =>
  played({ level: 'easy', size: '9 × 9', isDone: true, seconds, ...besides }, day);
const ofDay = (day: number, besides: object) =>
  played({ date: `2026-11-0${day}`, level: 'hard', size: '9 × 9', ...besides }, day);

/** Times of two levels, three days in a row, one with help, one shown, one begun. */
const kept = [
  timed(300, 1),
  timed(252, 2),
  timed(100, 3, { isAlone: false }),
  ofDay(1, { isDone: true, seconds: 500 }),
  ofDay(2, { isDone: true, seconds: 480, isAlone: false }),
  ofDay(3, { isDone: true, seconds: 460 }),
  ofDay(4, { isDone: true, seconds: 2, isAlone: false, isShown: true }),
  ofDay(5, { share: 0.5, seconds: 60 }),
];

async function bring(page: Page): Promise<void> {
  await page.goto('/#/settings');
  const text = JSON.stringify({ kind: 'ludoteca-saved', version: 1, plays: kept });
  const file = { name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('p[role=status]', { hasText: String(kept.length) }).waitFor();
}

/** The calendar at the first month with puzzles of the day, whenever the test runs. */
async function toNovember(page: Page): Promise<void> {
  const first = page.locator('.calendar-head :is(h2, h3)', { hasText: '2026' });
  const earlier = page.locator('.calendar-head button').first();
  while ((await earlier.getAttribute('aria-disabled')) !== 'true') await earlier.press('Enter');
  await first.waitFor();
}

const figure = (page: Page, name: string) =>
  page.locator('.figures > div', { hasText: name }).locator('dd').textContent();

describe('statistics', () => {
  it('tell times by level and size, streaks and days, and what had help', async () => {
    const { page, leave } = await app.visit();
    await bring(page);
    // One more, whose solution is asked for: it is no solve of the player.
    await page.goto(linkOf(tinySudoku));
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Solve' }).click();
    await page.getByText('It was shown, so it does not count as solved').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Statistics' }).first().click();
    await page.getByRole('heading', { name: 'Times' }).waitFor();
    expect(await figure(page, 'Solved alone')).toBe('4');
    expect(await figure(page, 'Solved with help')).toBe('2');
    expect(await figure(page, 'Solution shown')).toBe('2');
    expect(await figure(page, 'Days in a row')).toContain('the most: 3');
    const rows = page.locator('.times li');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().textContent()).toMatch(
      /^Easy9 × 9 · 3 solved.*best4:12.*median4:36$/,
    );
    await rows
      .first()
      .getByRole('img', { name: '3 times, the newest last: 5:00, 4:12, 1:40 with help' })
      .waitFor();
    // What is taken along has a line for each, and says the same.
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a table (CSV)' }).click();
    const table = readFileSync(await (await saving).path(), 'utf8');
    expect(table.match(/,9x9,easy,alone,/g)).toHaveLength(2);
    expect(table.match(/,shown,/g)).toHaveLength(2);
    await leave();
  });

  it('have a calendar whose days are played with a tap', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await bring(page);
    await page.goto('/#/days/greater-than');
    await page.locator('.calendar a').first().waitFor();
    await toNovember(page);
    const named = (name: string) => page.getByRole('link', { name, exact: true });
    await named('1 de novembro, Mestre, resolvido em 8:20').waitFor();
    await named('2 de novembro, Fácil, resolvido com ajuda em 8:00').waitFor();
    await named('4 de novembro, Médio, solução mostrada').waitFor();
    await named('5 de novembro, Difícil, começado').waitFor();
    await named('6 de novembro, Difícil').tap();
    await page.getByRole('grid').waitFor();
    expect(page.url()).toMatch(/#\/day\/greater-than\/2026-11-06$/);
    // There is nothing to count of what is no game here.
    await page.goto('/#/statistics/chess');
    await page.getByRole('heading', { name: 'Não encontrado' }).waitFor();
    await leave();
  });
});
