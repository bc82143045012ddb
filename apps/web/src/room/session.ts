/** A room on the server as this page sees it: told whole whenever it is another, with the boards of the round. */

import type { BoardView, Refusal, RoomView } from '@ludoteca/server/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { addressOf, ask, Refused } from '../online/api.ts';
import { openLive } from '../online/stream.ts';
import { setRound } from '../storage/index.ts';

export interface RoomSession {
  readonly id: string;
  readonly room: ReadonlySignal<RoomView>;
  readonly boards: ReadonlySignal<ReadonlyMap<string, BoardView>>;
  /** The server cannot be reached, or does not get what was asked for; both are tried again. */
  readonly isLost: ReadonlySignal<boolean>;
  /** The last thing asked for has not reached the server, and is not tried any more. */
  readonly isUnsent: ReadonlySignal<boolean>;
  /** The room was erased, or whoever looks was taken out. */
  readonly isGone: ReadonlySignal<boolean>;
  /** Why the last thing asked for was refused. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** The server's time, in milliseconds. */
  now(): number;
  /**
   * Asks for something, again where that is lost on its way, so that it has to have the same key each time. Undefined
   * when it was refused or never reached the server, which is told.
   */
  insist<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined>;
  /** Does something as `insist` does, and shows the room as it is after; tells whether it was done. */
  act(work: () => Promise<{ readonly room: RoomView }>): Promise<boolean>;
  leave(): void;
}

/**
 * How long is waited before something is asked for again, in milliseconds. After that whoever pressed it may not want it
 * any more.
 */
const pauses = [500, 1000, 2000, 4000, 8000, 8000];

/** Asked too often: a moment later it is all right. */
const tooMany = 429;

export function openRoom(first: RoomView, wantsBoards: boolean): RoomSession {
  const { id } = first;
  const room = signal(first);
  const boards = signal<ReadonlyMap<string, BoardView>>(new Map());
  const isStreamLost = signal(false);
  /** How much has been asked for and was lost on its way. */
  const waiting = signal(0);
  const isUnsent = signal(false);
  const isGone = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  let offset = first.now - Date.now();
  let tag = '';
  let isLeft = false;
  const take = (next: RoomView) => {
    // An answer may come after news that are newer.
    if (next.now < room.value.now) return;
    offset = next.now - Date.now();
    room.value = next;
    lockFor(next);
  };
  const takeBoards = (told: readonly BoardView[]) => {
    const next = new Map(boards.value);
    for (const board of told) next.set(board.id, board);
    boards.value = next;
  };
  lockFor(first);
  const stream = openLive({
    address: () => addressOf(`api/rooms/:id/events${wantsBoards ? '?boards=1' : ''}`, id),
    events: {
      room: (data) => take(JSON.parse(data)),
      boards: (data) => takeBoards(JSON.parse(data)),
      gone() {
        isGone.value = true;
        stream.close();
      },
    },
    question: (wait) => addressOf(`api/rooms/:id/events?wait=${wait}&since=${tag}`, id),
    answered(answer) {
      // As the protocol has it.
      const told = answer as { readonly room?: RoomView; readonly tag: string };
      tag = told.tag;
      if (told.room !== undefined) take(told.room);
    },
    found: () => {
      isStreamLost.value = false;
    },
    lost: () => {
      isStreamLost.value = true;
    },
    refresh() {
      if (wantsBoards) {
        ask('boards', undefined, id).then(
          (told) => takeBoards(told.boards),
          () => {},
        );
      }
    },
  });
  const insist = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    refusal.value = undefined;
    isUnsent.value = false;
    let isWaiting = false;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          return await work();
        } catch (fault) {
          if (fault instanceof Refused && fault.status !== tooMany) {
            refusal.value = fault.refusal;
            return undefined;
          }
          if (attempt >= pauses.length || isLeft) {
            isUnsent.value = true;
            return undefined;
          }
          if (!isWaiting) waiting.value++;
          isWaiting = true;
          await new Promise((done) => setTimeout(done, pauses[attempt]));
        }
      }
    } finally {
      if (isWaiting) waiting.value--;
    }
  };
  return {
    id,
    room,
    boards,
    isLost: computed(() => isStreamLost.value || waiting.value > 0),
    isUnsent,
    isGone,
    refusal,
    now: () => Date.now() + offset,
    insist,
    async act(work) {
      const done = await insist(work);
      if (done !== undefined) take(done.room);
      return done !== undefined;
    },
    leave() {
      isLeft = true;
      stream.close();
    },
  };
}

/** While a class plays a round, its pupils find no help on their device. */
function lockFor({ id, kind, you, tournament, isClosed }: RoomView): void {
  if (kind !== 'class' || you === undefined) return;
  const isPlaying = tournament?.rounds
    .at(-1)
    ?.tables.some(({ games }) => games.some(({ phase }) => phase !== 'over'));
  setRound(isPlaying && !isClosed ? id : undefined);
}
