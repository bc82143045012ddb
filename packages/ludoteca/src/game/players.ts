/** Players: whoever makes the moves of a match, and playing a match to its end. */

import { Effort, type Limits, type Notice, random, type Seed } from '../kernel/index.ts';
import type { Game } from './game.ts';
import { chooseMove, levelsOf } from './levels.ts';
import type { Match, Seat } from './match.ts';
import type { Move } from './move.ts';
import { otherSide } from './move.ts';
import { swap } from './record.ts';

/** What a player does when it is its turn. */
export type Turn =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'resign' }
  /** Cannot go on, and loses by it; the notice tells why. */
  | { readonly kind: 'forfeit'; readonly why: Notice };

export interface Player {
  /** As it stands in records. */
  readonly name: string;
  /** Asked with a match that goes on, when it is this player's turn. */
  turn(match: Match): Promise<Turn>;
}

/** A match that was played to its end, and why a player could not go on, if so. */
export interface PlayedOut {
  readonly match: Match;
  readonly fault?: { readonly seat: Seat; readonly why: Notice };
}

/**
 * Lets two players, by seat, play a match to its end.
 *
 * @example
 * ```ts
 * import { botPlayer, playOut } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const players = [botPlayer(rastros, 1, 'a'), botPlayer(rastros, 2, 'b')];
 * const { match } = await playOut(rastros.start({ size: 4 }), players);
 * console.log(match.played.join(' '));
 * ```
 */
export async function playOut(
  begun: Match,
  players: readonly [Player, Player],
): Promise<PlayedOut> {
  let match = begun;
  while (match.outcome === undefined) {
    const { seat } = match;
    const turn = await players[seat].turn(match);
    if (turn.kind === 'forfeit') {
      const winner = match.seatOf(otherSide(seat));
      return { match: match.end({ winner, reason: 'forfeited' }), fault: { seat, why: turn.why } };
    }
    match = turn.kind === 'resign' ? match.resign(seat) : match.play(turn.move);
  }
  return { match };
}

/** What a bot is asked: plain data, so that a worker can think about it. */
export interface BotQuestion {
  readonly state: unknown;
  /** From 1. */
  readonly level: number;
  readonly seed: string;
  readonly maySwap: boolean;
}

/**
 * The question of a bot in a match. The seed of a move depends on the match's seed and its number.
 *
 * @example
 * ```ts
 * import { questionOf } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const { level, seed, maySwap } = questionOf(accept(rastros.parse('d6 c6')), 3, 'club');
 * console.log(level, seed, maySwap);
 * ```
 *
 * ```text
 * 3 club/2 false
 * ```
 */
export function questionOf(match: Match, level: number, seed: Seed): BotQuestion {
  return {
    state: match.state,
    level,
    seed: `${seed}/${match.history.length}`,
    maySwap: match.legalMoves.includes(swap),
  };
}

/** A bot's answer, and what it cost. */
export interface BotAnswer {
  readonly move: Move;
  readonly nodes: number;
}

/**
 * Thinks for a bot. Without limits of nodes the level's own budget holds; with a signal alone, none. What the
 * promise waits for is the opening book: the thinking runs to its end in this thread, and only nodes, or a
 * signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { answerFor, questionOf } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const match = rastros.start();
 * const { state } = match;
 * const { move } = await answerFor(rastros, { ...questionOf(match, 2, 'seed'), state });
 * console.log(match.write(move));
 * ```
 */
export async function answerFor<Params, State>(
  game: Game<Params, State>,
  question: Omit<BotQuestion, 'state'> & { readonly state: State },
  limits: Limits & { readonly isTimed?: boolean } = {},
): Promise<BotAnswer> {
  const { state, seed, maySwap } = question;
  const level = levelsOf(game)[question.level - 1];
  if (level === undefined) throw new Error(`there is no level ${question.level}`);
  const book = await game.openingBook?.(state);
  const { isTimed, ...rest } = limits;
  const effort = new Effort(isTimed ? rest : { nodes: level.nodes(state), ...rest });
  const thinking = { random: random(seed), effort, maySwap, ...(book !== undefined && { book }) };
  return { move: chooseMove(game, level, state, thinking), nodes: effort.nodes };
}

/**
 * A level as a player that thinks here and now.
 *
 * @example
 * ```ts
 * import { botPlayer } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const player = botPlayer(rastros, 2, 'seed');
 * const match = rastros.start({ size: 4 });
 * const { kind, move } = await player.turn(match);
 * console.log(kind, match.write(move));
 * ```
 *
 * ```text
 * move d2
 * ```
 */
export function botPlayer<Params, State>(
  game: Game<Params, State>,
  level: number,
  seed: Seed,
): Player {
  return {
    name: String(level),
    async turn(match) {
      // A match only ever meets the game that it was opened with.
      const question = questionOf(match, level, seed) as BotQuestion & { readonly state: State };
      const { move } = await answerFor(game, question);
      return { kind: 'move', move };
    },
  };
}
