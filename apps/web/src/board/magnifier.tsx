/**
 * The magnifier: where cells are smaller than a fingertip, a finger that stays down sees what lies under it,
 * larger and beside the finger, slides to the cell it means, and presses that one when it is lifted.
 */

import type { Drawing, Extent, Point, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardCell } from './board-cell.ts';
import type { PartSource } from './part-source.ts';
import { frameOf, ShapeLayer } from './shape-layer.tsx';

/** What a finger aims at. */
export interface Aim {
  /** Where the finger is, in pixels of the board, and on the drawing. */
  readonly pixel: Point;
  readonly point: Point;
  /** The cell that lifting the finger would press; absent outside of the cells. */
  readonly cell: BoardCell | undefined;
}

interface MagnifierProps {
  readonly aim: Aim;
  readonly drawing: Drawing;
  readonly source: PartSource | undefined;
  readonly over: readonly Shape[];
  /** The board on the page, in pixels: how wide it is, and where its upper edge is in the window. */
  readonly boardWidth: number;
  readonly boardTop: number;
}

/** Its side in pixels, the length of the board that it shows, and how far from the finger it stays. */
const side = 148;
const shown = 2.8;
const apart = 36;

export function Magnifier(props: MagnifierProps): VNode {
  const { aim, drawing, source, over, boardWidth, boardTop } = props;
  const [px, py] = aim.pixel;
  const [x, y] = aim.point;
  const part: Extent = {
    left: x - shown / 2,
    top: y - shown / 2,
    right: x + shown / 2,
    bottom: y + shown / 2,
  };
  const [row, col] = [Math.floor(y), Math.floor(x)];
  // Of a board that is painted part by part, only what is near is asked for.
  const shapes = useMemo(
    () =>
      source === undefined
        ? drawing.shapes
        : source.shapesIn({
            left: col - shown,
            top: row - shown,
            right: col + shown + 1,
            bottom: row + shown + 1,
          }),
    [source, drawing, source && row, source && col],
  );
  // Above the finger, over whatever is there; at the upper edge of the window there is room only beside it.
  const above = py - apart - side;
  const isAbove = above + boardTop >= 0;
  const beside = px > boardWidth / 2 ? px - apart - side : px + apart;
  const left = isAbove ? Math.max(0, Math.min(px - side / 2, boardWidth - side)) : beside;
  const top = isAbove ? above : -boardTop;
  return (
    <div
      class="magnifier"
      aria-hidden="true"
      style={{ width: `${side}px`, left: `${left}px`, top: `${top}px` }}
    >
      <svg viewBox={frameOf({ ...sizeOf(part), shapes: [] })} aria-hidden="true">
        <ShapeLayer shapes={shapes} />
        <ShapeLayer shapes={over} />
        {aim.cell && <ShapeLayer shapes={ringOf(aim.cell)} />}
      </svg>
    </div>
  );
}

function sizeOf({ left, top, right, bottom }: Extent): Omit<Drawing, 'shapes'> {
  return { left, top, width: right - left, height: bottom - top };
}

function ringOf({ place: [x, y] }: BoardCell): readonly Shape[] {
  return [{ kind: 'circle', x, y, r: 0.52, stroke: 'accent', width: 0.07 }];
}

/** Where a finger that moves is the board's: see `touch-action` in the styles. */
const held = '.board-view[data-held], .board-cell[data-handle]';

/**
 * A finger that moves on a board which has it does not scroll the page: only an active listener can tell. Without it
 * Chromium takes the end of a fast drag for a fling, though nothing scrolls, and swallows the next tap anywhere.
 */
export function useStillPage(
  board: { readonly current: HTMLElement | null },
  isAiming: { readonly current: boolean },
): void {
  useEffect(() => {
    const element = board.current;
    if (element === null) return;
    const onTouchMove = (event: TouchEvent) => {
      const isHeld = event.target instanceof Element && event.target.closest(held) !== null;
      if ((isAiming.current || isHeld) && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => element.removeEventListener('touchmove', onTouchMove);
  }, []);
}
