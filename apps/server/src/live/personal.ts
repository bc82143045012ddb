/**
 * All games of somebody in one stream. Each line is a game as it stands, so nothing has to be remembered by whoever
 * reads: first all games that are not over, then each that has changed, up to its end.
 */

import type { Bots } from '../store/bots.ts';
import { personChannel } from '../store/bots.ts';
import type { Database } from '../store/database.ts';
import { type Games, gameChannel, type KeptGame } from '../store/games.ts';

/** Where a stream's lines go. */
export interface PersonalSink {
  game(kept: KeptGame): void;
  /** The server goes away. */
  end(): void;
}

export interface Personal {
  /** Sends the games of a person as long as the stream lasts; tells how to end it. */
  open(person: string, sink: PersonalSink): () => void;
  readonly streams: number;
  close(): void;
}

interface Stream {
  readonly person: string;
  readonly sink: PersonalSink;
  /** Games that are not over, with the number of the last event that was told. */
  readonly told: Map<string, number>;
  isReading: boolean;
  isBehind: boolean;
  isOpen: boolean;
}

/** How often what notifications may have lost is looked for, in milliseconds. */
const catchUpEvery = 3000;
/** How often it is noted that a stream is open. */
const noteEvery = 20_000;

export async function openPersonal(
  database: Database,
  games: Games,
  bots: Bots,
): Promise<Personal> {
  const streams = new Map<string, Set<Stream>>();
  const all = () => [...streams.values()].flatMap((each) => [...each]);

  /** Reads what a stream lacks; a fault of the database is mended by the next round. */
  const catchUp = async (stream: Stream): Promise<void> => {
    stream.isBehind = true;
    if (stream.isReading) return;
    stream.isReading = true;
    try {
      while (stream.isBehind && stream.isOpen) {
        stream.isBehind = false;
        const { told } = stream;
        for (const [id, number] of await bots.games(stream.person, [...told.keys()])) {
          if (number <= (told.get(id) ?? 0)) continue;
          const kept = await games.read(id);
          if (kept === undefined || !stream.isOpen) continue;
          const { progress } = kept.standing;
          if (progress.phase === 'over') told.delete(id);
          else told.set(id, progress.number);
          stream.sink.game(kept);
        }
      }
    } catch {
      // The database is away: the next round reads it.
    } finally {
      stream.isReading = false;
    }
  };

  await database.listen(gameChannel, (payload) => {
    const { id }: { id: string } = JSON.parse(payload);
    for (const stream of all()) if (stream.told.has(id)) void catchUp(stream);
  });
  await database.listen(personChannel, (payload) => {
    const people: readonly string[] = JSON.parse(payload);
    for (const person of people) {
      for (const stream of streams.get(person) ?? []) void catchUp(stream);
    }
  });
  const catching = setInterval(() => {
    for (const stream of all()) void catchUp(stream);
  }, catchUpEvery);
  const noting = setInterval(() => {
    for (const person of streams.keys()) bots.note(person).catch(() => {});
  }, noteEvery);
  catching.unref();
  noting.unref();

  return {
    open(person, sink) {
      const stream: Stream = {
        ...{ person, sink, told: new Map() },
        ...{ isReading: false, isBehind: false, isOpen: true },
      };
      const own = streams.get(person) ?? new Set();
      own.add(stream);
      streams.set(person, own);
      bots.note(person).catch(() => {});
      void catchUp(stream);
      return () => {
        stream.isOpen = false;
        own.delete(stream);
        if (own.size === 0) streams.delete(person);
      };
    },
    get streams() {
      return all().length;
    },
    close() {
      clearInterval(catching);
      clearInterval(noting);
      for (const { sink } of all()) sink.end();
    },
  };
}
