/** How a draft stands to a level: told by climbing the ladder no higher than the level. */

import type { Effort } from '../../../kernel/index.ts';
import { climb, type Difficulty, difficulties } from '../../../puzzle/index.ts';
import { deduction, ladder } from '../deduce/index.ts';
import type { Draft } from './draft.ts';

/** `harder` may also be a draft with several solutions: what the ladder does not solve it does not prove. */
export type Standing = 'easier' | 'exact' | 'harder';

export class Gauge {
  readonly level: Difficulty;
  /** Drafts that were gauged so far. */
  count = 0;
  /** The hardest level that was met on the way, up to the one that is wanted. */
  hardest: Difficulty = 'easy';
  readonly #effort: Effort;
  /** The deduction with the rungs that are allowed; for the hardest level, those below it. */
  readonly #within: typeof deduction;

  constructor(level: Difficulty, effort: Effort) {
    this.level = level;
    this.#effort = effort;
    const highest = level === 'extreme' ? difficulties.length - 2 : difficulties.indexOf(level);
    const rungs = ladder.filter(({ difficulty }) => difficulties.indexOf(difficulty) <= highest);
    this.#within = { ...deduction, ladder: rungs };
  }

  standing(draft: Draft): Standing {
    this.count++;
    const clues = draft.toClues();
    const position = deduction.open(clues, { digits: clues.givens });
    let highest = 0;
    for (const { technique } of climb(this.#within, position, this.#effort)) {
      highest = Math.max(highest, difficulties.indexOf(technique.difficulty));
    }
    if (!deduction.isSolved(position)) return 'harder';
    const met = difficulties[highest];
    if (highest > difficulties.indexOf(this.hardest)) this.hardest = met;
    return met === this.level ? 'exact' : 'easier';
  }
}
