/** The door: which endpoint a request is for, whether it may pass, and its answer. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hub } from '../live/hub.ts';
import type { Personal } from '../live/personal.ts';
import type { RoomHub } from '../live/room-hub.ts';
import type { Config } from '../operate/config.ts';
import { faultText, type Log } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Endpoint, EndpointName, Taken } from '../protocol/index.ts';
import { type Database, DatabaseAway } from '../store/database.ts';
import type { Games, KeptGame } from '../store/games.ts';
import type { People, Person } from '../store/people.ts';
import type { Answers } from './answers.ts';
import type { BotAnswers } from './bot-answers.ts';
import { answerAboutBots } from './bot-door.ts';
import { answerAboutDays, type DayAnswers } from './day-answers.ts';
import type { PersonAnswers } from './person-answers.ts';
import { streamPersonal } from './personal-stream.ts';
import { openRate } from './rates.ts';
import {
  addressOf,
  isSecure,
  Refuse,
  readBody,
  refuseOtherSites,
  sendJson,
  setCookie,
  setMarker,
  tokenOf,
} from './request.ts';
import { type RoomAnswers, unknownRoom } from './room-answers.ts';
import { answerInRoom, streamedRoom } from './room-door.ts';
import { checked, checkedQuery, routes } from './routes.ts';
import { refuseBeyondScope } from './scopes.ts';
import { sinceOf, streamEvents, streamRoom, waitForEvents, waitForRoom } from './stream.ts';

/** What is there once the database is. */
export interface Parts {
  readonly answers: Answers;
  readonly personAnswers: PersonAnswers;
  readonly roomAnswers: RoomAnswers;
  readonly botAnswers: BotAnswers;
  readonly dayAnswers: DayAnswers;
  readonly personal: Personal;
  readonly people: People;
  readonly games: Games;
  readonly hub: Hub;
  readonly roomHub: RoomHub;
}

export interface Door {
  /** Answers what is for it; false when the request is for somebody else. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers nothing new, and waits a little until what was asked is answered. */
  close(): Promise<void>;
}

export interface DoorParts {
  readonly config: Config;
  readonly database: Database;
  readonly online: Promise<Parts>;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** A body of a request is small; only where a game may start from a position is it longer. */
const mostBytes = 4096;
const mostBytesOfStart = 32_768;
const hasStart: ReadonlySet<EndpointName> = new Set(['makeGame', 'beginTournament']);
/** All that was done to a large puzzle. */
const mostBytesOfSteps = 262_144;

function mostBytesFor(name: EndpointName): number {
  if (name === 'putTime') return mostBytesOfSteps;
  return hasStart.has(name) ? mostBytesOfStart : mostBytes;
}

const mostStreamsEach = 24;
/** Streams of all its games that a bot may have: a program that starts anew while the old one goes. */
const mostOfBot = 4;

/** How long requests have to end when the server stops, in milliseconds. */
const closingTime = 5000;

interface Asked {
  readonly name: EndpointName;
  readonly id: string;
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export function openDoor({ config, database, online, metrics, log }: DoorParts): Door {
  const perPerson = openRate(120, 20_000);
  // Programs think fast, and have several games at once.
  const perBot = openRate(240, 20_000);
  const newGames = openRate(60, 600_000);
  const newGamesOfBot = openRate(200, 600_000);
  const newTimes = openRate(30, 600_000);
  const newPeople = openRate(config.newPeople, 600_000);
  const unknowns = openRate(4000, 60_000);
  // Codes are short: whoever tries many is stopped, and a class that types is not.
  const wrongCodes = openRate(60, 600_000);
  const openStreams = new Map<string, number>();
  let streams = 0;
  let inFlight = 0;
  let isClosing = false;

  /** A stream counts until it ends; refused beyond what one person, and all, may have. */
  const countStream = (who: string, response: ServerResponse, most = mostStreamsEach) => {
    const own = openStreams.get(who) ?? 0;
    if (streams >= config.mostStreams) throw new Refuse(503, 'streams', 'too many streams');
    if (own >= most) throw new Refuse(429, 'streams', 'you have too many streams open');
    streams++;
    openStreams.set(who, own + 1);
    response.on('close', () => {
      streams--;
      const left = (openStreams.get(who) ?? 1) - 1;
      if (left <= 0) openStreams.delete(who);
      else openStreams.set(who, left);
    });
  };

  const pass = async (asked: Asked, endpoint: Endpoint): Promise<void> => {
    const { name, request, response, id, url } = asked;
    if (isClosing) throw new Refuse(503, 'closing', 'the server goes away; try again');
    if (endpoint.method !== 'GET') refuseOtherSites(request);
    if (name === 'health') return health(response);
    const body =
      endpoint.takes === undefined
        ? undefined
        : checked(name, await readBody(request, mostBytesFor(name)));
    const { answers, personAnswers, roomAnswers, botAnswers, dayAnswers, ...more } = await online;
    const { people, games, hub, roomHub } = more;
    const token = tokenOf(request);
    const person = token === undefined ? undefined : await people.recognise(token);
    const address = addressOf(request, config.isBehindProxy);
    if (person === undefined && endpoint.isPersonal) {
      throw new Refuse(401, 'person', 'say who you are first: POST /api/me');
    }
    refuseBeyondScope(name, endpoint, person);
    const isAllowed =
      person === undefined
        ? unknowns.take(address)
        : (person.scopes === undefined ? perPerson : perBot).take(person.id);
    if (!isAllowed) throw new Refuse(429, 'rate', 'too many requests; wait a moment');
    const become = (given: { token?: string }, wantsToken: boolean | undefined) => {
      const { token: secret, ...rest } = given;
      if (secret !== undefined && !wantsToken) {
        setCookie(response, secret, isSecure(request, config.isBehindProxy));
      }
      return wantsToken ? given : rest;
    };
    const reply = (value: unknown) => sendJson(response, 200, value);
    // The body was checked against the schema of its endpoint.
    const taken = <Name extends EndpointName>(_name: Name) => body as Taken<Name>;
    switch (name) {
      case 'me':
        return reply(await personAnswers.me(person));
      case 'beMe': {
        if (person === undefined && !newPeople.take(address)) {
          throw new Refuse(429, 'rate', 'too many new people from here; wait a few minutes');
        }
        const wanted = taken(name);
        return reply(become(await personAnswers.beMe(wanted, person), wanted.wantsToken));
      }
      case 'recover': {
        if (!newPeople.take(address)) throw new Refuse(429, 'rate', 'too many attempts');
        const wanted = taken(name);
        return reply(become(await personAnswers.recover(wanted), wanted.wantsToken));
      }
      case 'findRoom': {
        const found = await roomAnswers.findRoom(taken(name), person);
        return reply(found ?? noRoom(address));
      }
      case 'enterRoom': {
        if (person === undefined && !newPeople.take(address)) {
          throw new Refuse(429, 'rate', 'too many new people from here; wait a few minutes');
        }
        const wanted = taken(name);
        const given = (await roomAnswers.enterRoom(wanted, person)) ?? noRoom(address);
        return reply(become(given, wanted.wantsToken));
      }
      case 'lobby':
        return reply(await answers.lobby());
      case 'bots':
        return reply(await botAnswers.bots());
      case 'times':
        return reply(await dayAnswers.times(checkedQuery(name, url), person));
      case 'game':
        return reply(answers.viewOf(await answers.visible(id, person), person));
      case 'record':
        return reply(answers.record(await answers.visible(id, person)));
      case 'events': {
        const since = sinceOf(request, url);
        const kept = await answers.visible(id, person);
        const you = answers.viewOf(kept, person).you;
        countStream(person?.id ?? address, response);
        const streamed = {
          id,
          seat: you,
          view: async () => answers.viewOf(await answers.visible(id, person), person),
        };
        const wait = url.searchParams.get('wait');
        if (wait === null) return streamEvents(request, response, hub, streamed, since);
        return waitForEvents(response, hub, games, streamed, since ?? 0, Number(wait) || 0);
      }
    }
    if (person === undefined) throw new Refuse(401, 'person', 'say who you are first');
    if (name === 'roomEvents') {
      const streamed = await streamedRoom(roomAnswers, id, person, url);
      countStream(person.id, response);
      const wait = url.searchParams.get('wait');
      if (wait === null) return streamRoom(request, response, roomHub, streamed);
      const since = (url.searchParams.get('since') ?? '').slice(0, 40);
      return waitForRoom(response, roomHub, streamed, since, Number(wait) || 0);
    }
    if (name === 'myStream') {
      countStream(person.id, response, person.scopes === undefined ? mostStreamsEach : mostOfBot);
      const wait = url.searchParams.get('wait');
      const view = (kept: KeptGame) => answers.viewOf(kept, person);
      const seconds = wait === null ? undefined : Number(wait) || 0;
      return streamPersonal(request, response, more.personal, person, view, seconds);
    }
    if (name === 'makeRoom' && !newGames.take(person.id)) {
      throw new Refuse(429, 'rate', 'too many new rooms; wait a few minutes');
    }
    if (name === 'makeBot' && !newGames.take(person.id)) {
      throw new Refuse(429, 'rate', 'too many new bots; wait a few minutes');
    }
    return reply(
      (await answerInRoom(roomAnswers, asked, person, taken)) ??
        (await answerAboutBots(botAnswers, asked, person, taken)) ??
        (await answerAboutDays(dayAnswers, name, person, {
          list: () => checkedQuery('takeTime', url),
          taken,
          newTimes,
        })) ??
        (await personal(answers, personAnswers, asked, person, taken)),
    );
  };

  const noRoom = (address: string): never => {
    if (!wrongCodes.take(address)) throw new Refuse(429, 'rate', 'too many wrong codes');
    throw unknownRoom();
  };

  const personal = async (
    answers: Answers,
    personAnswers: PersonAnswers,
    { name, id, response, request }: Asked,
    person: Person,
    taken: <Name extends EndpointName>(name: Name) => Taken<Name>,
  ): Promise<unknown> => {
    switch (name) {
      case 'makeRecovery':
        return personAnswers.makeRecovery(person);
      case 'exportMe':
        return personAnswers.exportMe(person);
      case 'eraseMe': {
        const given = await personAnswers.eraseMe(person);
        setCookie(response, '', isSecure(request, config.isBehindProxy));
        return given;
      }
      case 'myGames':
        return answers.myGames(person);
      case 'makeGame':
        if (!(person.scopes === undefined ? newGames : newGamesOfBot).take(person.id)) {
          throw new Refuse(429, 'rate', 'too many new games; wait a few minutes');
        }
        return answers.makeGame(taken(name), person);
      case 'join':
        return answers.join(id, taken(name), person);
      case 'cancel':
        return answers.cancel(id, taken(name), person);
      case 'move':
        metrics.count('moves');
        return answers.move(id, taken(name), person);
      case 'resign':
        return answers.resign(id, taken(name), person);
      case 'offer':
        return answers.offer(id, taken(name), person);
      case 'answer':
        return answers.answer(id, taken(name), person);
      case 'say':
        return answers.say(id, taken(name), person);
      case 'show':
        return answers.show(id, taken(name), person);
      default:
        throw new Error(`${name} is answered elsewhere`);
    }
  };

  const health = async (response: ServerResponse): Promise<void> => {
    const patience = new Promise<'starting'>((done) => setTimeout(done, 1500, 'starting'));
    const state = await Promise.race([
      online
        .then(() => database.query('select 1'))
        .then(
          () => 'ready' as const,
          () => 'away' as const,
        ),
      patience,
    ]);
    sendJson(response, state === 'ready' ? 200 : 503, { status: state, database: database.kind });
  };

  const serve = (asked: Asked, endpoint: Endpoint): void => {
    const { response, name } = asked;
    const begin = performance.now();
    inFlight++;
    response.on('close', () => inFlight--);
    response.on('finish', () => {
      const isStream = name === 'events' || name === 'roomEvents' || name === 'myStream';
      const seconds = isStream ? 0 : (performance.now() - begin) / 1000;
      metrics.request(name, response.statusCode, seconds);
      log.info('request', {
        endpoint: name,
        status: response.statusCode,
        ms: Math.round(seconds * 1000),
      });
    });
    pass(asked, endpoint).catch((fault) => refuse(response, name, fault));
  };

  const refuse = (response: ServerResponse, name: string, fault: unknown) => {
    if (fault instanceof Refuse) {
      if (fault.status === 429 || fault.status === 503) response.setHeader('Retry-After', '2');
      sendJson(response, fault.status, fault.refusal);
      return;
    }
    if (response.destroyed) return;
    const isAway = fault instanceof DatabaseAway;
    log.warn(isAway ? 'database away' : 'fault', { endpoint: name, fault: faultText(fault) });
    metrics.count('faults');
    if (isAway) response.setHeader('Retry-After', '2');
    sendJson(response, isAway ? 503 : 500, {
      code: isAway ? 'database' : 'fault',
      message: isAway ? 'the database is away; try again' : 'something went wrong here',
    });
  };

  return {
    async close() {
      isClosing = true;
      const end = Date.now() + closingTime;
      while (inFlight > 0 && Date.now() < end) await new Promise((done) => setTimeout(done, 20));
    },
    handle(request, response) {
      const url = urlOf(request);
      // How the page knows that it may ask: pages of other servers find nobody here.
      if (url?.pathname === '/' || url?.pathname === '/index.html') setMarker(response);
      if (url?.pathname === '/metrics' && request.method === 'GET' && config.hasMetrics) {
        void online
          .then(({ hub, roomHub, personal: { streams: own } }) => ({
            streams: hub.streams + roomHub.streams + own,
            events_sent: hub.sent,
            up: 1,
          }))
          .catch(() => ({ up: 0 }))
          .then((gauges) => {
            const memory = process.memoryUsage();
            response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(
              metrics.text({
                ...gauges,
                memory_bytes: memory.rss,
                heap_bytes: memory.heapUsed,
              }),
            );
          });
        return true;
      }
      if (url === undefined || !url.pathname.startsWith('/api/')) return false;
      const there = routes.flatMap((route) => {
        const match = route.pattern.exec(url.pathname);
        return match === null ? [] : [{ ...route, id: match[1] ?? '' }];
      });
      const found = there.find(({ endpoint }) => endpoint.method === request.method);
      if (found !== undefined) {
        const { name, id, endpoint } = found;
        serve({ name, id, url, request, response }, endpoint);
      } else if (there.length > 0) {
        response.setHeader('Allow', there.map(({ endpoint }) => endpoint.method).join(', '));
        sendJson(response, 405, { code: 'method', message: 'not that way' });
      } else sendJson(response, 404, { code: 'endpoint', message: 'there is no such endpoint' });
      return true;
    },
  };
}

function urlOf(request: IncomingMessage): URL | undefined {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    return undefined;
  }
}
