/**
 * The search for 9×9 Greater-Than Sudoku once more, for WebAssembly. Node for node it is the search of
 * `src/games/greater-than/solve/nine-engine.ts` and what that rests on, which explain it; tests hold the two together. Only
 * the fillings of a box are found another way (`greater-than-boxes.ts`).
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, whose tables
 * whoever starts the search has filled in (`src/games/greater-than/solve/swift-engine.ts`). `npm run build:wasm` compiles it.
 *
 *     address 0   81 bytes: the givens
 *            96   72 bytes: the signs to the right, −1, 0, 1
 *           176   72 bytes: the signs down
 *           256   81 bytes: the solution
 *           352   where the signs of each box are, 12 bytes each
 *           464   the cell of each index, 81 bytes
 *           560   the index of each cell, 81 bytes
 *           656   the signs between boxes, 36 bytes each: where they are, the cells before, and those after
 *           768   those that are there: the smaller cells, and the larger, 36 bytes each
 *          1024   512 times 2 bytes: the permutations inside a mask (`nine-bits.ts`)
 *          2048   512 times 4 bytes: the places of rows
 *          4096   the weights
 *          4864   the boxes, 128 bytes each (`greater-than-boxes.ts`)
 *          6400   what narrowing a box needs
 *          7680   the candidate tried at each depth: the cell, 1 byte, and the digit
 *          8192   the candidates of each depth: 36 words, 12 to a band, the tenth of which are the placed cells
 *        65,536   4096 boxes by their signs, as above
 */

import {
  ascend,
  bandSize,
  begin,
  descend,
  failedBox,
  failedDigit,
  firstColumn,
  firstRows,
  frameSize,
  place,
  placedAt,
  propagate,
  restart,
  strike,
  word,
  words,
} from './greater-than-planes';
import {
  crossings,
  firstPlaceOf,
  largerCells,
  loadSigns,
  secondPlaceOf,
  signInside,
  smallerCells,
} from './greater-than-signs';

export { restart };

/** More nodes that may be visited; none when the search must stop. */
declare function more(): i32;

const solution: usize = 256;
const indexOf: usize = 560;
const weights: usize = 4096;
const tried: usize = 7680;

const growth: f64 = 1.05;
const ofSign: f64 = 0.2;
const boxShare: f64 = 0.3;
const digitShare: f64 = 0.05;
const heaviest: f64 = 1e100;

const isOpen: i32 = 0;
const isClosed: i32 = 1;
const isFinished: i32 = 2;

let status: i32 = isFinished;
let isFresh: bool = false;
let areWeighed: bool = false;
let depth: i32 = 0;
let left: i32 = 0;
let bump: f64 = 1;
let bestCount: i32 = 0;
let chosenCell: i32 = 0;
let chosenDigit: i32 = 0;
let pairWeight: f64 = 0;

/** Takes the puzzle that lies in the memory. */
export function take(): void {
  depth = 0;
  bump = 1;
  isFresh = true;
  areWeighed = false;
  loadSigns();
  status = begin() ? isOpen : isFinished;
}

/** Finds the next solution; 0 when there is none, or when no more nodes were granted. */
export function next(): i32 {
  left = 0;
  if (isFresh) {
    if (!spend()) return 0;
    isFresh = false;
  }
  while (true) {
    if (status === isFinished) return 0;
    if (status === isOpen) {
      if (!propagate()) {
        status = isClosed;
        if (depth > 0) blame();
        continue;
      }
      if (!choose()) {
        tell();
        status = isClosed;
        return 1;
      }
      if (!spend()) return 0;
      store<u8>(tried + (depth << 1), chosenCell);
      store<u8>(tried + (depth << 1), chosenDigit, 1);
      descend();
      depth++;
      place(chosenCell, chosenDigit);
    } else {
      if (depth === 0) {
        status = isFinished;
        return 0;
      }
      if (!spend()) return 0;
      depth--;
      ascend();
      strike(load<u8>(tried + (depth << 1)), load<u8>(tried + (depth << 1), 1));
      status = isOpen;
    }
  }
}

/** Of the nodes that were granted last, those that were not visited. */
export function unspent(): i32 {
  return left;
}

/** Counts a node; false when there is none left. */
function spend(): bool {
  if (left === 0) {
    left = more();
    if (left === 0) return false;
  }
  left--;
  return true;
}

function addWeight(cell: i32, weight: f64): void {
  const at = weights + (cell << 3);
  store<f64>(at, load<f64>(at) + weight);
}

function weightOf(cell: i32): f64 {
  return load<f64>(weights + (cell << 3));
}

function weigh(): void {
  for (let cell = 0; cell < 81; cell++) store<f64>(weights + (cell << 3), 1);
  for (let box = 0; box < 9; box++) {
    for (let sign = 0; sign < 12; sign++) {
      if (signInside(box, sign) === 0) continue;
      addWeight(9 * box + firstPlaceOf(sign), ofSign);
      addWeight(9 * box + secondPlaceOf(sign), ofSign);
    }
  }
  for (let index = 0; index < crossings; index++) {
    addWeight(load<u8>(smallerCells + index), ofSign);
    addWeight(load<u8>(largerCells + index), ofSign);
  }
  areWeighed = true;
}

function choose(): bool {
  const best = heaviestCell();
  if (best < 0) return false;
  if (bestCount > 2) {
    pairWeight = -1;
    considerPairs();
    if (pairWeight >= 0) return true;
  }
  chosenCell = best;
  const band = best / 27;
  const bit = 1 << (best % 27);
  chosenDigit = 0;
  while ((word(band, chosenDigit) & bit) === 0) chosenDigit++;
  return true;
}

function heaviestCell(): i32 {
  let best = -1;
  let bestScore: f64 = -1;
  for (let band = 0; band < 3; band++) {
    let ones = 0;
    let twos = 0;
    let fours = 0;
    let eights = 0;
    for (let digit = 0; digit < 9; digit++) {
      const places = word(band, digit);
      const carryTwos = ones & places;
      ones ^= places;
      const carryFours = twos & carryTwos;
      twos ^= carryTwos;
      eights ^= fours & carryFours;
      fours ^= carryFours;
    }
    let open = twos | fours | eights;
    if (open !== 0 && !areWeighed) weigh();
    for (; open !== 0; open &= open - 1) {
      const bit = ctz(open);
      const count =
        ((ones >>> bit) & 1) |
        (((twos >>> bit) & 1) << 1) |
        (((fours >>> bit) & 1) << 2) |
        (((eights >>> bit) & 1) << 3);
      const score = weightOf(27 * band + bit) / (count * count);
      if (score <= bestScore) continue;
      bestScore = score;
      best = 27 * band + bit;
      bestCount = count;
    }
  }
  return best;
}

function considerPairs(): void {
  for (let digit = 0; digit < 9; digit++) {
    for (let band = 0; band < 3; band++) {
      const places = word(band, digit);
      for (let nth = 0; nth < 3; nth++) {
        considerPair(places & (511 << (9 * nth)), band, digit);
        considerPair(places & (firstRows << (3 * nth)), band, digit);
      }
    }
    considerColumns(digit);
  }
}

function considerPair(places: i32, band: i32, digit: i32): void {
  const upper = places & (places - 1);
  if (upper === 0 || (upper & (upper - 1)) !== 0) return;
  consider(27 * band + ctz(places), 27 * band + ctz(upper), digit);
}

function considerColumns(digit: i32): void {
  const first = word(0, digit);
  const second = word(1, digit);
  const third = word(2, digit);
  for (let col = 0; col < 9; col++) {
    const top = 9 * (col / 3) + (col % 3);
    const places =
      ((first >>> top) & firstColumn) |
      (((second >>> top) & firstColumn) << 1) |
      (((third >>> top) & firstColumn) << 2);
    const upper = places & (places - 1);
    if (upper === 0 || (upper & (upper - 1)) !== 0) continue;
    const one = ctz(places);
    const other = ctz(upper);
    consider(
      27 * (one % 3) + top + one - (one % 3),
      27 * (other % 3) + top + other - (other % 3),
      digit,
    );
  }
}

function consider(one: i32, other: i32, digit: i32): void {
  const weight = weightOf(one) + weightOf(other);
  if (weight <= pairWeight) return;
  pairWeight = weight;
  chosenCell = weightOf(one) >= weightOf(other) ? one : other;
  chosenDigit = digit;
}

function blame(): void {
  addWeight(load<u8>(tried + ((depth - 1) << 1)), bump);
  if (failedBox >= 0) {
    for (let cell = 9 * failedBox; cell < 9 * failedBox + 9; cell++)
      addWeight(cell, boxShare * bump);
  }
  if (failedDigit >= 0) {
    const before = words - frameSize + (failedDigit << 2);
    for (let band = 0; band < 3; band++) {
      const at = before + (band as usize) * bandSize;
      const placed = load<i32>(words - frameSize + (band as usize) * bandSize, placedAt);
      let open = load<i32>(at) & ~placed;
      for (; open !== 0; open &= open - 1) addWeight(27 * band + ctz(open), digitShare * bump);
    }
  }
  bump *= growth;
  if (bump < heaviest) return;
  for (let cell = 0; cell < 81; cell++) {
    const at = weights + (cell << 3);
    store<f64>(at, load<f64>(at) / heaviest);
  }
  bump /= heaviest;
}

function tell(): void {
  for (let band = 0; band < 3; band++) {
    for (let digit = 0; digit < 9; digit++) {
      for (let places = word(band, digit); places !== 0; places &= places - 1) {
        const index = load<u8>(indexOf + 27 * band + ctz(places));
        store<u8>(solution + index, digit + 1);
      }
    }
  }
}
