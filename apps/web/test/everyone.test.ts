import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('for everyone', () => {
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
});

describe('the app', () => {
  it('works offline after the first visit', async () => {
    const { page, context, leave } = await app.visit({ serviceWorkers: 'allow' });
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
    await page.goto('/#/practise/cross-a-pix/all-there');
    await page.getByRole('grid', { name: 'Position to practise on' }).waitFor();
    // The openings, with what is proven of them from the book and by the solver.
    await page.goto('/#/openings/rastros');
    await page.getByRole('heading', { name: 'South wins' }).waitFor();
    await page.getByRole('button', { name: '7×7' }).click();
    await page.getByRole('heading', { name: 'North wins' }).waitFor();
    for (let ply = 0; ply < 2; ply++) {
      await page.locator('.verdicts[data-known]').waitFor();
      expect(await page.locator('.verdict[data-value="unknown"]').count()).toBe(0);
      await page.locator('.verdict').last().click();
      await page.locator('.walked .line-move').nth(ply).waitFor();
    }
    await context.setOffline(false);
    await leave();
  });

  it('sends less than 150 KB until a board is played on', async () => {
    for (const game of ['rastros', 'squex', 'greater-than', 'cross-a-pix']) {
      const { page, context, leave } = await app.visit();
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      let bytes = 0;
      client.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto('/');
      await page.locator(`a.game[href="#/game/${game}"]`).click();
      await page.getByRole('button', { name: /^(Make it|Start)$/ }).click();
      await page.getByRole('gridcell').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(bytes, game).toBeGreaterThan(20_000);
      expect(bytes, game).toBeLessThan(150_000);
      await leave();
    }
  });
});
