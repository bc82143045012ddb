import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('the lesson of Squex', () => {
  it('shows a cut before and after, lets one make it, suffer it, and answer twice', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/learn/squex');
    const pictures = page.locator('.before-after figure');
    await pictures.nth(1).waitFor();
    expect(await pictures.allTextContents()).toEqual([
      expect.stringContaining('Before'),
      expect.stringContaining('After'),
    ]);

    const lesson = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
    const make = lesson('Make a cut');
    const cell = (part: typeof make, name: string) =>
      part.locator(`[role=gridcell][aria-label^="${name},"]`);
    // A wrong try is told why it is wrong, and can be taken back.
    await cell(make, 'a1').click();
    await make.getByText('That leaves the dashed square as it is.').waitFor();
    await make.getByRole('button', { name: 'Try again' }).click();
    await cell(make, 'b3').click();
    await make.getByText('You hold c2 and b3').waitFor();
    // What it costs is played: both moves.
    await make.locator('[aria-label="c4, Blue"]').waitFor();
    await make.locator('[aria-label="b1, Blue"]').waitFor();

    const suffer = lesson('Be cut, and answer twice');
    await cell(suffer, 'c3').click();
    await suffer.getByText('Ochre cut it').waitFor();
    await suffer.locator('[aria-label="b3, Ochre"]').waitFor();
    await suffer.getByText('Play the first, wherever you like.').waitFor();
    await cell(suffer, 'a4').click();
    await suffer.getByText('And the second.').waitFor();
    await cell(suffer, 'd4').click();
    await suffer.getByText('Two octagons for one square').waitFor();
    await suffer.getByRole('button', { name: 'Once more' }).click();
    await suffer.getByText('Take c3').waitFor();
    await leave();
  });

  it('shows what a wrong answer to an exercise loses to', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/learn/squex');
    const last = page.locator('.exercise').last();
    await last.getByText('Where must Blue be stopped?').waitFor();
    await last.locator('[role=gridcell][aria-label^="a2,"]').click();
    await last.getByText('Blue goes on where you did not stop it.').waitFor();
    await last.getByText(/After a2, Blue wins with [abc]\d\./).waitFor();
    await leave();
  });

  it('has no fault that axe finds, on a phone, in Portuguese', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await page.goto('/#/learn/squex');
    await page.getByRole('heading', { name: 'Faz um corte' }).waitFor();
    const first = page.locator('.exercise').first();
    await first.locator('[role=gridcell][aria-label^="b3,"]').tap();
    await first.getByText('O preço: o Azul jogou duas vezes').waitFor();
    await first.getByRole('button', { name: 'Mais uma vez' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
    await leave();
  });
});
