/**
 * The first two fillings: a search that is given a guess at the whole when it has not found one soon, and another guess when
 * that did not help. It begins each decision with the guess, and what it learnt stays.
 */

import type { ClauseLearner, Effort, Satisfiability } from '../../../kernel/index.ts';
import { beliefs, type Patience, thinkingCost } from './beliefs.ts';
import type { Line } from './model.ts';
import { voicesOf } from './swift-voices.ts';
import type { Voices } from './voices.ts';

/** Nodes before the first guess, and after each: most boards need none, and a good guess needs some tens. */
const nodesAlone = 500;
const nodesWithGuess = 250;
/**
 * Which guess leads to a filling differs from board to board: each leans elsewhere. More rounds succeed more often, but not
 * by what they cost.
 */
const guesses: readonly Patience[] = Array.from({ length: 150 }, (_, nudge) => ({
  rounds: 150,
  nudge,
  order: (['rows first', 'shuffled', 'crossed'] as const)[nudge % 3],
}));
/** Boards beyond this cost of a round are too large to be guessed at: a round would take a second. */
const dearest = 1e8;

/**
 * The same for a second filling, where it takes longer than most do to find one near the first, or to prove that there is
 * none. Guesses that lean elsewhere may lead to one far away; a few, since there need not be any.
 */
const nodesForSecond = 2000;
const guessesForSecond = 12;

export function findNext(
  learner: ClauseLearner,
  lines: readonly Line[],
  values: Int8Array,
  effort: Effort,
  found: number,
): Satisfiability {
  if (found > 1 || thinkingCost(lines) > dearest) return learner.solve([], effort);
  let outcome = effort.within(found === 0 ? nodesAlone : nodesForSecond, (part) =>
    learner.solve([], part),
  );
  let voices: Voices | undefined;
  for (const guess of found === 0 ? guesses : guesses.slice(-guessesForSecond)) {
    if (outcome !== 'undecided' || effort.stopped !== undefined) return outcome;
    voices ??= voicesOf(lines, values);
    const believed = beliefs(voices, lines.length, guess, effort);
    if (believed === undefined) return outcome;
    for (let region = 0; region < believed.length; region++) {
      learner.setPhase(region, believed[region] > 0);
    }
    outcome = effort.within(nodesWithGuess, (part) => learner.solve([], part));
  }
  return outcome === 'undecided' && effort.stopped === undefined
    ? learner.solve([], effort)
    : outcome;
}
