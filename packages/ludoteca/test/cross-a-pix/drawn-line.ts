/** One line of Cross-a-Pix as it is drawn in the docs: `#` painted, `.` blank, a letter for each open region. */

import { type LineView, viewOf } from '../../src/games/cross-a-pix/coach/line-view.ts';
import type { Forced } from '../../src/games/cross-a-pix/coach/see.ts';
import { type Board, makeBoard } from '../../src/games/cross-a-pix/deduce/board.ts';
import { LinePropagator } from '../../src/games/cross-a-pix/deduce/line-propagator.ts';

export interface DrawnLine {
  readonly view: LineView;
  readonly forced: Forced;
}

/** The line as row 1 of a board that has no other. */
export function drawnLine(drawing: string, painted: number, blocks: number): DrawnLine {
  const cells = [...drawing];
  const cols = cells.length;
  // A known cell is a region of its own.
  const names = cells.map((mark, at) => (/[a-z]/.test(mark) ? mark : `${at}`));
  const regions = [...new Set(names)];
  const board: Board = makeBoard(
    {
      rows: 1,
      cols,
      right: [cells.slice(1).map(() => 1)],
      down: [],
      rowClues: [[painted, blocks]],
      colClues: cells.map(() => [1, 1] as const),
    },
    {
      count: regions.length,
      ofCell: Int32Array.from(names, (name) => regions.indexOf(name)),
      sizes: Int32Array.from(regions, (name) => names.filter((each) => each === name).length),
      firstCells: Int32Array.from(regions, (name) => names.indexOf(name)),
    },
  );
  const colours = Int8Array.from(regions, (name) => {
    const mark = cells[names.indexOf(name)];
    return mark === '#' ? 1 : mark === '.' ? 0 : -1;
  });
  const [line] = board.lines;
  const view = viewOf(board, line, colours);
  if (view === undefined) throw new Error('nothing is open on the line');
  const forced: Forced = (clues) => {
    const found = new Int32Array(cols);
    const count = new LinePropagator(cols).forced(line, colours, clues, found);
    return found.slice(0, Math.max(0, count));
  };
  return { view, forced };
}
