/**
 * A game on the server as this page sees it: what the server said, with the own moves that it has not answered yet
 * on top. The board moves at once; what the server refuses is taken off again. Own moves wait on the device while
 * there is no connection.
 */

import type {
  GameEvent,
  GameView,
  OfferKind,
  Progress,
  Refusal,
  SetPhrase,
} from '@ludoteca/server/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AnyGame, gameFromJson, type Match, type Seat } from 'ludoteca/game';
import { ask, newKey, Refused } from './api.ts';
import { isMove, readOutbox, type Waiting, writeOutbox } from './outbox.ts';
import { openStream } from './stream.ts';

export interface Said {
  readonly seat: Seat;
  readonly phrase: SetPhrase;
}

export interface Connection {
  readonly id: string;
  readonly game: AnyGame;
  readonly view: ReadonlySignal<GameView>;
  readonly progress: ReadonlySignal<Progress>;
  readonly match: ReadonlySignal<Match>;
  /** True while the server cannot be reached. */
  readonly isLost: ReadonlySignal<boolean>;
  /** How much of what was done here is not sent yet. */
  readonly unsent: ReadonlySignal<number>;
  /** Why the last thing asked was refused. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  /** Whether each seat's player has the game open. */
  readonly here: ReadonlySignal<readonly [boolean, boolean]>;
  /** What the other one said last. */
  readonly said: ReadonlySignal<Said | undefined>;
  /** The server's time, in milliseconds. */
  now(): number;
  move(text: string): void;
  resign(): void;
  offer(what: OfferKind): void;
  answer(what: OfferKind, isAccepted: boolean): void;
  say(phrase: SetPhrase): void;
  show(isShown: boolean): void;
  cancel(): void;
  leave(): void;
}

export function connect(game: AnyGame, first: GameView): Connection {
  const { id } = first;
  const view = signal(first);
  const progress = signal(first.progress);
  const confirmed = signal(matchOf(game, first));
  const waiting = signal<readonly Waiting[]>(readOutbox(id));
  const isLost = signal(false);
  const refusal = signal<Refusal | undefined>(undefined);
  const said = signal<Said | undefined>(undefined);
  const here = signal<readonly [boolean, boolean]>([false, false]);
  let offset = first.now - Date.now();
  /** The number of the last event, and the keys of moves that the server has acknowledged. */
  let last = first.progress.number;
  const sent = new Set<string>();
  let isSending = false;

  const match = computed(() => {
    let at = confirmed.value;
    for (const { body } of waiting.value.filter(isMove)) {
      const { ply, move } = body;
      if (at.outcome !== undefined || ply !== at.history.length) continue;
      const read = at.read(move);
      if (read.ok) at = at.play(read.value);
    }
    return at;
  });
  const setWaiting = (next: readonly Waiting[]) => {
    waiting.value = next;
    writeOutbox(id, next);
  };
  /** Own moves that the game has gone past wait no longer. */
  const dropMoves = (isPast: (ply: number) => boolean) =>
    setWaiting(waiting.value.filter((each) => !isMove(each) || !isPast(each.body.ply)));

  /** Who sits there, and the game as a whole. */
  const take = (next: GameView) =>
    batch(() => {
      offset = next.now - Date.now();
      last = next.progress.number;
      view.value = next;
      progress.value = next.progress;
      confirmed.value = matchOf(game, next);
      dropMoves((ply) => ply < confirmed.value.history.length);
    });
  const refresh = async () => {
    try {
      const next = await ask('game', undefined, id);
      // The stream alone moves the game on; here only who sits there is of interest.
      view.value = { ...next, record: view.value.record };
      here.value = [next.seats[0]?.isHere ?? false, next.seats[1]?.isHere ?? false];
    } catch {
      // The stream comes back and tells.
    }
  };
  const takeEvent = ({ number, happening }: GameEvent) =>
    batch(() => {
      if (number <= last) return;
      last = number;
      const at = confirmed.value;
      switch (happening.type) {
        case 'moved': {
          const read = at.read(happening.move);
          if (read.ok) confirmed.value = at.play(read.value);
          dropMoves((ply) => ply <= happening.ply);
          return;
        }
        case 'tookback': {
          let back = at;
          while (back.history.length > happening.ply && back.canUndo) back = back.undo();
          // Read anew: what both took back is not there to be brought back.
          confirmed.value = reread(game, back);
          dropMoves(() => true);
          return;
        }
        case 'ended': {
          const { winner, reason } = happening.ending;
          dropMoves(() => true);
          if (at.outcome !== undefined) return;
          confirmed.value = at.end({
            ...(winner !== undefined && { winner: at.seatOf(winner) }),
            reason,
          });
          return;
        }
        case 'said':
          said.value = { seat: happening.seat, phrase: happening.phrase };
          return;
        case 'joined':
        case 'started':
          void refresh();
      }
    });

  const stream = openStream(id, {
    last: () => last,
    state: take,
    event: takeEvent,
    progress(next) {
      if (next.number >= progress.value.number) progress.value = next;
    },
    presence(seat, isHere) {
      const [one, other] = here.value;
      here.value = seat === 0 ? [isHere, other] : [one, isHere];
    },
    found() {
      isLost.value = false;
      void send();
    },
    lost() {
      isLost.value = true;
    },
    refresh: () => void refresh(),
  });

  /** Sends what waits, one thing after another; what cannot be sent goes on waiting. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let asked: Waiting | undefined;
    try {
      const unsent = () => waiting.value.find(({ body }) => !sent.has(body.key));
      for (asked = unsent(); asked !== undefined; asked = unsent()) {
        const { body, name } = asked;
        const done = await ask(name, body, id);
        sent.add(body.key);
        // A move stays on the board, and on the device, until the stream tells it.
        if (name !== 'move') setWaiting(waiting.value.filter((each) => each.body.key !== body.key));
        if (done.progress.number <= last) progress.value = done.progress;
      }
    } catch (fault) {
      if (fault instanceof Refused) {
        const refused = asked;
        batch(() => {
          refusal.value = fault.refusal;
          if (refused !== undefined) {
            const { key } = refused.body;
            setWaiting(waiting.value.filter(({ body }) => body.key !== key));
            // Moves behind a refused one were meant for another position.
            if (isMove(refused)) dropMoves(() => true);
          }
        });
      } else stream.again();
    } finally {
      isSending = false;
    }
  }
  const request = (wanted: Waiting) => {
    refusal.value = undefined;
    setWaiting([...waiting.value, wanted]);
    void send();
  };
  if (waiting.value.length > 0) void send();

  return {
    id,
    game,
    view,
    progress,
    match,
    isLost,
    unsent: computed(() => (isLost.value ? waiting.value.length : 0)),
    refusal,
    said,
    here,
    now: () => Date.now() + offset,
    move(move) {
      const ply = match.value.history.length;
      request({ name: 'move', body: { ply, move, key: newKey() } });
    },
    resign: () => request({ name: 'resign', body: { key: newKey() } }),
    offer: (what) => request({ name: 'offer', body: { what, key: newKey() } }),
    answer: (what, isAccepted) =>
      request({ name: 'answer', body: { what, isAccepted, key: newKey() } }),
    say: (phrase) => request({ name: 'say', body: { phrase, key: newKey() } }),
    show: (isShown) => request({ name: 'show', body: { isShown, key: newKey() } }),
    cancel: () => request({ name: 'cancel', body: { key: newKey() } }),
    leave: () => stream.close(),
  };
}

function matchOf(game: AnyGame, { record }: GameView): Match {
  const read = gameFromJson(game, record);
  if (!read.ok) throw new Error(`the server told a game that cannot be read: ${read.error.code}`);
  return read.value.match;
}

function reread(game: AnyGame, match: Match): Match {
  const read = gameFromJson(game, match.toJson());
  return read.ok ? read.value.match : match;
}
