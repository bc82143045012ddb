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
import { readSetting, writeSetting } from '../storage/index.ts';
import { addressOf, ask, newKey, Refused } from './api.ts';

/** A move that the server has not answered. */
interface Waiting {
  readonly ply: number;
  readonly move: string;
  readonly key: string;
}

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
  /** True while the stream is away. */
  readonly isLost: ReadonlySignal<boolean>;
  /** Own moves that are not sent yet. */
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

/** Without a word for so long, in milliseconds, a stream is taken for dead: the server beats every 15 seconds. */
const silence = 35_000;
const pause = 1500;

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
  let source: EventSource | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  /** The number of the last event, and the keys of moves that the server has acknowledged. */
  let last = first.progress.number;
  const sent = new Set<string>();
  let isSending = false;
  let isLeft = false;

  const match = computed(() => {
    let at = confirmed.value;
    for (const { ply, move } of waiting.value) {
      if (at.outcome !== undefined || ply !== at.history.length) continue;
      const read = at.read(move);
      if (read.ok) at = at.play(read.value);
    }
    return at;
  });
  const setWaiting = (next: readonly Waiting[]) => {
    waiting.value = next;
    writeSetting(outboxOf(id), JSON.stringify(next));
  };

  /** Who sits there, and the game as a whole. */
  const take = (next: GameView) =>
    batch(() => {
      offset = next.now - Date.now();
      last = next.progress.number;
      view.value = next;
      progress.value = next.progress;
      confirmed.value = matchOf(game, next);
      setWaiting(waiting.value.filter(({ ply }) => ply >= confirmed.value.history.length));
    });
  const refresh = async () => {
    try {
      const next = await ask('game', undefined, id);
      // The stream alone moves the game on; here only who sits there is of interest.
      view.value = { ...next, record: view.value.record };
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
          setWaiting(waiting.value.filter(({ ply }) => ply > happening.ply));
          return;
        }
        case 'tookback': {
          let back = at;
          while (back.history.length > happening.ply && back.canUndo) back = back.undo();
          // Read anew: what both took back is not there to be brought back.
          confirmed.value = reread(game, back);
          setWaiting([]);
          return;
        }
        case 'ended': {
          const { winner, reason } = happening.ending;
          setWaiting([]);
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

  const open = () => {
    if (isLeft) return;
    const since = last;
    const stream = new EventSource(addressOf(`api/games/:id/events?since=${since}`, id));
    source = stream;
    const alive = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(again, silence);
      isLost.value = false;
    };
    const on = (name: string, hear: (data: string) => void) =>
      stream.addEventListener(name, (event) => {
        if (!(event instanceof MessageEvent)) return;
        alive();
        hear(String(event.data));
      });
    stream.addEventListener('open', () => {
      alive();
      void send();
    });
    on('state', (data) => take(JSON.parse(data)));
    on('event', (data) => takeEvent(JSON.parse(data)));
    on('progress', (data) => {
      const next: Progress = JSON.parse(data);
      if (next.number >= progress.value.number) progress.value = next;
    });
    on('presence', (data) => {
      const { seat, isHere }: { readonly seat: Seat; readonly isHere: boolean } = JSON.parse(data);
      const [one, other] = here.value;
      here.value = seat === 0 ? [isHere, other] : [one, isHere];
    });
    on('beat', () => {});
    on('bye', () => again());
    // The browser would come back by itself, but not after every fault, and with an old number.
    stream.addEventListener('error', () => again());
  };
  const again = () => {
    source?.close();
    clearTimeout(watchdog);
    if (isLeft) return;
    isLost.value = true;
    watchdog = setTimeout(open, pause);
  };

  /** Sends the own moves one after another; what cannot be sent waits. */
  const send = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      const unsent = () => waiting.value.find(({ key }) => !sent.has(key));
      for (let next = unsent(); next !== undefined; next = unsent()) {
        await ask('move', next, id);
        // It stays on the board, and on the device, until the stream tells it.
        sent.add(next.key);
      }
    } catch (fault) {
      if (fault instanceof Refused) {
        batch(() => {
          refusal.value = fault.refusal;
          setWaiting([]);
        });
      } else again();
    } finally {
      isSending = false;
    }
  };
  const request = (work: Promise<{ readonly progress: Progress }>) => {
    work.then(
      (done) => {
        if (done.progress.number <= last) progress.value = done.progress;
      },
      (fault) => {
        if (fault instanceof Refused) refusal.value = fault.refusal;
        else again();
      },
    );
  };
  const online = () => again();
  addEventListener('online', online);
  open();
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
      refusal.value = undefined;
      setWaiting([...waiting.value, { ply: match.value.history.length, move, key: newKey() }]);
      void send();
    },
    resign: () => request(ask('resign', { key: newKey() }, id)),
    offer: (what) => request(ask('offer', { what, key: newKey() }, id)),
    answer: (what, isAccepted) => request(ask('answer', { what, isAccepted, key: newKey() }, id)),
    say: (phrase) => request(ask('say', { phrase, key: newKey() }, id)),
    show: (isShown) => request(ask('show', { isShown, key: newKey() }, id)),
    cancel: () => request(ask('cancel', { key: newKey() }, id)),
    leave() {
      isLeft = true;
      clearTimeout(watchdog);
      source?.close();
      removeEventListener('online', online);
    },
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

const outboxOf = (id: string) => `outbox:${id}`;

/** What could not be sent the last time. */
function readOutbox(id: string): readonly Waiting[] {
  try {
    const kept: unknown = JSON.parse(readSetting(outboxOf(id)) ?? '[]');
    // Written by `setWaiting` alone; the server checks each move anyway.
    return Array.isArray(kept) ? (kept as Waiting[]) : [];
  } catch {
    return [];
  }
}
