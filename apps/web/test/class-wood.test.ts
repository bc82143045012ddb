/**
 * A Swiss on boards of wood as a teacher has it, all of it on the page: both sides at each table, an odd number, one who
 * comes late, one who leaves early, every result entered by hand, and what is taken home.
 */

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { faultsOf } from './axe.ts';
import { openOnlineApp } from './online-app.ts';

let app: App;
beforeAll(async () => {
  app = await openOnlineApp();
});
afterAll(() => app.close());

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add somebody without a device' }).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(`${name} without a device`).waitFor();
}

/** Enters the same result at all tables of a round. */
async function enterAll(page: Page, round: number, label: string): Promise<void> {
  await page.getByRole('heading', { name: `Round ${round} of 3` }).waitFor();
  for (const table of await page.locator('.tables li').getByRole('combobox').all()) {
    await table.selectOption({ label });
  }
}

describe('a Swiss on boards of wood', () => {
  it('has both sides, a bye, a late comer and an early leaver, and its CSV adds up', async () => {
    const { page, context, leave } = await app.visit();
    page.setDefaultTimeout(20_000);
    await page.goto('/#/rooms');
    await page.getByRole('textbox', { name: 'Name of the room' }).fill('6B');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Teresa');
    await page.getByRole('button', { name: 'Open a room' }).click();
    for (const name of ['Rita', 'Rui', 'Sara', 'Tiago', 'Zé']) await add(page, name);
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill('3');
    await page.getByText('Two games at each table').click();
    await page.getByText('On boards of wood').click();
    await page.getByRole('button', { name: 'Begin the tournament' }).click();
    await page.getByRole('button', { name: 'Begin round 1' }).click();
    await page.locator('.tables li', { hasText: 'Bye' }).waitFor();
    const wall = await context.newPage();
    await wall.goto(page.url().replace('/room/', '/wall/'));
    await wall.getByRole('heading', { name: 'Standings' }).waitFor();
    // Two games at each table, entered together.
    await enterAll(page, 1, '2–0');
    // Whoever comes late is in the next round.
    await add(page, 'Marta');
    await page.getByRole('button', { name: 'Begin round 2' }).click();
    await page.locator('.tables li', { hasText: 'Marta' }).waitFor();
    expect(await page.locator('.tables li', { hasText: 'Bye' }).count()).toBe(0);
    await enterAll(page, 2, '1–1');
    await page.getByRole('button', { name: 'What to do with Rita' }).click();
    await page.getByRole('button', { name: 'Away' }).click();
    await page.getByText('Rita away').waitFor();
    await page.getByRole('button', { name: 'Begin round 3' }).click();
    await page.getByRole('heading', { name: 'Round 3 of 3' }).waitFor();
    expect(await page.locator('.tables li', { hasText: 'Rita' }).count()).toBe(0);
    await enterAll(page, 3, '0–2');
    await page.getByText('The tournament is over.').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Results (CSV)' }).click();
    const csv = readFileSync(await (await file).path(), 'utf8');
    const rows = csv
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(','));
    expect(rows).toHaveLength(6);
    const points = rows.map((row) => Number(row[5]));
    // Two for each table and each bye: three of them in every round.
    expect(points.reduce((sum, each) => sum + each)).toBe(3 * 2 * 3);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    const rowOf = (name: string) => rows.find((row) => row[1] === name) ?? [];
    expect(rowOf('Marta')[2]).toBe('');
    expect(rowOf('Rita')[4]).toBe('');
    const byes = rows.flatMap((row) => row.slice(2, 5)).filter((cell) => cell === 'bye');
    expect(byes).toHaveLength(2);
    await page.getByRole('link', { name: 'Page to print' }).click();
    await page.locator('main.results').getByRole('heading', { name: 'Round 3' }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});
