/**
 * Who looks at which room through this process, and what they are told: the room whenever it is another, and its
 * boards. What happens at once is told once, so that thirty who come in together do not cost thirty times thirty.
 */

import { createHash } from 'node:crypto';
import type { BoardView } from '../protocol/index.ts';
import type { Database } from '../store/database.ts';
import { gameChannel } from '../store/games.ts';
import { type Rooms, roomChannel } from '../store/rooms.ts';
import { type RoomCore, type RoomPresence, roomCore } from './room-view.ts';
import { gamesNow } from './rooming.ts';

/** Where a stream's messages go. */
export interface RoomSink {
  readonly wantsBoards: boolean;
  /** The number of whoever looks; absent for a teacher who does not play. */
  readonly member: number | undefined;
  room(core: RoomCore, tag: string): void;
  boards(boards: readonly BoardView[]): void;
  /** The room is no more. */
  gone(): void;
  /** The server goes away: come back soon, to another process perhaps. */
  end(): void;
}

export interface RoomHub {
  /** Tells how to end it. */
  open(id: string, sink: RoomSink): () => void;
  readonly presence: RoomPresence;
  readonly streams: number;
  close(): void;
}

/** What happens within so many milliseconds is told together. */
const gather = 150;
const gatherBoards = 250;
/** How often what notifications may have lost is looked for. */
const catchUpEvery = 10_000;
/** How often it is told again who is here, and when that is no longer believed. */
const tellEvery = 20_000;
const believedFor = 50_000;

const presenceChannel = 'roompresence';

/** Who is in a room at a process; without members it is asked who is there. */
interface Presence {
  readonly process: string;
  readonly id: string;
  readonly members?: readonly number[];
}

interface OpenRoom {
  readonly sinks: Set<RoomSink>;
  /** Those who have been told nothing yet. */
  readonly fresh: Set<RoomSink>;
  readonly elsewhere: Map<string, { readonly members: readonly number[]; readonly until: number }>;
  /** The games that are shown, and those that have moved on since they were told. */
  games: ReadonlySet<string>;
  moved: Set<string>;
  tag: string;
  timer: NodeJS.Timeout | undefined;
  boardTimer: NodeJS.Timeout | undefined;
  /** Whether it is being read to be told, and whether it has to be again after that. */
  isTelling: boolean;
  isDue: boolean;
}

/** What tells one state of a room from another; the time is none. */
export function tagOf({ now: _now, ...core }: RoomCore): string {
  return createHash('sha256').update(JSON.stringify(core)).digest('base64url').slice(0, 16);
}

export async function openRoomHub(
  database: Database,
  rooms: Rooms,
  process: string,
  isAtBoard: RoomPresence['isAtBoard'],
): Promise<RoomHub> {
  const open = new Map<string, OpenRoom>();
  const isShared = database.kind === 'postgres';
  let isClosed = false;

  const hereIn = ({ sinks }: OpenRoom): number[] => [
    ...new Set([...sinks].flatMap(({ member }) => member ?? [])),
  ];
  const isOnline = (id: string, member: number): boolean => {
    const room = open.get(id);
    if (room === undefined) return false;
    const now = Date.now();
    return (
      hereIn(room).includes(member) ||
      [...room.elsewhere.values()].some(
        ({ members, until }) => until > now && members.includes(member),
      )
    );
  };

  const presence: RoomPresence = { isOnline, isAtBoard };

  /** Reads a room once and tells it to all: to those who know it already only where it is another. */
  const tell = async (id: string): Promise<void> => {
    const room = open.get(id);
    if (room === undefined) return;
    const kept = await rooms.read(id);
    if (kept === undefined) {
      for (const sink of room.sinks) sink.gone();
      return;
    }
    const core = await roomCore(rooms, kept, presence);
    const fresh = [...room.fresh];
    room.fresh.clear();
    const tag = tagOf(core);
    const challenges = core.games?.filter(({ phase }) => phase !== 'over') ?? [];
    const games = new Set([...gamesNow(kept.standing), ...challenges.map((game) => game.id)]);
    const hasOthers = [...games].some((game) => !room.games.has(game));
    room.games = games;
    const told = tag === room.tag ? fresh : [...room.sinks];
    for (const sink of told) sink.room(core, tag);
    room.tag = tag;
    if (hasOthers || fresh.some(({ wantsBoards }) => wantsBoards)) showBoards(id, games);
  };
  /** One after another: what was read earlier is never told after what was read later. */
  const soon = (id: string) => {
    const room = open.get(id);
    if (room === undefined || room.timer !== undefined) return;
    if (room.isTelling) {
      room.isDue = true;
      return;
    }
    room.timer = setTimeout(async () => {
      room.timer = undefined;
      room.isTelling = true;
      // Where the database is away, the next catch-up tells it.
      await tell(id).catch(() => {});
      room.isTelling = false;
      if (!room.isDue) return;
      room.isDue = false;
      soon(id);
    }, gather);
  };
  const showBoards = (id: string, games: Iterable<string>) => {
    const room = open.get(id);
    if (room === undefined) return;
    for (const game of games) room.moved.add(game);
    if (room.boardTimer !== undefined) return;
    room.boardTimer = setTimeout(() => {
      room.boardTimer = undefined;
      const { moved } = room;
      room.moved = new Set();
      const wanting = [...room.sinks].filter(({ wantsBoards }) => wantsBoards);
      if (wanting.length === 0) return;
      rooms.boards([...moved]).then(
        (boards) => {
          for (const sink of wanting) sink.boards(boards);
        },
        () => {},
      );
    }, gatherBoards);
  };

  const onGame = (payload: string) => {
    const { id, progress }: { id: string; progress?: { phase: string } } = JSON.parse(payload);
    for (const [room, { games }] of open) {
      if (!games.has(id)) continue;
      showBoards(room, [id]);
      // Long news come without what they say.
      if (progress === undefined || progress.phase === 'over') soon(room);
    }
  };

  const tellPresence = (id: string, members?: readonly number[]) => {
    if (!isShared) return;
    const told: Presence = { process, id, ...(members !== undefined && { members }) };
    database
      .query('select pg_notify($1, $2)', [presenceChannel, JSON.stringify(told)])
      .catch(() => {});
  };
  const onPresence = (payload: string) => {
    const told: Presence = JSON.parse(payload);
    const room = open.get(told.id);
    if (told.process === process || room === undefined) return;
    if (told.members === undefined) tellPresence(told.id, hereIn(room));
    else {
      room.elsewhere.set(told.process, { members: told.members, until: Date.now() + believedFor });
      soon(told.id);
    }
  };

  await database.listen(roomChannel, soon);
  await database.listen(gameChannel, onGame);
  await database.listen(presenceChannel, onPresence);

  const catching = setInterval(() => {
    for (const id of open.keys()) soon(id);
  }, catchUpEvery);
  const telling = setInterval(() => {
    for (const [id, room] of open) tellPresence(id, hereIn(room));
  }, tellEvery);
  catching.unref();
  telling.unref();

  return {
    open(id, sink) {
      const room: OpenRoom = open.get(id) ?? {
        sinks: new Set(),
        fresh: new Set(),
        elsewhere: new Map(),
        games: new Set(),
        moved: new Set(),
        tag: '',
        timer: undefined,
        boardTimer: undefined,
        isTelling: false,
        isDue: false,
      };
      open.set(id, room);
      room.sinks.add(sink);
      tellPresence(id, hereIn(room));
      tellPresence(id);
      room.fresh.add(sink);
      soon(id);
      return () => {
        if (!room.sinks.delete(sink)) return;
        room.fresh.delete(sink);
        tellPresence(id, hereIn(room));
        if (room.sinks.size > 0) soon(id);
        else {
          clearTimeout(room.timer);
          clearTimeout(room.boardTimer);
          open.delete(id);
        }
      };
    },
    presence,
    get streams() {
      return [...open.values()].reduce((sum, { sinks }) => sum + sinks.size, 0);
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      clearInterval(catching);
      clearInterval(telling);
      for (const { sinks } of [...open.values()]) for (const sink of [...sinks]) sink.end();
    },
  };
}
