/** Levels as players that think in a worker thread, so that the main one hears every key. */

import { type Match, type Player, questionOf, type Seed } from 'ludoteca';
import type { Pool } from '../work/pool.ts';

export interface BotSetting {
  readonly level: number;
  readonly seed: Seed;
  /** Seconds for a move. */
  readonly seconds?: number;
  /** Whether the seconds replace the level's own budget, as they do unless told otherwise, or only bound it. */
  readonly isTimed?: boolean;
  readonly onProgress?: (nodes: number) => void;
}

export function poolBot(pool: Pool, setting: BotSetting): Player {
  const { level, seed, seconds, onProgress } = setting;
  const isTimed = setting.isTimed ?? seconds !== undefined;
  return {
    name: String(level),
    async turn(match: Match) {
      const question = questionOf(match, level, seed);
      const request = { job: 'choose', game: match.game, isTimed, ...question } as const;
      const budget = seconds === undefined ? {} : { seconds };
      const { move } = await pool.do(request, budget, onProgress);
      return { kind: 'move', move };
    },
  };
}
