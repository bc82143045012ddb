/** One game of many between two players that are no people. */

import {
  type AnyGame,
  type Fixture,
  type Notice,
  openMatch,
  type PlayedOut,
  type Player,
  playOut,
} from 'ludoteca';
import type { Pool } from '../work/pool.ts';
import { poolBot } from './bot.ts';
import { groupLoad } from './group-load.ts';
import { openProgram } from './program.ts';
import { nameOf, type Who } from './who.ts';

export interface Contest {
  readonly game: AnyGame;
  readonly params: unknown;
  readonly hasSwap: boolean;
  /** The players as they were named. */
  readonly who: readonly [Who, Who];
  /** What they are called in records, where that is not how they were named. */
  readonly names?: readonly [string, string];
  /** Seconds for a move of a level, in place of its budget. */
  readonly seconds: number | undefined;
  /** Seconds for a move of a program, if they were given. */
  readonly moveSeconds: number | undefined;
}

/** Seconds for a move of a program when nothing is said. */
const usualMoveSeconds = 10;

export async function playFixture(
  pool: Pool,
  contest: Contest,
  fixture: Fixture,
  say: (notice: Notice) => string,
): Promise<PlayedOut> {
  const { game, params, hasSwap, who, seconds, moveSeconds } = contest;
  const names = contest.names ?? [nameOf(who[0]), nameOf(who[1])];
  const seated = fixture.isExchanged ? ([who[1], who[0]] as const) : who;
  const programs: { close(): Promise<void> }[] = [];
  const playerOf = (one: Who): Player => {
    if (one.kind === 'human') throw new Error('people do not play matches');
    if (one.kind === 'level') {
      const { level } = one;
      const time = seconds === undefined ? {} : { seconds };
      return poolBot(pool, { level, seed: fixture.seed, ...time });
    }
    const program = openProgram({
      game,
      command: one.command,
      seconds: moveSeconds ?? usualMoveSeconds,
      // Many games may be played at once, and nobody waits at the board.
      load: groupLoad,
      say,
    });
    programs.push(program);
    return program;
  };
  const players = fixture.isExchanged ? ([names[1], names[0]] as const) : names;
  let begun = openMatch(game, params, { players, hasSwap });
  for (const move of fixture.opening) begun = begun.play(move);
  try {
    return await playOut(begun, [playerOf(seated[0]), playerOf(seated[1])]);
  } finally {
    await Promise.all(programs.map((program) => program.close()));
  }
}
