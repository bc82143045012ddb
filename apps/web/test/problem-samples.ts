/** Problems for tests of their pages. */

import { type AnyGame, gameDocument, type Match, makeProblem, type Problem } from 'ludoteca/game';
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

/** A problem of Squex whose solver has two moves in hand, and plays both of them as the answer. */
export function twoInHand() {
  for (let seed = 0; ; seed++) {
    const problem = made(squex, 5, `two-${seed}`);
    const document = gameDocument(squex, { kind: 'problem', problem });
    const { match } = document;
    const [first, second] = problem.line ?? [];
    if (second === undefined || movesLeft(match) !== 2) continue;
    const after = match.play(first);
    if (after.turn !== match.turn) continue;
    const moves = [match.write(first), after.write(second)] as const;
    const wrong = match.legalMoves
      .filter((move) => move !== first)
      .map((move) => match.write(move));
    return { document, moves, wrong };
  }
}

/** A problem of Squex with its answer, and a reply to it by which whoever solves has two moves. */
export function cutInReply() {
  for (let seed = 0; ; seed++) {
    const problem = made(squex, 5, `reply-${seed}`);
    const document = gameDocument(squex, { kind: 'problem', problem });
    const { match } = document;
    if (problem.answer === undefined || movesLeft(match) !== 1) continue;
    const after = match.play(problem.answer);
    if (after.outcome !== undefined || after.turn === match.turn || movesLeft(after) !== 1)
      continue;
    const cut = after.legalMoves.find((move) => movesLeft(after.play(move)) === 2);
    if (cut === undefined) continue;
    return { document, right: match.write(problem.answer), cut: after.write(cut) };
  }
}

function movesLeft({ state }: Match): number {
  return squex.showing?.movesLeft?.(state as SquexPosition) ?? 1;
}
