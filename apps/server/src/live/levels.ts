/** The levels of the library as opponents: they think in threads, and move through the same door as people. */

import { questionOf } from 'ludoteca/game';
import type { JobPool } from 'ludoteca/jobs';
import type { Games } from '../store/games.ts';
import type { Playing } from './playing.ts';

export interface Levels {
  /** Moves for the level whose turn it is; does nothing when it is nobody's. */
  think(id: string): void;
  close(): void;
}

export function openLevels(
  games: Games,
  playing: Playing,
  pool: JobPool,
  complain: (fault: unknown) => void,
): Levels {
  const thinking = new Set<string>();
  let isClosed = false;

  /** Moves once; false when it is no level's turn. */
  const move = async (id: string): Promise<boolean> => {
    const kept = await games.read(id);
    if (kept === undefined) return false;
    const { match, levels, progress } = kept.standing;
    const { turn } = progress;
    const level = turn === undefined ? null : levels[turn];
    if (turn === undefined || level === null || isClosed) return false;
    // The same game gives the same replies, whichever process thinks.
    const question = questionOf(match, level, id);
    const answer = await pool.do({
      job: 'choose',
      game: match.game,
      isTimed: false,
      ...question,
    });
    if (isClosed) return false;
    const ply = match.history.length;
    const text = match.write(answer.move);
    await playing.obey(id, () => ({
      ok: true,
      value: { do: 'move', seat: turn, ply, move: text },
    }));
    return true;
  };
  const moveOn = async (id: string): Promise<void> => {
    // A level may have several moves in a row.
    while (await move(id));
  };

  return {
    think(id) {
      if (thinking.has(id) || isClosed) return;
      thinking.add(id);
      moveOn(id)
        .catch((fault) => {
          if (!isClosed) complain(fault);
        })
        .finally(() => thinking.delete(id));
    },
    close() {
      isClosed = true;
    },
  };
}
