/** Looking a finished game over in workers, within a budget; and what was found, for people and for programs. */

import {
  type AnyGame,
  type JsonObject,
  type Language,
  lookOver,
  type Match,
  type Review,
  sayReview,
} from 'ludoteca';
import type { Pool } from './pool.ts';

export interface ReviewBudget {
  /** For each position. */
  readonly nodes?: number;
  /** For the whole game. */
  readonly seconds?: number;
}

/** With nodes alone the answer is the same every time: then nothing is looked for that needs more and more. */
export async function reviewGame(
  pool: Pool,
  game: AnyGame,
  match: Match,
  { nodes: most = Number.POSITIVE_INFINITY, seconds }: ReviewBudget,
): Promise<Review> {
  const begin = performance.now();
  const left = () =>
    seconds === undefined ? undefined : seconds - (performance.now() - begin) / 1000;
  return lookOver(
    game,
    match,
    async (state, nodes) => {
      const time = left();
      if (time !== undefined && time <= 0) return { value: 'unknown' };
      const {
        job: _,
        nodes: _spent,
        ...proof
      } = await pool.do(
        { job: 'prove', game: game.id, state },
        { nodes: Math.min(nodes, most), ...(time !== undefined && { seconds: time }) },
      );
      return proof;
    },
    () => {},
    seconds === undefined ? { rounds: 0 } : {},
  );
}

/** A review as programs read it. Moves are counted from 1, those of both players. */
export function reviewJson(
  game: AnyGame,
  match: Match,
  review: Review,
  language: Language,
): JsonObject {
  const { turnings, brackets, provenFrom, resignation } = review;
  const idOf = (side: 0 | 1) => match.sides[side].id;
  return {
    mistakes: turnings.map(({ kind, index, side, better }) => ({
      number: index + 1,
      move: match.played[index],
      side: idOf(side),
      kind,
      ...(better !== undefined && { better: game.formatMove(match.states[index], better) }),
    })),
    brackets: brackets.map(({ side, had, candidates }) => ({
      side: idOf(side),
      had,
      moves: candidates.map((index) => ({ number: index + 1, move: match.played[index] })),
    })),
    ...(provenFrom !== undefined && { provenFrom }),
    ...(resignation !== undefined && {
      resignation: {
        side: idOf(resignation.side),
        kind: resignation.kind,
        ...(resignation.better !== undefined && {
          better: match.undo().write(resignation.better),
        }),
      },
    }),
    text: [...sayReview(game, match, review, language)],
  };
}
