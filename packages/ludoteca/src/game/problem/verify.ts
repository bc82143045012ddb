/**
 * Proving a problem again, from nothing: each move with the game's bare solver, without any book, and nothing
 * taken from the document but the position and the question.
 */

import type { Effort, Notice } from '../../kernel/index.ts';
import type { Game, Move } from '../game.ts';
import { problemPhrases } from './phrases.ts';
import { asksOf, type Problem, type ProblemAsk } from './problem.ts';
import { onlyMoveOf, type ProvenPosition, proveMoves, provenPosition } from './proof.ts';
import { bareProver, type Prover, pliesBy, proverOf } from './prover.ts';

export type ProblemVerdict<State> =
  /** One move is right, and it is what the problem says, as far as it says it. */
  | { readonly kind: 'sound'; readonly proven: ProvenPosition<State> }
  | { readonly kind: 'unsound'; readonly faults: readonly Notice[] }
  /** The effort was spent before all was proven. */
  | { readonly kind: 'undecided' };

/**
 * Whether exactly one move is right, all others are proven wrong, and the problem tells the truth about it.
 *
 * @example
 * ```ts
 * import { verifyProblem } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const asked = rastros.start({ size: 4, start: 'a4' }).state;
 * console.log(verifyProblem(rastros, { state: asked, asks: 'win' }, new Effort()).kind);
 * const open = rastros.start({ size: 4 }).state;
 * console.log(verifyProblem(rastros, { state: open, asks: 'win' }, new Effort()).kind);
 * ```
 *
 * ```text
 * sound
 * unsound
 * ```
 */
export function verifyProblem<Params, State>(
  game: Game<Params, State>,
  problem: Problem<State>,
  effort: Effort,
): ProblemVerdict<State> {
  const { state } = problem;
  const unsound = (...faults: readonly Notice[]) => ({ kind: 'unsound', faults }) as const;
  if (game.outcome(state) !== undefined) return unsound(problemPhrases.notice('over', {}));
  const moves = proveMoves(game, state, effort, bareProver(game));
  if (moves === undefined) return { kind: 'undecided' };
  const only = onlyMoveOf(moves);
  if (only === undefined) {
    const count = moves.filter(({ value }) => value === 'win').length;
    const isLost = moves.every(({ value }) => value === 'loss');
    if (isLost) return unsound(problemPhrases.notice('all-lose', {}));
    return unsound(problemPhrases.notice('no-only-move', { count, all: moves.length }));
  }
  if (problem.answer !== undefined && problem.answer !== only.answer) {
    const [said, found] = [problem.answer, only.answer].map((move) => game.formatMove(state, move));
    return unsound(problemPhrases.notice('other-answer', { said, found }));
  }
  const prover = proverOf(game, state);
  const proven = provenPosition(game, state, moves, effort);
  if (proven === undefined) return { kind: 'undecided' };
  const faults = [
    ...(askFault(game, proven, problem, effort, prover) ?? []),
    ...themeFaults(game, proven, problem),
  ];
  if (effort.stopped !== undefined) return { kind: 'undecided' };
  return faults.length > 0 ? unsound(...faults) : { kind: 'sound', proven };
}

/** What the question says that is not so. */
function askFault<Params, State>(
  game: Game<Params, State>,
  proven: ProvenPosition<State>,
  { asks, within }: Problem<State>,
  effort: Effort,
  prover: Prover<State>,
): readonly Notice[] | undefined {
  if (asks !== 'hold' && proven.value !== 'win') return [problemPhrases.notice('not-a-win', {})];
  if (asks === 'win-in' && within !== proven.plies) {
    const found = proven.plies === undefined ? '?' : proven.plies;
    return [problemPhrases.notice('other-length', { said: within ?? 0, found })];
  }
  if (asks === 'hold' && !isPressed(game, proven, effort, prover)) {
    return [problemPhrases.notice('not-pressed', {})];
  }
  return undefined;
}

/** Whether the answer only holds: it draws, or every other move loses sooner than it wins. */
export function isPressed<Params, State>(
  game: Game<Params, State>,
  { state, moves, answer, value, plies }: ProvenPosition<State>,
  effort: Effort,
  prover: Prover<State>,
): boolean {
  if (value === 'draw') return true;
  const longest = (plies ?? pressedPlies) - 1;
  return moves.every(({ move }) => {
    if (move === answer) return true;
    const lost = pliesBy(game, prover, state, move, effort, longest);
    return lost !== undefined && lost <= longest;
  });
}

/** Where it takes too long to measure the win, moves that lose within so many lose before it. */
const pressedPlies = 9;

/** The themes that are said and that nothing shows. */
function themeFaults<Params, State>(
  game: Game<Params, State>,
  proven: ProvenPosition<State>,
  { asks, themes = [] }: Problem<State>,
): readonly Notice[] {
  const found = themesOf(game, proven);
  const said = new Set<ProblemAsk>(themes);
  const general: readonly ProblemAsk[] = asksOf({});
  if (!general.includes(asks)) said.add(asks);
  return [...said]
    .filter((theme) => !found.includes(theme))
    .map((theme) => problemPhrases.notice('not-about', { theme }));
}

/**
 * What a proven position is about.
 *
 * @example
 * ```ts
 * import { proveMoves, provenPosition, themesOf } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start({ size: 5, start: 'e3' });
 * const moves = proveMoves(rastros, state, new Effort());
 * console.log(themesOf(rastros, provenPosition(rastros, state, moves, new Effort())));
 * ```
 *
 * ```text
 * [ 'block' ]
 * ```
 */
export function themesOf<Params, State>(
  game: Pick<Game<Params, State>, 'themes'>,
  proven: ProvenPosition<State>,
): readonly string[] {
  return (game.themes ?? []).filter((theme) => theme.isIn(proven)).map(({ id }) => id);
}

/**
 * The answer to a problem as it was proven, for those who only have the question.
 *
 * @example
 * ```ts
 * import { answered, proveMoves, provenPosition } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state, write } = rastros.start({ size: 4, start: 'a4' });
 * const moves = proveMoves(rastros, state, new Effort());
 * const proven = provenPosition(rastros, state, moves, new Effort());
 * console.log(write(answered({ state, asks: 'win' }, proven).answer));
 * ```
 *
 * ```text
 * b3
 * ```
 */
export function answered<State>(
  problem: Problem<State>,
  { answer, line }: ProvenPosition<State>,
): Problem<State> & { readonly answer: Move } {
  return { ...problem, answer, line };
}
