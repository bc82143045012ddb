/** Analysis of Rastros: proofs for every move where the exact solver reaches, estimates elsewhere. */

import {
  AlphaBeta,
  type Analysis,
  analyseBySearch,
  type MoveVerdict,
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
/** What a look ahead may cost before an estimate is given. */
const estimateNodes = 4_000;
/** What may be spent on how long the game lasts, for each move. */
const distanceNodes = 400_000;

/** A move whose verdict is being found, and the position it leads to. */
interface Candidate {
  readonly move: number;
  readonly after: RastrosState;
  verdict: Verdict | undefined;
}

/** What is known of every legal move of a game that goes on, within the effort. */
export function analyse(
  state: RastrosState,
  effort: Effort,
  book?: OpeningBook<RastrosState>,
): Analysis {
  if (!isSolvable(state)) return analyseBySearch(new RastrosSearch(state), moves(state), effort);
  const reply = book?.reply(state);
  const candidates = moves(state).map((move): Candidate => {
    const after = apply(state, move);
    const isWin = move === reply;
    return { move, after, verdict: isWin ? { value: 'win' } : atSight(state, after, book) };
  });
  const solver = new LiveSolver(state);
  solveAll(solver, candidates, effort);
  if (candidates.some(({ verdict }) => verdict === undefined)) estimate(state, candidates, effort);
  for (const candidate of candidates) measure(solver, candidate, effort);
  const verdicts = candidates.map(
    ({ move, verdict }): MoveVerdict => ({ move, ...(verdict ?? { value: 'unknown' }) }),
  );
  return { ...verdictOf(verdicts), moves: verdicts, nodes: effort.nodes };
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
  return book?.reply(after) === undefined ? undefined : { value: 'loss' };
}

/** Solves all moves side by side, so that an easy one is not kept waiting by a hard one. */
function solveAll(solver: LiveSolver, candidates: readonly Candidate[], effort: Effort): void {
  for (let nodes = firstNodes; effort.stopped === undefined; nodes *= 8) {
    const open = candidates.filter(({ verdict }) => verdict === undefined);
    if (open.length === 0) return;
    for (const candidate of open) {
      const proven = effort.within(nodes, (part) => solver.solve(candidate.after, part));
      if (proven !== undefined) {
        candidate.verdict = { value: proven.value === 'win' ? 'loss' : 'win' };
      }
      if (effort.stopped !== undefined) return;
    }
  }
}

/** Gives what is still open an estimate: from a look ahead if it can be had, else from sight. */
function estimate(state: RastrosState, candidates: readonly Candidate[], effort: Effort): void {
  const search = new RastrosSearch(state);
  const found = effort.within(estimateNodes, (part) =>
    new AlphaBeta(search, part).search({ everyMove: true }),
  );
  for (const candidate of candidates) {
    if (candidate.verdict !== undefined) continue;
    const seen = found.depth > 0 && found.moves.find(({ move }) => move === candidate.move);
    if (seen) {
      const { value, estimate, distance } = seen;
      candidate.verdict = {
        value,
        ...(estimate !== undefined && { estimate }),
        ...(distance !== undefined && { distance }),
      };
      continue;
    }
    search.play(candidate.move);
    const chance = search.estimate();
    search.undo();
    candidate.verdict = { value: 'unknown', estimate: search.turn === 0 ? chance : 1 - chance };
  }
}

/** Finds out how long the game lasts after a move of proven value. */
function measure(solver: LiveSolver, candidate: Candidate, effort: Effort): void {
  const { verdict, after } = candidate;
  const isProven = verdict?.value === 'win' || verdict?.value === 'loss';
  if (!isProven || verdict.distance !== undefined || effort.stopped !== undefined) return;
  const plies = effort.within(distanceNodes, (part) =>
    solver.distance(after, verdict.value === 'win' ? 'loss' : 'win', part),
  );
  if (plies !== undefined) candidate.verdict = { ...verdict, distance: plies + 1 };
}
