/** Changing the edge of a cell on one of its four sides: each press goes to the next mark. */

import type { Point } from 'ludoteca/drawing';
import type { Cell } from 'ludoteca/kernel';
import type { Edge, EdgeBrush, PuzzleDoc, PuzzleSetting } from 'ludoteca/puzzle';

type Doc = PuzzleDoc<unknown, unknown>;

/** The edge that an arrow key points at. */
function edgeOf({ row, col }: Cell, key: string): Edge | undefined {
  switch (key) {
    case 'ArrowRight':
      return { cell: { row, col }, towards: 'right' };
    case 'ArrowLeft':
      return { cell: { row, col: col - 1 }, towards: 'right' };
    case 'ArrowDown':
      return { cell: { row, col }, towards: 'down' };
    case 'ArrowUp':
      return { cell: { row: row - 1, col }, towards: 'down' };
    default:
      return undefined;
  }
}

/** So near to an edge, in cells, a press means the edge. */
const reach = 0.2;

/** The edge that a point of a cell is at, the nearest of the four; none in the middle of the cell. */
export function edgeAt({ row, col }: Cell, [x, y]: Point): Edge | undefined {
  const sides = [
    { far: x - col, key: 'ArrowLeft' },
    { far: col + 1 - x, key: 'ArrowRight' },
    { far: y - row, key: 'ArrowUp' },
    { far: row + 1 - y, key: 'ArrowDown' },
  ].sort((one, other) => one.far - other.far);
  return sides[0].far > reach ? undefined : edgeOf({ row, col }, sides[0].key);
}

/** The draft with the edge changed; undefined when the key points at none. */
export function turnEdge(
  setting: PuzzleSetting<unknown, unknown>,
  doc: Doc,
  cell: Cell,
  key: string,
): Doc | undefined {
  const edge = edgeOf(cell, key);
  return edge && turned(setting, doc, edge);
}

/** The same with what a brush draws, crossing the edge the way the arrow points; again takes it away. */
export function brushedEdge(
  setting: PuzzleSetting<unknown, unknown>,
  { has, put }: EdgeBrush<unknown, unknown>,
  doc: Doc,
  cell: Cell,
  key: string,
): Doc | undefined {
  const edge = edgeOf(cell, key);
  if (edge === undefined || setting.edge(doc, edge) === undefined) return undefined;
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  return put(doc, edge, isForward, !has(doc, edge, isForward));
}

/** The draft with the next mark on an edge; undefined outside the grid. */
export function turned(
  setting: PuzzleSetting<unknown, unknown>,
  doc: Doc,
  edge: Edge,
): Doc | undefined {
  const now = setting.edge(doc, edge);
  if (now === undefined) return undefined;
  const marks = setting.edgeMarks.map(({ value }) => value);
  return setting.setEdge(doc, edge, marks[(marks.indexOf(now) + 1) % marks.length]);
}
