import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { Effort } from '../../../kernel/index.ts';
import { climb, generate } from '../../../puzzle/index.ts';
import { deduction } from '../deduce/index.ts';
import { crossAPix } from '../index.ts';
import { longContradiction, shortContradiction } from './contradictions.ts';

describe('a short contradiction', () => {
  it('follows an assumption over its lines to one that fails', () => {
    // One of a and b, one of a, c and d, and one of b and c: with a there is neither b nor c.
    const steps = stepsOf(shortContradiction, written(['asBtx', 'aswtF', 'asctD'], 'swtx'));
    const step = steps.find(({ conclusion }) => JSON.stringify(conclusion).includes('r1c1'));
    expect(step?.conclusion).toEqual([{ region: 'r1c1', is: 'blank' }]);
    expect(step?.text).toMatch(/^Suppose r1c1 is painted\. Then r1c3 cannot be painted\./);
    expect(step?.text).toContain(
      'Then row 1 would have at least 2 painted cells, but its clue says 1.',
    );
    expect(step?.text).toContain('But then column 3 cannot be filled.');
    expect(step?.text).toMatch(/So r1c1 stays blank\.$/);
  });
});

describe('a long contradiction', () => {
  it('is found where no short one is', () => {
    const order = crossAPix.recipe({ level: 'extreme', size: { rows: 8, cols: 8 } });
    const made = order.ok ? generate(crossAPix, order.value, 'long') : order;
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const position = deduction.open(clues, crossAPix.empty(clues));
    const easier = { ...deduction, ladder: deduction.ladder.slice(0, -1) };
    for (const { technique } of climb(easier, position, new Effort())) {
      expect(technique.name).not.toBe(longContradiction.name);
    }
    expect([...shortContradiction.find(position, new Effort())]).toEqual([]);
    const [step] = stepsOf(longContradiction, { clues, position, rows: clues.rows }, 1);
    expect(step.text).toMatch(
      /^Suppose r\d+c\d+ is (painted|blank)\. .*But then .* cannot be filled/,
    );
  });
});
