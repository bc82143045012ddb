/** Problems that came from outside and say what is not so, or what nobody can prove here, in a real browser. */

import { rastros } from 'ludoteca/rastros';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp } from './app.ts';
import { faultsOf } from './axe.ts';
import { bringIn, cell } from './match-page.ts';
import { button, sampleOf } from './problem-samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** A problem that gives a wrong move as its answer. */
function lying() {
  const { document, right, wrong } = sampleOf(rastros);
  const json = document.toJson();
  const problem = { ...(json.problem as object), answer: wrong, line: [wrong] };
  return { json: { ...json, problem }, right, wrong };
}

describe('a document with a false answer', () => {
  it('is refuted by whoever plays it, and what is right stays right', async () => {
    const { json, right, wrong } = lying();
    const { page, leave } = await app.visit();
    await bringIn(page, json);
    await cell(page, wrong).click();
    await page.getByRole('heading', { name: new RegExp(`^${wrong} loses`) }).waitFor();
    await button(page, 'Try again').click();
    await cell(page, right).click();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    expect(await page.locator('.answer .line-move').first().textContent()).toContain(right);
    await page.reload();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    // Nor does the false answer go along to others.
    await button(page, 'Share').last().click();
    await page.locator('dialog textarea').waitFor();
    expect(await button(page, 'With the answer').count()).toBe(0);
    await leave();
  });

  it('says what is wrong with it to whoever asks for its answer, or for a hint', async () => {
    const { json, right, wrong } = lying();
    const { page, leave } = await app.visit();
    await bringIn(page, json);
    await button(page, 'Hint').click();
    const told = `The answer is said to be ${wrong}, but the only right move is ${right}.`;
    await page.getByRole('alert').getByText(told).waitFor();
    expect(await page.getByText('Proven').count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('is not shown as proven', async () => {
    const { json, right } = lying();
    const { page, leave } = await app.visit();
    await bringIn(page, json);
    const other = page.locator(`[role=gridcell][data-open]:not([aria-label^="${right},"])`);
    await other.first().click();
    await page.locator('.answer .eyebrow[data-sign="wrong"]').waitFor();
    await button(page, 'Show answer').click();
    await page
      .getByRole('alert')
      .getByText(/^Something is wrong with this problem/)
      .waitFor();
    await leave();
  });
});

describe('a document that names a theme which nothing shows', () => {
  it('is a problem all the same, and its hint is about what is proven', async () => {
    const { document, right } = sampleOf(rastros);
    const json = document.toJson();
    const shown = document.problem?.themes ?? [];
    const others = rastros.themes?.map(({ id }) => id).filter((id) => !shown.includes(id)) ?? [];
    const { page, leave } = await app.visit();
    await bringIn(page, { ...json, problem: { ...(json.problem as object), themes: others } });
    await button(page, 'Hint').click();
    const note = page.locator('.note');
    await note.getByText(/^(It is about|Look at|With best play)/).waitFor();
    const [theme] = rastros.themeCards?.filter(({ id }) => others.includes(id)) ?? [];
    expect(await note.innerText()).not.toContain(theme?.name.en ?? 'about');
    await cell(page, right).click();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    await leave();
  });
});

describe('a position that nobody can prove here', () => {
  const open = {
    ...{ game: 'rastros', size: 8, toMove: 'north', stone: 'e5', start: 'e5', blocked: [] },
    problem: { asks: 'win' },
  };

  it('is claimed to have no answer, can be stopped, and is given up by itself', async () => {
    const { page, leave } = await app.visit();
    await bringIn(page, open);
    expect(await page.locator('.asking').innerText()).toBe('You are North.');
    await cell(page, 'd6').click();
    await button(page, 'Stop').click();
    await page.locator('.asking').waitFor();
    expect(await page.getByText('Looking at d6').count()).toBe(0);
    await cell(page, 'd6').click();
    await page.getByText('This could not be worked out here.').waitFor({ timeout: 40_000 });
    await button(page, 'Try again').click();
    await button(page, 'Hint').click();
    await page.locator('.note').getByText('Looking at the problem').waitFor();
    const note = page.locator('.note').getByText('This could not be worked out here.');
    await note.waitFor({ timeout: 40_000 });
    await leave();
  });
});
