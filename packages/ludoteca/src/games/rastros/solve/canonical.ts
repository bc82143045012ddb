/**
 * The canonical form of a position: alike positions get one key.
 *
 * The board is turned so that the player to move is North, and mirrored in the diagonal between the
 * goals when that gives the smaller set of free cells. Where one goal alone is blocked the half turn
 * would change the game: then the bit of a1, which is never free, marks that South is to move.
 */

import type { PackedBoard } from './packed-board.ts';

/** How a canonical form was made: turned by half, mirrored, or both. */
export const turnedBit = 1;
export const mirroredBit = 2;

/** Writes the canonical free cells (low, high), the stone, and how they were made into `form`. */
export function canonical(
  board: PackedBoard,
  lo: number,
  hi: number,
  stone: number,
  side: number,
  form: Int32Array,
): void {
  let keyLo = lo;
  let keyHi = hi;
  let keyStone = stone;
  let how = 0;
  if (side === 1) {
    if (board.isFair) {
      how = turnedBit;
      const shift = 63 - board.farCorner;
      keyStone = board.farCorner - stone;
      keyLo = shiftedLo(reversed(hi), reversed(lo), shift);
      keyHi = shiftedHi(reversed(lo), shift);
    } else keyLo |= 1;
  }
  // The mirror image: 8×8 bits transposed by swapping ever larger blocks across the diagonal.
  let mirrorLo = keyLo;
  let mirrorHi = keyHi;
  let swap = (mirrorLo ^ (mirrorLo >>> 7)) & 0x00aa00aa;
  mirrorLo ^= swap ^ (swap << 7);
  swap = (mirrorHi ^ (mirrorHi >>> 7)) & 0x00aa00aa;
  mirrorHi ^= swap ^ (swap << 7);
  swap = (mirrorLo ^ (mirrorLo >>> 14)) & 0x0000cccc;
  mirrorLo ^= swap ^ (swap << 14);
  swap = (mirrorHi ^ (mirrorHi >>> 14)) & 0x0000cccc;
  mirrorHi ^= swap ^ (swap << 14);
  swap = (mirrorLo ^ (mirrorHi << 4)) & 0xf0f0f0f0;
  mirrorLo ^= swap;
  mirrorHi ^= swap >>> 4;
  const mirrorStone = ((keyStone & 7) << 3) | (keyStone >> 3);
  const isMirrorSmaller =
    mirrorLo < keyLo ||
    (mirrorLo === keyLo && (mirrorHi < keyHi || (mirrorHi === keyHi && mirrorStone < keyStone)));
  form[0] = isMirrorSmaller ? mirrorLo : keyLo;
  form[1] = isMirrorSmaller ? mirrorHi : keyHi;
  form[2] = isMirrorSmaller ? mirrorStone : keyStone;
  form[3] = isMirrorSmaller ? how | mirroredBit : how;
}

/** Where a cell goes when the board is made canonical in this way; and where it comes back from. */
export function movedCell(board: PackedBoard, cell: number, how: number): number {
  const turned = (how & turnedBit) === 0 ? cell : board.farCorner - cell;
  return (how & mirroredBit) === 0 ? turned : ((turned & 7) << 3) | (turned >> 3);
}

/** The low word of 64 bits moved down by `shift`, of 0 to 63. */
function shiftedLo(lo: number, hi: number, shift: number): number {
  if (shift === 0) return lo;
  if (shift < 32) return (lo >>> shift) | (hi << (32 - shift));
  return hi >>> (shift - 32);
}

/** The high word of 64 bits moved down by `shift`, of 0 to 63; the low word does not matter. */
function shiftedHi(hi: number, shift: number): number {
  return shift < 32 ? hi >>> shift : 0;
}

/** The bits of a word in the opposite order. */
function reversed(word: number): number {
  let bits = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
}
