/** What the stone can still reach: the only part of the board that matters. */

import type { PackedBoard } from './packed-board.ts';
import { holdsTogether, ringAround } from './ring.ts';

/**
 * Writes the cells that the stone can still come to into `reachLo[at]` and `reachHi[at]`, and into
 * `whole[at]` whether these surely hold together without the stone. The first step is not into the
 * gate that the player to move avoids, and nobody steps from a cell of a gate to another of it.
 *
 * `wasWhole` tells that the free cells held together before this one left them. If those around it
 * still do by themselves, nothing was cut off, and the flood can be spared.
 */
export function reach(
  board: PackedBoard,
  lo: number,
  hi: number,
  stone: number,
  side: number,
  wasWhole: number,
  reachLo: Int32Array,
  reachHi: Int32Array,
  whole: Uint8Array,
  at: number,
): void {
  const gateLo = board.gateLo[0] | board.gateLo[1];
  const gateHi = board.gateHi[0] | board.gateHi[1];
  const ringLo = board.nearLo[stone] & lo;
  const ringHi = board.nearHi[stone] & hi;
  const touchesGate = ((ringLo & gateLo) | (ringHi & gateHi)) !== 0;
  const isWhole = touchesGate ? 0 : holdsTogether[ringAround(lo, hi, stone)];
  whole[at] = isWhole;
  if ((isWhole & wasWhole) === 1) {
    reachLo[at] = lo;
    reachHi[at] = hi;
    return;
  }
  // Where the gates touch, stepping from one to the other is possible: there all steps are let pass.
  const plainLo = board.hasGatesApart ? lo & ~gateLo : lo;
  const plainHi = board.hasGatesApart ? hi & ~gateHi : hi;
  let nowLo = ringLo & ~board.gateLo[side ^ 1];
  let nowHi = ringHi & ~board.gateHi[side ^ 1];
  for (;;) {
    // Everything outside the gates that can be reached, a king's step in all directions at a time.
    for (;;) {
      const wideLo = nowLo | ((nowLo & 0x7f7f7f7f) << 1) | ((nowLo >>> 1) & 0x7f7f7f7f);
      const wideHi = nowHi | ((nowHi & 0x7f7f7f7f) << 1) | ((nowHi >>> 1) & 0x7f7f7f7f);
      const nextLo = nowLo | ((wideLo | (wideLo << 8) | (wideLo >>> 8) | (wideHi << 24)) & plainLo);
      const nextHi =
        nowHi | ((wideHi | (wideHi << 8) | (wideHi >>> 8) | (wideLo >>> 24)) & plainHi);
      if (nextLo === nowLo && nextHi === nowHi) break;
      nowLo = nextLo;
      nowHi = nextHi;
    }
    // Then one step from outside the gates into them; from there it may go on.
    const fromLo = nowLo & plainLo;
    const fromHi = nowHi & plainHi;
    const wideLo = fromLo | ((fromLo & 0x7f7f7f7f) << 1) | ((fromLo >>> 1) & 0x7f7f7f7f);
    const wideHi = fromHi | ((fromHi & 0x7f7f7f7f) << 1) | ((fromHi >>> 1) & 0x7f7f7f7f);
    const nextLo = nowLo | ((wideLo | (wideLo << 8) | (wideLo >>> 8) | (wideHi << 24)) & lo);
    const nextHi = nowHi | ((wideHi | (wideHi << 8) | (wideHi >>> 8) | (wideLo >>> 24)) & hi);
    if (nextLo === nowLo && nextHi === nowHi) break;
    nowLo = nextLo;
    nowHi = nextHi;
  }
  reachLo[at] = nowLo;
  reachHi[at] = nowHi;
}
