/**
 * The bots of Rastros. They prove what their budget allows and look ahead for the rest. The attention of the gentle ones
 * wavers: what needs a closer look than they take is missed, but none plays a move that loses at sight.
 */

import {
  AlphaBeta,
  attentively,
  type Level,
  type OpeningBook,
  randomLevel,
} from '../../game/index.ts';
import type { Effort, Random } from '../../kernel/index.ts';
import { levelCards, manners, nodesOf } from './level-cards.ts';
import { apply, moves, outcome, type RastrosState } from './rules.ts';
import { RastrosSearch } from './search.ts';
import { isSolvable, LiveSolver, standsBeforeGoal } from './solve/index.ts';

export const rastrosLevels: readonly Level<RastrosState>[] = [
  randomLevel({ moves }),
  ...manners.map((manner, index) => ({
    ...levelCards[index + 1],
    choose: (
      state: RastrosState,
      random: Random,
      effort: Effort,
      book?: OpeningBook<RastrosState>,
    ) =>
      attentively(
        manner.wavers,
        random,
        effort,
        (part, share) =>
          choose(
            { nodes: share * nodesOf(manner, state), look: share * manner.look },
            state,
            random,
            part,
            // Who is distracted does not think of the book either.
            share < 1 ? undefined : book,
          ),
        manner.usually,
      ),
  })),
];

/** How closely a move is looked at: all that may be spent, and what of it on a look ahead before anything is proven. */
interface Attention {
  readonly nodes: number;
  readonly look: number;
}

/** How much of the budget goes into the position as a whole before its moves are taken one by one. */
const wholeShare = 0.75;
/** What may be spent on each lost move to see how long it lasts. */
const delayNodes = 20_000;

/** A move that does not lose at sight, and what is known of it. */
interface Candidate {
  readonly move: number;
  readonly after: RastrosState;
  value: 'win' | 'loss' | 'unknown';
  /** How it looks after the look ahead; only good for comparing. */
  score: number;
}

function choose(
  { nodes, look }: Attention,
  state: RastrosState,
  random: Random,
  effort: Effort,
  book: OpeningBook<RastrosState> | undefined,
): number {
  const all = random
    .shuffled(moves(state))
    .map((move): Candidate => ({ move, after: apply(state, move), value: 'unknown', score: 0 }));
  const win = all.find(({ after }) => outcome(after)?.winner === state.toMove);
  if (win !== undefined) return win.move;
  const lasting = all.filter(({ after }) => outcome(after) === undefined);
  const candidates = lasting.filter(({ after }) => !standsBeforeGoal(after));
  if (candidates.length < 2) return (candidates[0] ?? lasting[0] ?? all[0]).move;
  if (!isSolvable(state)) {
    // Where nothing can be proven, looking ahead is all there is.
    lookAhead(state, candidates, effort, Number.POSITIVE_INFINITY);
    return bestOf(candidates).move;
  }
  const reply = book?.reply(state);
  if (reply !== undefined) return reply;
  lookAhead(state, candidates, effort, look);
  for (const candidate of candidates) {
    if (book?.reply(candidate.after) !== undefined) candidate.value = 'loss';
  }
  const solver = new LiveSolver(state, nodes);
  if (candidates.some(({ value }) => value !== 'loss')) {
    const proven = effort.within(wholeShare * nodes, (part) => solver.solve(state, part));
    if (proven?.value === 'win') return proven.move;
    if (proven?.value === 'loss') return slowest(solver, candidates, effort);
  }
  prove(solver, candidates, effort);
  return bestOf(candidates).move;
}

/** Scores the candidates by alpha-beta, and puts the best first. */
function lookAhead(
  state: RastrosState,
  candidates: Candidate[],
  effort: Effort,
  nodes: number,
): void {
  const found = effort.within(nodes, (part) =>
    new AlphaBeta(new RastrosSearch(state), part).search({ everyMove: true }),
  );
  for (const candidate of candidates) {
    const seen = found.moves.find(({ move }) => move === candidate.move);
    if (seen === undefined) continue;
    candidate.score = seen.score;
    if (seen.value === 'win' || seen.value === 'loss') candidate.value = seen.value;
  }
  candidates.sort((one, other) => other.score - one.score);
}

/** Proves moves, in rounds of growing effort, until one wins or all is known or spent. */
function prove(solver: LiveSolver, candidates: readonly Candidate[], effort: Effort): void {
  const isOpen = ({ value }: Candidate) => value === 'unknown';
  for (let nodes = 50; effort.stopped === undefined && candidates.some(isOpen); nodes *= 4) {
    for (const candidate of candidates) {
      if (candidates.some(({ value }) => value === 'win')) return;
      if (!isOpen(candidate)) continue;
      const proven = effort.within(nodes, (part) => solver.solve(candidate.after, part));
      if (proven !== undefined) candidate.value = proven.value === 'win' ? 'loss' : 'win';
      if (effort.stopped !== undefined) return;
    }
  }
}

/** The lost move that keeps the game going longest, as far as can be seen: the opponent may slip. */
function slowest(solver: LiveSolver, candidates: readonly Candidate[], effort: Effort): number {
  const lasting = candidates.map(({ move, after }) => {
    const plies = effort.within(delayNodes, (part) => solver.distance(after, 'win', part));
    return { move, plies: plies ?? Number.POSITIVE_INFINITY };
  });
  return lasting.reduce((best, each) => (each.plies > best.plies ? each : best)).move;
}

/** A winning move; else the best looking one that is open, or that is left. */
function bestOf(candidates: readonly Candidate[]): Candidate {
  const win = candidates.find(({ value }) => value === 'win');
  return win ?? candidates.find(({ value }) => value === 'unknown') ?? candidates[0];
}
