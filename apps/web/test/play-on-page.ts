/** Playing a game on the page without thinking, for tests. */

import type { Page } from 'playwright-core';

/** Plays on the page until the game is over, pressing whatever can be pressed. */
export async function playOnPage(page: Page): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    const what = await Promise.race([
      page
        .locator('.end')
        .waitFor()
        .then(() => 'end' as const),
      page
        .locator('[role=gridcell][data-open]')
        .first()
        .waitFor()
        .then(() => 'move' as const),
    ]);
    if (what === 'end') return;
    await page
      .locator('[role=gridcell][data-open]')
      .first()
      .click({ timeout: 2000 })
      .catch(() => {});
  }
}
