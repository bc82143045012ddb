/**
 * The exact search of Rastros once more, for WebAssembly: sets of cells are single 64-bit words here. Node for node it
 * is the search of `src/games/rastros/solve/solver.ts`, which explains it, and tests hold the two together.
 *
 * This is AssemblyScript, not TypeScript: numbers have types of their own, and everything lies in one memory, which
 * whoever starts the search has filled in (`src/games/rastros/solve/swift-solver.ts`). `npm run build:wasm` compiles it.
 *
 *     address 0   512 bytes: whether a ring holds together (`ring.ts`)
 *           512   64 words: the neighbours of each cell
 *          1024   the two gates
 *          2048   the slots, eight to a depth, 32 bytes each (see below)
 *        65,536   the table: two entries to a bucket
 */

/** More nodes that may be visited; none when the search must stop. */
declare function more(): i32;

const rings: usize = 0;
const nears: usize = 512;
const gates: usize = 1024;
const slots: usize = 2048;
const table: usize = 65_536;

/** A slot: what the stone can reach, its entry and bucket in the table, the stone, its score, whether all holds together. */
const slotSize: usize = 32;
const reached: usize = 0;
const entryOf: usize = 8;
const bucketOf: usize = 16;
const stoneOf: usize = 20;
const scoreOf: usize = 24;
const wholeOf: usize = 28;

const lost: i32 = 0;
const won: i32 = 1;
const open: i32 = -1;

const spareBit: u64 = 1 << 38;
/** The bits that stay on the board's files when they are moved towards h, before; towards a, after. */
const files: u64 = 0x7f7f7f7f7f7f7f7f;

let farCorner: i32 = 0;
let isFair: bool = false;
let hasGatesApart: bool = false;
let restBits: i32 = 0;
let left: i32 = 0;
let winningMove: i32 = 0;

/** Told once: the board, and a table of 2^bits buckets. */
export function begin(corner: i32, fair: i32, apart: i32, bits: i32): void {
  farCorner = corner;
  isFair = fair !== 0;
  hasGatesApart = apart !== 0;
  restBits = 32 - bits;
}

/** Searches a position with so many nodes granted at first; the answer, and four times the move that wins. */
export function solve(lo: u32, hi: u32, stone: i32, side: i32, nodes: i32): i32 {
  left = nodes;
  place(slots, ((hi as u64) << 32) | lo, stone, side, 0);
  const value = search(slots, slots + 8 * slotSize, side);
  return value === won ? (winningMove << 2) | won : value;
}

/** Of the nodes that were granted last, those that were not visited. */
export function unspent(): i32 {
  return left;
}

function search(slot: usize, first: usize, side: i32): i32 {
  if (left === 0) {
    left = more();
    if (left === 0) return open;
  }
  left--;
  const free = load<u64>(slot, reached);
  const stone = load<i32>(slot, stoneOf);
  const mine = free & ~load<u64>(gates + ((side ^ 1) << 3));
  const theirs = free & ~load<u64>(gates + (side << 3));

  // How many cells of a set touch each cell, bit by bit in columns (`near-counts.ts`).
  let right = (mine & files) << 1;
  let leftward = (mine >> 1) & files;
  let besideOdd = right ^ leftward;
  let besideBoth = right & leftward;
  let rowOdd = besideOdd ^ mine;
  let rowMore = besideBoth | (mine & besideOdd);
  let rowsOdd = (rowOdd << 8) ^ (rowOdd >> 8);
  let odd = rowsOdd ^ besideOdd;
  let carried = ((rowOdd << 8) & (rowOdd >> 8)) | (rowsOdd & besideOdd);
  let rows = (rowMore << 8) ^ (rowMore >> 8);
  let rest = besideBoth ^ carried;
  let pairs = ((rowMore << 8) & (rowMore >> 8)) | (besideBoth & carried);
  const last = odd & ~(rows | rest | pairs);
  // Far from the gates both players may step where they like.
  if (mine !== theirs) {
    right = (theirs & files) << 1;
    leftward = (theirs >> 1) & files;
    besideOdd = right ^ leftward;
    besideBoth = right & leftward;
    rowOdd = besideOdd ^ theirs;
    rowMore = besideBoth | (theirs & besideOdd);
    rowsOdd = (rowOdd << 8) ^ (rowOdd >> 8);
    odd = rowsOdd ^ besideOdd;
    carried = ((rowOdd << 8) & (rowOdd >> 8)) | (rowsOdd & besideOdd);
    rows = (rowMore << 8) ^ (rowMore >> 8);
    rest = besideBoth ^ carried;
    pairs = ((rowMore << 8) & (rowMore >> 8)) | (besideBoth & carried);
  }
  const once = odd & ~(rows | rest | pairs);
  const twice = ~odd & (rows ^ rest) & ~pairs;

  let end = first;
  for (let moves = load<u64>(nears + (stone << 3)) & mine; moves !== 0; moves &= moves - 1) {
    const to = ctz(moves) as i32;
    const bit = (1 as u64) << to;
    const around = load<u64>(nears + (to << 3));
    const replies = around & theirs;
    if (replies === 0) return win(slot, to);
    // A reply with no way on but back: the player has no answer.
    if ((replies & last) !== 0) continue;
    const next = (bit & theirs) !== 0 ? around : 0;
    const ends = mine & ~bit & ((once & ~next) | (twice & next));
    const beside = ((ends & files) << 1) | ((ends >> 1) & files);
    const row = beside | ends;
    const safe = replies & ~(beside | (row << 8) | (row >> 8));
    if (safe === 0) return win(slot, to);
    const score = ((popcnt(safe) << 4) + popcnt(replies)) as i32;
    let at = end;
    while (at > first && load<i32>(at - slotSize, scoreOf) > score) {
      store<i32>(at, load<i32>(at - slotSize, scoreOf), scoreOf);
      store<i32>(at, load<i32>(at - slotSize, stoneOf), stoneOf);
      at -= slotSize;
    }
    store<i32>(at, score, scoreOf);
    store<i32>(at, to, stoneOf);
    end += slotSize;
  }
  if (end === first) return lose(slot);

  const whole = load<i32>(slot, wholeOf);
  for (let child = first; child < end; child += slotSize) {
    const to = load<i32>(child, stoneOf);
    place(child, free & ~((1 as u64) << to), to, side ^ 1, whole);
  }
  let unknown = 0;
  for (let child = first; child < end; child += slotSize) {
    const known = probe(child);
    if (known === lost) return win(slot, load<i32>(child, stoneOf));
    if (known === open) unknown++;
    store<i32>(child, known, scoreOf);
  }
  if (unknown === 0) return lose(slot);

  let isLater = false;
  for (let child = first; child < end; child += slotSize) {
    if (load<i32>(child, scoreOf) === won) continue;
    // What a sister's search has proven by the way is not searched again.
    let value = isLater ? probe(child) : open;
    isLater = true;
    if (value === open) value = search(child, first + 8 * slotSize, side ^ 1);
    if (value === open) return open;
    if (value === lost) return win(slot, load<i32>(child, stoneOf));
  }
  return lose(slot);
}

function win(slot: usize, to: i32): i32 {
  winningMove = to;
  keep(slot, load<u64>(slot, entryOf) | spareBit);
  return won;
}

function lose(slot: usize): i32 {
  keep(slot, load<u64>(slot, entryOf));
  return lost;
}

/** Sets up a slot: what the stone can reach, and where that is in the table. */
function place(slot: usize, free: u64, stone: i32, side: i32, wasWhole: i32): void {
  const reach = reachOf(slot, free, stone, side, wasWhole);
  store<u64>(slot, reach, reached);
  store<i32>(slot, stone, stoneOf);

  // The canonical form (`canonical.ts`).
  let key = reach;
  let keyStone = stone;
  if (side === 1) {
    if (isFair) {
      key = turned(key) >> (63 - farCorner);
      keyStone = farCorner - stone;
    } else key |= 1;
  }
  let image = key;
  let swap = (image ^ (image >> 7)) & 0x00aa00aa00aa00aa;
  image ^= swap ^ (swap << 7);
  swap = (image ^ (image >> 14)) & 0x0000cccc0000cccc;
  image ^= swap ^ (swap << 14);
  swap = (image ^ (image >> 28)) & 0x00000000f0f0f0f0;
  image ^= swap ^ (swap << 28);
  const imageStone = ((keyStone & 7) << 3) | (keyStone >> 3);
  // Compared as two words with signs, the low one first.
  const keyOrder = (rotl(key, 32) ^ 0x80000000) as i64;
  const imageOrder = (rotl(image, 32) ^ 0x80000000) as i64;
  if (imageOrder < keyOrder || (imageOrder === keyOrder && imageStone < keyStone)) {
    key = image;
    keyStone = imageStone;
  }

  // The exact key (`exact-key.ts`).
  const lo = key as u32;
  const toHigh = (lo ^ ((keyStone as u32) * 0x9e3779b1)) * 0x85ebca6b;
  const high = ((key >> 32) as u32) ^ toHigh ^ (toHigh >> 15);
  const toLow = (high ^ (high >> 16)) * 0xc2b2ae35;
  const low = lo ^ toLow ^ (toLow >> 13);
  const rest = low & ((1 << restBits) - 1);
  store<u32>(slot, (table as u32) + ((low >> restBits) << 4), bucketOf);
  store<u64>(slot, ((((rest << 7) | keyStone) as u64) << 32) | (high as u64), entryOf);
}

/** The cells that the stone can still come to (`reach.ts`). */
function reachOf(slot: usize, free: u64, stone: i32, side: i32, wasWhole: i32): u64 {
  const theirGate = load<u64>(gates + ((side ^ 1) << 3));
  const gate = theirGate | load<u64>(gates + (side << 3));
  const ring = load<u64>(nears + (stone << 3)) & free;
  const isWhole = (ring & gate) !== 0 ? 0 : (load<u8>(rings + ringAround(free, stone)) as i32);
  store<i32>(slot, isWhole, wholeOf);
  if ((isWhole & wasWhole) !== 0) return free;
  const plain = hasGatesApart ? free & ~gate : free;
  let now = ring & ~theirGate;
  while (true) {
    while (true) {
      const next = now | (around(now) & plain);
      if (next === now) break;
      now = next;
    }
    const next = now | (around(now & plain) & free);
    if (next === now) return now;
    now = next;
  }
}

function around(set: u64): u64 {
  const wide = set | ((set & files) << 1) | ((set >> 1) & files);
  return wide | (wide << 8) | (wide >> 8);
}

/** The free cells around a cell as nine bits (`ring.ts`). */
function ringAround(free: u64, cell: i32): usize {
  const rank = cell >> 3;
  const below = rank === 0 ? 0 : ((free >> ((rank - 1) << 3)) as i32) & 255;
  const level = ((free >> (rank << 3)) as i32) & 255;
  const above = rank === 7 ? 0 : ((free >> ((rank + 1) << 3)) as i32) & 255;
  const file = cell & 7;
  return (
    (((below << 1) >> file) & 7) |
    ((((level << 1) >> file) & 5) << 3) |
    ((((above << 1) >> file) & 7) << 6)
  );
}

/** All 64 bits in the opposite order. */
function turned(set: u64): u64 {
  let bits = ((set >> 1) & 0x5555555555555555) | ((set & 0x5555555555555555) << 1);
  bits = ((bits >> 2) & 0x3333333333333333) | ((bits & 0x3333333333333333) << 2);
  bits = ((bits >> 4) & 0x0f0f0f0f0f0f0f0f) | ((bits & 0x0f0f0f0f0f0f0f0f) << 4);
  bits = ((bits >> 8) & 0x00ff00ff00ff00ff) | ((bits & 0x00ff00ff00ff00ff) << 8);
  bits = ((bits >> 16) & 0x0000ffff0000ffff) | ((bits & 0x0000ffff0000ffff) << 16);
  return rotl(bits, 32);
}

function probe(slot: usize): i32 {
  const bucket = load<u32>(slot, bucketOf) as usize;
  const entry = load<u64>(slot, entryOf);
  const newer = load<u64>(bucket) ^ entry;
  if (newer === 0) return lost;
  if (newer === spareBit) return won;
  const older = load<u64>(bucket, 8) ^ entry;
  if (older === 0) return lost;
  return older === spareBit ? won : open;
}

/** The older entry of a full bucket gives way. */
function keep(slot: usize, entry: u64): void {
  const bucket = load<u32>(slot, bucketOf) as usize;
  const newer = load<u64>(bucket);
  if (newer !== 0) store<u64>(bucket, newer, 8);
  store<u64>(bucket, entry);
}
