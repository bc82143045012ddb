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
import { endOf, type WorkBudget } from 'ludoteca/jobs';
import type { Pool } from './pool.ts';

/**
 * The nodes are for each position, the seconds for the whole game. With nodes alone the answer is the same every
 * time: then nothing is looked for that needs more and more.
 */
export async function reviewGame(
  pool: Pool,
  game: AnyGame,
  match: Match,
  budget: WorkBudget,
): Promise<Review> {
  const { nodes: most = Number.POSITIVE_INFINITY, seconds } = budget;
  const now = () => performance.timeOrigin + performance.now();
  const end = endOf(budget, now());
  const left = () => (seconds === undefined ? undefined : (end - now()) / 1000);
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
