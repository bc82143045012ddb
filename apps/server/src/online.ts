/** Games between people, as something that answers requests: opens its database by itself, and is there at once. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyKind } from 'ludoteca/document';
import { isGame } from 'ludoteca/game';
import { openAnswers } from './http/answers.ts';
import { openDoor, type Parts } from './http/api.ts';
import { openHub } from './live/hub.ts';
import { openLevels } from './live/levels.ts';
import { openPlaying } from './live/playing.ts';
import { openSweeper } from './live/sweeper.ts';
import type { Config } from './operate/config.ts';
import { faultText, openLog } from './operate/log.ts';
import { openMetrics } from './operate/metrics.ts';
import type { Database } from './store/database.ts';
import { openGames } from './store/games.ts';
import { openLists } from './store/lists.ts';
import { migrate } from './store/migrations.ts';
import { openDatabase } from './store/open.ts';
import { openPeople } from './store/people.ts';
import { newId } from './store/secrets.ts';

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
    const levels = openLevels(games, playing, catalogueUrl, config.levelThreads, complain);
    const hub = await openHub(opening, games, newId());
    const sweeper = openSweeper(games, playing, (id) => levels.think(id), complain);
    const erasing = setInterval(() => {
      people.eraseIdle(config.idleDays).catch(complain);
    }, eraseEvery);
    erasing.unref();
    closers.push(
      () => hub.close(),
      () => sweeper.close(),
      () => levels.close(),
      () => clearInterval(erasing),
    );
    const answers = openAnswers({
      kinds: catalogue,
      games,
      lists,
      people,
      playing,
      hub,
      begun: (id) => levels.think(id),
    });
    log.info('online', { database: opening.kind });
    return { answers, people, games, hub };
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
