import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type App, openApp, phone } from './app.ts';
import { begin, bringIn, cell, movesMade, played } from './match-page.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd';

async function touch(client: CDPSession, type: TouchType, at?: readonly [number, number]) {
  const touchPoints = at === undefined ? [] : [{ x: at[0], y: at[1] }];
  await client.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function middleOf(page: Page, name: string): Promise<readonly [number, number]> {
  const box = await cell(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not there`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe('cells smaller than a fingertip', () => {
  it('are played with one tap', async () => {
    const { page, leave } = await app.visit(phone);
    await begin(page, 'squex', { size: '11' });
    await page.locator('.notes').getByText('keep your finger down').waitFor();
    await cell(page, 'd4').tap();
    await movesMade(page, 1);
    expect(await played(page)).toEqual(['d4']);
    await leave();
  });

  it('are seen larger by a finger that stays down, and played where it is lifted', async () => {
    const { page, context, leave } = await app.visit(phone);
    await begin(page, 'squex', { size: '11' });
    const client = await context.newCDPSession(page);
    const [x, y] = await middleOf(page, 'd4');
    await touch(client, 'touchStart', [x, y]);
    await page.locator('.magnifier').waitFor();
    const scroll = () => page.evaluate(() => window.scrollY);
    const before = await scroll();
    const [toX, toY] = await middleOf(page, 'e6');
    await touch(client, 'touchMove', [(x + toX) / 2, (y + toY) / 2]);
    await touch(client, 'touchMove', [toX, toY]);
    expect(await played(page)).toEqual([]);
    expect(await scroll()).toBe(before);
    await touch(client, 'touchEnd');
    await movesMade(page, 1);
    expect(await played(page)).toEqual(['e6']);
    expect(await page.locator('.magnifier').count()).toBe(0);
    await leave();
  });

  it('are left alone by a finger that is lifted outside of them', async () => {
    const { page, context, leave } = await app.visit(phone);
    await begin(page, 'squex', { size: '11' });
    const client = await context.newCDPSession(page);
    const [x, y] = await middleOf(page, 'd4');
    await touch(client, 'touchStart', [x, y]);
    await page.locator('.magnifier').waitFor();
    await touch(client, 'touchMove', [x, y - 20]);
    await touch(client, 'touchMove', [x, 20]);
    await touch(client, 'touchEnd');
    await page.locator('.magnifier').waitFor({ state: 'detached' });
    expect(await played(page)).toEqual([]);
    await leave();
  });

  it('ask once before a move that gives something away', async () => {
    const { page, leave } = await app.visit(phone);
    const start = { game: 'squex', params: { rows: 11, cols: 11 }, players: ['human', 'human'] };
    await bringIn(page, { ...start, moves: ['b2', 'c2', 'c3'] });
    await cell(page, 'b3').tap();
    await page.locator('.question').getByText('This cut gives Blue two moves').waitFor();
    expect(await played(page)).toHaveLength(3);
    await leave();
  });
});
