/** Levels as players that think in a worker thread, so that the main one hears every key. */

import { type AnyGame, type Match, type Player, questionOf, type Seed } from 'ludoteca';
import type { StopSignal } from 'ludoteca/jobs';
import type { Pool } from '../work/pool.ts';

export interface BotSetting {
  readonly level: number;
  readonly seed: Seed;
  /** Seconds for a move. */
  readonly seconds?: number;
  /** Whether the seconds replace the level's own budget, as they do unless told otherwise, or only bound it. */
  readonly isTimed?: boolean;
  readonly onProgress?: (nodes: number) => void;
  /** Asks for the move that looks best by then. */
  readonly stop?: StopSignal;
}

export function poolBot(pool: Pool, setting: BotSetting): Player {
  const { level, seed, seconds, onProgress, stop } = setting;
  const isTimed = setting.isTimed ?? seconds !== undefined;
  return {
    name: String(level),
    async turn(match: Match) {
      const question = questionOf(match, level, seed);
      const request = { job: 'choose', game: match.game, isTimed, ...question } as const;
      const { move } = await pool.do(request, {
        ...(seconds !== undefined && { seconds }),
        ...(onProgress && { onProgress }),
        ...(stop && { stop }),
      });
      return { kind: 'move', move };
    },
  };
}

/** Has a thread load the games, so that no first move is kept waiting by that, and its time runs full. */
export async function wake(pool: Pool, game: AnyGame): Promise<void> {
  const state = game.initial(game.presets[0].params);
  const question = { state, level: 1, seed: '', maySwap: false };
  await pool.do({ job: 'choose', game: game.id, isTimed: false, ...question });
}
