/** A tab that dies right after an input. */

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses a key on what has the focus, and crashes the tab; what the key did must be kept by then. */
export async function killAfterKey(page: Page, key: string): Promise<void> {
  // Looked at in the very task of the key: nothing else has run yet.
  const isKept = await page.evaluate((pressed) => {
    const before = Object.values(localStorage).join();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: pressed,
        code: /\d/.test(pressed) ? `Digit${pressed}` : pressed,
        bubbles: true,
        cancelable: true,
      }),
    );
    return Object.values(localStorage).join() !== before;
  }, key);
  expect(isKept).toBe(true);
  const client = await page.context().newCDPSession(page);
  const death = page.waitForEvent('crash');
  // The dead do not answer.
  client.send('Page.crash').catch(() => {});
  await death;
}
