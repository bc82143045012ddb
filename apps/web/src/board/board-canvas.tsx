/** The board on a canvas: for boards of many cells, and for a part of a board seen large. */

import type { Extent, Role } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardZoom } from './board-zoom.ts';
import { type Overview, overviewOf } from './overview.ts';
import { type ColourOf, type Painter, painterOf } from './painter.ts';
import { overlap, type Pane, panesOf } from './panes.ts';
import type { PartSource } from './part-source.ts';
import { paintOf } from './shape-node.tsx';
import { actual, type Frame, seen, type View } from './view-window.ts';

interface BoardCanvasProps {
  readonly source: PartSource;
  readonly frame: Frame;
  readonly view: View | undefined;
  /** Changes when the colours do. */
  readonly theme: string;
  /** Who shows the whole on a map. */
  readonly zoom?: BoardZoom | undefined;
}

/** More cells than these are copied from the overview, not painted in one go. */
const mostPainted = 260;
/** What is painted in one go is asked for so much farther around, to be at hand when the view moves on. */
const ahead = 3;
/** How long the view must stand still before it is painted sharp, in milliseconds. */
const stillness = 120;
/** What is done bit by bit takes so long at a time, in milliseconds. */
const bitTime = 2;
/** How many cells wide and high what is painted sharp in one go is. */
const sharpBit = 12;

export function BoardCanvas({ source, frame, view, theme, zoom }: BoardCanvasProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = useRef<Overview | undefined>(undefined);
  const holding = useRef<readonly Held[]>([]);
  const colourOf = useMemo(() => coloursOf(canvas), [theme]);
  const isCopied = cellsSeen(frame, view) > mostPainted;
  const hasOverview = zoom !== undefined && (view !== undefined || isCopied);
  const wholeKey = JSON.stringify(frame.whole);

  useLayoutEffect(() => {
    overview.current = undefined;
  }, [wholeKey, colourOf]);

  useLayoutEffect(() => {
    if (!hasOverview) return;
    if (overview.current === undefined) {
      overview.current = overviewOf(frame.whole, source, colourOf);
    } else overview.current.follow(source);
    zoom.overview.value = { canvas: overview.current.canvas, whole: frame.whole };
  }, [hasOverview, wholeKey, colourOf, source]);

  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const panes = panesOf(frame, view);
    const whole = overview.current;
    const stopper = new AbortController();
    const { signal } = stopper;
    prepare(pen, frame);
    if (!isCopied || whole === undefined) {
      for (const pane of panes) {
        const painter = held(pane);
        within(pen, pane, () => painter.paint(pen, pane.part, pane.placing, colourOf));
      }
      void rest(stillness).then(() => inBits(signal, () => workOn(whole)));
    } else {
      const copyAll = () => {
        prepare(pen, frame);
        for (const pane of panes) {
          within(pen, pane, () => whole.copy(pen, pane));
          for (const lit of source.lit()) paintIn(pen, pane, lit, source, colourOf);
        }
      };
      copyAll();
      const sharpen = sharpening(pen, panes, source, colourOf);
      const isCoarse = actual(frame, view).scale * densityNow() > whole.scale * 1.1;
      void inBits(signal, () => {
        if (whole.isDone) return false;
        workOn(whole);
        copyAll();
        return true;
      }).then(async () => {
        await rest(stillness);
        if (isCoarse && !signal.aborted) await inBits(signal, sharpen);
      });
    }
    return () => stopper.abort();
  }, [source, JSON.stringify(frame), view, colourOf]);
  return <canvas ref={canvas} class="board-canvas" />;

  /** The painter of a pane, kept while the view moves within what it holds. */
  function held({ part }: Pane): Painter {
    const found = holding.current.find(
      (each) => each.source === source && contains(each.part, part),
    );
    if (found !== undefined) return found.painter;
    const wide = {
      left: part.left - (part.left < frame.cells.left ? 0 : ahead),
      top: part.top - (part.top < frame.cells.top ? 0 : ahead),
      right: part.right + ahead,
      bottom: part.bottom + ahead,
    };
    const painter = painterOf(source.shapesIn(wide));
    const others = holding.current.filter((each) => each.source === source).slice(-8);
    holding.current = [...others, { source, part: wide, painter }];
    return painter;
  }

  /** Paints more of the overview; false when all of it is painted. */
  function workOn(whole: Overview | undefined): boolean {
    if (whole === undefined || whole.isDone) {
      // The map is told once it is whole, and not with every bit.
      if (whole !== undefined && zoom !== undefined) zoom.painted.value++;
      return false;
    }
    whole.work(bitTime);
    return true;
  }
}

interface Held {
  readonly source: PartSource;
  readonly part: Extent;
  readonly painter: Painter;
}

function contains(outer: Extent, inner: Extent): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

function cellsSeen(frame: Frame, view: View | undefined): number {
  const { left, top, right, bottom } = seen(frame, actual(frame, view));
  return (right - left) * (bottom - top);
}

function densityNow(): number {
  return window.devicePixelRatio || 1;
}

function prepare(pen: CanvasRenderingContext2D, frame: Frame): void {
  const { canvas } = pen;
  const density = densityNow();
  const [width, height] = [Math.round(frame.width * density), Math.round(frame.height * density)];
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  pen.setTransform(density, 0, 0, density, 0, 0);
  pen.clearRect(0, 0, frame.width, frame.height);
}

function within(pen: CanvasRenderingContext2D, pane: Pane, work: () => void): void {
  pen.save();
  pen.beginPath();
  pen.rect(pane.x, pane.y, pane.width, pane.height);
  pen.clip();
  work();
  pen.restore();
}

/** Paints what of a part lies in a pane. */
function paintIn(
  pen: CanvasRenderingContext2D,
  pane: Pane,
  part: Extent,
  source: PartSource,
  colourOf: ColourOf,
): void {
  const cut = overlap(part, pane.part);
  if (cut === undefined) return;
  within(pen, pane, () => {
    const { scaleX, scaleY, offsetX, offsetY } = pane.placing;
    if (part !== pane.part) {
      const [x, y] = [offsetX + cut.left * scaleX, offsetY + cut.top * scaleY];
      const [wide, high] = [(cut.right - cut.left) * scaleX, (cut.bottom - cut.top) * scaleY];
      pen.beginPath();
      pen.rect(x, y, wide, high);
      pen.clip();
      pen.clearRect(x, y, wide, high);
    }
    painterOf(source.shapesIn(cut)).paint(pen, cut, pane.placing, colourOf);
  });
}

/** Paints one square after another; each call paints one, and the last one tells that it was. */
function sharpening(
  pen: CanvasRenderingContext2D,
  panes: readonly Pane[],
  source: PartSource,
  colourOf: ColourOf,
): () => boolean {
  const squares = panes.flatMap((pane) => {
    const { left, top, right, bottom } = pane.part;
    const found: { readonly pane: Pane; readonly part: Extent }[] = [];
    for (let y = Math.floor(top); y < bottom; y += sharpBit) {
      for (let x = Math.floor(left); x < right; x += sharpBit) {
        found.push({ pane, part: { left: x, top: y, right: x + sharpBit, bottom: y + sharpBit } });
      }
    }
    return found;
  });
  let at = 0;
  return () => {
    const square = squares[at++];
    if (square !== undefined) paintIn(pen, square.pane, square.part, source, colourOf);
    return at < squares.length;
  };
}

/** Goes on with something as long as it tells that there is more, a little in each frame. */
async function inBits(signal: AbortSignal, work: () => boolean): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    if (signal.aborted || !work()) return;
  }
}

function rest(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
