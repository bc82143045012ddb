/** The board on a canvas: for boards of many cells, and for a part of a board seen large. */

import type { Role, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Painter, painterOf } from './painter.ts';
import { paintOf } from './shape-node.tsx';
import { actual, type Extent, type Frame, pane, type View } from './view-window.ts';

interface BoardCanvasProps {
  readonly shapes: readonly Shape[];
  readonly over: readonly Shape[];
  readonly frame: Frame;
  readonly view: View | undefined;
  /** Changes when the colours do. */
  readonly theme: string;
}

export function BoardCanvas({ shapes, over, frame, view, theme }: BoardCanvasProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painters = [
    useMemo(() => painterOf(shapes), [shapes]),
    useMemo(() => painterOf(over), [over]),
  ];
  const colourOf = useMemo(() => coloursOf(canvas), [theme]);
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    paintAll(pen, painters, frame, view, colourOf);
  });
  return <canvas ref={canvas} class="board-canvas" />;
}

/** The colour of each role where the canvas stands, looked up once: a canvas knows no variables. */
function coloursOf(canvas: { readonly current: HTMLCanvasElement | null }): (role: Role) => string {
  const known = new Map<Role, string>();
  return (role) => {
    const found = known.get(role);
    if (found !== undefined) return found;
    const parent = canvas.current?.parentElement;
    if (!parent || !canvas.current) return 'transparent';
    canvas.current.dataset.font = getComputedStyle(parent).fontFamily;
    const probe = parent.appendChild(document.createElement('i'));
    probe.style.color = paintOf(role);
    const { color } = getComputedStyle(probe);
    probe.remove();
    known.set(role, color);
    return color;
  };
}

/** The cells move under the clues and coordinates around them, which move along with their lines only. */
function paintAll(
  pen: CanvasRenderingContext2D,
  painters: readonly Painter[],
  frame: Frame,
  view: View | undefined,
  colourOf: (role: Role) => string,
): void {
  const { canvas } = pen;
  const density = window.devicePixelRatio || 1;
  const [width, height] = [Math.round(frame.width * density), Math.round(frame.height * density)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, frame.width, frame.height);
  const { x, y, scale } = actual(frame, view);
  const room = pane(frame, scale);
  const { whole, cells } = frame;
  // Each of nine parts: its pixels, and what of the drawing lies at its upper left.
  const columns = [
    { from: 0, to: room.left, at: whole.left },
    { from: room.left, to: room.right, at: x },
    { from: room.right, to: frame.width, at: cells.right },
  ];
  const lines = [
    { from: 0, to: room.top, at: whole.top },
    { from: room.top, to: room.bottom, at: y },
    { from: room.bottom, to: frame.height, at: cells.bottom },
  ];
  for (const column of columns) {
    for (const line of lines) {
      const isWide = column.to - column.from > 0.01 && line.to - line.from > 0.01;
      if (!isWide) continue;
      pen.save();
      pen.beginPath();
      // Lines on the edge of the cells belong to both sides.
      const rim = 0.06 * scale;
      const isGutter = column.at !== x || line.at !== y;
      const grown = isGutter ? 0 : rim;
      pen.rect(
        column.from - grown,
        line.from - grown,
        column.to - column.from + 2 * grown,
        line.to - line.from + 2 * grown,
      );
      pen.clip();
      const part: Extent = {
        left: column.at - 0.1,
        top: line.at - 0.1,
        right: column.at + (column.to - column.from) / scale + 0.1,
        bottom: line.at + (line.to - line.from) / scale + 0.1,
      };
      const placing = {
        scale,
        offsetX: column.from - column.at * scale,
        offsetY: line.from - line.at * scale,
      };
      for (const painter of painters) painter.paint(pen, part, placing, colourOf);
      pen.restore();
    }
  }
}
