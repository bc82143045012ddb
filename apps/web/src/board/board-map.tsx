/** A map of the whole board, with the part that is seen large marked; pressing it goes there. */

import type { Drawing, Extent } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { BoardCanvas } from './board-canvas.tsx';
import type { BoardZoom } from './board-zoom.ts';
import { wholeSource } from './part-source.ts';
import type { Frame } from './view-window.ts';

interface BoardMapProps {
  /** What it shows; without it, the board as it is. */
  readonly drawing?: Drawing;
  readonly zoom: BoardZoom;
  readonly label: string;
  readonly theme?: string;
}

/** How large the longer side of the map is, in pixels. */
const longest = 96;

export function BoardMap({ drawing, zoom, label, theme = '' }: BoardMapProps): VNode | null {
  const map = useRef<HTMLButtonElement>(null);
  const frame = zoom.frame.value;
  const isZoomed = zoom.isZoomed.value;
  const picture = useMemo(() => {
    if (frame === undefined) return null;
    const { cells } = frame;
    const scale = scaleOf(cells);
    const small: Frame = {
      whole: cells,
      cells,
      width: (cells.right - cells.left) * scale,
      height: (cells.bottom - cells.top) * scale,
    };
    return drawing === undefined ? (
      <SmallBoard zoom={zoom} frame={small} />
    ) : (
      <BoardCanvas source={wholeSource(drawing, [])} frame={small} view={undefined} theme={theme} />
    );
  }, [drawing, frame, theme]);
  if (frame === undefined || !isZoomed) return null;
  const { cells } = frame;
  const scale = scaleOf(cells);
  const goTo = (event: MouseEvent | PointerEvent) => {
    const box = map.current?.getBoundingClientRect();
    if (box === undefined) return;
    zoom.show([
      cells.left + (event.clientX - box.left) / scale,
      cells.top + (event.clientY - box.top) / scale,
    ]);
  };
  return (
    <button
      ref={map}
      type="button"
      class="board-map"
      aria-label={label}
      style={{
        width: `${(cells.right - cells.left) * scale}px`,
        height: `${(cells.bottom - cells.top) * scale}px`,
      }}
      onClick={(event) => (event.detail > 0 ? goTo(event) : zoom.fit())}
      onPointerMove={(event) => {
        if (event.buttons > 0) goTo(event);
      }}
    >
      {picture}
      <Sight zoom={zoom} />
    </button>
  );
}

function scaleOf(cells: Extent): number {
  return longest / Math.max(cells.right - cells.left, cells.bottom - cells.top);
}

/** The overview of the board, cut to its cells. */
function SmallBoard({ zoom, frame }: { readonly zoom: BoardZoom; readonly frame: Frame }): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = zoom.overview.value;
  const painted = zoom.painted.value;
  useLayoutEffect(() => {
    const target = canvas.current;
    const pen = target?.getContext('2d');
    if (!target || !pen || overview === undefined) return;
    const density = window.devicePixelRatio || 1;
    target.width = Math.round(frame.width * density);
    target.height = Math.round(frame.height * density);
    const { whole } = overview;
    const scale = overview.canvas.width / (whole.right - whole.left);
    const { left, top, right, bottom } = frame.cells;
    const [x, y] = [(left - whole.left) * scale, (top - whole.top) * scale];
    const [wide, high] = [(right - left) * scale, (bottom - top) * scale];
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(overview.canvas, x, y, wide, high, 0, 0, target.width, target.height);
  }, [overview, painted, frame]);
  return <canvas ref={canvas} class="board-canvas" />;
}

/** The part that is seen: it alone changes while it is moved. */
function Sight({ zoom }: { readonly zoom: BoardZoom }): VNode | null {
  const cells = zoom.frame.value?.cells;
  const sight = zoom.sight.value;
  if (cells === undefined || sight === undefined) return null;
  return <span class="board-map-sight" style={sightStyle(sight, cells, scaleOf(cells))} />;
}

function sightStyle(sight: Extent, cells: Extent, scale: number): Record<string, string> {
  const x = Math.max(0, (sight.left - cells.left) * scale);
  const y = Math.max(0, (sight.top - cells.top) * scale);
  // Moved without a new layout: it follows every frame of a movement.
  return {
    transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
    width: `${Math.round((Math.min(sight.right, cells.right) - sight.left) * scale)}px`,
    height: `${Math.round((Math.min(sight.bottom, cells.bottom) - sight.top) * scale)}px`,
  };
}
