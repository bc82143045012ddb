/** A line at the foot of the terminal that tells what is being done, when that takes longer than a moment. */

import type { Out } from '../io.ts';
import { inOneLine } from './controls.ts';

export interface Progress {
  /** Begins to tell; `tell` is asked for the words whenever the line is drawn. */
  begin(tell: (seconds: number) => string): void;
  /** Takes the line away, so that something else can be written; it comes back by itself. */
  clear(): void;
  end(): void;
}

/** Nothing is told before this many milliseconds, and then again after each interval. */
const moment = 1000;
const interval = 200;

export function progressOn(out: Out | { readonly isTTY: false }): Progress {
  if (out.isTTY !== true || !('write' in out)) return { begin() {}, clear() {}, end() {} };
  let timer: NodeJS.Timeout | undefined;
  let isDrawn = false;

  const clear = (): void => {
    if (isDrawn) out.write('\r\u001b[2K');
    isDrawn = false;
  };
  const end = (): void => {
    clearInterval(timer);
    timer = undefined;
    clear();
  };
  return {
    begin(tell) {
      end();
      const start = performance.now();
      timer = setInterval(() => {
        const passed = performance.now() - start;
        if (passed < moment) return;
        clear();
        const words = inOneLine(tell(Math.floor(passed / 1000)));
        out.write(words.slice(0, (out.columns ?? 80) - 1));
        isDrawn = true;
      }, interval);
      timer.unref();
    },
    clear,
    end,
  };
}
