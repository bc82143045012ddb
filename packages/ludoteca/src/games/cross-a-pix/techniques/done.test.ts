import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { done } from './done.ts';

describe('done', () => {
  it('leaves the rest of a line blank once its painted cells are there', () => {
    const [step] = stepsOf(done, written(['AAbcd'], 'a'));
    expect(step).toEqual({
      conclusion: ['r1c3', 'r1c4', 'r1c5'].map((region) => ({ region, is: 'blank' })),
      because: [
        { line: 'r1', clue: 'painted' },
        { region: 'r1c1', is: 'painted' },
      ],
      text: 'The 2 painted cells of row 1 are there already. So r1c3, r1c4 and r1c5 stay blank.',
    });
  });

  it('paints all that is left when it is needed whole', () => {
    const [needed] = stepsOf(done, written(['aBBDc'], 'ac'));
    expect(needed.text).toBe(
      'In row 1, 2 of 5 cells are blank: 3 are left, and 3 must be painted. So r1c2 and r1c4 are painted.',
    );
    expect(needed.because).toHaveLength(3);
  });

  it('knows empty and full lines', () => {
    const texts = stepsOf(done, written(['ab', 'CD'], '')).map(({ text }) => text);
    expect(texts).toEqual([
      'Nothing is painted in row 1. So r1c1 and r1c2 stay blank.',
      'Every cell of row 2 is painted. So r2c1 and r2c2 are painted.',
    ]);
  });
});
