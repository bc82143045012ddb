import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { blocks } from './blocks.ts';

describe('blocks', () => {
  it('fills the gap of a single block', () => {
    const [step] = stepsOf(blocks, written(['AABCd'], 'ac'));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c3', is: 'painted' }],
      because: [
        { line: 'r1', clue: 'blocks' },
        { region: 'r1c1', is: 'painted' },
        { region: 'r1c4', is: 'painted' },
      ],
      text: 'Suppose r1c3 is blank. Then row 1 would have at least 2 blocks, but it has 1. So r1c3 is painted.',
    });
  });

  it('sees that there is no room for fewer', () => {
    const steps = stepsOf(blocks, written(['AbCdE'], ''));
    expect(steps.map(({ conclusion }) => conclusion)).toHaveLength(5);
    expect(steps[0].text).toBe(
      'Suppose r1c1 is blank. Then row 1 would have at most 2 blocks, but it has 3. So r1c1 is painted.',
    );
  });
});
