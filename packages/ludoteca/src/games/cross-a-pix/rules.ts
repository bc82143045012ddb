/** The rules of Cross-a-Pix and nothing else: what is wrong with clues, and with a filling. */

import type { Notice, Where } from '../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';
import { notices as faults } from './notices.ts';

type Entry = 0 | 1 | null;

/** A row or column with its place. */
interface Line {
  readonly where: Where;
  readonly clue: LineClue;
  readonly length: number;
}

/**
 * Clues that no filling of any regions can meet, each at its line; then the totals.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { contradictions } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues } = await crossAPix.make({ size: 5, seed: 1 });
 * console.log(contradictions(clues).length);
 * ```
 *
 * ```text
 * 0
 * ```
 */
export function contradictions(clues: CrossAPixClues): readonly Notice[] {
  const notices: Notice[] = [];
  for (const line of linesOf(clues)) {
    const notice = impossibleClue(line);
    if (notice !== undefined) notices.push(notice);
  }
  const rows = paintedTotal(clues.rowClues);
  const cols = paintedTotal(clues.colClues);
  if (rows !== cols) notices.push(faults.notice('totals-differ', { rows, cols }));
  return notices;
}

/** The first reason why a line cannot have its clue, whatever its regions are. */
function impossibleClue({ clue: [painted, blocks], length, where }: Line): Notice | undefined {
  if (painted > length) {
    return faults.notice('clue-overfull', { painted, cells: length }, where);
  }
  if (painted > 0 && blocks === 0) {
    return faults.notice('clue-without-blocks', { painted }, where);
  }
  if (painted === 0 && blocks > 0) {
    return faults.notice('clue-without-painted', { blocks }, where);
  }
  if (blocks > painted) {
    return faults.notice('clue-blocks-over-painted', { painted, blocks }, where);
  }
  const needed = painted + Math.max(0, blocks - 1);
  if (needed > length) {
    return faults.notice(
      'clue-blocks-do-not-fit',
      { painted, blocks, needed, cells: length },
      where,
    );
  }
  return undefined;
}

function paintedTotal(clues: readonly LineClue[]): number {
  return clues.reduce((total, [painted]) => total + painted, 0);
}

function linesOf(clues: CrossAPixClues): Line[] {
  return [
    ...clues.rowClues.map(
      (clue, index): Line => ({ where: { kind: 'row', index }, clue, length: clues.cols }),
    ),
    ...clues.colClues.map(
      (clue, index): Line => ({ where: { kind: 'column', index }, clue, length: clues.rows }),
    ),
  ];
}

/**
 * Every fault of a filling that is already certain, whatever the open cells become.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca';
 * import { verify } from 'ludoteca/cross-a-pix/rules';
 *
 * const { clues, solution } = await crossAPix.make({ size: 5, seed: 1 });
 * if (solution !== undefined) console.log(verify(clues, solution).length);
 * ```
 *
 * ```text
 * 0
 * ```
 */
export function verify(clues: CrossAPixClues, grid: CrossAPixGrid): readonly Notice[] {
  return isSolution(clues, grid) ? [] : faultsOf(clues, grid);
}

/**
 * Whether a filling has neither an open cell nor a fault, in one pass: nearly all that are looked at are solutions. A
 * region has one colour where any two neighbours without a wall between them have the same.
 */
function isSolution(clues: CrossAPixClues, grid: CrossAPixGrid): boolean {
  const { rows, cols, right, down, rowClues, colClues } = clues;
  const painted = new Int32Array(cols);
  const blocks = new Int32Array(cols);
  let above: readonly Entry[] = [];
  let wallsAbove: readonly number[] = [];
  for (let row = 0; row < rows; row++) {
    const line = grid[row];
    const wallsInRow = right[row];
    let inRow = 0;
    let starts = 0;
    /** The entry before; the border has none. */
    let last: Entry = null;
    for (let col = 0; col < cols; col++) {
      const entry = line[col];
      if (entry === null) return false;
      if (last !== entry) {
        if (col > 0 && wallsInRow[col - 1] === 0) return false;
        if (entry === 1) starts++;
        last = entry;
      }
      // Nothing is above the first row, not even a blank cell.
      if (above[col] !== entry) {
        if (row > 0 && wallsAbove[col] === 0) return false;
        if (entry === 1) blocks[col]++;
      }
      if (entry === 1) {
        inRow++;
        painted[col]++;
      }
    }
    above = line;
    wallsAbove = down[row];
    if (inRow !== rowClues[row][0] || starts !== rowClues[row][1]) return false;
  }
  for (let col = 0; col < cols; col++) {
    if (painted[col] !== colClues[col][0] || blocks[col] !== colClues[col][1]) return false;
  }
  return true;
}

/** The same by looking at every fault for itself, which takes longer where there is none. */
export function faultsOf(clues: CrossAPixClues, grid: CrossAPixGrid): Notice[] {
  const notices = splitRegions(clues, grid);
  for (const line of linesOf(clues)) {
    const { where } = line;
    const entries =
      where.kind === 'row'
        ? grid[where.index]
        : grid.map((row) => row[where.kind === 'column' ? where.index : 0]);
    notices.push(...lineFaults(line, entries));
  }
  return notices;
}

/** One notice for each region that holds both a painted and a blank cell. */
function splitRegions(clues: CrossAPixClues, grid: CrossAPixGrid): Notice[] {
  const { rows, cols, right, down } = clues;
  const notices: Notice[] = [];
  const seen = new Uint8Array(rows * cols);
  for (let first = 0; first < seen.length; first++) {
    if (seen[first]) continue;
    seen[first] = 1;
    const region = [first];
    const enter = (cell: number): void => {
      if (seen[cell]) return;
      seen[cell] = 1;
      region.push(cell);
    };
    // The region grows while it is walked through.
    for (const cell of region) {
      const row = Math.floor(cell / cols);
      const col = cell % cols;
      if (col + 1 < cols && right[row][col] === 0) enter(cell + 1);
      if (col > 0 && right[row][col - 1] === 0) enter(cell - 1);
      if (row + 1 < rows && down[row][col] === 0) enter(cell + cols);
      if (row > 0 && down[row - 1][col] === 0) enter(cell - cols);
    }
    const firstWith = (entry: Entry): number =>
      region.reduce(
        (least, cell) =>
          cell < least && grid[Math.floor(cell / cols)][cell % cols] === entry ? cell : least,
        seen.length,
      );
    const painted = firstWith(1);
    const blank = firstWith(0);
    if (painted === seen.length || blank === seen.length) continue;
    const place = (cell: number) => ({ row: Math.floor(cell / cols), col: cell % cols });
    notices.push(
      faults.notice(
        'region-split',
        { painted: place(painted), blank: place(blank) },
        // The later of the two is the one that disagrees with what stood before.
        { kind: 'cell', ...place(Math.max(painted, blank)) },
      ),
    );
  }
  return notices;
}

/** What is wrong with one row or column, taken by itself. */
function lineFaults({ clue, where }: Line, entries: readonly Entry[]): Notice[] {
  const open = entries.filter((entry) => entry === null).length;
  // Nothing entered: nothing to judge. A clue that is impossible by itself is told apart from this.
  if (open === entries.length) return [];
  return open === 0
    ? finishedFaults(clue, entries, where)
    : unfinishedFaults(clue, entries, open, where);
}

function finishedFaults(
  [painted, blocks]: LineClue,
  entries: readonly Entry[],
  where: Where,
): Notice[] {
  const notices: Notice[] = [];
  const found = countPainted(entries);
  if (found !== painted) {
    notices.push(faults.notice('painted-differ', { found, expected: painted }, where));
  }
  const starts = entries.filter((entry, index) => entry === 1 && entries[index - 1] !== 1).length;
  if (starts !== blocks) {
    notices.push(faults.notice('blocks-differ', { found: starts, expected: blocks }, where));
  }
  return notices;
}

function unfinishedFaults(
  [painted, blocks]: LineClue,
  entries: readonly Entry[],
  open: number,
  where: Where,
): Notice[] {
  const notices: Notice[] = [];
  const found = countPainted(entries);
  if (found > painted) {
    notices.push(faults.notice('painted-already', { found, expected: painted }, where));
  } else if (found + open < painted) {
    const args = { most: found + open, expected: painted };
    notices.push(faults.notice('painted-at-most', args, where));
  }
  const { least, most } = blockRange(entries, painted);
  if (least > blocks) {
    notices.push(faults.notice('blocks-already', { least, expected: blocks }, where));
  } else if (most < blocks) {
    notices.push(faults.notice('blocks-at-most', { most, expected: blocks }, where));
  }
  return notices;
}

function countPainted(entries: readonly Entry[]): number {
  return entries.filter((entry) => entry === 1).length;
}

/** More blocks than any line has. */
const never = 1 << 20;

/**
 * The fewest and the most blocks over all ways to fill the open cells with `painted` painted in all;
 * over all ways whatever, where the entries do not leave that number possible.
 */
export function blockRange(
  entries: readonly Entry[],
  painted: number,
): { readonly least: number; readonly most: number } {
  const entered = countPainted(entries);
  const possible = entered + entries.filter((entry) => entry === null).length;
  const isPossible = entered <= painted && painted <= possible;
  const top = isPossible ? painted : possible;
  // By the cells painted so far: over all ways that end in a blank cell, and in a painted one.
  const leastBlank = new Int32Array(top + 1).fill(never);
  const leastPainted = new Int32Array(top + 1).fill(never);
  const mostBlank = new Int32Array(top + 1).fill(-never);
  const mostPainted = new Int32Array(top + 1).fill(-never);
  leastBlank[0] = 0;
  mostBlank[0] = 0;
  for (const [index, entry] of entries.entries()) {
    // From the top down, so that one cell fewer still tells of the line up to the cell before.
    for (let count = Math.min(top, index + 1); count >= 0; count--) {
      const least = Math.min(leastBlank[count], leastPainted[count]);
      const most = Math.max(mostBlank[count], mostPainted[count]);
      const mayBePainted = entry !== 0 && count > 0;
      leastPainted[count] = mayBePainted
        ? Math.min(leastBlank[count - 1] + 1, leastPainted[count - 1])
        : never;
      mostPainted[count] = mayBePainted
        ? Math.max(mostBlank[count - 1] + 1, mostPainted[count - 1])
        : -never;
      leastBlank[count] = entry === 1 ? never : least;
      mostBlank[count] = entry === 1 ? -never : most;
    }
  }
  const from = isPossible ? top : 0;
  return {
    least: Math.min(...leastBlank.subarray(from), ...leastPainted.subarray(from)),
    most: Math.max(...mostBlank.subarray(from), ...mostPainted.subarray(from)),
  };
}
