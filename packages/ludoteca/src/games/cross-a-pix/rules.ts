/** The rules of Cross-a-Pix and nothing else: what is wrong with clues, and with a filling. */

import type { Notice, Where } from '../../kernel/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';
import { crossAPixPhrases } from './messages.ts';

type Entry = 0 | 1 | null;

/** A row or column with its place. */
interface Line {
  readonly where: Where;
  readonly clue: LineClue;
  readonly length: number;
}

/** Clues that no filling of any regions can meet, each at its line; then the totals. */
export function contradictions(clues: CrossAPixClues): readonly Notice[] {
  const notices: Notice[] = [];
  for (const line of linesOf(clues)) {
    const notice = impossibleClue(line);
    if (notice !== undefined) notices.push(notice);
  }
  const rows = paintedTotal(clues.rowClues);
  const cols = paintedTotal(clues.colClues);
  if (rows !== cols) notices.push(crossAPixPhrases.notice('totals-differ', { rows, cols }));
  return notices;
}

/** The first reason why a line cannot have its clue, whatever its regions are. */
function impossibleClue({ clue: [painted, blocks], length, where }: Line): Notice | undefined {
  if (painted > length) {
    return crossAPixPhrases.notice('clue-overfull', { painted, cells: length }, where);
  }
  if (painted > 0 && blocks === 0) {
    return crossAPixPhrases.notice('clue-without-blocks', { painted }, where);
  }
  if (painted === 0 && blocks > 0) {
    return crossAPixPhrases.notice('clue-without-painted', { blocks }, where);
  }
  if (blocks > painted) {
    return crossAPixPhrases.notice('clue-blocks-over-painted', { painted, blocks }, where);
  }
  const needed = painted + Math.max(0, blocks - 1);
  if (needed > length) {
    return crossAPixPhrases.notice(
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

/** Every fault of a filling that is already certain, whatever the open cells become. */
export function verify(clues: CrossAPixClues, grid: CrossAPixGrid): readonly Notice[] {
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
      crossAPixPhrases.notice(
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
function lineFaults(line: Line, entries: readonly Entry[]): Notice[] {
  const { clue, where } = line;
  const [painted, blocks] = clue;
  const entered = entries.filter((entry) => entry === 1).length;
  const open = entries.filter((entry) => entry === null).length;
  // Nothing entered: nothing to judge. A clue that is impossible by itself is told apart from this.
  if (open === entries.length) return [];
  const notices: Notice[] = [];
  if (open === 0) {
    if (entered !== painted) {
      notices.push(
        crossAPixPhrases.notice('painted-differ', { found: entered, expected: painted }, where),
      );
    }
  } else if (entered > painted) {
    notices.push(
      crossAPixPhrases.notice('painted-already', { found: entered, expected: painted }, where),
    );
  } else if (entered + open < painted) {
    notices.push(
      crossAPixPhrases.notice(
        'painted-at-most',
        { most: entered + open, expected: painted },
        where,
      ),
    );
  }
  const range = blockRange(entries, painted);
  if (open === 0) {
    if (range.least !== blocks) {
      notices.push(
        crossAPixPhrases.notice('blocks-differ', { found: range.least, expected: blocks }, where),
      );
    }
  } else if (range.least > blocks) {
    notices.push(
      crossAPixPhrases.notice('blocks-already', { least: range.least, expected: blocks }, where),
    );
  } else if (range.most < blocks) {
    notices.push(
      crossAPixPhrases.notice('blocks-at-most', { most: range.most, expected: blocks }, where),
    );
  }
  return notices;
}

/**
 * The fewest and the most blocks over all ways to fill the open cells with `painted` painted in all;
 * over all ways whatever, where the entries do not leave that number possible.
 */
export function blockRange(
  entries: readonly Entry[],
  painted: number,
): { readonly least: number; readonly most: number } {
  // [painted so far × 2 + (1 when the last cell is painted)]; −1 where no way leads.
  let least = new Int32Array(2 * (entries.length + 1)).fill(-1);
  let most = least.slice();
  least[0] = 0;
  most[0] = 0;
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    const nextLeast = new Int32Array(least.length).fill(-1);
    const nextMost = nextLeast.slice();
    const reach = (state: number, fewest: number, greatest: number): void => {
      if (nextLeast[state] < 0 || fewest < nextLeast[state]) nextLeast[state] = fewest;
      if (greatest > nextMost[state]) nextMost[state] = greatest;
    };
    for (let state = 0; state <= 2 * index + 1; state++) {
      if (least[state] < 0) continue;
      const begins = state & 1 ? 0 : 1;
      if (entry !== 1) reach(state & ~1, least[state], most[state]);
      if (entry !== 0) reach((state | 1) + 2, least[state] + begins, most[state] + begins);
    }
    least = nextLeast;
    most = nextMost;
  }
  const wanted = [2 * painted, 2 * painted + 1].filter((state) => (least[state] ?? -1) >= 0);
  const ends = wanted.length > 0 ? wanted : [...least.keys()].filter((state) => least[state] >= 0);
  return {
    least: Math.min(...ends.map((state) => least[state])),
    most: Math.max(...ends.map((state) => most[state])),
  };
}
