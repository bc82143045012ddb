/** What a board follows: the part it shows once that has come to rest, and signals that may be absent. */

import { type Signal, useComputed } from '@preact/signals';
import type { Extent } from 'ludoteca/drawing';
import { useEffect, useState } from 'preact/hooks';

/** How long a part must stay the same before its cells are made, in milliseconds. */
const settling = 140;

/** The part whose cells are made: it follows when the view has come to rest, and at once where there was none. */
export function useSettled(part: Extent | undefined): Extent | undefined {
  const [settled, settle] = useState(part);
  const key = JSON.stringify(part);
  useEffect(() => {
    if (JSON.stringify(settled) === key) return;
    const timer = setTimeout(() => settle(part), settled === undefined ? 0 : settling);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}

/** The value of a signal that may be absent, followed as long as the board is there. */
export function useSignalOf<Value>(source: Signal<Value> | undefined): Value | undefined {
  return useComputed(() => source?.value).value;
}
