/**
 * What is said about a finished game: the moves that gave something away, the brackets around those that are
 * not found yet, and what giving up threw away. Nothing is said that does not follow from what is known.
 *
 * The words go by these bounds. A chance is that of whoever moved, by the estimate of the game; a proven win
 * counts as 1, a proven loss as 0. Odds are chance : (1 − chance).
 *
 * | kind | before the move | after it |
 * |---|---|---|
 * | `lost-win` | a win is proven | a draw or a loss is proven |
 * | `lost-draw` | a draw is proven | a loss is proven |
 * | `threw-away` | a chance of 65 % or more | 50 % or less |
 * | `gave-even` | between 35 and 65 % | 35 % or less, and it counts as a fall |
 * | `slip` | anything else that is not lost | it counts as a fall |
 *
 * A fall: the odds shrink to 70 % of what they were or less, and the chance by 7 points or more; or the odds to
 * a quarter, and the chance by 3 points. From a good position it takes 15 points: what is won anyway is not
 * nagged about. (What moves into nowhere cost: docs/measurements.md.)
 *
 * Giving up is judged alike: `resigned-won` and `resigned-drawn` where that is proven, `resigned-good` from
 * a chance of 65 %.
 */

import type { Verdict } from './analysis.ts';
import type { Move, Side } from './game.ts';
import type { Match } from './match.ts';
import { otherSide } from './move.ts';
import { swap } from './record.ts';
import {
  type Bracket,
  bracketsOf,
  chanceOf,
  type Standings,
  verdictFor,
  withConsequences,
} from './standing.ts';

/** From this chance on a position is called good; below its counterpart it is called bad. */
export const goodChance = 0.65;
/** A chance that is no more than even. */
const evenChance = 0.5;
/** A fall, as it is told above: the odds shrink to such a part, and the chance by so much. */
const falls = [
  { oddsPart: 0.7, least: 0.07 },
  { oddsPart: 0.25, least: 0.03 },
] as const;
/** What a move must cost in a good position. */
const leastFromGood = 0.15;

/** A move that gave something away. */
export interface Turning {
  readonly kind: 'lost-win' | 'lost-draw' | 'threw-away' | 'gave-even' | 'slip';
  /** The number of the move, from 0, and who made it. */
  readonly index: number;
  readonly side: Side;
  /** What was known before it and after it, for whoever made it. */
  readonly before: Verdict;
  readonly after: Verdict;
  /** The move that was better; absent where only that there was one is known. */
  readonly better?: Move;
}

/** How it stood for whoever gave up. */
export interface Resignation {
  readonly kind:
    | 'resigned-won'
    | 'resigned-drawn'
    | 'resigned-good'
    | 'resigned-open'
    | 'resigned-lost';
  readonly side: Side;
  readonly verdict: Verdict;
  /** The move that was to be played instead, where it is known. */
  readonly better?: Move;
}

/** What is known of a finished game. */
export interface Review {
  /** What is known of each position, consequences included. */
  readonly standings: Standings;
  /** By their number. */
  readonly turnings: readonly Turning[];
  /** Where something proven was given away by a move that is not found yet. */
  readonly brackets: readonly Bracket[];
  /** After so many moves the outcome is proven to the end; absent when it is not. */
  readonly provenFrom?: number;
  /** Absent when the game was played to its end. */
  readonly resignation?: Resignation;
}

/**
 * What the standings of a finished game tell.
 *
 * @example
 * ```ts
 * import { reviewOf } from 'ludoteca/game';
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d6 c6'));
 * const standings = [{ turn: 0, value: 'win' }, { turn: 1, value: 'win' }, undefined];
 * console.log(reviewOf(match, standings).turnings.map(({ index, kind }) => [index, kind]));
 * ```
 *
 * ```text
 * [ [ 0, 'lost-win' ] ]
 * ```
 */
export function reviewOf(match: Match, given: Standings): Review {
  const standings = withConsequences(match, given);
  const all = bracketsOf(match, standings);
  const turnings = match.history.flatMap(
    (_, index) => turningAt(match, standings, all, index) ?? [],
  );
  const provenFrom = provenFromOf(match, standings);
  const resignation = resignationOf(match, standings);
  return {
    standings,
    turnings,
    brackets: all.filter(({ candidates }) => candidates.length > 1),
    ...(provenFrom !== undefined && { provenFrom }),
    ...(resignation !== undefined && { resignation }),
  };
}

function turningAt(
  match: Match,
  standings: Standings,
  brackets: readonly Bracket[],
  index: number,
): Turning | undefined {
  const move = match.history[index];
  const side = match.movers[index];
  if (move === swap) return undefined;
  // The only move of its side between two proofs is the one, whatever lies around it.
  const found = brackets.find(
    ({ candidates }) => candidates.length === 1 && candidates[0] === index,
  );
  const [was, is] = found === undefined ? [index, index + 1] : [found.from, found.to];
  const [standing, next] = [standings[was], standings[is]];
  if (standing === undefined || next === undefined) return undefined;
  const [before, after] = [verdictFor(standing, side), verdictFor(next, side)];
  const kind = turningKind(before, after);
  if (kind === undefined) return undefined;
  const best = standings[index]?.turn === side ? standings[index]?.move : undefined;
  // What was played cannot be better than itself: estimates of one position and the next may differ.
  if (best === move) return undefined;
  return { kind, index, side, before, after, ...(best !== undefined && { better: best }) };
}

/** What the words above make of a change; absent when there is nothing to say. */
export function turningKind(before: Verdict, after: Verdict): Turning['kind'] | undefined {
  if (before.value === 'loss') return undefined;
  if (before.value !== 'unknown' && after.value !== 'unknown') {
    if (before.value === 'win') return after.value === 'win' ? undefined : 'lost-win';
    return after.value === 'loss' ? 'lost-draw' : undefined;
  }
  const [was, is] = [chanceOf(before), chanceOf(after)];
  if (was === undefined || is === undefined) return undefined;
  const isFall = falls.some(
    ({ oddsPart, least }) => oddsOf(is) <= oddsPart * oddsOf(was) && was - is >= least,
  );
  if (!isFall || (was >= goodChance && was - is < leastFromGood)) return undefined;
  if (was >= goodChance) return is <= evenChance ? 'threw-away' : 'slip';
  return was > 1 - goodChance && is <= 1 - goodChance ? 'gave-even' : 'slip';
}

function oddsOf(chance: number): number {
  return chance / Math.max(1 - chance, 1e-9);
}

function provenFromOf(match: Match, standings: Standings): number | undefined {
  const winner = match.outcome?.winner;
  if (winner === undefined) return undefined;
  let from: number | undefined;
  for (let at = match.history.length; at >= 0; at--) {
    const standing = standings[at];
    if (standing === undefined || verdictFor(standing, winner).value !== 'win') break;
    from = at;
  }
  return from;
}

function resignationOf(match: Match, standings: Standings): Resignation | undefined {
  const { outcome, history } = match;
  if (outcome?.code !== 'resigned' || outcome.winner === undefined) return undefined;
  const side = otherSide(outcome.winner);
  const last = standings[history.length];
  const verdict: Verdict = last === undefined ? { value: 'unknown' } : verdictFor(last, side);
  const better = last?.turn === side ? last.move : undefined;
  return {
    kind: resignedAs(verdict),
    side,
    verdict,
    ...(better !== undefined && { better }),
  };
}

function resignedAs(verdict: Verdict): Resignation['kind'] {
  switch (verdict.value) {
    case 'win':
      return 'resigned-won';
    case 'draw':
      return 'resigned-drawn';
    case 'loss':
      return 'resigned-lost';
    case 'unknown':
      return (verdict.estimate ?? 0) >= goodChance ? 'resigned-good' : 'resigned-open';
  }
}
