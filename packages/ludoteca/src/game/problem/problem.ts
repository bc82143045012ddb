/** What a problem is: a position with one good move, what is asked of it, and what was proven and graded. */

import type { Difficulty } from '../../document/index.ts';
import type { Phrase } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import type { ProvenPosition } from './proof.ts';

/**
 * What may be asked in any game:
 *
 * - `win`: the only winning move;
 * - `win-in`: the only winning move, and the game is over after so many moves of both players;
 * - `hold`: the only move that does not lose. It draws; or it wins, but only after every other move would
 *   have lost.
 */
export const generalAsks = ['win', 'win-in', 'hold'] as const;

/** What is asked of a problem: a general question, or the theme of the game that it is about. */
export type ProblemAsk = (typeof generalAsks)[number] | (string & {});

/** How hard a problem was found to be, and by what. */
export interface ProblemGrade {
  /** What the level is told by; greater is harder. */
  readonly score: number;
  /** After about how many positions a plain search has found the answer and keeps to it; absent in older documents. */
  readonly look?: number;
  /** How much had to be looked at until each move was proven to win or to lose. */
  readonly nodes: number;
  /** The wrong moves that bots of the second, third and fourth level have played here. */
  readonly tempting: readonly Move[];
  /** Whether the answer looks bad at first sight: most other moves look better. */
  readonly isHidden: boolean;
}

/** A problem of a game. What is known besides the question may be missing: `verifyProblem` finds it. */
export interface Problem<State> {
  /** The side to move is the one that is asked. */
  readonly state: State;
  readonly asks: ProblemAsk;
  /** Of `win-in`: how many moves the game still lasts, those of both players. */
  readonly within?: number;
  /** The only right move. */
  readonly answer?: Move;
  /** How it goes on: the answer, the best defence, and so on, as far as it was looked at. */
  readonly line?: readonly Move[];
  readonly level?: Difficulty;
  readonly grade?: ProblemGrade;
  /** The themes of the game that it was found to be about, by their ids. */
  readonly themes?: readonly string[];
}

/**
 * The problem as it is given to somebody who is to solve it: without the answer, and without what would tell of it.
 *
 * @example
 * ```ts
 * import { withoutAnswer } from 'ludoteca/game';
 *
 * console.log(withoutAnswer({ state: {}, asks: 'win', answer: 7, line: [7, 2], level: 'easy' }));
 * ```
 *
 * ```text
 * { state: {}, asks: 'win', level: 'easy' }
 * ```
 */
export function withoutAnswer<State>(problem: Problem<State>): Problem<State> {
  const { answer: _answer, line: _line, grade: _grade, ...question } = problem;
  return question;
}

/** What a problem can be about, as people choose it. */
export interface ProblemThemeCard {
  /** As documents and the command name it. */
  readonly id: string;
  readonly name: Phrase;
  /** What it is, in a sentence or two. */
  readonly summary: Phrase;
  /** What is asked, where problems can be asked by it: "Cut the link", say. */
  readonly asks?: Phrase;
}

/** Why a theme is there: a sentence about the very line of a problem. */
export interface ThemeReason {
  /** It is so after that many moves of the line. */
  readonly after: number;
  readonly text: Phrase;
}

/** A theme, and how it is recognised: from what was proven, never from what somebody wrote. */
export interface ProblemTheme<State> extends ProblemThemeCard {
  isIn(proven: ProvenPosition<State>): boolean;
  /**
   * Whether a legal move could make it so, if it is the only right one; absent where only the proof tells. Whoever looks
   * for the theme asks it before anything is proven: it may say yes too often, never no.
   */
  mayBe?(state: State, move: Move): boolean;
  /** Why it is there, in a sentence or two, told from the positions of the line; asked only where it is. */
  why?(shown: Pick<ProvenPosition<State>, 'state' | 'line'>): readonly ThemeReason[];
}

/**
 * What the problems of a game can be about.
 *
 * @example
 * ```ts
 * import { themeCardsOf } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * console.log(themeCardsOf(rastros).map(({ name }) => name.en));
 * ```
 *
 * ```text
 * [
 *   'Corners and gates',
 *   'Blocking',
 *   'Parity of the trail',
 *   'Double threats'
 * ]
 * ```
 */
export function themeCardsOf<Params, State>(
  game: Pick<Game<Params, State>, 'themeCards' | 'themes'>,
): readonly ProblemThemeCard[] {
  return game.themeCards ?? game.themes ?? [];
}

/**
 * Why a problem is about one of its themes, told from its line; nothing where that is not known.
 *
 * @example
 * ```ts
 * import { themeReasons } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 3, start: 'b2' });
 * // a2, b3 and a3.
 * const problem = { state, asks: 'win', line: [3, 7, 6] };
 * console.log(themeReasons(rastros, problem, 'block').map(({ text }) => text.en));
 * ```
 *
 * ```text
 * [
 *   'South is to move and stuck: no cell around the stone on a3 is free.'
 * ]
 * ```
 */
export function themeReasons<Params, State>(
  game: Pick<Game<Params, State>, 'themes'>,
  { state, line }: Problem<State>,
  theme: string,
): readonly ThemeReason[] {
  if (line === undefined) return [];
  return game.themes?.find(({ id }) => id === theme)?.why?.({ state, line }) ?? [];
}

/**
 * What can be asked in a game.
 *
 * @example
 * ```ts
 * import { asksOf } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * console.log(asksOf(rastros));
 * ```
 *
 * ```text
 * [ 'win', 'win-in', 'hold' ]
 * ```
 */
export function asksOf<Params, State>(
  game: Pick<Game<Params, State>, 'themeCards' | 'themes'>,
): readonly ProblemAsk[] {
  const themes = themeCardsOf(game).filter(({ asks }) => asks !== undefined);
  return [...generalAsks, ...themes.map(({ id }) => id)];
}
