/** A room on the server as this page sees it: told whole whenever it is another, with the boards of the round. */

import type { BoardView, Refusal, RoomView } from '@ludoteca/server/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { addressOf, ask, Refused } from '../online/api.ts';
import { openLive } from '../online/stream.ts';
import { setRound } from '../storage/index.ts';

export interface RoomSession {
  readonly id: string;
  readonly room: ReadonlySignal<RoomView>;
  readonly boards: ReadonlySignal<ReadonlyMap<string, BoardView>>;
  readonly isLost: ReadonlySignal<boolean>;
  /** The room was erased, or whoever looks was taken out. */
  readonly isGone: ReadonlySignal<boolean>;
  /** Why the last thing asked for was refused. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** The server's time, in milliseconds. */
  now(): number;
  /** Does something, and shows the room as it is after; false when that was refused, which is told. */
  act(work: () => Promise<{ readonly room: RoomView }>): Promise<boolean>;
  leave(): void;
}

export function openRoom(first: RoomView, wantsBoards: boolean): RoomSession {
  const { id } = first;
  const room = signal(first);
  const boards = signal<ReadonlyMap<string, BoardView>>(new Map());
  const isLost = signal(false);
  const isGone = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  let offset = first.now - Date.now();
  let tag = '';
  const take = (next: RoomView) => {
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
      isLost.value = false;
    },
    lost: () => {
      isLost.value = true;
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
  return {
    id,
    room,
    boards,
    isLost,
    isGone,
    refusal,
    now: () => Date.now() + offset,
    async act(work) {
      refusal.value = undefined;
      try {
        take((await work()).room);
        return true;
      } catch (fault) {
        if (fault instanceof Refused) refusal.value = fault.refusal;
        else isLost.value = true;
        return false;
      }
    },
    leave: () => stream.close(),
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
