/** The stream of a game, as server-sent events; and the same by asking again, for those whose proxy mutes it. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Seat } from 'ludoteca/game';
import type { Hub } from '../live/hub.ts';
import type { RoomHub } from '../live/room-hub.ts';
import type { RoomCore } from '../live/room-view.ts';
import type { GameEvent, GameView, RoomView } from '../protocol/index.ts';
import type { Games } from '../store/games.ts';
import { Refuse, sendJson } from './request.ts';

/** How often a silent stream is told that it lives, in milliseconds; proxies cut after a minute. */
const heartbeatEvery = 15_000;

/** A reader that does not read: what waits for it beyond this is not kept, and its stream ends. */
const mostWaiting = 256 * 1024;

const longestWait = 25;

export interface Streamed {
  readonly id: string;
  readonly seat: Seat | undefined;
  /** The game as it stands, for those who come without a number. */
  view(): Promise<GameView>;
}

/** The number of the last event that whoever asks has; undefined for those who come first. */
export function sinceOf(request: IncomingMessage, url: URL): number | undefined {
  const text = request.headers['last-event-id'] ?? url.searchParams.get('since') ?? undefined;
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) {
    throw new Refuse(400, 'since', 'Last-Event-ID must be the number of an event');
  }
  return Number(text);
}

/** A stream of server-sent events that is open. */
interface Sse {
  send(event: string, data: unknown, id?: string | number): void;
  /** Says that the server goes away. */
  bye(): void;
}

/** Begins a stream; `ended` is called once, when it is over for whatever reason. */
function openSse(request: IncomingMessage, response: ServerResponse, ended: () => void): Sse {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
    Connection: 'keep-alive',
  });
  const write = (text: string) => {
    // While a server goes away, a stream that has ended is still told who else leaves.
    if (response.writableEnded) return;
    if (response.writableLength > mostWaiting) response.destroy();
    else response.write(text);
  };
  // A browser that lost it comes back after two seconds.
  write('retry: 2000\n\n');
  const heartbeat = setInterval(() => write('event: beat\ndata: {}\n\n'), heartbeatEvery);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearInterval(heartbeat);
    ended();
  };
  response.on('close', end);
  request.on('error', end);
  return {
    send(event, data, id) {
      const number = id === undefined ? '' : `id: ${id}\n`;
      write(`event: ${event}\n${number}data: ${JSON.stringify(data)}\n\n`);
    },
    bye: () => response.end('event: bye\ndata: {}\n\n'),
  };
}

export async function streamEvents(
  request: IncomingMessage,
  response: ServerResponse,
  hub: Hub,
  { id, seat, view }: Streamed,
  since: number | undefined,
): Promise<void> {
  const first = since === undefined ? await view() : undefined;
  let close = () => {};
  const stream = openSse(request, response, () => close());
  if (first !== undefined) stream.send('state', first, first.progress.number);
  close = hub.open(id, seat, since ?? first?.progress.number ?? 0, {
    event: (event) => stream.send('event', event, event.number),
    progress: (progress) => stream.send('progress', progress),
    presence: (of, isHere) => stream.send('presence', { seat: of, isHere }),
    end: () => stream.bye(),
  });
}

export interface StreamedRoom {
  readonly id: string;
  readonly member: number | undefined;
  readonly wantsBoards: boolean;
  /** The room as whoever looks sees it; undefined when they may no longer. */
  see(core: RoomCore): RoomView | undefined;
}

export function streamRoom(
  request: IncomingMessage,
  response: ServerResponse,
  hub: RoomHub,
  { id, member, wantsBoards, see }: StreamedRoom,
): void {
  let close = () => {};
  const stream = openSse(request, response, () => close());
  const gone = () => {
    stream.send('gone', {});
    response.end();
  };
  close = hub.open(id, {
    member,
    wantsBoards,
    room(core, tag) {
      const view = see(core);
      if (view === undefined) gone();
      else stream.send('room', view, tag);
    },
    boards: (boards) => stream.send('boards', boards),
    gone,
    end: () => stream.bye(),
  });
}

/** Answers as soon as the room is another than the one that is known, or when the time is over. */
export async function waitForRoom(
  response: ServerResponse,
  hub: RoomHub,
  { id, member, see }: StreamedRoom,
  since: string,
  seconds: number,
): Promise<void> {
  const answer = await new Promise<{ readonly room: RoomView; readonly tag: string } | undefined>(
    (resolve) => {
      const done = (told?: { readonly room: RoomView; readonly tag: string }) => {
        clearTimeout(late);
        close();
        resolve(told);
      };
      const late = setTimeout(done, Math.min(seconds, longestWait) * 1000);
      const close = hub.open(id, {
        member,
        wantsBoards: false,
        room(core, tag) {
          const room = see(core);
          if (room !== undefined && tag !== since) done({ room, tag });
        },
        boards: () => {},
        gone: done,
        end: done,
      });
      response.on('close', () => done());
    },
  );
  sendJson(response, 200, answer ?? { tag: since });
}

/** Answers as soon as there are events after a number, or when the time is over. */
export async function waitForEvents(
  response: ServerResponse,
  hub: Hub,
  games: Games,
  { id, seat }: Streamed,
  since: number,
  seconds: number,
): Promise<void> {
  const known = await games.eventsAfter(id, since);
  if (known.length > 0) {
    sendJson(response, 200, { events: known, progress: await games.progressOf(id) });
    return;
  }
  const events: GameEvent[] = [];
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(late);
      close();
      resolve();
    };
    const late = setTimeout(done, Math.min(seconds, longestWait) * 1000);
    const close = hub.open(id, seat, since, {
      event: (event) => {
        events.push(event);
        // All of one request come together.
        setTimeout(done, 5);
      },
      progress: () => {},
      presence: () => {},
      end: done,
    });
    response.on('close', done);
  });
  sendJson(response, 200, { events, progress: await games.progressOf(id) });
}
