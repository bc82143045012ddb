/**
 * The bots of Rastros. They prove what their budget allows, look ahead for the rest, and the gentle
 * ones slip: now and then they play a move that does not win, but never one that loses at sight.
 */

import {
  AlphaBeta,
  type Level,
  levelNames,
  type OpeningBook,
  randomLevel,
} from '../../game/index.ts';
import type { Effort, Phrase, Random } from '../../kernel/index.ts';
import { apply, moves, outcome, type RastrosState } from './rules.ts';
import { RastrosSearch } from './search.ts';
import { isSolvable, LiveSolver, standsBeforeGoal } from './solve/index.ts';

/** How a level plays. */
interface Manner {
  /** What it may spend on a move: on boards that can be solved, and on larger ones. */
  readonly nodes: number;
  readonly farNodes: number;
  /** How much a look ahead gets before anything is proven. */
  readonly look: number;
  /** How often it plays another move than its best. */
  readonly slip: number;
  readonly summary: Phrase;
}

const manners: readonly Manner[] = [
  {
    nodes: 60,
    farNodes: 60,
    look: 20,
    slip: 0.5,
    summary: {
      en: 'Sees what comes next and slips every other move.',
      pt: 'Vê o que vem a seguir e engana-se uma jogada sim, outra não.',
    },
  },
  {
    nodes: 1_500,
    farNodes: 1_000,
    look: 400,
    slip: 0.28,
    summary: {
      en: 'Knows how games end and slips at times.',
      pt: 'Sabe como os jogos acabam e engana-se às vezes.',
    },
  },
  {
    nodes: 20_000,
    farNodes: 5_000,
    look: 2_000,
    slip: 0.1,
    summary: {
      en: 'Proves the last moves of a game and seldom slips.',
      pt: 'Prova as últimas jogadas de um jogo e raramente se engana.',
    },
  },
  {
    nodes: 150_000,
    farNodes: 20_000,
    look: 8_000,
    slip: 0.03,
    summary: {
      en: 'Proves the second half of a game and slips once in a while.',
      pt: 'Prova a segunda metade de um jogo e lá se engana de vez em quando.',
    },
  },
  {
    nodes: 1_400_000,
    farNodes: 300_000,
    look: 100_000,
    slip: 0,
    summary: {
      en: 'Perfect wherever proof reaches, and strong before.',
      pt: 'Perfeito onde a prova chega, e forte antes disso.',
    },
  },
];

/** The strongest level proves boards up to this size from their first move, in some seconds. */
const wholeSize = 7;
const wholeNodes = 20_000_000;

function nodesOf(manner: Manner, state: RastrosState): number {
  if (!isSolvable(state)) return manner.farNodes;
  return manner.slip === 0 && state.size <= wholeSize ? wholeNodes : manner.nodes;
}

export const rastrosLevels: readonly Level<RastrosState>[] = [
  { name: levelNames[0], ...randomLevel({ moves }) },
  ...manners.map((manner, index) => ({
    name: levelNames[index + 1],
    summary: manner.summary,
    nodes: (state: RastrosState) => nodesOf(manner, state),
    choose: (
      state: RastrosState,
      random: Random,
      effort: Effort,
      book?: OpeningBook<RastrosState>,
    ) => choose(manner, state, random, effort, book),
  })),
];

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
  manner: Manner,
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
  const isSlip = random.chance(manner.slip);
  if (!isSolvable(state)) {
    // Where nothing can be proven, looking ahead is all there is.
    lookAhead(state, candidates, effort, Number.POSITIVE_INFINITY);
    return isSlip ? slipAmong(candidates, random) : bestOf(candidates).move;
  }
  const reply = book?.reply(state);
  if (reply !== undefined && !isSlip) return reply;
  lookAhead(state, candidates, effort, manner.look);
  for (const candidate of candidates) {
    if (book?.reply(candidate.after) !== undefined) candidate.value = 'loss';
  }
  const solver = new LiveSolver(state);
  if (!isSlip && candidates.some(({ value }) => value !== 'loss')) {
    const proven = effort.within(wholeShare * nodesOf(manner, state), (part) =>
      solver.solve(state, part),
    );
    if (proven?.value === 'win') return proven.move;
    if (proven?.value === 'loss') return slowest(solver, candidates, effort);
  }
  prove(solver, candidates, effort, isSlip);
  return isSlip ? slipAmong(candidates, random) : bestOf(candidates).move;
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
function prove(
  solver: LiveSolver,
  candidates: readonly Candidate[],
  effort: Effort,
  wantsAll: boolean,
): void {
  const isOpen = ({ value }: Candidate) => value === 'unknown';
  for (let nodes = 50; effort.stopped === undefined && candidates.some(isOpen); nodes *= 4) {
    for (const candidate of candidates) {
      if (candidates.some(({ value }) => value === 'win') && !wantsAll) return;
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

/** A move that does not win, as far as is known, among the better looking ones; the best if there is none. */
function slipAmong(candidates: readonly Candidate[], random: Random): number {
  const best = bestOf(candidates);
  const others = candidates.filter((candidate) => candidate.value !== 'win' && candidate !== best);
  return others.length === 0 ? best.move : random.pick(others.slice(0, 3)).move;
}
