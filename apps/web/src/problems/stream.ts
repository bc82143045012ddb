/** Problems one after another: what is chosen, and the next one, looked for while the last is still on the board. */

import { difficulties } from 'ludoteca/document';
import { type AnyGame, gameDocument, type Problem, themeCardsOf } from 'ludoteca/game';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import { begin } from '../kept/index.ts';
import { freshSeed } from '../making/make.ts';
import { type About, list, readSetting, type Saved, writeSetting } from '../storage/index.ts';
import { ask } from '../worker/index.ts';
import { beginMissed, nextMissed } from './missed.ts';
import { levelFor, ratingIn } from './rating.ts';

/**
 * Where a problem comes from, as it is kept: `rating` follows whoever solves, `level:hard` keeps to a level,
 * `theme:blocking` to a theme; `day`, `mine` (from a game that was played here) and `link` are single ones.
 */
export type StreamName = string;

export const byRating: StreamName = 'rating';
export const byLevel = (level: string): StreamName => `level:${level}`;
/** From one's own games, one after the other. */
export const mine: StreamName = 'mine';
export const byTheme = (theme: string): StreamName => `theme:${theme}`;

/** What follows a problem that came from there. */
export function nextStream(from: StreamName): StreamName {
  return from === mine || /^(level|theme):/.test(from) ? from : byRating;
}

/** What was chosen last, of each game. */
const settingOf = (game: string) => `problem-stream:${game}`;

export function lastStream(game: string): StreamName {
  return nextStream(readSetting(settingOf(game)) ?? byRating);
}

export function keepStream(game: string, stream: StreamName): void {
  writeSetting(settingOf(game), stream);
}

interface Wanted {
  readonly params: unknown;
  readonly level?: (typeof difficulties)[number];
  readonly theme?: string;
}

/** What a stream asks for next. */
export function wantedOf(game: AnyGame, stream: StreamName): Wanted {
  const { params } = game.presets[0];
  const [, name] = stream.split(':');
  const theme = stream.startsWith('theme:')
    ? themeCardsOf(game).find(({ id }) => id === name)
    : undefined;
  if (theme !== undefined) return { params, theme: theme.id };
  return {
    params,
    level: difficulties.find((each) => each === name) ?? levelFor(ratingIn(game.id)),
  };
}

export type MadeProblem = Result<Problem<unknown>, Notice>;

/** Has a problem made in a worker. */
export async function makeProblem(
  game: AnyGame,
  order: Wanted,
  seed: string,
  signal?: AbortSignal,
): Promise<MadeProblem> {
  const request = { job: 'make-problem', game: game.id, order, seed } as const;
  const made = await ask(request, signal === undefined ? {} : { signal });
  return made.isMade ? ok(made.problem) : fail(made.notice);
}

/** Looked for ahead, by the game and the stream. */
const ahead = new Map<string, Promise<MadeProblem>>();

/** Looks for the next one already, so that nobody waits for it; those of one's own games are there. */
export function prepareNext(game: AnyGame, stream: StreamName): void {
  if (stream !== mine) void lookAhead(game, stream);
}

function lookAhead(game: AnyGame, stream: StreamName): Promise<MadeProblem> {
  const key = `${game.id} ${stream}`;
  const known = ahead.get(key);
  if (known !== undefined) return known;
  const made = makeProblem(game, wantedOf(game, stream), freshSeed());
  ahead.set(key, made);
  // What failed is tried anew when it is asked for.
  made.catch(() => ahead.delete(key));
  return made;
}

/** The play of the next problem; a notice where none was found, and nothing where none is left. */
export async function beginNext(
  game: AnyGame,
  stream: StreamName,
): Promise<Result<Saved | undefined, Notice>> {
  keepStream(game.id, stream);
  if (stream === mine) {
    const plays = await list();
    const next = nextMissed(game.id, plays);
    return ok(next && beginMissed(game, next, plays));
  }
  const made = await lookAhead(game, stream);
  ahead.delete(`${game.id} ${stream}`);
  return made.ok ? ok(beginProblem(game, made.value, { problem: stream })) : made;
}

/** A new play of a problem. */
export function beginProblem(game: AnyGame, problem: Problem<unknown>, about: About): Saved {
  return begin(gameDocument(game, { kind: 'problem', problem }), about);
}
