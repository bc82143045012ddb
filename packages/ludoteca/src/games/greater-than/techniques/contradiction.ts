/** Sees a candidate that cannot be true: what follows from it by signs and singles contradicts itself. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { countOf, lowest, type Position } from '../deduce/position.ts';
import { Reasons } from '../deduce/reasons.ts';
import { Trial } from '../deduce/trial.ts';
import { not } from './finding.ts';
import { story } from './story.ts';

/** Trials are followed over so many changed cells in turn, so that short ones come first. */
const lengths = [10, Number.POSITIVE_INFINITY];

export const contradiction: Technique<Position> = {
  name: 'contradiction',
  title: { en: 'Contradiction', pt: 'Contradição' },
  sees: {
    en: 'a candidate from which, by signs and single candidates or places alone, something impossible follows',
    pt: 'um candidato do qual, só por sinais e por candidatos ou lugares únicos, se segue algo impossível',
  },
  difficulty: 'extreme',
  *find(position, effort) {
    const { board, candidates, digits } = position;
    const trial = new Trial(board, candidates);
    // Cells with few candidates first: there a strike helps most.
    for (let count = 2; count <= board.size; count++) {
      const settled = new Set<number>();
      for (const length of lengths) {
        for (let cell = 0; cell < board.cells; cell++) {
          if (digits[cell] !== 0 || countOf(candidates[cell]) !== count) continue;
          for (let left = candidates[cell]; left !== 0; left &= left - 1) {
            const bit = left & -left;
            const node = cell * board.size + lowest(bit) - 1;
            if (settled.has(node)) continue;
            if (!effort.spend()) return;
            trial.reset();
            trial.assume(cell, bit);
            const outcome = trial.propagate(length);
            if (outcome !== 'cut') settled.add(node);
            if (outcome === 'contradiction') yield refuted(position, cell, bit);
          }
        }
      }
    }
  },
};

function refuted(position: Position, cell: number, bit: number): Finding {
  const { board, candidates } = position;
  return {
    conclusion: [not(position, cell, bit)],
    because() {
      const trial = new Trial(board, candidates);
      trial.reset();
      trial.assume(cell, bit);
      trial.propagate(Number.POSITIVE_INFINITY);
      const reasons = new Reasons(position);
      trial.trace(reasons);
      return reasons.list();
    },
    tell: (because) => story(board, because, cell, lowest(bit)),
  };
}
