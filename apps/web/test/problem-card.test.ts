/** The card that tells of a problem: whose each move is, and that nothing of it lies below something else. */

import { gameDocument, judgeAnswer, makeProblem, type Problem } from 'ludoteca/game';
import { Effort } from 'ludoteca/kernel';
import { type SquexPosition, squex } from 'ludoteca/squex';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { bringIn, cell } from './match-page.ts';
import { button } from './problem-samples.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

type Position = Problem<SquexPosition>;

/** Whose each move of a line is, by name; `hasSeveral` where somebody has two in a row. */
function moversIn(from: SquexPosition, line: readonly number[]) {
  const movers: string[] = [];
  let state = from;
  for (const move of line) {
    movers.push(state.player === 1 ? 'Blue' : 'Ochre');
    state = squex.apply(state, move);
  }
  const hasSeveral = movers.some((mover, index) => index > 0 && mover === movers[index - 1]);
  return { movers, hasSeveral };
}

/** A problem with double moves both in its answer and in the refutation of a wrong move. */
function doubled() {
  for (let seed = 0; ; seed++) {
    const order = { params: { rows: 5, cols: 5 }, theme: 'double-move' };
    const made = makeProblem(squex, order, `doubled-${seed}`);
    if (!made.ok) throw new Error(made.error.code);
    const problem: Position = made.value.problem;
    const { state, answer = -1, line = [] } = problem;
    if (!moversIn(state, line).hasSeveral) continue;
    for (const wrong of squex.moves(state)) {
      if (wrong === answer) continue;
      const judgement = judgeAnswer(squex, problem, wrong, new Effort());
      if (judgement.kind !== 'wrong' || !moversIn(state, judgement.line).hasSeveral) continue;
      return { problem, wrong, refutation: judgement.line, answer, line };
    }
  }
}

describe('the moves of a line in which somebody has two in a row', () => {
  it('each tell whose they are, in the refutation, the answer and the tree', async () => {
    const { problem, wrong, refutation, answer, line } = doubled();
    const { state } = problem;
    const { page, leave } = await app.visit();
    await bringIn(page, gameDocument(squex, { kind: 'problem', problem }).toJson());
    const told = async (name: string, moves: readonly number[]) => {
      const chips = page.getByRole('list', { name }).getByRole('button');
      await chips.nth(moves.length - 1).waitFor();
      const labels = await chips.evaluateAll((all) =>
        all.map((chip) => chip.getAttribute('aria-label') ?? ''),
      );
      expect(labels.map((label) => label.split('. ')[0])).toEqual(moversIn(state, moves).movers);
      // Not by words alone: the emblem is in each.
      expect(await chips.locator('.emblem svg').count()).toBe(moves.length);
    };
    await cell(page, squex.formatMove(state, wrong)).click();
    await told('How it is refuted', refutation);
    await button(page, 'Try again').click();
    await cell(page, squex.formatMove(state, answer)).click();
    await told('Best play', line);
    expect(await faultsOf(page)).toEqual([]);
    await button(page, 'Play it out').click();
    // The defence is the same as in the line: what whoever solves plays is played, the rest comes by itself.
    let at = state;
    const walked = page.locator('.tree .line-move');
    for (const [index, move] of line.entries()) {
      if (at.player === state.player) {
        await cell(page, squex.formatMove(at, move)).click();
      }
      await walked.nth(index).waitFor();
      at = squex.apply(at, move);
    }
    await told('Against perfect defence', line);
    await leave();
  });
});

/** What of an element is covered by another one, at any of nine points of it that are on the screen. */
const isClear = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    return parts.every((x) =>
      parts.every((y) => {
        const [at, from] = [left + width * x, top + height * y];
        if (from < 0 || from > innerHeight || at < 0 || at > innerWidth) return true;
        const seen = document.elementFromPoint(at, from);
        return seen !== null && (one.contains(seen) || seen.contains(one));
      }),
    );
  });

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;

async function solveOn(page: Page): Promise<void> {
  await page.goto('/#/day/rastros/2026-11-18');
  await cell(page, 'e4').click();
  await page.locator('.answer h2').waitFor();
}

describe('the card of a problem', () => {
  it.each(sizes)('hides nothing below its buttons, on $width × $height', async (viewport) => {
    const { page, leave } = await app.visit({ ...phone, viewport, locale: 'pt-PT' });
    await solveOn(page);
    const chip = page.locator('.answer .line-move').first();
    expect(await isClear(chip)).toBe(true);
    const again = button(page, /^Tentar/);
    const show = button(page, 'Ver a resposta');
    expect(await isClear(again)).toBe(true);
    // Side by side, and in one line each.
    const [one, other] = [await again.boundingBox(), await show.boundingBox()];
    expect(one?.y).toBe(other?.y);
    expect(one?.height).toBeLessThan(50);
    const title = await page.locator('.top .title').boundingBox();
    expect(title?.height).toBeLessThan(50);
    await again.click();
    await cell(page, 'g4').click();
    await page.locator('.rating-change').waitFor();
    expect(await isClear(chip)).toBe(true);
    expect(await isClear(page.locator('.answer h2'))).toBe(true);
    expect(await isClear(button(page, 'Outro problema'))).toBe(true);
    const [rating, next] = [
      await page.locator('.rating-change').boundingBox(),
      await button(page, 'Outro problema').boundingBox(),
    ];
    expect(rating?.y).toBeGreaterThanOrEqual((next?.y ?? 0) + (next?.height ?? 0));
    await leave();
  });

  it('leaves the whole board in sight on a phone on its side', async () => {
    const { page, leave } = await app.visit({
      ...phone,
      viewport: { width: 844, height: 390 },
      locale: 'pt-PT',
    });
    await page.goto('/#/day/rastros/2026-11-18');
    await page.getByRole('grid').waitFor();
    const corner = await cell(page, 'a1').boundingBox();
    expect((corner?.y ?? 0) + (corner?.height ?? 0)).toBeLessThanOrEqual(390);
    await leave();
  });

  it('shows all that is told of a long answer on a desk', async () => {
    const { page, leave } = await app.visit();
    await solveOn(page);
    await button(page, 'Try again').click();
    await cell(page, 'g4').click();
    await page.locator('.rating-change').waitFor();
    const isCut = await page
      .locator('.answer')
      .evaluate((card) => card.scrollHeight > card.clientHeight + 1);
    expect(isCut).toBe(false);
    expect(await isClear(page.locator('.rating-change'))).toBe(true);
    expect((await button(page, 'Next problem').boundingBox())?.height).toBeLessThan(50);
    await leave();
  });

  it.each([...sizes, { width: 1280, height: 800 }])(
    'keeps the way back from the tree where it is, on $width × $height',
    async (viewport) => {
      const { page, leave } = await app.visit({ viewport, locale: 'pt-PT' });
      await solveOn(page);
      await button(page, 'Ver a resposta').click();
      await button(page, 'Jogar o resto').click();
      const back = button(page, 'Voltar à resposta');
      const place = () =>
        back.evaluate((one) => {
          const card = one.closest('.tree')?.getBoundingClientRect().top ?? 0;
          return one.getBoundingClientRect().top - card;
        });
      const before = await place();
      const isThere = async () => expect(await place()).toBeCloseTo(before, 0);
      await page.getByText('Continuas a ganhar.').first().waitFor();
      expect(await isClear(page.locator('.tree .line-move').first())).toBe(true);
      await isThere();
      await button(page, 'Anterior').click();
      await isThere();
      await leave();
    },
  );
});
