/** Two people with two browsers: invited by link, playing, taking back, losing the connection, coming back. */

import { endpoints } from '@ludoteca/server/protocol';
import { catalogue } from 'ludoteca/catalogue';
import { gameFromJson, isGame } from 'ludoteca/game';
import { random } from 'ludoteca/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requests } from '../src/online/api.ts';
import { type App, phone, type Visit } from './app.ts';
import { faultsOf } from './axe.ts';
import { cell, movesMade, played } from './match-page.ts';
import { openOnlineApp } from './online-app.ts';

let app: App;
beforeAll(async () => {
  app = await openOnlineApp();
});
afterAll(() => app.close());

interface Made {
  readonly host: Visit;
  readonly link: string;
}

/** Makes a game as somebody would, and gives the link of its invitation. */
async function invite(
  game: string,
  { pace = 'No clock', preset = 0, side = 0, swap = false, watch = false } = {},
): Promise<Made> {
  const host = await app.visit();
  const { page } = host;
  await page.goto('/#/together');
  await page.goto(`/#/invite/${game}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Inês');
  expect(await faultsOf(page)).toEqual([]);
  await page.locator('form.setup .chips').nth(0).getByRole('button').nth(preset).click();
  await page.getByRole('button', { name: pace, exact: true }).click();
  await page.getByRole('group', { name: 'You play' }).getByRole('button').nth(side).click();
  if (watch) await page.getByRole('button', { name: 'Anyone with the link' }).click();
  if (swap) await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
  await page.getByRole('button', { name: 'Make the game' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation' }).inputValue();
  return { host, link };
}

let hasSeenJoining = false;

async function sitDown(link: string, options = {}): Promise<Visit> {
  const guest = await app.visit(options);
  await guest.page.goto(link);
  await guest.page.locator('input[name=name]').fill('Tomás');
  // The page is the same for everybody: one look is enough.
  if (!hasSeenJoining) expect(await faultsOf(guest.page)).toEqual([]);
  hasSeenJoining = true;
  await guest.page.locator('form.setup button[type=submit]').click();
  await guest.page.getByRole('grid').waitFor();
  return guest;
}

/** The moves that the board shows as possible, by the names of their cells. */
async function pressFirst(page: Page): Promise<void> {
  await page.locator('[role=gridcell][data-open]').first().click();
}

describe('the page and the server', () => {
  it('mean the same requests', () => {
    for (const [name, [method, path]] of Object.entries(requests)) {
      const endpoint = endpoints[name as keyof typeof requests];
      expect([method, `/${path}`]).toEqual([endpoint.method, endpoint.path]);
    }
  });
});

describe('two people', () => {
  it('play by an invitation, one of them on a phone, in two languages, and are told of each other', async () => {
    const { host, link } = await invite('rastros');
    expect(await faultsOf(host.page)).toEqual([]);
    const guest = await sitDown(link, { ...phone, locale: 'pt-PT' });
    await host.page.getByRole('grid').waitFor();
    await host.page.getByText('Tomás is here').waitFor();
    for (let ply = 0; ply < 4; ply++) {
      const [mover, other] = ply % 2 === 0 ? [host, guest] : [guest, host];
      await mover.page.locator('[data-open]').first().waitFor();
      await pressFirst(mover.page);
      await movesMade(other.page, ply + 1);
    }
    expect(await played(host.page)).toEqual(await played(guest.page));
    expect(await faultsOf(host.page)).toEqual([]);
    expect(await faultsOf(guest.page)).toEqual([]);
    // A reload in the middle finds everything.
    await guest.page.reload();
    await movesMade(guest.page, 4);
    // Taking back needs the other one's consent.
    await guest.page.getByRole('button', { name: 'Pedir anular' }).click();
    await host.page.getByText('Tomás asks to take the last move back.').waitFor();
    await host.page.getByRole('button', { name: 'Accept' }).click();
    await guest.page.waitForFunction(() => document.querySelectorAll('.move').length === 3);
    // No help while the game runs.
    expect(await host.page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await host.page.keyboard.press('a');
    expect(await host.page.locator('[data-drawer="analysis"]').count()).toBe(0);
    await host.page.getByRole('button', { name: 'Resign' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await guest.page.locator('.end').waitFor();
    await guest.page.getByRole('heading', { name: 'Ganhaste' }).waitFor();
    // Another game, with the sides exchanged, when both want it.
    await guest.page.locator('.end').getByRole('button').last().click();
    await host.page.getByText('Tomás wants another game.').waitFor();
    const before = host.page.url();
    await host.page.getByRole('button', { name: 'Accept' }).click();
    await host.page.waitForURL((url) => url.href !== before);
    await guest.page.locator('[data-open]').first().waitFor();
    await host.leave();
    await guest.leave();
  });
});

/** Makes a game over the page's own connection, with a pace that no form offers. */
async function makeGame(
  visit: Visit,
  name: string,
  body: object,
): Promise<{ readonly id: string; readonly invitation: string }> {
  await visit.page.goto('/');
  return visit.page.evaluate(
    async ([said, game]) => {
      const post = async (path: string, content: unknown) => {
        const response = await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(content),
        });
        return response.json();
      };
      await post('api/me', { name: said });
      return post('api/games', game);
    },
    [name, body] as const,
  );
}

/** A whole game of Squex by seed, short, in which somebody cuts and the other one moves twice. */
function gameWithCut(): readonly { readonly move: string; readonly seat: 0 | 1 }[] {
  const squex = catalogue.filter(isGame).find(({ id }) => id === 'squex');
  let best: { move: string; seat: 0 | 1 }[] | undefined;
  for (let seed = 0; squex !== undefined && seed < 60; seed++) {
    const dice = random(`cut-${seed}`);
    const read = gameFromJson(squex, { game: 'squex', params: { rows: 4, cols: 4 }, moves: [] });
    if (!read.ok) throw new Error(read.error.code);
    let { match } = read.value;
    const moves: { move: string; seat: 0 | 1 }[] = [];
    while (match.outcome === undefined) {
      const move = dice.pick(match.legalMoves);
      moves.push({ move: match.write(move), seat: match.seat });
      match = match.play(move);
    }
    const isTwice = moves.some(({ seat }, at) => seat === moves[at + 1]?.seat);
    if (isTwice && moves.length < (best?.length ?? 99)) best = moves;
  }
  if (best === undefined) throw new Error('nobody cuts');
  return best;
}

/** Two people at a game that was made with a pace, a size or a swap of its own. */
async function two(
  body: object,
  guestOptions = {},
): Promise<{ host: Visit; guest: Visit; id: string }> {
  const host = await app.visit();
  const { id, invitation } = await makeGame(host, 'Inês', {
    pace: { kind: 'none' },
    seat: 0,
    against: { kind: 'friend' },
    canWatch: false,
    key: `test-key-${Math.trunc(performance.now() * 1000)}`,
    ...body,
  });
  await host.page.goto(`/#/online/${id}`);
  const guest = await sitDown(`${app.address}#/join/${id}/${invitation}`, guestOptions);
  await host.page.locator('[data-open]').first().waitFor();
  return { host, guest, id };
}

describe('a live game', () => {
  it('with a cut and two moves in a row goes to its end, and both keep it', async () => {
    const { host, guest } = await two({
      start: { game: 'squex', params: { rows: 4, cols: 4 }, moves: [] },
      pace: { kind: 'clock', base: 600_000, increment: 5000 },
    });
    const moves = gameWithCut();
    for (const [ply, { move, seat }] of moves.entries()) {
      const [mover, other] = seat === 0 ? [host, guest] : [guest, host];
      await mover.page.locator('[data-open]').first().waitFor();
      await cell(mover.page, move).click();
      await movesMade(other.page, ply + 1);
    }
    const won = moves[moves.length - 1].seat;
    const names = won === 0 ? ['You win', 'You lose'] : ['You lose', 'You win'];
    await host.page.getByRole('heading', { name: names[0] }).waitFor();
    await guest.page.getByRole('heading', { name: names[1] }).waitFor();
    expect(await played(guest.page)).toEqual(moves.map(({ move }) => move));
    expect(await played(host.page)).toEqual(moves.map(({ move }) => move));
    // Afterwards it is a game like any other, with its review, on both devices.
    await guest.page.goto('/#/my-games');
    await guest.page.getByText('Inês').first().waitFor();
    expect(await faultsOf(guest.page)).toEqual([]);
    await host.leave();
    await guest.leave();
  });

  it('reaches whoever has a proxy that mutes streams, names can be hidden, phrases refused', async () => {
    const { host, guest } = await two({ start: { game: 'rastros', moves: [] } });
    // Streams are opened and say nothing; what waits for its answer passes.
    await guest.page.route(/\/events\?since=\d+$/, () => {});
    await guest.page.reload();
    await guest.page.getByRole('grid').waitFor();
    await pressFirst(host.page);
    await movesMade(guest.page, 1);
    await guest.page.locator('[data-open]').first().waitFor();
    await pressFirst(guest.page);
    await movesMade(host.page, 2);
    await guest.page.getByText('Inês is here').waitFor();
    await guest.page.getByText('Say something').click();
    await guest.page.getByRole('checkbox', { name: 'Hide the names of others' }).click();
    await guest.page.getByText('Somebody is here').waitFor();
    expect(await guest.page.getByText('Inês').count()).toBe(0);
    const told = guest.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('api/me'),
    );
    await guest.page.getByRole('checkbox', { name: 'Show what the other one says' }).click();
    await told;
    await host.page.getByText('Say something').click();
    await host.page.getByRole('button', { name: 'Nice move' }).click();
    await host.page.getByText('The other player does not want phrases.').waitFor();
    expect(await faultsOf(guest.page)).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});

describe('whoever loses the connection', () => {
  it('resigns all the same, and is told that a move came too late', async () => {
    const { host, guest } = await two({
      start: { game: 'rastros', moves: [] },
      pace: { kind: 'days', perMove: 86_400_000 },
    });
    await pressFirst(host.page);
    await movesMade(guest.page, 1);
    await guest.page.locator('[data-open]').first().waitFor();
    await guest.context.setOffline(true);
    await pressFirst(guest.page);
    await guest.page.getByText('Connection lost, trying again').waitFor();
    await guest.page.getByText('What you did here is sent as soon as').waitFor();
    // The other one does the same, and comes back first.
    await host.context.setOffline(true);
    await host.page.getByRole('button', { name: 'Resign' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await host.page.getByText('Connection lost, trying again').waitFor();
    await host.context.setOffline(false);
    await host.page.getByRole('heading', { name: 'You lose' }).waitFor();
    await guest.context.setOffline(false);
    await guest.page.getByText('The game is over already.').waitFor();
    await guest.page.getByRole('heading', { name: 'You win' }).waitFor();
    expect(await played(guest.page)).toHaveLength(1);
    await host.context.close();
    await guest.context.close();
  });

  it('goes on at another device', async () => {
    const { host, guest, id } = await two({ start: { game: 'rastros', moves: [] } });
    await guest.page.goto('/#/together');
    await guest.page.getByRole('button', { name: 'Make a link' }).click();
    const link = await guest.page.getByRole('textbox', { name: 'Another device' }).inputValue();
    const other = await app.visit(phone);
    await other.page.goto(link);
    const take = other.page.getByRole('button', { name: 'Go on here as yourself' });
    await take.waitFor();
    expect(await faultsOf(other.page)).toEqual([]);
    await take.click();
    await other.page.getByRole('heading', { name: 'Play together' }).waitFor();
    await other.page.goto(`/#/online/${id}`);
    await pressFirst(host.page);
    await movesMade(other.page, 1);
    await other.page.locator('[data-open]').first().waitFor();
    await host.leave();
    await guest.leave();
    await other.leave();
  });
});

describe('a game of two moves in a row, with a swap', () => {
  it('is played, watched, and gone on with after the connection was lost', async () => {
    const host = await app.visit();
    const { id, invitation } = await makeGame(host, 'Inês', {
      start: { game: 'squex', params: { rows: 5, cols: 5 }, swap: true, moves: [] },
      pace: { kind: 'days', perMove: 86_400_000 },
      seat: 0,
      against: { kind: 'friend' },
      canWatch: true,
      key: 'squex-in-a-test',
    });
    await host.page.goto(`/#/online/${id}`);
    const guest = await sitDown(`${app.address}#/join/${id}/${invitation}`);
    const viewer = await app.visit();
    await viewer.page.goto('/');
    await viewer.page.goto(`/#/online/${id}`);
    await host.page.locator('[data-open]').first().waitFor();
    await cell(host.page, 'c3').click();
    await movesMade(guest.page, 1);
    await guest.page.getByRole('button', { name: /swap/i }).first().click();
    await host.page.locator('[data-open]').first().waitFor();
    await cell(host.page, 'b2').click();
    await movesMade(guest.page, 3);
    // Without a connection the board moves all the same, and says so.
    await guest.context.setOffline(true);
    await cell(guest.page, 'b3').click();
    await guest.page.getByText('Connection lost, trying again').waitFor();
    await movesMade(guest.page, 4);
    expect(await played(host.page)).toHaveLength(3);
    await guest.context.setOffline(false);
    await movesMade(host.page, 4);
    await movesMade(viewer.page, 4);
    expect(await played(viewer.page)).toEqual(await played(guest.page));
    await viewer.page.getByText('You are watching.').waitFor();
    expect(await faultsOf(viewer.page)).toEqual([]);
    // The list of whose turn it is.
    await host.page.goto('/#/together');
    await host.page.getByRole('region', { name: 'Your turn' }).getByText('Tomás').waitFor();
    expect(await faultsOf(host.page)).toEqual([]);
    await viewer.leave();
    await host.leave();
    // What the browser says of the lost connection is no fault of the page.
    await guest.context.close();
  });

  it('ends when a clock runs out, on both sides', async () => {
    const host = await app.visit();
    const { id, invitation } = await makeGame(host, 'Inês', {
      start: { game: 'squex', params: { rows: 5, cols: 5 }, moves: [] },
      pace: { kind: 'clock', base: 12_000, increment: 0 },
      seat: 0,
      against: { kind: 'friend' },
      canWatch: false,
      key: 'clock-in-a-test',
    });
    await host.page.goto(`/#/online/${id}`);
    const guest = await sitDown(`${app.address}#/join/${id}/${invitation}`);
    await host.page.locator('[data-open]').first().waitFor();
    await cell(host.page, 'c3').click();
    await guest.page.locator('[data-open]').first().waitFor();
    await guest.page.getByRole('timer').first().waitFor();
    await cell(guest.page, 'b3').click();
    await host.page.getByRole('heading', { name: 'You lose' }).waitFor();
    await guest.page.getByRole('heading', { name: 'You win' }).waitFor();
    await guest.page.getByText('The opponent ran out of time').first().waitFor();
    await host.leave();
    await guest.leave();
  });
});
