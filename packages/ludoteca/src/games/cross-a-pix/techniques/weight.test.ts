import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { weight } from './weight.ts';

describe('weight', () => {
  it('leaves a region blank that would be too many', () => {
    const [step] = stepsOf(weight, written(['aaBcdE'], 'b'));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c1', is: 'blank' }],
      because: [
        { line: 'r1', clue: 'painted' },
        { region: 'r1c3', is: 'painted' },
      ],
      text: 'Painted, r1c1 would bring row 1 to 3 painted cells, but it has 2: 1 is there already, and r1c1 takes 2. So r1c1 stays blank.',
    });
  });

  it('paints a region without which too few are left', () => {
    const [step] = stepsOf(weight, written(['AAAbcD'], ''));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c1', is: 'painted' }],
      because: [{ line: 'r1', clue: 'painted' }],
      text: 'Blank, r1c1 would leave row 1 3 cells to paint of its 6, but it needs 4. So r1c1 is painted.',
    });
  });

  it('names no more known regions than it takes', () => {
    const [step] = stepsOf(weight, written(['AAbCdddE'], 'ace'));
    expect(step.because).toHaveLength(3);
  });
});
