import { describe, expect, it } from 'vitest';
import { anyState } from '../../../../test/cross-a-pix/states.ts';
import { Effort, sayNotice } from '../../../kernel/index.ts';
import { count } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { crossAPix } from '../index.ts';
import { beyond } from './beyond.ts';
import { deduction } from './index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

/** Random puzzles with one solution, from their beginning, where no technique has been tried. */
function* unique(puzzles: number) {
  for (let run = 0, found = 0; found < puzzles; run++) {
    const { clues } = anyState(`beyond ${run}`, 10);
    const counted = count(crossAPix, clues, 2, new Effort({ nodes: 2000 }));
    if (counted.unique !== true) continue;
    found++;
    yield { clues, solution: counted.solutions[0] };
  }
}

describe('beyond the ladder', () => {
  it('always has a step, which follows from its reasons and is said', () => {
    for (const { clues, solution } of unique(isLong ? 300 : 12)) {
      const position = deduction.open(clues, crossAPix.empty(clues));
      const [finding] = beyond(position, solution, new Effort());
      for (const fact of finding.conclusion) {
        expect(deduction.holds(clues, solution, fact)).toBe(true);
        expect(deduction.follows(clues, finding.because(), fact, new Effort())).toBe(true);
      }
      for (const words of finding.tell(finding.because())) {
        expect(sayNotice([allPhrases], words, 'pt')).not.toContain('{');
      }
    }
  });

  it('says something true even when there is no time', () => {
    for (const { clues, solution } of unique(isLong ? 100 : 5)) {
      const position = deduction.open(clues, crossAPix.empty(clues));
      const [finding] = beyond(position, solution, new Effort({ nodes: 0 }));
      const [fact] = finding.conclusion;
      expect(deduction.follows(clues, finding.because(), fact, new Effort())).toBe(true);
    }
  });
});
