import type { JsonObject } from 'ludoteca/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { movesMade } from './match-page.ts';
import { linkOf, startedCross, startedSudoku } from './samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** Two levels that play on a small board of a game. */
const watched = (game: string, params: JsonObject): JsonObject => ({
  game,
  params,
  players: ['1', '1'],
  moves: [],
});

/** Opens a page, and comes back when all of it is there. */
const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async home(page) {
    await page.goto('/');
    await page.locator('.game-name b').last().waitFor();
  },
  async days(page) {
    await page.goto('/#/days');
    await page.locator('.calendar a').first().waitFor();
  },
  async 'new game'(page) {
    await page.goto('/#/game/squex');
    await page.locator('form.setup').waitFor();
  },
  async sudoku(page) {
    await page.goto(linkOf(startedSudoku));
    await page.locator('.tool').first().waitFor();
  },
  async cross(page) {
    await page.goto(linkOf(startedCross));
    await page.locator('.tool').first().waitFor();
  },
  async Rastros(page) {
    // No corner is nearer than five moves: on a small board the game may be over, and its end moves things.
    await page.goto(linkOf(watched('rastros', { size: 12 })));
    await movesMade(page, 2);
  },
  async Squex(page) {
    await page.goto(linkOf(watched('squex', { rows: 6, cols: 6 })));
    await movesMade(page, 4);
  },
};

describe('nothing moves that nobody moved', () => {
  it.each([
    ['desktop', {}],
    ['phone', phone],
  ] as const)('on a %s', async (_, device) => {
    const moved: Record<string, number> = {};
    const look = async ([name, open]: [string, (page: Page) => Promise<void>]) => {
      const { page, leave } = await app.visit(device);
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // The browser tells how much was moved, and whether a person had just done something.
            const { value, hadRecentInput } = entry as unknown as {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page);
      // What is observed is told after the next frame.
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 100))),
      );
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      const sum = shifts.reduce((total, shift) => total + shift, 0);
      if (sum > 0.002) moved[name] = sum;
      await leave();
    };
    // Side by side: most of the time is spent waiting for the levels to move.
    await Promise.all(Object.entries(pages).map(look));
    expect(moved).toEqual({});
  });
});
