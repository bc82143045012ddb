/** The board on a canvas: for boards of many cells, and for a part of a board seen large. */

import type { Role, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type ColourOf, type Painter, type Placing, painterOf } from './painter.ts';
import { paintOf } from './shape-node.tsx';
import { actual, type Extent, type Frame, pane, seen, type View } from './view-window.ts';

interface BoardCanvasProps {
  readonly shapes: readonly Shape[];
  readonly over: readonly Shape[];
  readonly frame: Frame;
  readonly view: View | undefined;
  /** Changes when the colours do. */
  readonly theme: string;
}

/** More cells than these are not painted anew in every frame of a movement. */
const mostPainted = 1200;
/** How many pixels a cell has in the picture that stands in while the view moves. */
const standInScale = 10;
/** How long the view must stand still before it is painted in full, in milliseconds. */
const stillness = 90;

export function BoardCanvas({ shapes, over, frame, view, theme }: BoardCanvasProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const standIn = useRef<HTMLCanvasElement | undefined>(undefined);
  const before = useRef<View | undefined>(undefined);
  const base = useMemo(() => painterOf(shapes), [shapes]);
  const top = useMemo(() => painterOf(over), [over]);
  const colourOf = useMemo(() => coloursOf(canvas), [theme]);
  const frameKey = JSON.stringify(frame);

  useLayoutEffect(() => {
    standIn.current = undefined;
  }, [base, top, frameKey, colourOf]);

  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const painters = [base, top];
    const isMoved = before.current !== view;
    before.current = view;
    if (!isMoved || cellsSeen(frame, view) <= mostPainted) {
      paintAll(pen, frame, view, (part, placing) => paint(pen, painters, part, placing, colourOf));
      return;
    }
    standIn.current ??= standInOf(frame, painters, colourOf);
    const picture = standIn.current;
    paintAll(pen, frame, view, (part, placing) => copy(pen, picture, frame, part, placing));
    const timer = setTimeout(() => {
      paintAll(pen, frame, view, (part, placing) => paint(pen, painters, part, placing, colourOf));
    }, stillness);
    return () => clearTimeout(timer);
  }, [base, top, frameKey, view, colourOf]);
  return <canvas ref={canvas} class="board-canvas" />;
}

function cellsSeen(frame: Frame, view: View | undefined): number {
  const { left, top, right, bottom } = seen(frame, actual(frame, view));
  return (right - left) * (bottom - top);
}

function paint(
  pen: CanvasRenderingContext2D,
  painters: readonly Painter[],
  part: Extent,
  placing: Placing,
  colourOf: ColourOf,
): void {
  for (const painter of painters) painter.paint(pen, part, placing, colourOf);
}

/** The whole drawing in few pixels: good enough while it moves. */
function standInOf(
  { whole }: Frame,
  painters: readonly Painter[],
  colourOf: ColourOf,
): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = Math.ceil((whole.right - whole.left) * standInScale);
  picture.height = Math.ceil((whole.bottom - whole.top) * standInScale);
  const pen = picture.getContext('2d');
  const placing = {
    scale: standInScale,
    offsetX: -whole.left * standInScale,
    offsetY: -whole.top * standInScale,
  };
  if (pen) paint(pen, painters, whole, placing, colourOf);
  return picture;
}

function copy(
  pen: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { whole }: Frame,
  part: Extent,
  { scale, offsetX, offsetY }: Placing,
): void {
  const [left, top] = [Math.max(part.left, whole.left), Math.max(part.top, whole.top)];
  const width = Math.min(part.right, whole.right) - left;
  const height = Math.min(part.bottom, whole.bottom) - top;
  if (width <= 0 || height <= 0) return;
  pen.drawImage(
    picture,
    (left - whole.left) * standInScale,
    (top - whole.top) * standInScale,
    width * standInScale,
    height * standInScale,
    offsetX + left * scale,
    offsetY + top * scale,
    width * scale,
    height * scale,
  );
}

/** The colour of each role where the canvas stands, looked up once: a canvas knows no variables. */
function coloursOf(canvas: { readonly current: HTMLCanvasElement | null }): ColourOf {
  const known = new Map<Role, string>();
  return (role) => {
    const found = known.get(role);
    if (found !== undefined) return found;
    const parent = canvas.current?.parentElement;
    if (!parent || !canvas.current) return 'transparent';
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
  frame: Frame,
  view: View | undefined,
  paintPart: (part: Extent, placing: Placing) => void,
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
  // Three by three parts: the pixels of each, and what of the drawing lies at its upper left.
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
  for (const [across, column] of columns.entries()) {
    for (const [along, line] of lines.entries()) {
      const [wide, high] = [column.to - column.from, line.to - line.from];
      if (wide < 0.01 || high < 0.01) continue;
      // Lines on the edge of the cells belong to both sides.
      const rim = across === 1 && along === 1 ? 0.06 * scale : 0;
      pen.save();
      pen.beginPath();
      pen.rect(column.from - rim, line.from - rim, wide + 2 * rim, high + 2 * rim);
      pen.clip();
      const margin = 0.1;
      paintPart(
        {
          left: column.at - margin,
          top: line.at - margin,
          right: column.at + wide / scale + margin,
          bottom: line.at + high / scale + margin,
        },
        {
          scale,
          offsetX: column.from - column.at * scale,
          offsetY: line.from - line.at * scale,
        },
      );
      pen.restore();
    }
  }
}
