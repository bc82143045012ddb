/** The pages of themes in a real browser: examples that are walked, with whose each move is and why the theme is there. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const exampleOn = (page: Page, number: number) => page.locator('.theme-example').nth(number);
/** All examples are there to be walked. */
const ready = (page: Page) =>
  page.waitForFunction(() => document.querySelectorAll('.theme-example .line').length === 3);

describe('an example of a theme', () => {
  it('is walked move by move, each move with whose it is, and tells why it is one', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/problems/squex/double-move');
    await ready(page);
    expect(await faultsOf(page)).toEqual([]);
    for (const number of [0, 1, 2]) {
      const example = exampleOn(page, number);
      const next = example.getByRole('button', { name: 'Next' });
      const back = example.getByRole('button', { name: 'Back' });
      const chips = example.locator('.line-move');
      const numbers = example.locator('.example-board > svg').locator('text');
      const bare = await numbers.count();
      expect(await back.isDisabled()).toBe(true);
      expect(await example.locator('.example-told').textContent()).toMatch(
        /^(Blue|Ochre) to move(, two moves in a row)?\.$/,
      );
      const count = (await chips.count()) - 1;
      expect(count).toBeGreaterThan(1);
      for (let step = 1; step <= count; step++) {
        await next.click();
        expect(await numbers.count()).toBe(bare + step);
        const label = await chips.nth(step).getAttribute('aria-label');
        expect(label).toMatch(new RegExp(`^${step}\\. (Blue|Ochre): [a-h]\\d`));
        expect(await example.locator('.example-told').textContent()).toContain(`${label}.`);
        expect(await example.locator('[aria-current="step"]').getAttribute('aria-label')).toBe(
          label,
        );
      }
      expect(await next.isDisabled()).toBe(true);
      expect(await example.locator('.example-told').textContent()).toMatch(/ has won\./);
      // Somebody has two moves in a row, and the sentence names them as the chips do.
      const labels = await chips.evaluateAll((all) =>
        all.slice(1).map((chip) => (chip.getAttribute('aria-label') ?? '').split(/[.:] /)[1]),
      );
      const told = await example.locator('.example-why li').allTextContents();
      expect(told.length).toBeGreaterThan(0);
      for (const [, one, two, side] of told
        .join(' ')
        .matchAll(/(\d+) and (\d+) are both (\w+)’s/g)) {
        expect([labels[Number(one) - 1], labels[Number(two) - 1]]).toEqual([side, side]);
      }
      // Chips and arrows lead there too.
      await chips.first().click();
      expect(await numbers.count()).toBe(bare);
      await page.keyboard.press('ArrowRight');
      expect(await chips.nth(1).getAttribute('aria-current')).toBe('step');
      await page.keyboard.press('ArrowLeft');
      expect(await chips.first().getAttribute('aria-current')).toBe('step');
    }
    await leave();
  });

  it('marks the reason when its move is on the board', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/problems/rastros/block');
    await ready(page);
    const example = exampleOn(page, 0);
    const why = example.locator('.example-why li');
    expect(await why.first().textContent()).toMatch(/ is to move and stuck: no cell around/);
    expect(await example.locator('.example-why [data-now]').count()).toBe(0);
    await example.locator('.line-move').last().click();
    expect(await why.first().getAttribute('data-now')).toBe('');
    await leave();
  });

  it('is large beside its text on a desk', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/problems/squex/join');
    await ready(page);
    const drawing = await exampleOn(page, 0).locator('.example-board > svg').boundingBox();
    const text = await exampleOn(page, 0).locator('.example-text').boundingBox();
    expect(drawing?.width).toBeGreaterThan(400);
    expect(text?.x).toBeGreaterThan((drawing?.x ?? 0) + (drawing?.width ?? 0));
    await leave();
  });

  it.each(['squex/double-move', 'squex/cut', 'rastros/block', 'rastros/double'])(
    'stays within a narrow phone: %s',
    async (theme) => {
      const { page, leave } = await app.visit({
        ...phone,
        viewport: { width: 360, height: 640 },
        locale: 'pt-PT',
      });
      await page.goto(`/#/problems/${theme}`);
      await ready(page);
      for (const last of await page.locator('.theme-example .line-move:last-of-type').all()) {
        await last.tap();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      expect(await faultsOf(page)).toEqual([]);
      await leave();
    },
  );
});
