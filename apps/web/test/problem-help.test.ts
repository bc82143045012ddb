/** What the page of a problem tells and gives: hints, refutations, the tree, what is shared and printed, on a phone too. */

import { rastros } from 'ludoteca/rastros';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { bringIn, cell } from './match-page.ts';
import { button, cutting, sampleOf } from './problem-samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('a problem that is shared', () => {
  const told = async (page: Page) => {
    await button(page, 'Share').last().click();
    const text = page.locator('dialog textarea');
    const said = page.locator('.field:has(#share-link) small');
    return {
      problem: () => text.inputValue().then((json) => JSON.parse(json).problem),
      said: await said.textContent(),
    };
  };

  it('gives nothing away before it is solved; afterwards its answer goes along where that is wanted', async () => {
    const { document, right } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await bringIn(page, document.toJson());
    const open = await told(page);
    expect(open.said).toContain('No answer');
    const level = document.problem?.level;
    const themes = document.problem?.themes;
    expect(await open.problem()).toEqual({ asks: 'win', level, themes });
    // Nor does a picture tell what every move leads to.
    await button(page, 'Picture and paper').click();
    await page.getByText('Mark the last move').waitFor();
    expect(await page.getByText('Mark what every move leads to').count()).toBe(0);
    await page.keyboard.press('Escape');
    await cell(page, right).click();
    await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
    const solved = await told(page);
    expect(await solved.problem()).toEqual({ asks: 'win', level, themes });
    await button(page, 'With the answer').click();
    expect(await solved.problem()).toMatchObject({ asks: 'win', answer: right });
    expect(await faultsOf(page)).toEqual([]);
    // The keys of the page are silent below a dialog, also where nothing in it has the focus.
    await page.evaluate(() => (window.document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await leave();
  });
});

describe('the tree', () => {
  it('shows the moves that were walked also where their analysis is beside it', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/day/rastros/2026-11-18');
    await cell(page, 'g4').click();
    await button(page, 'Play it out').click();
    await button(page, 'Analyse').click();
    await page.locator('.analysis .verdict').first().waitFor();
    const walked = page.locator('.tree .line-move');
    await walked.nth(1).waitFor();
    expect(await walked.allTextContents()).toEqual(['g4', 'g3']);
    for (const move of await walked.all()) {
      const isSeen = await move.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
      expect(isSeen).toBe(true);
    }
    await leave();
  });
});

describe('a wrong move', () => {
  it('that loses at once is answered by the move that wins', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/day/squex/2026-11-18');
    await cell(page, 'h1').click();
    await page.getByRole('heading', { name: 'h1 loses: Blue wins with e5' }).waitFor();
    await leave();
  });
});

describe('a hint', () => {
  it.each([true, false])('goes step by step, with the answer known here: %s', async (isKnown) => {
    const { document, right } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    if (isKnown) await bringIn(page, document.toJson());
    else await page.goto(`/#${document.code({})}`);
    await page.getByRole('grid').waitFor();
    expect(await button(page, 'Show answer').count()).toBe(0);
    const dashed = page.locator('.board svg [stroke-dasharray]');
    const rings = await dashed.count();
    await button(page, 'Hint').click();
    await page
      .locator('.asking .note')
      .getByText(/^It is about: /)
      .waitFor();
    expect(await dashed.count()).toBe(rings);
    await button(page, 'Hint').click();
    const among = page.locator('.asking .note').getByText(/^It is one of these: /);
    await among.waitFor();
    const named = (await among.innerText()).replace(/^.*: |\.$/g, '').split(', ');
    expect(named).toContain(right);
    expect(named.length).toBeGreaterThan(1);
    await page.waitForFunction(
      (count) => window.document.querySelectorAll('.board svg [stroke-dasharray]').length === count,
      rings + named.length,
    );
    expect(await button(page, 'Hint').isDisabled()).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Show answer').click();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    await leave();
  });
});

describe('a problem on paper', () => {
  it('says once whose move it is, and nothing of the answer', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/day/rastros/2026-11-18');
    await page.getByRole('grid').waitFor();
    await page.emulateMedia({ media: 'print' });
    const facts = page.locator('.paper-facts');
    await facts.waitFor();
    expect(await facts.innerText()).toBe(
      'Find the only winning move · 18 November · Medium · South to move',
    );
    expect(await page.locator('.paper').innerText()).not.toContain('g4');
    await leave();
  });
});

describe('what is to be done next', () => {
  /** Whether a button can be touched all over, as the page stands. */
  const isFree = (name: RegExp, page: Page) =>
    button(page, name).evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.08, 0.5, 0.92].every((part) => {
        const seen = document.elementFromPoint(left + width / 2, top + height * part);
        return seen === element || element.contains(seen);
      });
    });

  it.each([844, 664])(
    'is in sight on a phone %i pixels high, however long the line is',
    async (height) => {
      const { page, leave } = await app.visit({
        ...phone,
        viewport: { width: 390, height },
        locale: 'pt-PT',
      });
      await page.goto('/#/day/rastros/2026-11-18');
      await cell(page, 'e4').tap();
      await page.getByRole('heading', { name: 'e4 perde em 14 jogadas' }).waitFor();
      expect(await isFree(/^Tentar/, page)).toBe(true);
      await button(page, /^Tentar/).tap();
      await cell(page, 'g4').tap();
      await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
      const line = page.getByRole('list', { name: 'O melhor jogo' }).getByRole('button');
      expect(await line.count()).toBe(17);
      expect(await isFree(/^Outro problema/, page)).toBe(true);
      expect(await isFree(/^Jogar o resto/, page)).toBe(true);
      // The row follows what is shown.
      for (let step = 1; step < 17; step++) await button(page, 'Seguinte').tap();
      await page.waitForFunction(() => {
        const move = document.querySelector('.answer [aria-current]')?.getBoundingClientRect();
        return move !== undefined && move.left >= 0 && move.right <= innerWidth;
      });
      expect(await page.locator('.answer [aria-current]').textContent()).toBe('h8');
      await leave();
    },
  );
});

describe('a cut by touch', () => {
  it('is asked about where everybody sees it, and played by one more touch', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    const { document, cut } = cutting();
    await page.goto(`/#${document.code({})}`);
    await page.getByRole('grid').waitFor();
    await cell(page, cut).tap();
    const question = page.locator('.question');
    await question.getByText(/^este corte dá duas jogadas/i).waitFor();
    expect(await page.locator('.answer').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Cancelar' }).tap();
    await page.locator('.asking').waitFor();
    await cell(page, cut).tap();
    await question.getByRole('button', { name: `Jogar ${cut}` }).tap();
    await page.locator('.answer h2').waitFor();
    await leave();
  });
});
