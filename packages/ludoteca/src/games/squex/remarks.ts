/** What people should be told about a move: that it cut, and what that means for the turn. */

import type { Notice } from '../../kernel/index.ts';
import { cellAt, squareName } from './cells.ts';
import { notices } from './notices.ts';
import { movesLeft, type SquexPosition } from './position.ts';
import { consequencesOf, play, winnerOf } from './rules.ts';

export function remarks(position: SquexPosition, move: number): readonly Notice[] {
  const octagon = cellAt(position, move);
  if (winnerOf(play(position, octagon)) !== 0) return [];
  const { cuts, losesSecondMove } = consequencesOf(position, octagon);
  if (cuts.length === 0) {
    return movesLeft(position) === 2 ? [notices.notice('one-more', {})] : [];
  }
  const code = position.player === 1 ? 'blue-cut' : 'ochre-cut';
  const squares = cuts.map(squareName).join(', ');
  return [
    notices.notice(code, { count: cuts.length, squares }),
    ...(losesSecondMove ? [notices.notice('second-lost', {})] : []),
  ];
}
