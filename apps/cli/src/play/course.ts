/** Following a game: after any number of its moves, and on with further ones. */

import { fail, type Match, type Notice, ok, type Result } from 'ludoteca';
import { usage } from '../phrases/usage.ts';

/** How far to follow a game, and what to play on. */
export interface Course {
  readonly at: number | undefined;
  readonly moves: readonly string[];
}

/** The match after as many moves as asked for, and those that are played on. */
export function follow(whole: Match, { at, moves }: Course): Result<Match, Notice> {
  let match = whole;
  const count = match.history.length;
  if (at !== undefined && at > count) return fail(usage.notice('at-too-far', { found: at, count }));
  while (at !== undefined && match.history.length > at) match = match.undo();
  for (const [index, text] of moves.entries()) {
    const move = match.read(text);
    if (!move.ok) return fail({ ...move.error, where: { kind: 'move', number: index + 1 } });
    match = match.play(move.value);
  }
  return ok(match);
}
