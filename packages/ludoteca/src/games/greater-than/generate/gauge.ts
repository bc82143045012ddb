/** How a draft stands to a level: told by climbing no higher than the level. */

import type { Effort } from '../../../kernel/index.ts';
import {
  climb,
  climbRungs,
  type Difficulty,
  difficulties,
  type Grading,
} from '../../../puzzle/index.ts';
import { rungs } from '../coach/rungs.ts';
import { deduction, ladder } from '../deduce/index.ts';
import type { Position } from '../deduce/position.ts';
import type { Draft } from './draft.ts';

/** `harder` may also be a draft with several solutions: what is not solved so is not proved. */
export type Standing = 'easier' | 'exact' | 'harder';

/** Climbs as far as it may; the place of the hardest level that was needed. */
type Climb = (position: Position, effort: Effort) => number;

export class Gauge {
  readonly level: Difficulty;
  /** Drafts that were gauged so far. */
  count = 0;
  /** The hardest level that was met on the way, up to the one that is wanted. */
  hardest: Difficulty = 'easy';
  readonly #effort: Effort;
  readonly #climb: Climb;

  constructor(level: Difficulty, grading: Grading, effort: Effort) {
    this.level = level;
    this.#effort = effort;
    // For the hardest level, what is below it.
    const highest = level === 'extreme' ? difficulties.length - 2 : difficulties.indexOf(level);
    this.#climb = grading === 1 ? byLadder(highest) : byRungs(highest);
  }

  standing(draft: Draft): Standing {
    this.count++;
    const clues = draft.toClues();
    const position = deduction.open(clues, { digits: clues.givens });
    const highest = this.#climb(position, this.#effort);
    if (!deduction.isSolved(position)) return 'harder';
    const met = difficulties[highest];
    if (highest > difficulties.indexOf(this.hardest)) this.hardest = met;
    return met === this.level ? 'exact' : 'easier';
  }
}

function isUpTo(highest: number) {
  return ({ difficulty }: { readonly difficulty: Difficulty }) =>
    difficulties.indexOf(difficulty) <= highest;
}

function byRungs(most: number): Climb {
  const allowed = rungs.filter(isUpTo(most));
  return (position, effort) => {
    const { hardest } = climbRungs(deduction, allowed, position, effort);
    return hardest < 0 ? 0 : difficulties.indexOf(allowed[hardest].difficulty);
  };
}

/** As levels were first told. */
function byLadder(most: number): Climb {
  const within = { ...deduction, ladder: ladder.filter(isUpTo(most)) };
  return (position, effort) => {
    let highest = 0;
    for (const { technique } of climb(within, position, effort)) {
      highest = Math.max(highest, difficulties.indexOf(technique.difficulty));
    }
    return highest;
  };
}
