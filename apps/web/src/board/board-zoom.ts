/** The zoom of a board as its page holds it: the board, the map and the buttons share it. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Extent, Point } from 'ludoteca/drawing';
import {
  centredOn,
  clamped,
  comfortable,
  cramped,
  type Frame,
  fittedScale,
  large,
  seen,
  tappable,
  type View,
} from './view-window.ts';

export interface BoardZoom {
  /** What is seen; absent when it is the whole board. */
  readonly view: Signal<View | undefined>;
  /** The room that the board has, told by the board; absent before it is on the page. */
  readonly frame: Signal<Frame | undefined>;
  /** The whole board in small, painted by the board; what part of the drawing it is. Absent before there is one. */
  readonly overview: Signal<
    { readonly canvas: HTMLCanvasElement; readonly whole: Extent } | undefined
  >;
  /** Changes when the overview was painted anew. */
  readonly painted: Signal<number>;
  /** True when a part is seen: changes only when that does, not with every move of the part. */
  readonly isZoomed: ReadonlySignal<boolean>;
  /** True when the whole board is smaller than is comfortable. */
  readonly isCramped: ReadonlySignal<boolean>;
  /** True when cells are smaller than a fingertip, as they are seen. */
  readonly isSmall: ReadonlySignal<boolean>;
  /** True when cells are so large, as they are seen, that all that may stand in one is read with ease. */
  readonly isLarge: ReadonlySignal<boolean>;
  /** The part of the drawing in sight; absent when all is. */
  readonly sight: ReadonlySignal<Extent | undefined>;
  /** The whole board. */
  fit(): void;
  zoomBy(factor: number): void;
  /** Shows a place of the drawing at a comfortable size. */
  show(place: Point): void;
}

export function boardZoom(): BoardZoom {
  const view = signal<View | undefined>(undefined);
  const frame = signal<Frame | undefined>(undefined);
  const scaleNow = (room: Frame) => view.value?.scale ?? fittedScale(room);
  const middle = (room: Frame): Point => {
    const { left, top, right, bottom } =
      view.value === undefined ? room.cells : seen(room, view.value);
    return [(left + right) / 2, (top + bottom) / 2];
  };
  return {
    view,
    frame,
    overview: signal(undefined),
    painted: signal(0),
    isZoomed: computed(() => view.value !== undefined),
    isCramped: computed(() => frame.value !== undefined && fittedScale(frame.value) < cramped),
    isSmall: computed(() => frame.value !== undefined && scaleNow(frame.value) < tappable),
    isLarge: computed(() => frame.value !== undefined && scaleNow(frame.value) >= large),
    sight: computed(() =>
      frame.value === undefined || view.value === undefined
        ? undefined
        : seen(frame.value, view.value),
    ),
    fit() {
      view.value = undefined;
    },
    zoomBy(factor) {
      const room = frame.value;
      if (room === undefined) return;
      view.value = centredOn(room, scaleNow(room) * factor, middle(room));
    },
    show(place) {
      const room = frame.value;
      if (room === undefined) return;
      const scale = Math.max(comfortable, view.value?.scale ?? 0);
      view.value = clamped(room, centredOn(room, scale, place) ?? { x: 0, y: 0, scale: 0 });
    },
  };
}
