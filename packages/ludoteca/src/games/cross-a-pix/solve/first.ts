/**
 * The first two fillings: a search that is given a guess at the whole when it has not found one soon, and another guess when
 * that did not help. It begins each decision with the guess, and what it learnt stays.
 */

import type { ClauseLearner, Effort, Satisfiability } from '../../../kernel/index.ts';
import { beginnings, beliefs, thinkingCost } from './beliefs.ts';
import type { Line } from './model.ts';
import { voicesOf } from './swift-voices.ts';
import type { Voices } from './voices.ts';

/** Nodes before the first guess: most boards need none. */
const nodesAlone = 500;
/**
 * Nodes after each of the first guesses: of those that lead to a filling nearly all do so within some tens. Where so many have
 * failed, guessing may be the wrong way: the search has twice as long after each of as many others, and so on.
 */
const nodesWithGuess = 100;
const guessesAtOnce = 64;
/** More rounds succeed more often, but not by what they cost. */
const rounds = 150;
/** Boards beyond this cost of a round are too large to be guessed at: a round would take a second. */
const dearest = 1e8;

/**
 * The same for a second filling, where it takes longer than most do to find one near the first, or to prove that there is
 * none. Guesses that lean elsewhere may lead to one far away; fewer of them, since there need not be any.
 */
const nodesForSecond = 1000;
const guessesAtOnceForSecond = 24;

export function findNext(
  learner: ClauseLearner,
  lines: readonly Line[],
  values: Int8Array,
  effort: Effort,
  found: number,
): Satisfiability {
  if (found > 1 || thinkingCost(lines) > dearest) return learner.solve([], effort);
  const isFirst = found === 0;
  let outcome = effort.within(isFirst ? nodesAlone : nodesForSecond, (part) =>
    learner.solve([], part),
  );
  let voices: Voices | undefined;
  for (let guess = 0; ; guess++) {
    if (outcome !== 'undecided' || effort.stopped !== undefined) return outcome;
    voices ??= voicesOf(lines, values);
    // Which leads to a filling differs from board to board: each leans elsewhere, also those for a second filling.
    const nudge = isFirst ? guess : guess + guessesAtOnce;
    const patience = { rounds, nudge, beginning: beginnings[guess % beginnings.length] };
    const believed = beliefs(voices, lines.length, patience, effort);
    if (believed === undefined) return outcome;
    for (let region = 0; region < believed.length; region++) {
      learner.setPhase(region, believed[region] > 0);
    }
    const nodes =
      nodesWithGuess * 2 ** Math.floor(guess / (isFirst ? guessesAtOnce : guessesAtOnceForSecond));
    outcome = effort.within(nodes, (part) => learner.solve([], part));
  }
}
