/** The pen: lines from cell to cell by dragging, signs on edges by pressing them, both by keyboard too. */

import { type Cell, cellName } from 'ludoteca/kernel';
import { type EdgeSign, type PenMark, shareAnEdge } from 'ludoteca/puzzle';
import type { BoardCell, Drag, Press } from '../board/index.ts';
import { language, wordsOf } from '../language/index.ts';
import { announce } from '../parts/index.ts';
import { isSame } from './edits.ts';
import type { Pen } from './input.ts';

const words = wordsOf('pen-input', {
  drawn: { en: 'line {from} to {to}', pt: 'linha de {from} a {to}' },
  undrawn: { en: 'no line {from} to {to}', pt: 'sem linha de {from} a {to}' },
  cross: { en: 'cross between {from} and {to}', pt: 'cruz entre {from} e {to}' },
  dot: { en: 'ring between {from} and {to}', pt: 'anel entre {from} e {to}' },
  none: { en: 'nothing between {from} and {to}', pt: 'nada entre {from} e {to}' },
  lines: {
    en: '{count} {count|line|lines} drawn',
    pt: '{count} {count|linha traçada|linhas traçadas}',
  },
});

/** Nearer than this to the edge of a cell, a press means the edge. */
const edgeReach = 0.3;

/** What pressing an edge again goes through. */
const nextSign = { none: 'cross', cross: 'dot', dot: 'none' } as const;

const arrows: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface PenInput {
  press(press: Press): void;
  drag(drag: Drag): void;
  /** True when the key meant the pen alone; a line is drawn while walking. */
  key(event: KeyboardEvent, cell: BoardCell): boolean;
  /** Takes away what touches a cell. */
  eraseAt(cells: readonly Cell[]): void;
}

export function penInput({ session, change }: Pen): PenInput {
  let stroke: { at: Cell; isLine: boolean | undefined; count: number } | undefined;

  const markOf = (one: Cell, other: Cell): PenMark | undefined =>
    session.sheet.value.drawn.pen.find(
      ({ from, to }) =>
        (isSame(from, one) && isSame(to, other)) || (isSame(from, other) && isSame(to, one)),
    );
  const isOnBoard = ({ row, col }: Cell) => {
    const { rows, cols } = session.size ?? { rows: 0, cols: 0 };
    return row >= 0 && col >= 0 && row < rows && col < cols;
  };
  const mayDraw = () => session.isHere.value && !session.sheet.value.isSolved;
  const named = (from: Cell, to: Cell) => ({
    from: cellName(from, language.value),
    to: cellName(to, language.value),
  });
  const turn = (from: Cell, to: Cell) => {
    if (!mayDraw() || !isOnBoard(to) || !shareAnEdge(from, to)) return;
    const edge: EdgeSign | 'none' = nextSign[markOf(from, to)?.edge ?? 'none'];
    change([{ kind: 'pen', from, to, edge }]);
    announce(words(edge, named(from, to)));
  };
  const plain = ({ row, col }: Cell): Cell => ({ row, col });

  return {
    press({ cell, point }) {
      if (point === undefined) return;
      const [x, y] = [point[0] - cell.col, point[1] - cell.row];
      const sides = [
        { far: y, down: -1, right: 0 },
        { far: 1 - y, down: 1, right: 0 },
        { far: x, down: 0, right: -1 },
        { far: 1 - x, down: 0, right: 1 },
      ].sort((one, other) => one.far - other.far);
      const [{ far, down, right }] = sides;
      if (far > edgeReach) return;
      turn(plain(cell), { row: cell.row + down, col: cell.col + right });
    },
    drag({ phase, cell }) {
      if (phase === 'start') {
        stroke = { at: plain(cell), isLine: undefined, count: 0 };
        return;
      }
      if (stroke === undefined || !mayDraw()) return;
      if (phase === 'over') {
        const [from, to] = [stroke.at, plain(cell)];
        // The first stretch tells whether the stroke draws or takes away.
        stroke.isLine ??= markOf(from, to)?.isLine !== true;
        change([{ kind: 'pen', from, to, isLine: stroke.isLine }], stroke.count > 0);
        stroke.at = to;
        stroke.count++;
        return;
      }
      const { count } = stroke;
      stroke = undefined;
      if (count === 0) return;
      if (phase === 'cancel') session.act({ kind: 'undo' });
      else announce(words('lines', { count }));
    },
    key(event, cell) {
      const arrow = arrows[event.key];
      if (arrow === undefined || !mayDraw()) return false;
      const from = plain(cell);
      const to = { row: cell.row + arrow[0], col: cell.col + arrow[1] };
      if (event.altKey) {
        turn(from, to);
        return true;
      }
      if (!event.shiftKey || !isOnBoard(to)) return false;
      const isLine = markOf(from, to)?.isLine !== true;
      change([{ kind: 'pen', from, to, isLine }]);
      announce(words(isLine ? 'drawn' : 'undrawn', named(from, to)));
      return false;
    },
    eraseAt(cells) {
      const touched = session.sheet.value.drawn.pen.filter(({ from, to }) =>
        cells.some((cell) => isSame(cell, from) || isSame(cell, to)),
      );
      change(
        touched.map(({ from, to }) => ({ kind: 'pen', from, to, isLine: false, edge: 'none' })),
      );
    },
  };
}
