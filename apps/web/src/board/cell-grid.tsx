// biome-ignore-all lint/a11y/useSemanticElements: the cells lie over a drawing, where a table cannot
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid has one tab stop, its current cell
/** The cells of a board as a grid that keyboards and screen readers know. */

import type { Extent } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type BoardCell, type CellPlace, keyOf } from './board-cell.ts';

export interface CellGridProps {
  readonly cells: readonly BoardCell[];
  /** What the places of the cells are told from. */
  readonly extent: Extent;
  /** The part of which the cells are made; all of them when absent. */
  readonly part: Extent | undefined;
  readonly current: CellPlace | undefined;
  readonly label: string;
  readonly description?: string | undefined;
  /** What stands before a row and above a column, such as clues. */
  readonly rowHead?: ((row: number) => string) | undefined;
  readonly colHead?: ((col: number) => string) | undefined;
  /** Changes when the labels of the same cells do. */
  readonly told?: unknown;
  readonly isMultiple?: boolean | undefined;
}

/** Of a part, so many new cells are made at a time: a board that moved must not hold up the next frame. */
const mostNew = 16;

/** A cell as it was made last time: it is made again only when something about it changed. */
interface Kept {
  readonly cell: BoardCell;
  /** Told once: labels of many cells are costly. */
  readonly label: string;
  readonly isCurrent: boolean;
  readonly node: VNode;
}

export function CellGrid(props: CellGridProps): VNode {
  const { cells, extent, part, current, description, rowHead, colHead } = props;
  const [, goOn] = useState(0);
  const kept = useRef<ReadonlyMap<string, Kept>>(new Map());
  const next = new Map<string, Kept>();
  const rows = new Map<number, VNode[]>();
  const cols = new Set<number>();
  let [lastRow, lastCol] = [-1, -1];
  let [made, isMore] = [0, false];
  for (const cell of cells) {
    lastRow = Math.max(lastRow, cell.row);
    lastCol = Math.max(lastCol, cell.col);
    const isCurrent = current?.row === cell.row && current.col === cell.col;
    if (!isCurrent && part !== undefined && !isWithin(cell, part)) continue;
    const key = keyOf(cell);
    const before = kept.current.get(key);
    if (part !== undefined && before === undefined && !isCurrent && made >= mostNew) {
      isMore = true;
      continue;
    }
    if (before === undefined) made++;
    const { label } = cell;
    const isSame =
      before !== undefined &&
      before.isCurrent === isCurrent &&
      isAlike(before.cell, cell) &&
      before.label === label;
    const node = isSame ? before.node : cellNode(cell, label, isCurrent, extent);
    next.set(key, { cell, label, isCurrent, node });
    cols.add(cell.col);
    const row = rows.get(cell.row);
    if (row === undefined) rows.set(cell.row, [node]);
    else row.push(node);
  }
  kept.current = next;
  useEffect(() => {
    if (!isMore) return;
    const frame = requestAnimationFrame(() => goOn((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div
      class="board-grid"
      role="grid"
      aria-label={props.label}
      aria-multiselectable={props.isMultiple}
      aria-description={description}
      aria-rowcount={lastRow + 1 + (colHead ? 1 : 0)}
      aria-colcount={lastCol + 1 + (rowHead ? 1 : 0)}
    >
      {colHead !== undefined && (
        <div class="board-row" role="row" aria-rowindex={1}>
          {[...cols]
            .sort((one, other) => one - other)
            .map((col) => (
              <span
                key={`head ${col}`}
                class="unseen"
                role="columnheader"
                aria-colindex={col + (rowHead ? 2 : 1)}
              >
                {colHead(col)}
              </span>
            ))}
        </div>
      )}
      {[...rows].map(([row, nodes]) => (
        <div
          key={`row ${row}`}
          class="board-row"
          role="row"
          aria-rowindex={row + (colHead ? 2 : 1)}
        >
          {rowHead !== undefined && (
            <span class="unseen" role="rowheader">
              {rowHead(row)}
            </span>
          )}
          {nodes}
        </div>
      ))}
    </div>
  );
}

function cellNode(cell: BoardCell, label: string, isCurrent: boolean, extent: Extent): VNode {
  const { row, col, place, isOpen, isSelected, isHandle } = cell;
  const width = extent.right - extent.left;
  const height = extent.bottom - extent.top;
  const percent = (part: number) => `${Math.round(part * 1e5) / 1e3}%`;
  return (
    <div
      key={keyOf(cell)}
      class="board-cell"
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-colindex={col + 1}
      aria-label={label}
      aria-selected={isSelected === undefined ? undefined : isSelected}
      data-cell={keyOf({ row, col })}
      data-open={isOpen ? '' : undefined}
      data-handle={isHandle ? '' : undefined}
      style={{
        left: percent((place[0] - 0.5 - extent.left) / width),
        top: percent((place[1] - 0.5 - extent.top) / height),
        width: percent(1 / width),
        height: percent(1 / height),
      }}
    />
  );
}

function isWithin({ place: [x, y] }: BoardCell, part: Extent): boolean {
  return x > part.left && x < part.right && y > part.top && y < part.bottom;
}

function isAlike(one: BoardCell, other: BoardCell): boolean {
  return (
    one.isOpen === other.isOpen &&
    one.isSelected === other.isSelected &&
    one.isHandle === other.isHandle &&
    one.place[0] === other.place[0] &&
    one.place[1] === other.place[1]
  );
}
