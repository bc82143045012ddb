/** Problems of board games in a real browser: tried, refuted, solved, played out, one after another, by day and by theme. */

import { type AnyGame, missedIn, openMatch, problemAt } from 'ludoteca/game';
import { Effort, random } from 'ludoteca/kernel';
import { type RastrosState, rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { begin, bringIn, cell } from './match-page.ts';
import { button, sampleOf } from './problem-samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe.each([rastros, squex] as const)('a problem of $id', (game) => {
  const { document, right, wrong } = sampleOf(game);

  it('is tried, refuted move by move, tried again, solved and played out', async () => {
    const { page, leave } = await app.visit();
    await bringIn(page, document.toJson());
    await page.getByRole('heading', { name: 'Find the only winning move' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await cell(page, wrong).click();
    await page.getByRole('heading', { name: new RegExp(`^${wrong} loses`) }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const moves = page.getByRole('list', { name: 'How it is refuted' }).getByRole('button');
    expect(await moves.first().textContent()).toBe(wrong);
    // A move of the refutation is shown on the board, with the numbers of those before it.
    await moves.nth(1).click();
    expect(await moves.nth(1).getAttribute('aria-current')).toBe('step');
    await button(page, 'Try again').click();
    await cell(page, right).click();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // The answer was found already: the defence goes on from it.
    await button(page, 'Play it out').click();
    await page
      .getByText(/^(Still winning|Won)\.$/)
      .first()
      .waitFor();
    const walked = page.locator('.tree .line-move');
    expect(await walked.first().textContent()).toContain(right);
    await button(page, 'Back to the answer').click();
    await button(page, 'Next problem').waitFor();
    // What became of it is there after a reload.
    await page.reload();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    await leave();
  });
});

describe('a problem that came by a link', () => {
  it('brings no answer along, and is judged all the same', async () => {
    const { document, right } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await page.goto(`/#${document.code({})}`);
    await page.getByRole('grid').waitFor();
    await cell(page, right).click();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    await leave();
  });

  it('shows its answer to whoever gives up', async () => {
    const { document, right, wrong } = sampleOf(rastros);
    const { page, leave } = await app.visit();
    await page.goto(`/#${document.code({})}`);
    await cell(page, wrong).click();
    await button(page, 'Show answer').click();
    await page.getByRole('heading', { name: `${right} is the only move that wins` }).waitFor();
    expect(await page.locator('.answer .eyebrow').textContent()).toContain('The answer');
    // The board shows it too, and the next move is a press away.
    await page.locator('.answer [aria-current=step]').waitFor();
    expect(await page.locator('.answer [aria-current=step]').textContent()).toContain(right);
    await leave();
  });
});

describe('the problems of a game', () => {
  it('follow whoever solves: the rating changes, and the next one comes', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/problems/rastros');
    await page.getByRole('heading', { name: 'Problems of Rastros', level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.locator('.problem-figures dd').first().textContent()).toBe('–');
    await button(page, 'Give me a problem').click();
    await page.getByRole('grid').waitFor();
    await button(page, 'Hint').click();
    await page.locator('.asking .note').waitFor();
    const first = page.url();
    await page.locator('[role=gridcell][data-open]').first().click();
    await page.locator('.answer h2').waitFor();
    if (await button(page, 'Show answer').isVisible()) await button(page, 'Show answer').click();
    await button(page, 'Next problem').click();
    await page.waitForFunction((before) => location.href !== before, first);
    await page.getByRole('grid').waitFor();
    await page.goto('/#/problems/rastros');
    await page.locator('.problem-figures dd').first().waitFor();
    // After one problem a rating is no more than a guess, and is told as one.
    expect(await page.locator('.problem-figures').innerText()).toMatch(
      /^rating, provisional\s+≈ \d*[05]0\s/,
    );
    await page.getByText(/^A row counts.* from \d+ to \d+: after few problems/).waitFor();
    await leave();
  });

  it('have one for every day, in the calendar and on the home page', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/');
    const today = page.locator('.today').getByRole('link', { name: /^Rastros/ });
    await today.click();
    await page.getByRole('heading', { name: /winning move|does not lose/ }).waitFor();
    expect(page.url()).toMatch(/#\/day\/rastros\/\d{4}-\d\d-\d\d$/);
    await page.locator('[role=gridcell][data-open]').first().click();
    await page.locator('.answer h2').waitFor();
    if (await button(page, 'Show answer').isVisible()) await button(page, 'Show answer').click();
    await button(page, 'Next problem').waitFor();
    await page.goto('/#/days/rastros');
    await page.locator('.calendar [aria-current="date"] [data-outcome]').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });

  it('count the days in a row whose problem was solved, and lead to the calendar', async () => {
    const { page, leave } = await app.visit();
    for (const [date, answer] of [
      ['2026-11-17', 'a7'],
      ['2026-11-18', 'g4'],
    ]) {
      await page.clock.setFixedTime(`${date}T12:00:00`);
      await page.goto(`/#/day/rastros/${date}`);
      await cell(page, answer).click();
      await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
    }
    await page.getByText('Problem of the day: 2 days in a row').waitFor();
    await page.getByRole('link', { name: 'Earlier days' }).click();
    await page.locator('.calendar [aria-current="date"] [data-outcome="alone"]').waitFor();
    await leave();
  });

  it('are in Portuguese on a phone too', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await page.goto('/#/problems/squex');
    await page.getByRole('heading', { name: 'Problemas de Squex', level: 1 }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const { document, wrong } = sampleOf(squex);
    await page.goto(`/#${document.code({})}`);
    await page.getByRole('grid').waitFor();
    await cell(page, wrong).tap();
    const sure = page.locator('.question .primary');
    if (await sure.isVisible()) await sure.click();
    await page.getByRole('heading', { name: new RegExp(`^${wrong} perde`) }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('a problem on a phone', () => {
  it('names its level, gives a hint beside a small sign, and nothing lies over the link to the others', async () => {
    const { page, leave } = await app.visit({ ...phone, locale: 'pt-PT' });
    await page.goto('/#/day/rastros/2026-11-18');
    await page.getByRole('grid').waitFor();
    expect(await page.locator('header .title').innerText()).toMatch(/^Rastros · \S+\nEncontra/);
    const link = page.getByRole('link', { name: 'Todos os problemas de Rastros' });
    for (const part of [0.1, 0.5, 0.9]) {
      const isFree = await link.evaluate((anchor, share) => {
        const { left, top, width, height } = anchor.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height * share);
        return seen === anchor;
      }, part);
      expect(isFree).toBe(true);
    }
    await button(page, 'Dica').tap();
    // What was touched does not stay marked.
    const marked = await button(page, 'Dica').evaluate((tool) => getComputedStyle(tool).background);
    expect(marked).toContain('rgba(0, 0, 0, 0)');
    const sign = await page.locator('.asking .note svg').boundingBox();
    expect(sign?.width).toBeLessThan(32);
    await leave();
  });
});

describe('a theme', () => {
  it('is explained with drawn examples, and practised', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/problems/rastros');
    await page.locator('.themes a').first().click();
    await page.getByRole('heading', { name: 'Examples' }).waitFor();
    await page.waitForFunction(
      () => document.querySelectorAll('.example-board > svg').length === 3,
    );
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Practise this').click();
    await page.getByRole('grid').waitFor();
    await leave();
  });
});

/** A game on 4×4 in which the only right move was missed more than once, and where. */
async function missingGame() {
  const params = rastros.params({ size: { rows: 4, cols: 4 } });
  if (!params.ok) throw new Error(params.error.code);
  for (let seed = 0; ; seed++) {
    const source = random(`missing-${seed}`);
    let match = openMatch(rastros, params.value);
    while (match.outcome === undefined) match = match.play(source.pick(match.legalMoves));
    const find = async (state: unknown) => problemAt(rastros as AnyGame, state, new Effort());
    const missed = await missedIn(match, find);
    if (missed.length > 1) return { played: match.played, missed };
  }
}

describe('a game that was played here', () => {
  it('gives the positions in which the only move was missed, and keeps where whoever solves them stood', async () => {
    const { played, missed } = await missingGame();
    const { page, leave } = await app.visit();
    await begin(page, 'rastros', { size: '4' });
    for (const move of played) await cell(page, move).click();
    await page.locator('.end').waitFor();
    await page.goto('/#/problems/rastros');
    await button(page, 'Look through my games').click();
    const one = (at: number, became = '') =>
      button(
        page,
        new RegExp(
          `move ${missed[at].index + 1}: you played ${played[missed[at].index]}${became}$`,
        ),
      );
    await one(0).click();
    await page.getByRole('grid').waitFor();
    const solve = async (at: number) => {
      const { state, answer = -1 } = missed[at].problem;
      await cell(page, rastros.formatMove(state as RastrosState, answer)).click();
      await page.locator('.answer .eyebrow[data-sign="right"]').waitFor();
    };
    await solve(0);
    // Whoever leaves and comes back finds them as they were, without looking again, and goes on with them.
    await page.goto('/');
    await page.goto('/#/problems/rastros');
    await one(0, ' solved').waitFor();
    await one(1).waitFor();
    expect(await button(page, 'Look through my games').count()).toBe(0);
    const chosen = page.locator('.chips [aria-pressed="true"]');
    expect(await chosen.textContent()).toBe('From my games');
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Give me a problem').click();
    await page.getByRole('grid').waitFor();
    await solve(1);
    for (let at = 2; at < missed.length; at++) {
      await button(page, 'Next problem').click();
      await page.locator('.asking').waitFor();
      await solve(at);
    }
    // After the last one the list tells what became of all, and that there are no more.
    await button(page, 'Next problem').click();
    await one(missed.length - 1, ' solved').waitFor();
    await page.locator('.form').getByText('These are all done.').waitFor();
    await button(page, 'Give me a problem').click();
    await page.locator('.form').getByText('These are all done.').waitFor();
    await leave();
  });

  it('leaves the level that was chosen as it was, for each game by itself', async () => {
    const { page, leave } = await app.visit();
    const chosen = page.locator('.chips [aria-pressed="true"]');
    await page.goto('/#/problems/rastros');
    await button(page, 'Hard').click();
    await page.goto('/#/problems/squex');
    await page.getByRole('heading', { name: 'Problems of Squex' }).waitFor();
    expect(await chosen.textContent()).toBe('By your rating');
    await page.goto('/#/problems/rastros/corner');
    await button(page, 'Practise this').click();
    await page.getByRole('grid').waitFor();
    await page.goto('/#/problems/rastros');
    await page.getByRole('heading', { name: 'Problems of Rastros' }).waitFor();
    expect(await chosen.textContent()).toBe('Corners and gates');
    await leave();
  });
});
