/** A map of the whole board, with the part that is seen large marked; pressing it goes there. */

import type { Drawing, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { BoardCanvas } from './board-canvas.tsx';
import type { BoardZoom } from './board-zoom.ts';
import type { Extent, Frame } from './view-window.ts';

interface BoardMapProps {
  readonly drawing: Drawing;
  readonly zoom: BoardZoom;
  readonly label: string;
  readonly theme?: string;
}

/** How large the longer side of the map is, in pixels. */
const longest = 96;
const nothing: readonly Shape[] = [];

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
    return (
      <BoardCanvas
        shapes={drawing.shapes}
        over={nothing}
        frame={small}
        view={undefined}
        theme={theme}
      />
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

/** The part that is seen: it alone changes while it is moved. */
function Sight({ zoom }: { readonly zoom: BoardZoom }): VNode | null {
  const cells = zoom.frame.value?.cells;
  const sight = zoom.sight.value;
  if (cells === undefined || sight === undefined) return null;
  return <span class="board-map-sight" style={sightStyle(sight, cells, scaleOf(cells))} />;
}

function sightStyle(sight: Extent, cells: Extent, scale: number): Record<string, string> {
  return {
    left: `${(sight.left - cells.left) * scale}px`,
    top: `${(sight.top - cells.top) * scale}px`,
    width: `${(sight.right - sight.left) * scale}px`,
    height: `${(sight.bottom - sight.top) * scale}px`,
  };
}
