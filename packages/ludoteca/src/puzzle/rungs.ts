/**
 * The ladder that levels are told by: rungs in the order in which people find things, each of which takes
 * all that its insight shows by itself. A puzzle is climbed by closure, not by the cheapest argument: the
 * hardest rung that was needed is the least one with which, and all below it, the puzzle is solved.
 */

import type { Effort, Phrase } from '../kernel/index.ts';
import type { Deduction, Fact, Technique } from './deduction.ts';
import type { Difficulty } from './difficulty.ts';

export interface Rung<Position> {
  /** The name of the insight or technique it stands for. */
  readonly name: string;
  readonly title: Phrase;
  /** The level of a puzzle that needs it. */
  readonly difficulty: Difficulty;
  /** Takes into the position what the insight shows there; tells how many things, 0 where it shows nothing new. */
  take(position: Position, effort: Effort): number;
}

/**
 * A technique as a rung: all that it finds at once, or only the first, where easier ones may do after it.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { rungOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const { ladder, conclude, open } = greaterThan.deduction;
 * const rung = rungOf(ladder[0], conclude, true);
 * console.log(rung.name, rung.take(open(clues, greaterThan.empty(clues)), new Effort()));
 * ```
 *
 * ```text
 * sign-bounds 1
 * ```
 */
export function rungOf<Position>(
  { name, title, difficulty, find }: Technique<Position>,
  conclude: (position: Position, facts: readonly Fact[]) => void,
  isOneByOne: boolean,
): Rung<Position> {
  return {
    name,
    title,
    difficulty,
    take(position, effort) {
      const found: (readonly Fact[])[] = [];
      for (const { conclusion } of find(position, effort)) {
        found.push(conclusion);
        if (isOneByOne) break;
      }
      for (const facts of found) conclude(position, facts);
      return found.length;
    },
  };
}

/**
 * The rungs of a puzzle; where it names none, its techniques.
 *
 * @example
 * ```ts
 * import { rungsOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const [first] = rungsOf(greaterThan.deduction);
 * console.log(first.title.en, first.difficulty);
 * ```
 *
 * ```text
 * Only place easy
 * ```
 */
export function rungsOf<Clues, Grid, Position>(
  deduction: Deduction<Clues, Grid, Position>,
): readonly Rung<Position>[] {
  return (
    deduction.rungs ??
    deduction.ladder.map((technique) => rungOf(technique, deduction.conclude, true))
  );
}

/** How a puzzle was climbed. */
export interface Climbed {
  /** By rung: how many things it showed. */
  readonly uses: readonly number[];
  /** The hardest rung that was needed, from 0; −1 when there was nothing to do. */
  readonly hardest: number;
  /** How often nothing below the hardest rung would do. */
  readonly times: number;
}

/**
 * Climbs to the solution, or to where the rungs end. Always from the bottom again, so that nothing harder is used than is needed.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { climbRungs, rungsOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const { deduction } = greaterThan;
 * const position = deduction.open(clues, greaterThan.empty(clues));
 * const rungs = rungsOf(deduction);
 * const { hardest, times } = climbRungs(deduction, rungs, position, new Effort());
 * console.log(rungs[hardest].name, times, deduction.isSolved(position));
 * ```
 *
 * ```text
 * missing-rank 1 true
 * ```
 */
export function climbRungs<Clues, Grid, Position>(
  { isSolved }: Pick<Deduction<Clues, Grid, Position>, 'isSolved'>,
  rungs: readonly Rung<Position>[],
  position: Position,
  effort: Effort,
): Climbed {
  const uses = rungs.map(() => 0);
  let hardest = -1;
  let times = 0;
  for (let rung = 0; rung < rungs.length && !isSolved(position) && effort.spend(); ) {
    // What a rung takes is long on a large board.
    if (!effort.look()) break;
    const taken = rungs[rung].take(position, effort);
    if (effort.stopped !== undefined) break;
    if (taken === 0) {
      rung++;
      continue;
    }
    uses[rung] += taken;
    if (rung > hardest) times = 0;
    hardest = Math.max(hardest, rung);
    if (rung === hardest) times++;
    rung = 0;
  }
  return { uses, hardest, times };
}
