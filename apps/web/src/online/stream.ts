/**
 * What the server tells of a game, however it gets here. Usually as a stream. Where a proxy mutes streams, by
 * asking again and again; and a page that nobody looks at asks now and then, because a browser opens only a few
 * streams at once, for all of its tabs together.
 */

import type { GameEvent, GameView, Progress } from '@ludoteca/server/protocol';
import type { Seat } from 'ludoteca/game';
import { addressOf } from './api.ts';

export interface Hearer {
  /** The number of the last event that is known. */
  last(): number;
  state(view: GameView): void;
  event(event: GameEvent): void;
  progress(progress: Progress): void;
  presence(seat: Seat, isHere: boolean): void;
  /** The server can be reached. */
  found(): void;
  /** It cannot, and will be tried again. */
  lost(): void;
  /** Asks who sits here and who has the game open, which only streams tell by themselves. */
  refresh(): void;
}

/** What is heard, however it gets here. */
export interface LiveSource {
  /** The address of the stream, from what is known on. */
  address(): string;
  /** What each event of the stream says. */
  readonly events: Readonly<Record<string, (data: string) => void>>;
  /** The address of a question that waits for news, in seconds. */
  question(wait: number): string;
  /** Takes the answer to it. */
  answered(answer: unknown): void;
  /** The server can be reached. */
  found(): void;
  /** It cannot, and will be tried again. */
  lost(): void;
  /** After news that were asked for: what only streams tell by themselves. */
  refresh?(): void;
}

export interface LiveStream {
  /** Begins anew: something has failed, or may have changed. */
  again(): void;
  close(): void;
}

/** The stream of a game. */
export function openStream(id: string, hearer: Hearer): LiveStream {
  const since = () => addressOf(`api/games/:id/events?since=${hearer.last()}`, id);
  return openLive({
    address: since,
    events: {
      state: (data) => hearer.state(JSON.parse(data)),
      event: (data) => hearer.event(JSON.parse(data)),
      progress: (data) => hearer.progress(JSON.parse(data)),
      presence(data) {
        const { seat, isHere }: { readonly seat: Seat; readonly isHere: boolean } =
          JSON.parse(data);
        hearer.presence(seat, isHere);
      },
    },
    question: (wait) => `${since()}&wait=${wait}`,
    answered(answer) {
      // As the protocol has it.
      const { events, progress } = answer as {
        readonly events: readonly GameEvent[];
        readonly progress: Progress;
      };
      for (const event of events) hearer.event(event);
      hearer.progress(progress);
    },
    found: () => hearer.found(),
    lost: () => hearer.lost(),
    refresh: () => hearer.refresh(),
  });
}

/** A server speaks at once; a stream that says nothing for so long (in milliseconds) is muted on its way. */
const firstWord = 6000;
/** Without a word for so long a stream is taken for dead: the server beats every 15 seconds. */
const silence = 35_000;
/** Between two attempts. */
const pause = 1500;
/** How long a request waits for news, in seconds; proxies cut after a minute at most. */
const longWait = 20;
/** How often a page that nobody looks at asks. */
const hiddenEvery = 10_000;
/** Whoever looks elsewhere for a moment is still here. */
const glance = 20_000;

export function openLive(hearer: LiveSource): LiveStream {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let isHidden = false;
  /** Whether a stream was open and said nothing. */
  let isMuted = false;

  const stop = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
    asking?.abort();
    asking = undefined;
  };
  const after = (ms: number, work: () => void) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(work, ms);
  };
  const again = () => {
    stop();
    if (isClosed) return;
    hearer.lost();
    after(pause, open);
  };
  const open = () => {
    stop();
    if (isClosed) return;
    if (isHidden || isMuted) void askOn();
    else listen();
  };

  const listen = () => {
    const stream = new EventSource(hearer.address());
    source = stream;
    const on = (name: string, hear: (data: string) => void) =>
      stream.addEventListener(name, (event) => {
        if (!(event instanceof MessageEvent)) return;
        after(silence, again);
        hearer.found();
        hear(String(event.data));
      });
    for (const [name, hear] of Object.entries(hearer.events)) on(name, hear);
    on('beat', () => {});
    on('bye', again);
    // The browser would come back by itself, but not after every fault, and with an old number.
    stream.addEventListener('error', again);
    after(firstWord, () => {
      isMuted = true;
      open();
    });
  };

  /** Asks for news, again as soon as there are any; on a page that nobody sees, now and then. */
  const askOn = async (): Promise<void> => {
    const own = new AbortController();
    asking = own;
    const wait = isHidden ? 0 : longWait;
    try {
      const response = await fetch(hearer.question(wait), { signal: own.signal });
      if (!response.ok) throw new Error(String(response.status));
      const answer: unknown = await response.json();
      if (own.signal.aborted) return;
      hearer.found();
      hearer.answered(answer);
      if (!isHidden) hearer.refresh?.();
      after(isHidden ? hiddenEvery : 0, open);
    } catch {
      if (own.signal.aborted) return;
      // The way may be another one now: a stream is tried first.
      isMuted = false;
      again();
    }
  };

  const look = () => {
    clearTimeout(hiding);
    const become = (hidden: boolean) => {
      if (hidden === isHidden) return;
      isHidden = hidden;
      open();
    };
    if (document.hidden) hiding = setTimeout(become, glance, true);
    else become(false);
  };
  const onOnline = () => again();
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', look);
  look();
  open();

  return {
    again,
    close() {
      isClosed = true;
      stop();
      clearTimeout(hiding);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
