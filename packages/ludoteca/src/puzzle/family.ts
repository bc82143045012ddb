/** Telling puzzles from board games in a catalogue. */

import type { AnyKind } from '../document/index.ts';
import type { AnyPuzzle } from './puzzle.ts';

export function isPuzzle(kind: AnyKind): kind is AnyPuzzle {
  return kind.family === 'puzzle';
}
