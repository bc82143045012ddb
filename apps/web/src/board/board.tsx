/**
 * A board: any drawing of the library with cells that can be pressed, dragged over, walked with the
 * keyboard and read aloud. It knows no game; pages give it shapes and cells and hear what was done.
 */

import type { Drawing, Point, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { BoardCanvas } from './board-canvas.tsx';
import {
  type Adding,
  type BoardCell,
  type CellPlace,
  type Drag,
  keyOf,
  type Press,
} from './board-cell.ts';
import { isWalking, walked } from './board-keys.ts';
import { gridStyle, mostElements, nearestCell, paneStyle, partOf } from './board-layout.ts';
import type { BoardZoom } from './board-zoom.ts';
import { CellGrid } from './cell-grid.tsx';
import { type Aim, Magnifier, useStillPage } from './magnifier.tsx';
import { type PartSource, wholeSource } from './part-source.ts';
import { useSettled, useSignalOf } from './settled.ts';
import { frameOf, ShapeLayer } from './shape-layer.tsx';
import { byOf, isAdding, usePointer } from './use-pointer.ts';
import {
  actual,
  cellsOf,
  clamped,
  type Frame,
  pane,
  pannedBy,
  pointAt,
  showing,
  tappable,
  wholeOf,
  zoomedAt,
} from './view-window.ts';

export interface BoardProps {
  readonly drawing: Drawing;
  /** The same board part by part, for when it is painted; then the shapes of the drawing are not asked for. */
  readonly source?: PartSource;
  /** Drawn over the board: marks, the selection, hints. */
  readonly over?: readonly Shape[];
  /** In reading order. */
  readonly cells: readonly BoardCell[];
  /** The name of the board for screen readers, and how it is used. */
  readonly label: string;
  readonly description?: string;
  /** What stands before a row and above a column, such as clues, for screen readers. */
  readonly rowHead?: (row: number) => string;
  readonly colHead?: (col: number) => string;
  /** Changes when the labels of the same cells do. */
  readonly told?: unknown;
  /** The cell that the keyboard stands on; without it the board keeps it itself. */
  readonly current?: CellPlace | undefined;
  readonly onCurrent?: (cell: BoardCell, adding: Adding) => void;
  /** A click, a tap, Enter, or the activation of a screen reader. */
  readonly onPress?: (press: Press) => void;
  readonly onDrag?: (drag: Drag) => void;
  /** True when a drag tells every move with its place, not only every cell. */
  readonly dragsFinely?: boolean;
  /** A double click or a double tap, after its two presses. */
  readonly onDouble?: (cell: BoardCell) => void;
  /** True when only cells that are handles can be dragged; else a drag may begin anywhere. */
  readonly dragsHandles?: boolean;
  /** The cell under the mouse, or that a first tap chose. */
  readonly onHover?: (cell: BoardCell | undefined) => void;
  /** Any other key, pressed on a cell: true when it meant something. */
  readonly onKey?: (event: KeyboardEvent, cell: BoardCell) => boolean;
  /** True when keys with Alt are asked about, too. */
  readonly takesAlt?: boolean;
  /** True when several cells can be selected. */
  readonly isMultiple?: boolean;
  /** True when a finger that stays down on small cells sees them larger, and presses where it is lifted. */
  readonly magnifies?: boolean;
  /** True when the whole board is seen at first, however small its cells are. */
  readonly opensWhole?: boolean;
  /** Lets the board be zoomed; the page may hold it for a map or buttons. */
  readonly zoom?: BoardZoom;
  /** True when the drawing rings the current cell itself. */
  readonly isRinged?: boolean;
  /** Changes when the colours do, for what is painted. */
  readonly theme?: string;
}

const nothing: readonly Shape[] = [];

export function Board(props: BoardProps): VNode {
  const { drawing, over = nothing, cells, label, zoom } = props;
  const root = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<CellPlace | undefined>(undefined);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  const [aim, setAim] = useState<Aim>();
  const wantsFocus = useRef(false);

  const byKey = useMemo(() => new Map(cells.map((cell) => [keyOf(cell), cell])), [cells]);
  const wanted = props.current ?? own;
  const current =
    (wanted && byKey.get(keyOf(wanted))) ?? cells.find((cell) => cell.isOpen) ?? cells[0];

  const whole = wholeOf(drawing);
  const extent = useMemo(
    () => cellsOf(cells, whole),
    [cells, whole.left, whole.top, whole.right, whole.bottom],
  );
  const frame: Frame | undefined = size && { whole, cells: extent, ...size };
  const view = useSignalOf(zoom?.view);
  const isPainted = frame !== undefined && (view !== undefined || cells.length > mostElements);

  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = board;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(board);
    measure();
    return () => observer.disconnect();
  }, []);

  // The page needs to know only when the room changed, not that it was measured again.
  const frameKey = JSON.stringify(frame);
  useLayoutEffect(() => {
    if (zoom === undefined || frame === undefined) return;
    zoom.frame.value = frame;
    if (zoom.view.value !== undefined) zoom.view.value = clamped(frame, zoom.view.value);
  }, [frameKey, zoom]);

  const isOpened = useRef(false);
  useLayoutEffect(() => {
    // A board whose cells would be too small opens on a part of it.
    if (isOpened.current || zoom === undefined || frame === undefined) return;
    isOpened.current = true;
    if (props.opensWhole) return;
    if (zoom.isCramped.value && current !== undefined) zoom.show(current.place);
  }, [frameKey, zoom]);

  useLayoutEffect(() => {
    if (!wantsFocus.current || current === undefined) return;
    wantsFocus.current = false;
    elementOf(current)?.focus({ preventScroll: zoom !== undefined });
  });

  const elementOf = (cell: CellPlace) =>
    root.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(cell)}"]`);
  const pixelAt = (x: number, y: number): readonly [number, number] => {
    const box = root.current?.getBoundingClientRect();
    return box === undefined ? [0, 0] : [x - box.left, y - box.top];
  };
  const cellAt = (clientX: number, clientY: number): BoardCell | undefined => {
    if (frame === undefined) return undefined;
    const [x, y] = pointAt(frame, view, pixelAt(clientX, clientY));
    const { left, top, right, bottom } = pane(frame, actual(frame, view).scale);
    const [px, py] = pixelAt(clientX, clientY);
    if (px < left || py < top || px > right || py > bottom) return undefined;
    return nearestCell(byKey, cells, extent, x, y);
  };
  const stand = (cell: BoardCell, isByKey: boolean, adding: Adding = 'none') => {
    wantsFocus.current = true;
    setOwn({ row: cell.row, col: cell.col });
    props.onCurrent?.(cell, adding);
    if (isByKey && zoom !== undefined && frame !== undefined && view !== undefined) {
      zoom.view.value = showing(frame, view, cell.place);
    }
  };

  const pointer = usePointer({
    cellAt,
    cellOf: (place) => byKey.get(keyOf(place)),
    pointAt: (x, y) => frame && pointAt(frame, view, pixelAt(x, y)),
    isFine: props.dragsFinely === true,
    onDrag: props.onDrag,
    mayDrag: (cell) => props.dragsHandles !== true || cell.isHandle === true,
    onHover: props.onHover,
    zoom: zoom &&
      frame && {
        frame,
        view,
        pixelAt,
        look(next) {
          zoom.view.value = next;
        },
      },
    aiming:
      props.magnifies && frame !== undefined && actual(frame, view).scale < tappable
        ? {
            aim(at) {
              const cell = at && cellAt(at.x, at.y);
              props.onHover?.(cell);
              if (at === undefined) setAim(undefined);
              else {
                const pixel = pixelAt(at.x, at.y);
                setAim({ pixel, point: pointAt(frame, view, pixel), cell });
              }
            },
            press: (cell) => act(cell, 'touch', false),
          }
        : undefined,
  });
  useStillPage(root, pointer.isAiming);

  const isPaint = props.onDrag !== undefined && props.dragsHandles !== true;
  const act = (
    cell: BoardCell,
    by: Press['by'],
    isSecondary: boolean,
    point?: Point,
    adding: Adding = 'none',
  ) => {
    stand(cell, by === 'keyboard', adding);
    props.onPress?.({ cell, by, isSecondary, ...(point && { point }) });
  };
  /** A finger on cells that are too small for it comes nearer first. */
  const press = (cell: BoardCell, by: Press['by'], isSecondary: boolean, event?: MouseEvent) => {
    if (by === 'touch' && !isSecondary && zoom?.isCramped.value && view === undefined) {
      stand(cell, false);
      zoom.show(cell.place);
      return;
    }
    const isPlaced = by !== 'keyboard' && event !== undefined && frame !== undefined;
    const point = isPlaced && pointAt(frame, view, pixelAt(event.clientX, event.clientY));
    // The other button, and a finger that stays down, add as well.
    const adds = by !== 'keyboard' && (isSecondary || (event !== undefined && isAdding(event)));
    act(cell, by, isSecondary, point || undefined, adds ? 'toggle' : 'none');
  };
  const pressedAt = (event: MouseEvent): BoardCell | undefined => {
    // A screen reader's activation comes from nowhere on the page, but names its cell.
    const isPlaced = event.detail > 0 || event.button === 2;
    if (isPlaced) return cellAt(event.clientX, event.clientY);
    const target = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
    return byKey.get(target?.getAttribute('data-cell') ?? '');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (current === undefined || event.metaKey) return;
    if (event.altKey && props.takesAlt !== true) return;
    if (props.onKey?.(event, current)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.altKey) return;
    if (isWalking(event.key)) {
      event.preventDefault();
      const next = walked(cells, current, event.key, event.ctrlKey);
      if (next !== undefined) stand(next, true, event.shiftKey ? 'walk' : 'none');
    } else if (!event.ctrlKey && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      press(current, 'keyboard', false);
    } else if (zoom !== undefined && !event.ctrlKey && /^[-+=0]$/.test(event.key)) {
      event.preventDefault();
      if (event.key === '0') zoom.fit();
      else zoom.zoomBy(event.key === '-' ? 1 / 1.4 : 1.4);
    }
  };

  useEffect(() => {
    const board = root.current;
    if (board === null || zoom === undefined) return;
    // Not as a property: the page must not scroll, which only an active listener can prevent.
    const onWheel = (event: WheelEvent) => {
      const room = zoom.frame.value;
      if (room === undefined) return;
      const now = zoom.view.value;
      if (event.ctrlKey) {
        event.preventDefault();
        const scale = actual(room, now).scale * Math.exp(-event.deltaY / 300);
        const box = board.getBoundingClientRect();
        const pixel = [event.clientX - box.left, event.clientY - box.top] as const;
        zoom.view.value = zoomedAt(room, now, scale, pixel);
      } else if (now !== undefined) {
        event.preventDefault();
        const [x, y] = event.shiftKey ? [event.deltaY, event.deltaX] : [event.deltaX, event.deltaY];
        zoom.view.value = pannedBy(room, now, [-x, -y]);
      }
    };
    board.addEventListener('wheel', onWheel, { passive: false });
    return () => board.removeEventListener('wheel', onWheel);
  }, [zoom]);

  const painted = useMemo(
    () => (isPainted ? (props.source ?? wholeSource(drawing, over)) : undefined),
    [isPainted, props.source, props.source ?? drawing, over],
  );
  const part = useSettled(partOf(cells, current, frame, view));
  const { description, rowHead, colHead } = props;
  // Made anew only when something about it changed: moving the view over a large board must cost little.
  const grid = useMemo(
    () => (
      <CellGrid
        cells={cells}
        extent={extent}
        part={part}
        current={current}
        label={label}
        description={description}
        rowHead={rowHead}
        colHead={colHead}
        told={props.told}
        isMultiple={props.isMultiple}
      />
    ),
    [
      cells,
      extent,
      part,
      current,
      label,
      description,
      rowHead,
      colHead,
      props.told,
      props.isMultiple,
    ],
  );

  const { wasMoved, isAiming: _, isHeld: __, ...handlers } = pointer;
  const isHeld = view !== undefined || isPaint;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the grid inside has the roles and the focus
    <div
      ref={root}
      class="board-view"
      data-held={isHeld || (zoom?.isCramped.value ?? false) ? '' : undefined}
      data-paint={isPaint ? '' : undefined}
      data-ringed={props.isRinged ? '' : undefined}
      data-zoomed={view === undefined ? undefined : ''}
      style={{ aspectRatio: `${drawing.width} / ${drawing.height}` }}
      {...handlers}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        // A screen reader walks by focus alone.
        const target = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
        const cell = byKey.get(target?.getAttribute('data-cell') ?? '');
        // What is pressed gets the focus before it is known what the press means.
        if (cell === undefined || cell === current || pointer.isHeld()) return;
        setOwn({ row: cell.row, col: cell.col });
        props.onCurrent?.(cell, 'none');
      }}
      onDblClick={(event) => {
        const cell = pressedAt(event);
        if (cell !== undefined) props.onDouble?.(cell);
      }}
      onClick={(event) => {
        // The click of a screen reader has no pointer, and ends no drag.
        const by = event.detail > 0 ? byOf(pointerOf(event)) : 'keyboard';
        const cell = by !== 'keyboard' && wasMoved.current ? undefined : pressedAt(event);
        if (cell !== undefined) press(cell, by, false, event);
      }}
      onContextMenu={(event) => {
        const cell = pressedAt(event);
        if (cell === undefined) return;
        event.preventDefault();
        if (!wasMoved.current) press(cell, byOf(pointerOf(event)), true, event);
      }}
    >
      {painted !== undefined && frame !== undefined ? (
        <BoardCanvas
          source={painted}
          frame={frame}
          view={view}
          theme={props.theme ?? ''}
          zoom={zoom}
        />
      ) : (
        <svg class="drawing" viewBox={frameOf(drawing)} aria-hidden="true">
          <ShapeLayer shapes={drawing.shapes} name="board-shapes" />
          <ShapeLayer shapes={over} name="board-over" />
        </svg>
      )}
      <div class="board-pane" style={paneStyle(whole, extent, frame, view)}>
        <div class="board-plane" style={gridStyle(extent, view)}>
          {grid}
        </div>
      </div>
      {aim && frame && (
        <Magnifier
          aim={aim}
          drawing={drawing}
          source={props.source}
          over={over}
          boardWidth={frame.width}
          boardTop={root.current?.getBoundingClientRect().top ?? 0}
        />
      )}
    </div>
  );
}

/** Browsers tell with a click what pointed; some only for older events. */
function pointerOf(event: MouseEvent): { readonly pointerType: string } {
  return event instanceof PointerEvent ? event : { pointerType: 'mouse' };
}
