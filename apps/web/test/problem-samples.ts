/** Problems for tests of their pages. */

import { type AnyGame, gameDocument, makeProblem, type Problem } from 'ludoteca/game';
import { type SquexPosition, squex } from 'ludoteca/squex';
import type { Page } from 'playwright-core';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export function made(game: AnyGame, size: number, seed: string): Problem<unknown> {
  const params = game.params({ size: { rows: size, cols: size } });
  if (!params.ok) throw new Error(params.error.code);
  const problem = makeProblem(game, { params: params.value, level: 'easy' }, seed);
  if (!problem.ok) throw new Error(problem.error.code);
  return problem.value.problem;
}

/** A problem with its right move and a wrong one, as cells are named. */
export function sampleOf(game: AnyGame, size = 5) {
  const problem = made(game, size, 'page');
  const document = gameDocument(game, { kind: 'problem', problem });
  const { match } = document;
  const wrong = match.legalMoves.find((move) => move !== problem.answer);
  if (wrong === undefined || problem.answer === undefined) throw new Error('nothing to find');
  return { document, right: match.write(problem.answer), wrong: match.write(wrong) };
}

/** A problem of Squex and a move of it that cuts. */
export function cutting() {
  for (let seed = 0; ; seed++) {
    const problem = made(squex, 5, `cut-${seed}`);
    const document = gameDocument(squex, { kind: 'problem', problem });
    const { match } = document;
    const cut = match.legalMoves.find(
      (move) => squex.showing?.caution?.(match.state as SquexPosition, move) !== undefined,
    );
    if (cut !== undefined) return { document, cut: match.write(cut) };
  }
}
