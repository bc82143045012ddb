/** Analysis of Rastros: proofs for every move where the exact solver reaches, estimates elsewhere. */

import {
  AlphaBeta,
  type Analysis,
  analyseBySearch,
  type MoveVerdict,
  type OnSoFar,
  type OpeningBook,
  type Verdict,
  verdictOf,
} from '../../game/index.ts';
import type { Effort } from '../../kernel/index.ts';
import { apply, moves, outcome, type RastrosState } from './rules.ts';
import { RastrosSearch } from './search.ts';
import { isSolvable, LiveSolver, standsBeforeGoal } from './solve/index.ts';

/** What a move gets in the first round of solving; each round gives it eight times as much. */
const firstNodes = 50_000;
/** What the look ahead may cost that estimates rest on: it comes first, since proving takes all there is. */
const estimateNodes = 4_000;
/**
 * From the odds of the look ahead to a chance, as logarithms: fitted to moves of known value. Even so a chance tells
 * little (docs/measurements.md, `npm run bench rastros -- --estimates`): people are told it in words.
 */
const oddsSlope = 0.557;
const oddsShift = -0.377;
/** What may be spent on how long the game lasts, for each move. */
const distanceNodes = 400_000;

/** A move whose verdict is being found, and the position it leads to. */
interface Candidate {
  readonly move: number;
  readonly after: RastrosState;
  /** What is given where nothing is proven. */
  readonly guess: Verdict;
  verdict: Verdict | undefined;
}

/**
 * What is known of every legal move of a game that goes on, within the effort.
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { Effort } from 'ludoteca/kernel';
 * import { analyse } from 'ludoteca/rastros/analyse';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * const { moves } = analyse(state, new Effort({ nodes: 100_000 }));
 * console.log(moves.length);
 * ```
 *
 * ```text
 * 8
 * ```
 */
export function analyse(
  state: RastrosState,
  effort: Effort,
  book?: OpeningBook<RastrosState>,
  onSoFar?: OnSoFar,
): Analysis {
  if (!isSolvable(state)) {
    return analyseBySearch(new RastrosSearch(state), moves(state), effort, onSoFar);
  }
  const reply = book?.reply(state);
  const guesses = lookAhead(state, effort);
  const candidates = moves(state).map((move): Candidate => {
    const after = apply(state, move);
    const guess = guesses.get(move) ?? { value: 'unknown', estimate: 0.5, isRough: true };
    const sight = move === reply ? ({ value: 'win' } as const) : atSight(state, after, book);
    return { move, after, guess, verdict: sight ?? (isProven(guess) ? guess : undefined) };
  });
  const solver = new LiveSolver(state);
  const soFar = (): Analysis => {
    const verdicts = candidates.map(
      ({ move, verdict, guess }): MoveVerdict => ({ move, ...(verdict ?? guess) }),
    );
    return { ...verdictOf(verdicts), moves: verdicts, nodes: effort.nodes };
  };
  solveAll(solver, candidates, effort, () => onSoFar?.(soFar));
  for (const candidate of candidates) measure(solver, candidate, effort);
  return soFar();
}

/** What needs no search: the game is over, or will be with the next move, or the book knows. */
function atSight(
  state: RastrosState,
  after: RastrosState,
  book: OpeningBook<RastrosState> | undefined,
): Verdict | undefined {
  const end = outcome(after);
  if (end !== undefined)
    return { value: end.winner === state.toMove ? 'win' : 'loss', distance: 1 };
  if (standsBeforeGoal(after)) return { value: 'loss', distance: 2 };
  if (book?.reply(after) !== undefined) return { value: 'loss' };
  const known = book?.value?.(after);
  return known === undefined ? undefined : { value: known === 'win' ? 'loss' : 'win' };
}

/** Solves all moves side by side, so that an easy one is not kept waiting by a hard one. */
function solveAll(
  solver: LiveSolver,
  candidates: readonly Candidate[],
  effort: Effort,
  onTried: () => void,
): void {
  for (let nodes = firstNodes; effort.stopped === undefined; nodes *= 8) {
    const open = candidates.filter(({ verdict }) => verdict === undefined);
    if (open.length === 0) return;
    for (const candidate of open) {
      const proven = effort.within(nodes, (part) => solver.solve(candidate.after, part));
      if (proven !== undefined) {
        candidate.verdict = { value: proven.value === 'win' ? 'loss' : 'win' };
      }
      if (effort.stopped !== undefined) return;
      onTried();
    }
  }
}

/** What a look ahead makes of every move: a proof where it sees the end, else the chance that goes with its odds. */
function lookAhead(state: RastrosState, effort: Effort): ReadonlyMap<number, Verdict> {
  const search = new RastrosSearch(state);
  const found = effort.within(estimateNodes, (part) =>
    new AlphaBeta(search, part).search({ everyMove: true }),
  );
  return new Map(
    found.moves.map(({ move, value, estimate, distance }): [number, Verdict] => {
      if (value !== 'unknown')
        return [move, { value, ...(distance !== undefined && { distance }) }];
      // Nothing was seen where the effort ended at once.
      const seen = found.depth > 0 && estimate !== undefined ? estimate : 0.5;
      return [move, { value, estimate: chanceOf(seen), isRough: true }];
    }),
  );
}

function chanceOf(seen: number): number {
  const kept = Math.min(0.999, Math.max(0.001, seen));
  const odds = oddsSlope * Math.log(kept / (1 - kept)) + oddsShift;
  return 1 / (1 + Math.exp(-odds));
}

function isProven({ value }: Verdict): boolean {
  return value === 'win' || value === 'loss';
}

/** Finds out how long the game lasts after a move of proven value. */
function measure(solver: LiveSolver, candidate: Candidate, effort: Effort): void {
  const { verdict, after } = candidate;
  if (verdict === undefined || !isProven(verdict)) return;
  if (verdict.distance !== undefined || effort.stopped !== undefined) return;
  const plies = effort.within(distanceNodes, (part) =>
    solver.distance(after, verdict.value === 'win' ? 'loss' : 'win', part),
  );
  if (plies !== undefined) candidate.verdict = { ...verdict, distance: plies + 1 };
}
