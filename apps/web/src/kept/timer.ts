/** The time spent on a play: it runs while the page is seen and the puzzle unsolved. */

import { type ReadonlySignal, signal } from '@preact/signals';

export interface Timer {
  readonly seconds: ReadonlySignal<number>;
  /** The same to the millisecond. */
  milliseconds(): number;
  /** Stands still from now on, until it is started again. */
  stop(): void;
  start(): void;
  /** Lets go of the clock of the page. */
  leave(): void;
}

/** `onRest` is called when the page is hidden, and now and then, so that the time can be kept. */
export function timer(from: number, onRest: (seconds: number) => void): Timer {
  const seconds = signal(from);
  /** What was counted before the current stretch, and when that began; both in milliseconds. */
  let before = from * 1000;
  let began: number | undefined;
  let isWanted = false;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const total = () => before + (began === undefined ? 0 : performance.now() - began);
  const tick = () => {
    const whole = Math.floor(total() / 1000);
    if (whole === seconds.value) return;
    seconds.value = whole;
    if (whole % 10 === 0) onRest(whole);
  };
  const pause = () => {
    if (began === undefined) return;
    before = total();
    began = undefined;
    clearInterval(ticking);
    seconds.value = Math.floor(before / 1000);
    onRest(seconds.value);
  };
  const run = () => {
    if (began !== undefined || !isWanted || document.hidden) return;
    began = performance.now();
    ticking = setInterval(tick, 250);
  };
  const look = () => (document.hidden ? pause() : run());
  document.addEventListener('visibilitychange', look);
  addEventListener('pagehide', pause);

  return {
    seconds,
    milliseconds: () => Math.round(total()),
    start() {
      isWanted = true;
      run();
    },
    stop() {
      isWanted = false;
      pause();
    },
    leave() {
      isWanted = false;
      pause();
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', pause);
    },
  };
}
