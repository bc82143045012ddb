/**
 * A class: the teacher at a desktop and a pupil on a phone in real browsers, the others as clients over HTTP. They
 * come in by the code, play rounds, are locked meanwhile, and the wall, the CSV and the pages to print tell it all.
 */

import { readFileSync } from 'node:fs';
import { catalogue } from 'ludoteca/catalogue';
import { type AnyGame, gameFromJson, isGame } from 'ludoteca/game';
import { type Random, random } from 'ludoteca/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../../vitest.config.ts';
import { newKey, person, Refused } from '../../server/test/client.ts';
import { enter, type Pupil, type RoomWatch, watchRoom } from '../../server/test/room-client.ts';
import { type App, phone, type Visit } from './app.ts';
import { faultsOf } from './axe.ts';
import { openOnlineApp } from './online-app.ts';
import { playOnPage } from './play-on-page.ts';

let app: App;
beforeAll(async () => {
  app = await openOnlineApp();
});
afterAll(() => app.close());

/** A pupil as a client: plays every game of theirs at random, as soon as it is their turn. */
interface Player extends Pupil {
  readonly watch: RoomWatch;
  stop(): void;
}

function play(pupil: Pupil, game: AnyGame, dice: Random): Player {
  const base = () => app.address;
  const watch = watchRoom(base, pupil.client, pupil.room, false);
  const playing = new Set<string>();
  let isStopped = false;
  const playOut = async (id: string): Promise<void> => {
    while (!isStopped) {
      const view = await pupil.client.insist('game', undefined as never, id);
      if (view.progress.phase === 'over') return;
      const read = gameFromJson(game, view.record);
      if (!read.ok) throw new Error(read.error.code);
      const { match } = read.value;
      if (view.progress.turn === view.you) {
        const move = match.write(dice.pick(match.legalMoves));
        const ply = match.history.length;
        await pupil.client.insist('move', { ply, move, key: newKey() }, id).catch((fault) => {
          // The round may be over by now.
          if (!(fault instanceof Refused)) throw fault;
        });
      } else {
        const since = view.progress.number;
        await fetch(new URL(`api/games/${id}/events?wait=10&since=${since}`, base()), {
          headers: { authorization: `Bearer ${pupil.client.token}` },
        }).then((response) => response.text());
      }
    }
  };
  const look = async (): Promise<void> => {
    while (!isStopped) {
      await watch
        .until(({ room }) => isStopped || ownGames(room, pupil.member, playing).length > 0, 600_000)
        .catch(() => {});
      for (const id of ownGames(watch.room, pupil.member, playing)) {
        playing.add(id);
        playOut(id).catch((fault) => {
          if (!isStopped) throw fault;
        });
      }
    }
  };
  void look();
  return {
    ...pupil,
    watch,
    stop() {
      isStopped = true;
      watch.close();
    },
  };
}

function ownGames(room: RoomWatch['room'], member: number, known: ReadonlySet<string>): string[] {
  const tables = room?.tournament?.rounds.at(-1)?.tables ?? [];
  return tables
    .filter(({ players }) => players.includes(member))
    .flatMap(({ games }) => games.filter(({ id, phase }) => phase !== 'over' && !known.has(id)))
    .map(({ id }) => id);
}

const names =
  `Ana Beatriz Carlos Diana Eva Filipe Gil Hugo Íris Joana Karim Lara Mara Nuno Olga Pedro Rita Sara
  Tiago Vera Xavier Zé Inês Leo Rui Luís Marta João`.split(/\s+/);

describe('a class', () => {
  const others = isLong ? 28 : 4;
  const rounds = isLong ? 5 : 2;

  it(`of ${others + 2} plays ${rounds} rounds: teacher and pupil in browsers, the others as clients`, async () => {
    const rastros = catalogue.find(({ id }) => id === 'rastros');
    if (rastros === undefined || !isGame(rastros)) throw new Error('there is Rastros');
    const teacher: Visit = await app.visit();
    const { page } = teacher;
    await page.goto('/#/together');
    await page.getByRole('link', { name: 'Class or club' }).click();
    await page.getByRole('textbox', { name: 'Name of the room' }).fill('6B');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Teresa');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open a room' }).click();
    const code = await page.locator('.room-code b').innerText();
    expect(code).toMatch(/^[A-Z]+ \d{3}$/);

    // A pupil with a phone, in Portuguese, with a seat number.
    const pupil = await app.visit({ ...phone, locale: 'pt-PT' });
    await pupil.page.goto('/#/together');
    await pupil.page.goto(await page.getByRole('textbox', { name: 'Link' }).inputValue());
    await pupil.page.getByRole('heading', { name: '6B' }).waitFor();
    await pupil.page.getByRole('textbox', { name: 'Primeiro nome ou número' }).fill('12');
    expect(await faultsOf(pupil.page)).toEqual([]);
    await pupil.page.getByRole('button', { name: 'Entrar' }).click();
    await pupil.page.getByText('Já estás. O professor começa daqui a pouco.').waitFor();
    await pupil.page.getByText('És N.º 12').waitFor();
    expect(await faultsOf(pupil.page)).toEqual([]);

    const dice = random('class');
    const players: Player[] = [];
    for (let index = 0; index < others; index++) {
      const entered = await enter(() => app.address, code, names[index]);
      players.push(play(entered, rastros, dice.fork(index)));
    }
    await page.getByText(`${others + 1} people here`).waitFor();
    // One without a device, renamed: with an odd number, somebody has a bye.
    await page.getByRole('textbox', { name: 'Add somebody without a device' }).fill('Madalena');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'What to do with Madalena' }).click();
    await page.getByRole('textbox', { name: 'New name' }).fill('Lena');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByText('Lena without a device').waitFor();
    // The room may tell the new name before the answer comes, and what is typed until then goes to the dialog.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await faultsOf(page)).toEqual([]);

    await page.getByRole('spinbutton', { name: 'Rounds' }).fill(String(rounds));
    await page.getByRole('button', { name: 'Begin the tournament' }).click();
    const wall = await teacher.context.newPage();
    await wall.goto(page.url().replace('/room/', '/wall/'));
    await wall.getByRole('heading', { name: code }).waitFor();

    for (let round = 1; round <= rounds; round++) {
      await page.getByRole('button', { name: `Begin round ${round}` }).click();
      await page.getByRole('heading', { name: `Round ${round} of ${rounds}` }).waitFor();
      // Lena's table is entered by hand; whoever plays her has a board of wood.
      const wood = page.locator('.tables li', { hasText: 'Lena' });
      if ((await wood.getByRole('combobox').count()) > 0) {
        await wood.getByRole('combobox').selectOption({ label: '1–0' });
        await wood.getByText('by hand').waitFor();
      }
      if (round === 1) {
        await wall.locator('.wall-board svg').first().waitFor();
        await wall.getByRole('heading', { name: 'Standings' }).waitFor();
        expect(await faultsOf(wall)).toEqual([]);
        expect(await smallestText(wall)).toBeGreaterThanOrEqual(800 / 45);
      }
      // Brought to the board by itself, unless there is a bye or a board of wood.
      const own = page.locator('.tables li', { hasText: 'N.º 12' }).getByRole('link');
      if ((await own.count()) > 0) {
        const board = (await own.getAttribute('href')) ?? '';
        await pupil.page.waitForURL((url) => url.href.endsWith(board));
        // No help while the round is played, here or elsewhere on the device.
        if (round === 1) {
          await pupil.page.getByRole('grid').waitFor();
          expect(await pupil.page.getByRole('button', { name: 'Pedir anular' }).count()).toBe(0);
          await pupil.page.goto('/#/new/rastros');
          await pupil.page.getByRole('heading', { name: 'Está a decorrer uma ronda' }).waitFor();
          expect(await faultsOf(pupil.page)).toEqual([]);
          await pupil.page.goto(`/${board}`);
        }
        await pupil.page.getByRole('grid').waitFor();
        await playOnPage(pupil.page);
      }
      await page
        .getByRole('button', {
          name: round < rounds ? `Begin round ${round + 1}` : 'Begin the tournament',
        })
        .waitFor();
    }
    await page.getByText('The tournament is over.').first().waitFor();
    // Everybody has as many points as were given.
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Results (CSV)' }).click();
    const csv = readFileSync(await (await file).path(), 'utf8');
    const rows = csv.split('\r\n').slice(0, -1);
    expect(rows[0]).toBe(
      `\uFEFFplace,name,${Array.from({ length: rounds }, (_, at) => `round ${at + 1}`).join(',')},points,buchholz,direct`,
    );
    expect(rows).toHaveLength(others + 3);
    const total = rows.slice(1).reduce((sum, row) => sum + Number(row.split(',')[2 + rounds]), 0);
    expect(total).toBe(rounds * Math.ceil((others + 2) / 2));
    // A page to print, and something for home.
    await page.getByRole('link', { name: 'Page to print' }).click();
    await page
      .locator('main.results')
      .getByRole('heading', { name: `Round ${rounds}` })
      .waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'To the room' }).click();
    await page.getByRole('link', { name: 'Homework' }).click();
    await page.getByRole('button', { name: 'Make the sheet' }).click();
    await page.getByRole('button', { name: 'Print' }).waitFor();
    expect(await page.locator('.homework-boards svg').count()).toBe(8);
    expect(await faultsOf(page)).toEqual([]);
    // The pupil finds the standings, and help again.
    await pupil.page.goto('/#/new/rastros');
    await pupil.page
      .getByRole('heading', { name: 'Está a decorrer uma ronda' })
      .waitFor({ state: 'detached' });
    for (const player of players) player.stop();
    await wall.close();
    await teacher.leave();
    await pupil.leave();
  });
});

describe('rounds on boards of wood', () => {
  it('begin one after the other, however late the answer about the one before comes', async () => {
    const { page, leave } = await app.visit();
    await page.goto('/#/rooms');
    await page.getByRole('textbox', { name: 'Name of the room' }).fill('Wood');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Teresa');
    await page.getByRole('button', { name: 'Open a room' }).click();
    for (const name of ['Rita', 'Rui', 'Sara', 'Tiago']) {
      await page.getByRole('textbox', { name: 'Add somebody without a device' }).fill(name);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByText(`${name} without a device`).waitFor();
    }
    await page.getByRole('spinbutton', { name: 'Rounds' }).fill('2');
    await page.getByRole('button', { name: 'Begin the tournament' }).click();
    // The round is told by the stream at once; what the button hears of it is held back.
    let answerAtLast = () => {};
    const late = new Promise<void>((resolve) => {
      answerAtLast = resolve;
    });
    await page.route(
      '**/api/rooms/*/rounds',
      async (route) => {
        const response = await route.fetch();
        await late;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Begin round 1' }).click();
    await page.getByRole('heading', { name: 'Round 1 of 2' }).waitFor();
    for (const table of await page.locator('.tables li').getByRole('combobox').all()) {
      await table.selectOption({ label: '1–0' });
    }
    await page.getByRole('button', { name: 'Begin round 2' }).click();
    await page.getByRole('heading', { name: 'Round 2 of 2' }).waitFor({ timeout: 20_000 });
    answerAtLast();
    await leave();
  });
});

describe('a club', () => {
  it('has challenges: sent on a desk, accepted on a phone in Portuguese', async () => {
    const base = () => app.address;
    const owner = await person(base, 'Teresa');
    const made = { kind: 'club' as const, title: 'Clube', key: 'challenges-of-a-club' };
    const { id, code } = await owner.ask('makeRoom', made);
    const visit = async (name: string, options = {}) => {
      const { client } = await enter(base, code, name);
      const visited = await app.visit(options);
      await visited.context.addCookies([
        { name: 'ludoteca', value: client.token, url: app.address },
      ]);
      await visited.page.goto('/');
      await visited.page.goto(`/#/room/${id}`);
      return visited;
    };
    const rui = await visit('Rui', { ...phone, locale: 'pt-PT' });
    const ana = await visit('Ana');
    await ana.page.getByRole('button', { name: 'Challenge somebody' }).click();
    await ana.page.getByRole('combobox', { name: 'Whom' }).selectOption('Rui');
    expect(await faultsOf(ana.page)).toEqual([]);
    await ana.page.getByRole('button', { name: 'Send the challenge' }).click();
    await ana.page.getByText('Rui has not answered yet').waitFor();
    await rui.page.getByRole('button', { name: 'Aceitar' }).waitFor();
    expect(await faultsOf(rui.page)).toEqual([]);
    await rui.page.getByRole('button', { name: 'Aceitar' }).tap();
    await rui.page.getByRole('grid').waitFor();
    await ana.page.getByRole('link', { name: 'Go on' }).waitFor();
    await ana.leave();
    await rui.leave();
  });
});

/** The height of the smallest letters that the wall shows, in pixels. */
function smallestText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    for (const element of document.querySelectorAll('.wall *')) {
      if (element.closest('svg') !== null) continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      if (hasText) sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
    }
    return Math.min(...sizes);
  });
}
