/**
 * Random bits per fact of a position; the hash of a position is the exclusive or of its facts.
 *
 * In the field: A. Zobrist, *A new hashing method with application for game playing* (1970).
 */

import { random } from '../../../kernel/index.ts';
import type { Geometry } from './geometry.ts';

/** Two words of 32 bits each: one to choose the slot of a table, both to tell positions apart. */
export interface Zobrist {
  /** By `2·point + player − 1`: the octagon there is the player's. */
  readonly octagonLow: Int32Array;
  readonly octagonHigh: Int32Array;
  /** By `2·square + player − 1`: the crossing there is the player's. */
  readonly crossingLow: Int32Array;
  readonly crossingHigh: Int32Array;
  /** By `2·player + moves left`. */
  readonly turnLow: Int32Array;
  readonly turnHigh: Int32Array;
}

/** By rows and columns: drawing the bits takes longer than making the rest of a board. */
const drawn = new Map<string, Zobrist>();

/** The same bits for each board of a size, which must not be written to. */
export function zobristFor(geometry: Geometry): Zobrist {
  const size = `${geometry.rows}x${geometry.cols}`;
  const known = drawn.get(size);
  if (known !== undefined) return known;
  const made = drawFor(geometry);
  drawn.set(size, made);
  return made;
}

function drawFor({ rows, cols, area }: Geometry): Zobrist {
  const source = random(`squex ${rows}x${cols}`);
  const words = (length: number) => Int32Array.from({ length }, () => source.bits());
  return {
    octagonLow: words(2 * area),
    octagonHigh: words(2 * area),
    crossingLow: words(2 * area),
    crossingHigh: words(2 * area),
    turnLow: words(7),
    turnHigh: words(7),
  };
}
