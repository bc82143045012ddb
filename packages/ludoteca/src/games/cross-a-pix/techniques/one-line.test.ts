import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { blocks, joint, jointWide } from './one-line.ts';

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
      text: 'Suppose r1c3 is blank. Then row 1 would have at least 2 blocks, but its clue says 1. So r1c3 is painted.',
    });
  });

  it('sees that there is no room for fewer', () => {
    const steps = stepsOf(blocks, written(['AbCdE'], ''));
    expect(steps.map(({ conclusion }) => conclusion)).toHaveLength(5);
    expect(steps[0].text).toBe(
      'Suppose r1c1 is blank. Then row 1 would have at most 2 blocks, but its clue says 3. So r1c1 is painted.',
    );
  });
});

describe('joint', () => {
  it('takes painted cells and blocks together', () => {
    const position = written(['ABcDE'], '');
    expect(stepsOf(blocks, position)).toEqual([]);
    const steps = stepsOf(joint, position);
    expect(steps).toHaveLength(2);
    expect(steps[0]).toEqual({
      conclusion: [{ region: 'r1c1', is: 'painted' }],
      because: [
        { line: 'r1', clue: 'painted' },
        { line: 'r1', clue: 'blocks' },
      ],
      text: 'Suppose r1c1 is blank. That would put the 4 painted cells of row 1 into at most 1 block, but its clue says 2. So r1c1 is painted.',
    });
    expect(stepsOf(jointWide, position)).toEqual([]);
  });

  it('follows a region that comes again on the line', () => {
    // Painted, the ring is two blocks at least; with two painted cells in all it would be both.
    const steps = stepsOf(joint, written(['abCDae', 'aaaaaf'], 'f'));
    const ring = steps.find(({ conclusion }) => JSON.stringify(conclusion).includes('r1c1'));
    expect(ring?.conclusion).toEqual([{ region: 'r1c1', is: 'blank' }]);
  });
});

describe('joint on a wide line', () => {
  it('is the same with more than seven open regions', () => {
    const position = written(['ABCDeFGHI'], '');
    expect(stepsOf(joint, position)).toEqual([]);
    expect(stepsOf(jointWide, position).map(({ conclusion }) => conclusion)).toEqual([
      [{ region: 'r1c1', is: 'painted' }],
      [{ region: 'r1c9', is: 'painted' }],
    ]);
  });
});
