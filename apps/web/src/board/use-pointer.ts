/** What fingers and mice do on a board: presses, drags over cells, pinching, panning, hovering. */

import type { Point } from 'ludoteca/drawing';
import { useRef } from 'preact/hooks';
import { type BoardCell, between, type CellPlace, type Drag, type PressBy } from './board-cell.ts';
import { type Frame, pannedBy, type View, zoomedAt } from './view-window.ts';

export interface PointerSetting {
  /** The cell at a place of the page; absent where there is none. */
  cellAt(x: number, y: number): BoardCell | undefined;
  cellOf(place: CellPlace): BoardCell | undefined;
  /** The place on the drawing. */
  pointAt(x: number, y: number): Point | undefined;
  readonly onDrag: ((drag: Drag) => void) | undefined;
  /** True when a drag tells every move, not only every cell. */
  readonly isFine: boolean;
  /** Whether a drag may begin at a cell. */
  mayDrag(cell: BoardCell): boolean;
  readonly onHover: ((cell: BoardCell | undefined) => void) | undefined;
  /** The part of the board that is seen, for pinching and panning; absent where it is always whole. */
  readonly zoom: Zooming | undefined;
  /** For cells smaller than a fingertip; absent where they are not. */
  readonly aiming: Aiming | undefined;
}

/** A finger that stays down aims: it is told where it is, and presses where it is lifted. */
interface Aiming {
  /** Absent when the finger is gone, or means something else. */
  aim(at: { readonly x: number; readonly y: number } | undefined): void;
  press(cell: BoardCell): void;
}

interface Zooming {
  readonly frame: Frame;
  readonly view: View | undefined;
  /** From a place of the page to a pixel of the board. */
  pixelAt(x: number, y: number): Point;
  look(view: View | undefined): void;
}

/** A finger or button that is down. */
interface Hold {
  readonly id: number;
  readonly by: PressBy;
  readonly isSecondary: boolean;
  readonly isAdding: boolean;
  /** Where a drag began and where it is; absent when the hold cannot drag. */
  readonly from: BoardCell | undefined;
  at: BoardCell | undefined;
  isDragging: boolean;
  /** True while the finger aims; before that, what it waits for. */
  isAiming: boolean;
  patience: ReturnType<typeof setTimeout> | undefined;
  x: number;
  y: number;
}

/** A place of the page. */
interface At {
  readonly x: number;
  readonly y: number;
}

export interface PointerHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onPointerLeave(): void;
  /** True when the click that follows was the end of a drag or a pinch. */
  readonly wasMoved: { current: boolean };
  /** True while a finger aims. */
  readonly isAiming: { current: boolean };
  /** Whether a finger or a button is down. */
  isHeld(): boolean;
}

/** A mouse has to go this far before a pan is not a press. */
const slack = 6;
/** A finger that stays down so long aims, in milliseconds; a tap is shorter. */
const patience = 260;

/** The keys that are held to select further cells. */
export function isAdding(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

export function byOf(event: { readonly pointerType: string }): PressBy {
  return event.pointerType === 'mouse' ? 'mouse' : 'touch';
}

export function usePointer(setting: PointerSetting): PointerHandlers {
  const holds = useRef(new Map<number, Hold>());
  const hovered = useRef<BoardCell | undefined>(undefined);
  const wasMoved = useRef(false);
  const isAiming = useRef(false);
  // What a timer finds is the board as it then is.
  const latest = useRef(setting);
  latest.current = setting;
  const { zoom } = setting;

  const tell = (phase: Drag['phase'], hold: Hold, cell: BoardCell, at: At = hold) => {
    const point = setting.pointAt(at.x, at.y);
    const { by, isSecondary, isAdding } = hold;
    setting.onDrag?.({ phase, cell, by, isSecondary, isAdding, ...(point && { point }) });
  };
  const drop = (phase: 'end' | 'cancel', hold: Hold) => {
    if (hold.isDragging && hold.at !== undefined) tell(phase, hold, hold.at);
    hold.isDragging = false;
    clearTimeout(hold.patience);
    if (hold.isAiming) latest.current.aiming?.aim(undefined);
    hold.isAiming = false;
    isAiming.current = false;
  };
  const beginAiming = (hold: Hold) => {
    if (hold.isDragging || holds.current.size !== 1) return;
    hold.isAiming = true;
    isAiming.current = true;
    wasMoved.current = true;
    latest.current.aiming?.aim(hold);
  };
  const hover = (cell: BoardCell | undefined) => {
    if (cell?.row === hovered.current?.row && cell?.col === hovered.current?.col) return;
    hovered.current = cell;
    setting.onHover?.(cell);
  };
  const pinch = (event: PointerEvent) => {
    const [one, other] = [...holds.current.values()];
    const moved = one.id === event.pointerId ? one : other;
    const still = moved === one ? other : one;
    const before = Math.hypot(moved.x - still.x, moved.y - still.y);
    const after = Math.hypot(event.clientX - still.x, event.clientY - still.y);
    if (zoom === undefined || before === 0) return;
    const middle = zoom.pixelAt((moved.x + still.x) / 2, (moved.y + still.y) / 2);
    const scale =
      zoom.view?.scale ?? zoom.frame.width / (zoom.frame.whole.right - zoom.frame.whole.left);
    const shift: Point = [(event.clientX - moved.x) / 2, (event.clientY - moved.y) / 2];
    const zoomed = zoomedAt(zoom.frame, zoom.view, (scale * after) / before, middle);
    zoom.look(pannedBy(zoom.frame, zoomed, shift));
  };

  return {
    wasMoved,
    isAiming,
    isHeld: () => holds.current.size > 0,
    onPointerDown(event) {
      wasMoved.current = false;
      const cell = setting.cellAt(event.clientX, event.clientY);
      const hold: Hold = {
        id: event.pointerId,
        by: byOf(event),
        isSecondary: event.button === 2,
        isAdding: isAdding(event),
        from: cell !== undefined && setting.mayDrag(cell) ? cell : undefined,
        at: cell,
        isDragging: false,
        isAiming: false,
        patience: undefined,
        x: event.clientX,
        y: event.clientY,
      };
      holds.current.set(event.pointerId, hold);
      if (setting.aiming !== undefined && hold.by === 'touch' && cell?.isHandle !== true) {
        hold.patience = setTimeout(() => beginAiming(hold), patience);
      }
      if (holds.current.size > 1) {
        // A second finger means pinching: what the first one began is not meant.
        for (const each of holds.current.values()) drop('cancel', each);
        wasMoved.current = true;
      }
    },
    onPointerMove(event) {
      const hold = holds.current.get(event.pointerId);
      if (hold === undefined) {
        if (event.pointerType === 'mouse') hover(setting.cellAt(event.clientX, event.clientY));
        return;
      }
      if (event.buttons === 0) {
        // It was lifted where nobody heard of it.
        holds.current.delete(event.pointerId);
        drop('cancel', hold);
        return;
      }
      if (hold.isAiming) {
        [hold.x, hold.y] = [event.clientX, event.clientY];
        setting.aiming?.aim(hold);
        return;
      }
      const isFar = Math.hypot(event.clientX - hold.x, event.clientY - hold.y) >= slack;
      if (isFar) clearTimeout(hold.patience);
      if (holds.current.size === 2) pinch(event);
      else if (hold.from !== undefined && setting.onDrag !== undefined)
        drag(event, hold, hold.from);
      else if (zoom?.view !== undefined) {
        if (!hold.isDragging && !isFar) return;
        hold.isDragging = true;
        hold.at = undefined;
        wasMoved.current = true;
        capture(event);
        const shift: Point = [event.clientX - hold.x, event.clientY - hold.y];
        zoom.look(pannedBy(zoom.frame, zoom.view, shift));
      } else return;
      if (hold.isDragging || holds.current.size === 2)
        [hold.x, hold.y] = [event.clientX, event.clientY];
    },
    onPointerUp(event) {
      const hold = holds.current.get(event.pointerId);
      holds.current.delete(event.pointerId);
      if (hold === undefined) return;
      const aimed = hold.isAiming ? setting.cellAt(event.clientX, event.clientY) : undefined;
      drop('end', hold);
      if (aimed !== undefined) setting.aiming?.press(aimed);
    },
    onPointerCancel(event) {
      const hold = holds.current.get(event.pointerId);
      if (hold !== undefined) drop('cancel', hold);
      holds.current.delete(event.pointerId);
    },
    onPointerLeave() {
      hover(undefined);
    },
  };

  function drag(event: PointerEvent, hold: Hold, from: BoardCell): void {
    const cell = setting.cellAt(event.clientX, event.clientY);
    if (cell === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const isFar = hold.isDragging || Math.hypot(now.x - hold.x, now.y - hold.y) >= slack;
    const isSame = cell.row === hold.at?.row && cell.col === hold.at.col;
    if (isSame && !(setting.isFine && isFar)) return;
    if (!hold.isDragging) {
      hold.isDragging = true;
      wasMoved.current = true;
      capture(event);
      tell('start', hold, from);
    }
    for (const place of between(hold.at ?? from, cell)) {
      const crossed = setting.cellOf(place);
      if (crossed !== undefined) tell('over', hold, crossed, now);
    }
    if (isSame) tell('over', hold, cell, now);
    hold.at = cell;
  }
}

/** Keeps the pointer with the board when it leaves it, and makes its release no press. */
function capture(event: PointerEvent): void {
  const board = event.currentTarget;
  if (board instanceof Element && !board.hasPointerCapture(event.pointerId)) {
    board.setPointerCapture(event.pointerId);
  }
}
