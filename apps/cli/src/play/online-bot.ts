/** A level or a program that plays through a server: it takes challenges, and moves where it is its turn. */

import type { GameView, PersonalLine } from '@ludoteca/server/protocol';
import {
  type AnyGame,
  gameFromJson,
  type JsonObject,
  type Match,
  type Notice,
  type Player,
  type Turn,
} from 'ludoteca';
import { newKey, pause, ServerAway, type ServerLink, ServerRefusal } from './server-link.ts';

/** What happens, for whoever watches. */
export type BotNews =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'away' }
  | { readonly kind: 'began' | 'over' | 'declined'; readonly view: GameView }
  | { readonly kind: 'gave-up'; readonly view: GameView; readonly why: Notice };

export interface OnlineBotSetting {
  readonly link: ServerLink;
  /** The game of a name, if it is one that is played here. */
  gameCalled(id: string): AnyGame | undefined;
  /** A player for a game, and how it is let go. */
  open(game: AnyGame, id: string): Player & { close?(): Promise<void> };
  /** Games at once; challenges beyond are declined. */
  readonly atOnce: number;
  /** Ends after so many games. */
  readonly games: number;
  /** A game that anybody in the lobby may join, and another after it. */
  readonly offered: JsonObject | undefined;
  tell(news: BotNews): void;
}

/** Plays until the signal says so, or so many games are over; rejected when the server refuses. */
export async function playOnline(setting: OnlineBotSetting, signal: AbortSignal): Promise<void> {
  const { link, tell } = setting;
  const players = new Map<string, ReturnType<OnlineBotSetting['open']>>();
  const begun = new Set<string>();
  /** Games that were told of. */
  const told = new Set<string>();
  /** The move that is thought about, in each game where it is our turn. */
  const thinking = new Map<string, number>();
  const thoughts = new Map<string, Promise<void>>();
  const waiting = new Set<string>();
  const done = new AbortController();
  const end = AbortSignal.any([signal, done.signal]);
  let over = 0;
  let fault: unknown;

  const post = async (id: string, path: string, body: JsonObject): Promise<void> => {
    try {
      await link.post(`api/games/${id}/${path}`, { ...body, key: newKey() } as never);
    } catch (refused) {
      // The game went on or ended meanwhile: the stream tells how it stands.
      const isPassed = refused instanceof ServerRefusal && [403, 404, 409].includes(refused.status);
      if (!isPassed) throw refused;
    }
  };
  const inBackground = (work: Promise<void>): void => {
    work.catch((thrown) => {
      fault ??= thrown;
      done.abort();
    });
  };

  const challenge = async (view: GameView): Promise<void> => {
    const isTaken =
      setting.gameCalled(view.record.game) !== undefined &&
      begun.size < setting.atOnce &&
      over + begun.size < setting.games;
    if (isTaken) {
      begun.add(view.id);
      await post(view.id, 'join', {});
    } else {
      tell({ kind: 'declined', view });
      await post(view.id, 'cancel', {});
    }
  };

  const think = async (view: GameView, game: AnyGame, match: Match): Promise<void> => {
    const { id } = view;
    const ply = match.history.length;
    // Taken back meanwhile, or over: nobody waits for this move any more.
    if (thinking.get(id) !== ply || end.aborted) return;
    const player = players.get(id) ?? setting.open(game, id);
    players.set(id, player);
    const turn: Turn = await player.turn(match);
    if (thinking.get(id) !== ply || end.aborted) return;
    if (turn.kind === 'move') {
      return post(id, 'moves', { ply, move: match.write(turn.move) });
    }
    if (turn.kind === 'forfeit') tell({ kind: 'gave-up', view, why: turn.why });
    return post(id, 'resign', {});
  };

  const close = async (view: GameView): Promise<void> => {
    const { id } = view;
    waiting.delete(id);
    thinking.delete(id);
    thoughts.delete(id);
    told.delete(id);
    const wasBegun = begun.delete(id);
    await players.get(id)?.close?.();
    players.delete(id);
    if (!wasBegun) return;
    tell({ kind: 'over', view });
    if (++over >= setting.games && begun.size === 0) done.abort();
  };

  /** Others' wishes: a move is given back, as levels do; a draw is played out. */
  const answer = async ({ id, you, progress }: GameView): Promise<void> => {
    for (const what of ['takeback', 'draw'] as const) {
      const from = progress.offers[what];
      if (from === undefined || from === you) continue;
      await post(id, 'answers', { what, isAccepted: what === 'takeback' });
    }
  };

  const hear = async (line: PersonalLine): Promise<void> => {
    if (line.type === 'bye') return;
    const { view } = line;
    const { id, record } = view;
    if (line.type === 'challenge') return challenge(view);
    if (view.progress.phase === 'over') return close(view);
    if (view.progress.phase === 'waiting') {
      waiting.add(id);
      return;
    }
    waiting.delete(id);
    begun.add(id);
    if (!told.has(id)) tell({ kind: 'began', view });
    told.add(id);
    const answered = answer(view);
    if (line.moves === undefined) {
      thinking.delete(id);
      return answered;
    }
    const game = setting.gameCalled(record.game);
    const read = game && gameFromJson(game, { ...record });
    if (game === undefined || !read?.ok) return post(id, 'resign', {});
    const { match } = read.value;
    // Told again of what is thought about already.
    if (thinking.get(id) === match.history.length) return answered;
    thinking.set(id, match.history.length);
    // One thought after another, in each game.
    const before = thoughts.get(id) ?? Promise.resolve();
    const thought = before.then(() => think(view, game, match));
    thoughts.set(id, thought);
    await Promise.all([answered, thought]);
  };

  /** Sees to it that a game waits in the lobby, where that is wanted. */
  const offer = async (): Promise<void> => {
    const { offered } = setting;
    const isFull = begun.size + waiting.size >= setting.atOnce;
    if (offered === undefined || waiting.size > 0 || isFull) return;
    if (over + begun.size >= setting.games) return;
    const { id } = await link.post<'makeGame'>('api/games', {
      // A record without moves: what was not said is as usual.
      start: offered as { game: string },
      pace: { kind: 'none' },
      seat: 'lot',
      against: { kind: 'anyone' },
      canWatch: true,
      key: newKey(),
    });
    waiting.add(id);
  };

  try {
    for (let attempt = 0; !end.aborted; attempt++) {
      try {
        let isFirst = true;
        for await (const line of link.lines(end)) {
          if (isFirst) tell({ kind: 'waiting' });
          isFirst = false;
          attempt = 0;
          if (line !== undefined) inBackground(hear(line));
          inBackground(offer());
        }
      } catch (thrown) {
        if (end.aborted) break;
        const isBusy =
          thrown instanceof ServerRefusal && (thrown.status >= 500 || thrown.status === 429);
        if (!(thrown instanceof ServerAway || isBusy)) throw thrown;
      }
      if (end.aborted) break;
      tell({ kind: 'away' });
      await pause(attempt);
    }
  } finally {
    await Promise.all([...players.values()].map((player) => player.close?.()));
  }
  if (fault !== undefined) throw fault;
}
