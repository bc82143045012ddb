/** What the page of a problem tells of turns and of what was tried, and where the keyboard goes on, in a real browser. */

import { rastros } from 'ludoteca/rastros';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { faultsOf } from './axe.ts';
import { bringIn, cell } from './match-page.ts';
import { button, cutInReply, sampleOf, twoInHand } from './problem-samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('two moves in hand', () => {
  it('are told beside the board, and nothing is said of a defence that is not to move', async () => {
    const { document, moves } = twoInHand();
    const { page, leave } = await app.visit();
    await page.goto(`/#${document.code({})}`);
    await page.getByRole('grid').waitFor();
    const facts = page.locator('.head .meta');
    expect(await facts.innerText()).toMatch(/(Ochre|Blue) to move, two moves in a row/);
    await page.getByText(/^You are (Ochre|Blue), and have two moves in a row\./).waitFor();
    await cell(page, moves[0]).click();
    await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
    await page.getByRole('list', { name: 'Best play' }).waitFor();
    expect(await page.locator('.answer').innerText()).not.toContain('defence');
    await button(page, 'Play it out').click();
    await page
      .locator('.tree')
      .getByText(/^(Ochre|Blue) to move once more\./)
      .waitFor();
    expect(await page.locator('.tree').innerText()).not.toContain('answers');
    expect(await faultsOf(page)).toEqual([]);
    await cell(page, moves[1]).click();
    await page
      .getByText(/^(Still winning|Won)\.$/)
      .first()
      .waitFor();
    await leave();
  });

  it('are told in the tree, where a reply that is chosen gives them', async () => {
    const { document, right, cut } = cutInReply();
    const { page, leave } = await app.visit();
    await bringIn(page, document.toJson());
    await cell(page, right).click();
    await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
    await button(page, 'Play it out').click();
    await page
      .getByText(/(Still winning|Won)\.$/)
      .first()
      .waitFor();
    const walked = page.locator('.tree .line-move');
    while ((await walked.count()) > 1) await button(page, /^Back$/).click();
    await page
      .locator('.tree')
      .getByText(/^(Ochre|Blue) to move: choose the reply/)
      .waitFor();
    await cell(page, cut).click();
    // What was told of another reply is not told of this one.
    expect(await page.locator('.tree').innerText()).not.toContain('Still winning');
    await page
      .locator('.tree')
      .getByText(/^(Ochre|Blue) to move, two moves in a row\./)
      .waitFor();
    await leave();
  });
});

describe('a move that was tried', () => {
  it('is marked on the board, and neither counted nor named by a hint any more', async () => {
    const { document, right } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await page.goto(`/#${document.code({})}`);
    await page.getByRole('grid').waitFor();
    // Nobody has proven yet what this link says.
    expect(await page.locator('.asking').innerText()).not.toContain('one is right');
    await button(page, 'Hint').click();
    await page.getByText(/Of \d+ moves one is right\./).waitFor();
    await button(page, 'Hint').click();
    const among = page.locator('.asking .note').getByText(/^It is one of these: /);
    const namedNow = async () => (await among.innerText()).replace(/^.*: |\.$/g, '').split(', ');
    await among.waitFor();
    const wrong = (await namedNow()).find((name) => name !== right) ?? '';
    await cell(page, wrong).click();
    await page.locator('.answer .eyebrow[data-sign="wrong"]').waitFor();
    await button(page, 'Try again').click();
    await among.waitFor();
    expect(await namedNow()).not.toContain(wrong);
    expect(await namedNow()).toContain(right);
    expect(await cell(page, wrong).getAttribute('aria-label')).toContain('tried, and wrong');
    await page.getByText(/^You are (North|South)\. (Of the \d+ moves|One move)/).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('the keyboard', () => {
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      const box = activeElement?.closest('[role="grid"], .answer');
      return box === null || box === undefined
        ? activeElement?.tagName
        : box.matches('.answer')
          ? 'card'
          : 'board';
    });
  const press = async (page: Page, name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  const goesOnAt = (page: Page, place: string) => expect.poll(() => focused(page)).toBe(place);

  it('goes on where something else came', async () => {
    const { document, wrong } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await bringIn(page, document.toJson());
    expect(await focused(page)).not.toBe('board');
    await press(page, 'Hint');
    await page.locator('.asking .note').first().waitFor();
    await press(page, 'Hint');
    await goesOnAt(page, 'board');
    await cell(page, wrong).focus();
    await page.keyboard.press('Enter');
    await page.locator('.answer .eyebrow[data-sign="wrong"]').waitFor();
    await press(page, 'Try again');
    await goesOnAt(page, 'board');
    await press(page, 'Show answer');
    await goesOnAt(page, 'card');
    await press(page, 'Play it out');
    await goesOnAt(page, 'board');
    await press(page, 'Back to the answer');
    await goesOnAt(page, 'card');
    await leave();
  });
});
