/** A map of the whole board, with the part that is seen large marked; pressing it goes there. */

import type { Drawing, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
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
const longest = 112;
const nothing: readonly Shape[] = [];

export function BoardMap({ drawing, zoom, label, theme = '' }: BoardMapProps): VNode | null {
  const map = useRef<HTMLButtonElement>(null);
  const frame = zoom.frame.value;
  const sight = zoom.sight.value;
  if (frame === undefined || sight === undefined) return null;
  const { cells } = frame;
  const scale = longest / Math.max(cells.right - cells.left, cells.bottom - cells.top);
  const small: Frame = {
    whole: cells,
    cells,
    width: (cells.right - cells.left) * scale,
    height: (cells.bottom - cells.top) * scale,
  };
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
      style={{ width: `${small.width}px`, height: `${small.height}px` }}
      onClick={(event) => (event.detail > 0 ? goTo(event) : zoom.fit())}
      onPointerMove={(event) => {
        if (event.buttons > 0) goTo(event);
      }}
    >
      <BoardCanvas
        shapes={drawing.shapes}
        over={nothing}
        frame={small}
        view={undefined}
        theme={theme}
      />
      <span class="board-map-sight" style={sightStyle(sight, cells, scale)} />
    </button>
  );
}

function sightStyle(sight: Extent, cells: Extent, scale: number): Record<string, string> {
  return {
    left: `${(sight.left - cells.left) * scale}px`,
    top: `${(sight.top - cells.top) * scale}px`,
    width: `${(sight.right - sight.left) * scale}px`,
    height: `${(sight.bottom - sight.top) * scale}px`,
  };
}
