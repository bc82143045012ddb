/**
 * A room where the school's net is bad: what the teacher presses is done though a request is lost on its way, and is
 * done once; and when nothing gets through for long, that is told.
 */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './app.ts';
import { openOnlineApp } from './online-app.ts';

let app: App;
beforeAll(async () => {
  app = await openOnlineApp();
});
afterAll(() => app.close());

async function openRoom(): Promise<Page> {
  const { page } = await app.visit();
  await page.goto('/#/rooms');
  await page.getByRole('textbox', { name: 'Name of the room' }).fill('6B');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Teresa');
  await page.getByRole('button', { name: 'Open a room' }).click();
  await page.getByRole('textbox', { name: 'Add somebody without a device' }).waitFor();
  return page;
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add somebody without a device' }).fill(name);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

describe('a room whose requests are lost', () => {
  it('does what was pressed once, however often it has to be sent', async () => {
    const page = await openRoom();
    // Lost before the server had it, lost on the way back, and a server that cannot do it just then.
    let sent = 0;
    await page.route('**/api/rooms/*/guests', async (route) => {
      sent++;
      if (sent === 1) return route.abort();
      if (sent === 2) {
        await route.fetch();
        return route.abort();
      }
      return route.continue();
    });
    await add(page, 'Rita');
    await page.getByText('Rita without a device').waitFor();
    await expect.poll(() => sent).toBeGreaterThanOrEqual(3);
    await add(page, 'Rui');
    await page.getByText('Rui without a device').waitFor();
    expect(await page.getByText('Rita 2').count()).toBe(0);

    let isAway = true;
    await page.route('**/api/rooms/*/rounds', (route) => {
      if (!isAway) return route.continue();
      return route.fulfill({ status: 503, json: { code: 'database', message: 'away' } });
    });
    await page.getByText('On boards of wood').click();
    await page.getByRole('button', { name: 'Begin the tournament' }).click();
    await page.getByRole('button', { name: 'Begin round 1' }).click();
    const lost = page.getByText('Connection lost, trying again …');
    await lost.waitFor();
    isAway = false;
    await page.getByRole('heading', { name: /^Round 1 of/ }).waitFor();
    await lost.waitFor({ state: 'detached' });
  });

  it('says so when nothing gets through for long', async () => {
    const page = await openRoom();
    await page.clock.install();
    await page.route('**/api/rooms/*/guests', (route) => route.abort());
    await add(page, 'Rita');
    const note = page.getByText('That has not reached the server. Try it once more.');
    for (let step = 0; step < 60 && !(await note.isVisible()); step++) {
      await page.clock.runFor(1000);
    }
    expect(await note.isVisible()).toBe(true);
    await page.unroute('**/api/rooms/*/guests');
    // What was typed is still there.
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Rita without a device').waitFor();
    expect(await note.count()).toBe(0);
  });
});
