/** What screen readers are told as it happens: moves, hints and results politely, refusals at once. */

import { signal } from '@preact/signals';

const polite = signal('');
const assertive = signal('');

/** The same words twice must differ, or they are said once only. */
function renewed(words: string, before: string): string {
  return words === before ? `${words}\u00a0` : words;
}

export function announce(words: string): void {
  polite.value = renewed(words, polite.value);
}

export function announceAtOnce(words: string): void {
  assertive.value = renewed(words, assertive.value);
}

export function LiveRegion() {
  return (
    <>
      <div class="unseen" aria-live="polite" data-live="polite">
        {polite}
      </div>
      <div class="unseen" aria-live="assertive" data-live="assertive">
        {assertive}
      </div>
    </>
  );
}
