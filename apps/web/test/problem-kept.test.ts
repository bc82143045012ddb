/** What is kept of problems: the rating they changed, the theme that is practised, what was begun; in a real browser. */

import { rastros } from 'ludoteca/rastros';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { bringIn, cell } from './match-page.ts';
import { button, sampleOf } from './problem-samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('a rating', () => {
  it('that was changed by a problem is told after a reload too', async () => {
    const { document, right, wrong } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await bringIn(page, document.toJson());
    await cell(page, wrong).click();
    await page.locator('.answer .eyebrow[data-sign="wrong"]').waitFor();
    await page.reload();
    await cell(page, right).click();
    await page.locator('.rating-change').waitFor();
    const told = await page.locator('.rating-change').innerText();
    expect(told).toMatch(/^Your rating: about \d+, provisional/);
    await page.reload();
    await page.locator('.rating-change').waitFor();
    expect(await page.locator('.rating-change').innerText()).toBe(told);
    await leave();
  });
});

describe('a problem that was begun', () => {
  it('waits on the home page, as soon as something was tried', async () => {
    const { document, wrong } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await bringIn(page, document.toJson());
    await page.goto('/#/');
    await page.locator('.continue.empty').waitFor();
    await page.goBack();
    await cell(page, wrong).click();
    await page.locator('.answer .eyebrow[data-sign="wrong"]').waitFor();
    await page.goto('/#/my-games');
    await page.getByText(/^No game was played on this device yet\./).waitFor();
    await page.goto('/#/');
    await page.locator('.continue').getByRole('link', { name: 'Continue' }).click();
    await page.locator('.asking').waitFor();
    expect(await cell(page, wrong).getAttribute('aria-label')).toContain('tried, and wrong');
    await leave();
  });
});

describe('a theme that is practised', () => {
  it('is named beside its problem and first in the hint, with the way back to its lesson', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await page.goto('/#/problems/squex/double-move');
    await button(page, 'Praticar isto').tap();
    await page.getByRole('grid').waitFor();
    const facts = page.locator('.head .meta');
    expect(await facts.innerText()).toMatch(/A jogada dupla/);
    await button(page, 'Dica').tap();
    await page
      .locator('.note')
      .getByText(/^Trata de: A jogada dupla/)
      .waitFor();
    await page.getByRole('link', { name: /^O que é: / }).tap();
    await page.waitForFunction(() => location.hash === '#/problems/squex/double-move');
    await button(page, 'Praticar isto').waitFor();
    await leave();
  });
});

describe('the figures', () => {
  it('say what they count: problems in a row, and that a wrong move is help', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/day/rastros/2026-11-18');
    await cell(page, 'e4').click();
    await page.getByText(/^A row counts problems solved at the first try/).waitFor();
    await button(page, 'Try again').click();
    await cell(page, 'g4').click();
    await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
    await page.goto('/#/statistics/rastros');
    await page.getByText(/^Alone means at the first try: a wrong move is help/).waitFor();
    await leave();
  });
});
