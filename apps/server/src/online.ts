/** Games between people, as something that answers requests: opens its database by itself, and is there at once. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyKind } from 'ludoteca/document';
import { isGame } from 'ludoteca/game';
import { openAnswers } from './http/answers.ts';
import { openDoor, type Parts } from './http/api.ts';
import { openBotAnswers } from './http/bot-answers.ts';
import { openDayAnswers } from './http/day-answers.ts';
import { openPersonAnswers } from './http/person-answers.ts';
import { openRoomAnswers } from './http/room-answers.ts';
import { openDays } from './live/days.ts';
import { openHub } from './live/hub.ts';
import { openLevels } from './live/levels.ts';
import { openPersonal } from './live/personal.ts';
import { openPlaying } from './live/playing.ts';
import { openRoomHub } from './live/room-hub.ts';
import { openRooming } from './live/rooming.ts';
import { openSweeper } from './live/sweeper.ts';
import { openThinking } from './live/thinking.ts';
import type { Config } from './operate/config.ts';
import { faultText, openLog } from './operate/log.ts';
import { openMetrics } from './operate/metrics.ts';
import { openBots } from './store/bots.ts';
import type { Database } from './store/database.ts';
import { openGames } from './store/games.ts';
import { openLists } from './store/lists.ts';
import { migrate } from './store/migrations.ts';
import { openDatabase } from './store/open.ts';
import { openPeople } from './store/people.ts';
import { openRooms } from './store/rooms.ts';
import { newId } from './store/secrets.ts';
import { openTimes } from './store/times.ts';

export interface OnlineSetting {
  readonly config: Config;
  /** The games, and the URL of a module that exports them as `catalogue`, for threads. */
  readonly catalogue: readonly AnyKind[];
  readonly catalogueUrl: string;
  readonly writeLog: (line: string) => void;
}

export interface Online {
  /** Answers what is for it; false when the request is for somebody else, as pages are. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Where the games are kept, for people. */
  readonly place: string;
  /** Settled when people can play; rejected when the database cannot be opened. */
  readonly ready: Promise<void>;
  /** Lets streams move over and requests end, then closes the database. */
  close(): Promise<void>;
}

const eraseEvery = 6 * 3_600_000;

export function openOnline(setting: OnlineSetting): Online {
  const { config, catalogue, catalogueUrl } = setting;
  const log = openLog(config.log, setting.writeLog);
  const metrics = openMetrics();
  const closers: (() => unknown)[] = [];
  const database = openDatabase(config);
  const parts = open(database);
  parts.catch((fault) => log.warn('not online', { fault: faultText(fault) }));
  const door = openDoor({ config, database, online: parts, metrics, log });

  async function open(opening: Database): Promise<Parts> {
    await opening.ready;
    await migrate(opening);
    const gameCalled = (id: string) => {
      const kind = catalogue.find((each) => each.id === id);
      if (kind === undefined || !isGame(kind)) throw new Error(`there is no game ${id}`);
      return kind;
    };
    const complain = (fault: unknown) => log.warn('fault', { fault: faultText(fault) });
    const games = openGames(opening, gameCalled);
    const people = await openPeople(opening);
    const lists = openLists(opening, gameCalled);
    const playing = openPlaying(games, gameCalled, (id) => levels.think(id));
    const thinking = openThinking(catalogueUrl, config.levelThreads);
    const levels = openLevels(games, playing, thinking, complain);
    const process = newId();
    const hub = await openHub(opening, games, process);
    const rooms = openRooms(opening);
    const roomHub = await openRoomHub(opening, rooms, process, hub.isHere);
    const rooming = openRooming(rooms, playing, gameCalled);
    const bots = openBots(opening);
    const times = openTimes(opening);
    const personal = await openPersonal(opening, games, bots);
    const sweeper = openSweeper(games, playing, (id) => levels.think(id), complain);
    const erasing = setInterval(() => {
      people
        .eraseIdle(config.idleDays)
        .then(() => rooms.eraseIdle(config.idleDays))
        .then(() => times.eraseOld(config.idleDays))
        .catch(complain);
    }, eraseEvery);
    erasing.unref();
    closers.push(
      () => hub.close(),
      () => roomHub.close(),
      () => personal.close(),
      () => sweeper.close(),
      () => levels.close(),
      () => thinking.close(),
      () => clearInterval(erasing),
    );
    const roomAnswers = openRoomAnswers({ kinds: catalogue, rooms, people, rooming, roomHub });
    const answers = openAnswers({
      kinds: catalogue,
      games,
      lists,
      playing,
      hub,
      rooms,
      bots,
      begun: (id) => levels.think(id),
    });
    const personAnswers = openPersonAnswers({
      people,
      lists,
      playing,
      rooms,
      eraseRoomsOf: (person) => roomAnswers.eraseRoomsOf(person),
      bots,
      times,
    });
    const { erase } = personAnswers;
    const botAnswers = openBotAnswers({ kinds: catalogue, bots, people, erase });
    const days = openDays(thinking);
    const { inside } = roomAnswers;
    const dayAnswers = openDayAnswers({ kinds: catalogue, days, times, inside });
    log.info('online', { database: opening.kind });
    return {
      answers,
      personAnswers,
      roomAnswers,
      botAnswers,
      dayAnswers,
      people,
      games,
      hub,
      roomHub,
      personal,
    };
  }

  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    // Streams first: they come back to another process, and are not cut.
    for (const each of closers) await each();
    await door.close();
    await database.close();
  };
  return {
    handle: door.handle,
    place: database.place,
    ready: parts.then(() => {}),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
