import { describe, expect, it } from 'vitest';
import { random } from '../../../kernel/index.ts';
import { verify } from '../rules.ts';
import { Draft } from './draft.ts';
import { GridFiller } from './fill.ts';
import { layoutOf } from './layout.ts';
import { boxes } from './recipe.ts';
import { unseenSwaps } from './swaps.ts';

describe.each(boxes)(
  'drafts with boxes of $boxRows×$boxCols',
  ({ boxRows: rows, boxCols: cols }) => {
    const layout = layoutOf(rows, cols);
    const filler = new GridFiller(rows, cols);
    const size = rows * cols;

    it('have a place for every pair of neighbours in a box, and only those', () => {
      const clues = fullDraft('places').toClues();
      clues.right.forEach((line) => {
        line.forEach((sign, col) => {
          expect(sign !== '').toBe(col % cols !== cols - 1);
        });
      });
      clues.down.forEach((line, row) => {
        for (const sign of line) expect(sign !== '').toBe(row % rows !== rows - 1);
      });
      expect(layout.places).toBe(size * (rows * (cols - 1) + cols * (rows - 1)));
    });

    it('turn by 180° place by place', () => {
      const last = layout.cells - 1;
      for (let place = 0; place < layout.places; place++) {
        const opposite = layout.opposite[place];
        expect(opposite).not.toBe(place);
        expect(layout.opposite[opposite]).toBe(place);
        expect(layout.first[opposite]).toBe(last - layout.second[place]);
        expect(layout.second[opposite]).toBe(last - layout.first[place]);
      }
    });

    it('count their clues and stay true to the target', () => {
      const source = random('clues');
      const draft = new Draft(layout, filler.fill(source));
      for (let round = 0; round < 200; round++) {
        draft.setSign(source.below(layout.places), source.chance(0.6));
        draft.setGiven(source.below(layout.cells), source.chance(0.6));
      }
      const clues = draft.toClues();
      const signs = [...clues.right, ...clues.down].flat().filter((sign) => sign !== '');
      expect(signs).toHaveLength(draft.signCount);
      expect(clues.givens.flat().filter((digit) => digit > 0)).toHaveLength(draft.givenCount);
      expect(verify(clues, draft.toGrid())).toEqual([]);
      const copy = new Draft(layout, draft.target);
      copy.copyClues(draft);
      expect(copy.toClues()).toEqual(clues);
      expect(copy.signCount).toBe(draft.signCount);
      expect(copy.givenCount).toBe(draft.givenCount);
    });

    it('break a rule once a sign is flipped', () => {
      const draft = fullDraft('flip');
      for (let place = 0; place < layout.places; place += 7) {
        draft.flipSign(place);
        expect(verify(draft.toClues(), draft.toGrid())).toHaveLength(1);
        draft.flipSign(place);
      }
      expect(verify(draft.toClues(), draft.toGrid())).toEqual([]);
    });

    it('have swaps that lead to another solution of all their signs', () => {
      let found = 0;
      for (let round = 0; round < 30; round++) {
        const draft = fullDraft(`swap ${round}`);
        for (const chain of unseenSwaps(layout, draft.target)) {
          const digits = chain.map((cell) => draft.target[cell]);
          const sum = Math.min(...digits) + Math.max(...digits);
          const swapped = draft.target.slice();
          for (const cell of chain) swapped[cell] = sum - swapped[cell];
          expect(verify(draft.toClues(), new Draft(layout, swapped).toGrid())).toEqual([]);
          expect(swapped).not.toEqual(draft.target);
          found++;
        }
      }
      expect(found).toBeGreaterThan(0);
    });

    function fullDraft(seed: string): Draft {
      const draft = new Draft(layout, filler.fill(random(seed)));
      draft.setAllSigns();
      return draft;
    }
  },
);
