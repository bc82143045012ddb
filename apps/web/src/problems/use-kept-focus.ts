/** Whoever pressed a button that is gone by it goes on at what took its place, not at the top of the page. */

import { useEffect, useRef } from 'preact/hooks';

/** What was come to: a card that tells something, or the board to move on. */
export type Place = 'card' | 'board' | undefined;

/** `came` changes whenever something takes the place of something else. */
export function useKeptFocus(place: Place, came: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever comes to the page arrives at its content, as on every page.
    const isArriving = isFirst.current;
    isFirst.current = false;
    if (isArriving || place === undefined) return;
    // A button that was disabled lets go of the focus only when the page is drawn again.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = document.querySelector<HTMLElement>(
        place === 'card' ? '.answer h2, .answer button' : '.board [role="gridcell"][tabindex="0"]',
      );
      next?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [place, came]);
}
