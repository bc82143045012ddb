import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const pages: readonly (readonly [name: string, address: string, ready: string])[] = [
  ['shelf', '/', '.game-name b'],
  ['settings', '/#/settings', 'main .card'],
  ['days', '/#/days', '.days a'],
  ['new puzzle', '/#/game/cross-a-pix', '.chip'],
  ['new game', '/#/game/rastros', 'main'],
  ['setter', '/#/set/cross-a-pix', '[role=grid]'],
  ['lesson', '/#/learn/squex', 'main h2'],
  ['puzzle of the day', '/#/day/cross-a-pix/2026-11-09', '[role=grid]'],
];

describe('for everyone', () => {
  it.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', async (colorScheme) => {
    const { page, leave } = await app.visit({ colorScheme });
    for (const [name, address, ready] of pages) {
      await page.goto(address);
      await page.locator(ready).first().waitFor();
      expect({ name, faults: await faultsOf(page) }).toEqual({ name, faults: [] });
    }
    await leave();
  });

  it('speaks the language of the browser, and the other one when asked', async () => {
    const { page, leave } = await app.visit({ locale: 'pt-PT' });
    await page.goto('/');
    await page.getByRole('heading', { name: 'Quatro jogos, sem pressa.' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Four games, no hurry.' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Four games, no hurry.' }).waitFor();
    await leave();
  });

  it('follows the theme of the device, and remembers another choice', async () => {
    const { page, leave } = await app.visit({ colorScheme: 'dark' });
    await page.goto('/');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(15, 18, 24)');
    await page.getByRole('button', { name: 'Use the light theme' }).click();
    expect(await background()).toBe('rgb(244, 246, 249)');
    await page.reload();
    expect(await background()).toBe('rgb(244, 246, 249)');
    await leave();
  });

  it('fits 320 pixels and 4K without scrolling sideways', async () => {
    for (const width of [320, 3840]) {
      const { page, leave } = await app.visit({ viewport: { width, height: 800 } });
      for (const [name, address, ready] of pages) {
        await page.goto(address);
        await page.locator(ready).first().waitFor();
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect({ name, width, over: Math.max(0, over) }).toEqual({ name, width, over: 0 });
      }
      await leave();
    }
  });

  it('has controls that a finger can press', async () => {
    const { page, leave } = await app.visit(phone);
    for (const [name, address, ready] of pages) {
      await page.goto(address);
      await page.locator(ready).first().waitFor();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('button, .button, .icon-button, select')]
          .filter((element) => element.checkVisibility() && !element.matches('.skip'))
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width < 43.5 || height < 43.5)
          .map(({ width, height }) => `${Math.round(width)}×${Math.round(height)}`),
      );
      expect({ name, small }).toEqual({ name, small: [] });
    }
    await leave();
  });
});

describe('the app', () => {
  it('works offline after the first visit', async () => {
    const { page, context, leave } = await app.visit();
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Join your sides').waitFor();
    await page.goto('/#/game/greater-than');
    await page.getByRole('button', { name: '4 × 4' }).click();
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByRole('grid').waitFor();
    await context.setOffline(false);
    await leave();
  });

  it('sends at most 150 KB before a board can be played on', async () => {
    for (const game of ['rastros', 'squex', 'greater-than', 'cross-a-pix']) {
      const { page, context, leave } = await app.visit({ serviceWorkers: 'block' });
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      let bytes = 0;
      client.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto('/');
      await page.locator(`a.game[href="#/game/${game}"]`).click();
      await page.getByRole('button', { name: /^(Make it|Start)$/ }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(bytes, game).toBeGreaterThan(20_000);
      expect(bytes, game).toBeLessThan(150 * 1024);
      await leave();
    }
  });
});
