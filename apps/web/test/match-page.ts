/** What tests of board games do on their page. */

import type { Locator, Page } from 'playwright-core';

/** Begins a game through the form: a preset by its number, or a size typed by hand. */
export async function begin(
  page: Page,
  game: string,
  { size, first = 'human', second = 'human' }: { size?: string; first?: string; second?: string },
): Promise<void> {
  await page.goto(`/#/game/${game}`);
  await page.locator('form.setup').waitFor();
  if (size !== undefined) {
    await page.getByRole('button', { name: 'Other', exact: true }).click();
    await page.getByRole('textbox', { name: 'Size' }).fill(size);
  }
  await page.locator('form.setup select:not([name])').nth(0).selectOption(first);
  await page.locator('form.setup select:not([name])').nth(1).selectOption(second);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
}

/** Brings a document in through the dialog of the home page. */
export async function bringIn(page: Page, document: object): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Bring in a puzzle or a game' }).click();
  await page.getByRole('textbox').fill(JSON.stringify(document));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('grid').waitFor();
}

/** A cell by the name that moves give it. */
export function cell(page: Page, name: string): Locator {
  return page.locator(`[role=gridcell][aria-label^="${name},"]`);
}

/** The moves as the list shows them. */
export async function played(page: Page): Promise<readonly string[]> {
  const labels = await page
    .locator('.move')
    .evaluateAll((moves) => moves.map((move) => move.getAttribute('aria-label') ?? ''));
  return labels
    .map((label) => /^\D+(\d+), (\S+)/.exec(label))
    .filter((found) => found !== null)
    .sort((one, other) => Number(one[1]) - Number(other[1]))
    .map((found) => found[2]);
}

/** Waits until so many moves are in the list. */
export async function movesMade(page: Page, count: number): Promise<void> {
  await page.waitForFunction((least) => document.querySelectorAll('.move').length >= least, count);
}

/** Whether the game is over; waits until it is, or until somebody can be moved for. */
export async function isOver(page: Page): Promise<boolean> {
  await page.locator('.end, [data-open]').first().waitFor();
  return (await page.locator('.end').count()) > 0;
}
