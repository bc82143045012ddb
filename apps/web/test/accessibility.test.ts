import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { faultsOf } from './axe.ts';
import { states } from './states.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const isLong = process.env.LUDOTECA_LONG === '1';

/** What is wrong in each state of the app that has something wrong: by axe, and in windows of other sizes. */
async function faultsIn(
  options: BrowserContextOptions,
  sizes: readonly ViewportSize[],
  isLookedAt: (index: number) => boolean,
): Promise<Record<string, readonly string[]>> {
  const { page, leave } = await app.visit(options);
  const usual = page.viewportSize();
  const found: Record<string, readonly string[]> = {};
  for (const [index, { name, show }] of states.entries()) {
    if (!isLookedAt(index)) continue;
    await show(page);
    const faults = [...(await faultsOf(page))];
    for (const size of sizes) {
      await page.setViewportSize(size);
      const misfits = await misfitsOf(page);
      faults.push(...misfits.map((fault) => `${size.width}×${size.height}: ${fault}`));
    }
    if (usual !== null) await page.setViewportSize(usual);
    if (faults.length > 0) found[name] = faults;
  }
  await leave();
  return found;
}

/** Scrolling sideways, and controls that are cut off, or too small for a finger. */
function misfitsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const smallest = 43.5;
    const over = document.documentElement.scrollWidth - window.innerWidth;
    const found = over > 0 ? [`${over} pixels too wide`] : [];
    const top = document.querySelector('dialog[open]') ?? document;
    const controls = 'button, a[href], select, input, textarea, summary, label.button';
    for (const control of top.querySelectorAll(controls)) {
      if (!control.checkVisibility() || control.matches('.skip, .unseen')) continue;
      const { width, height, left, right } = control.getBoundingClientRect();
      const what = `${control.className} ${control.textContent}`.trim();
      if (left < -1 || right > window.innerWidth + 1) found.push(`cut off: ${what}`);
      if (Math.min(width, height) < smallest) {
        found.push(`only ${Math.round(width)}×${Math.round(height)}: ${what}`);
      }
    }
    return found;
  });
}

/** 320 pixels wide, a phone, a phone on its side. */
const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** What a window of 1280×800 has left when all is seen twice as large; the window itself; 4K, which takes long to draw. */
const desktops = [
  { width: 640, height: 400 },
  { width: 1280, height: 800 },
  ...(isLong ? [{ width: 3840, height: 2160 }] : []),
];

describe('every state of the app has no fault that axe finds, and fits', () => {
  const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
    (['en-GB', 'pt-PT'] as const).map((locale) => ({ colorScheme, locale })),
  );
  // Each theme and each language, by turns; all four of them in every state in the long suite.
  const [first, , , last] = looks;
  it.concurrent.each(isLong ? looks : [first, last])(
    '$colorScheme, $locale',
    async (look) => {
      const [device, sizes] = look.colorScheme === 'dark' ? [phone, phones] : [{}, desktops];
      const turn = look === first ? 0 : 1;
      const isLookedAt = (index: number) => isLong || index % 2 === turn;
      expect(await faultsIn({ ...device, ...look }, sizes, isLookedAt)).toEqual({});
    },
    600_000,
  );
});
