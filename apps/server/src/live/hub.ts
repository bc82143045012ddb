/**
 * Who looks at which game through this process, and what they are told. Each stream knows the number of the last
 * event it was sent: it gets each event once and in its place, whatever is lost or comes twice on the way here.
 */

import type { Seat } from 'ludoteca/game';
import type { GameEvent, Progress } from '../protocol/index.ts';
import type { Database } from '../store/database.ts';
import { type Games, gameChannel, type News } from '../store/games.ts';

/** Where a stream's messages go. */
export interface Sink {
  event(event: GameEvent): void;
  progress(progress: Progress): void;
  presence(seat: Seat, isHere: boolean): void;
  /** The server goes away: come back soon, to another process perhaps. */
  end(): void;
}

export interface Hub {
  /** Sends what comes after a number, as long as the stream lasts; tells how to end it. */
  open(id: string, seat: Seat | undefined, after: number, sink: Sink): () => void;
  /** Whether somebody at the seat has a stream open, here or at another process. */
  isHere(id: string, seat: Seat): boolean;
  watching(id: string): number;
  readonly streams: number;
  /** Events that were sent, for the numbers of operation. */
  readonly sent: number;
  /** Ends all streams, a few at a time, so that they do not all come back at once. */
  close(): Promise<void>;
}

interface Stream {
  readonly id: string;
  readonly seat: Seat | undefined;
  readonly sink: Sink;
  last: number;
  /** True while events are read for it: what comes meanwhile is read with them. */
  isReading: boolean;
  isBehind: boolean;
}

/** How often what notifications may have lost is looked for, in milliseconds. */
const catchUpEvery = 3000;
/** How often it is told again who is here, and when that is no longer believed. */
const tellEvery = 20_000;
const believedFor = 50_000;

const presenceChannel = 'presence';

interface Presence {
  readonly process: string;
  readonly id: string;
  readonly seat?: Seat;
  readonly isHere?: boolean;
}

export async function openHub(database: Database, games: Games, process: string): Promise<Hub> {
  const streams = new Map<string, Set<Stream>>();
  /** Seats at other processes, and until when that is believed. */
  const elsewhere = new Map<string, number>();
  const isShared = database.kind === 'postgres';
  let count = 0;
  let sent = 0;
  let isClosing = false;

  const at = (id: string) => streams.get(id) ?? new Set<Stream>();
  const hereIn = (id: string, seat: Seat) => [...at(id)].some((stream) => stream.seat === seat);
  const isHere = (id: string, seat: Seat) =>
    hereIn(id, seat) || (elsewhere.get(`${id}/${seat}`) ?? 0) > Date.now();

  const send = (stream: Stream, events: readonly GameEvent[]) => {
    for (const event of events) {
      if (event.number !== stream.last + 1) continue;
      stream.last = event.number;
      stream.sink.event(event);
      sent++;
    }
  };

  /** Reads what a stream lacks; a fault of the database is mended by the next catch-up. */
  const catchUp = async (stream: Stream): Promise<void> => {
    stream.isBehind = true;
    if (stream.isReading) return;
    stream.isReading = true;
    try {
      while (stream.isBehind) {
        stream.isBehind = false;
        send(stream, await games.eventsAfter(stream.id, stream.last));
        const progress = await games.progressOf(stream.id);
        // What is told of a game never runs ahead of its events.
        if (progress !== undefined && progress.number > stream.last) stream.isBehind = true;
        else if (progress !== undefined && !stream.isBehind) stream.sink.progress(progress);
      }
    } catch {
      // The database is away: the next round reads it.
    } finally {
      stream.isReading = false;
    }
  };

  const onNews = (payload: string) => {
    const { id, events, progress }: Partial<News> & { id: string } = JSON.parse(payload);
    for (const stream of at(id)) {
      const isNext = events !== undefined && events[0]?.number <= stream.last + 1;
      if (!isNext || progress === undefined || stream.isReading) void catchUp(stream);
      else if (progress.number > stream.last) {
        send(stream, events);
        stream.sink.progress(progress);
      }
    }
  };

  const tellPresence = (id: string, seat?: Seat, isHereNow?: boolean) => {
    if (!isShared) return;
    const told: Presence = {
      process,
      id,
      ...(seat !== undefined && { seat }),
      ...(isHereNow !== undefined && { isHere: isHereNow }),
    };
    database
      .query('select pg_notify($1, $2)', [presenceChannel, JSON.stringify(told)])
      .catch(() => {});
  };
  const onPresence = (payload: string) => {
    const told: Presence = JSON.parse(payload);
    if (told.process === process || !streams.has(told.id)) return;
    const { id, seat } = told;
    if (seat === undefined) {
      // Another process asks who is here.
      for (const each of [0, 1] as const) if (hereIn(id, each)) tellPresence(id, each, true);
      return;
    }
    const before = isHere(id, seat);
    if (told.isHere === true) elsewhere.set(`${id}/${seat}`, Date.now() + believedFor);
    else elsewhere.delete(`${id}/${seat}`);
    if (isHere(id, seat) !== before) sayPresence(id, seat);
  };
  const sayPresence = (id: string, seat: Seat) => {
    for (const { sink } of at(id)) sink.presence(seat, isHere(id, seat));
  };

  await database.listen(gameChannel, onNews);
  await database.listen(presenceChannel, onPresence);

  const catching = setInterval(async () => {
    const known = new Map<string, number>();
    for (const [id, all] of streams) known.set(id, Math.min(...[...all].map(({ last }) => last)));
    if (known.size === 0) return;
    try {
      for (const id of await games.beyond(known)) for (const each of at(id)) void catchUp(each);
    } catch {
      // The database is away: the next round asks again.
    }
  }, catchUpEvery);
  const telling = setInterval(() => {
    for (const [id, all] of streams) {
      for (const seat of new Set([...all].map((stream) => stream.seat))) {
        if (seat !== undefined) tellPresence(id, seat, true);
      }
    }
    const now = Date.now();
    for (const [key, until] of elsewhere) {
      if (until > now) continue;
      elsewhere.delete(key);
      const [id, seat] = key.split('/');
      sayPresence(id, seat === '0' ? 0 : 1);
    }
  }, tellEvery);
  catching.unref();
  telling.unref();

  return {
    open(id, seat, after, sink) {
      const stream: Stream = { id, seat, sink, last: after, isReading: false, isBehind: false };
      const wasHere = seat !== undefined && isHere(id, seat);
      const all = at(id);
      all.add(stream);
      streams.set(id, all);
      count++;
      if (seat !== undefined && !wasHere) sayPresence(id, seat);
      if (seat !== undefined) tellPresence(id, seat, true);
      tellPresence(id);
      for (const each of [0, 1] as const) sink.presence(each, isHere(id, each));
      void catchUp(stream);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        all.delete(stream);
        count--;
        if (all.size === 0) streams.delete(id);
        if (seat === undefined || hereIn(id, seat)) return;
        tellPresence(id, seat, false);
        sayPresence(id, seat);
      };
    },
    isHere,
    watching: (id) => [...at(id)].filter(({ seat }) => seat === undefined).length,
    get streams() {
      return count;
    },
    get sent() {
      return sent;
    },
    async close() {
      if (isClosing) return;
      isClosing = true;
      clearInterval(catching);
      clearInterval(telling);
      const all = [...streams.values()].flatMap((each) => [...each]);
      const atOnce = Math.max(50, Math.ceil(all.length / 20));
      for (let begin = 0; begin < all.length; begin += atOnce) {
        for (const { sink } of all.slice(begin, begin + atOnce)) sink.end();
        if (begin + atOnce < all.length) await new Promise((done) => setTimeout(done, 50));
      }
    },
  };
}
