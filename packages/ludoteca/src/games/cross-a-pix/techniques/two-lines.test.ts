import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { sayNotice } from '../../../kernel/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { joint } from './one-line.ts';
import { twoLines } from './two-lines.ts';

describe('two lines', () => {
  it('sees that what one line leaves, the other refuses', () => {
    // Of a, b and c two are painted; of a, b and d one: a and b cannot both be.
    const position = written(['AsCtb', 'Asdtb'], 'st');
    const steps = stepsOf(twoLines, position);
    const step = steps.find(({ conclusion }) => JSON.stringify(conclusion).includes('r1c3'));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c3', is: 'painted' }],
      because: [
        { line: 'r1', clue: 'painted' },
        { line: 'r2', clue: 'painted' },
      ],
      text: 'Look at r2c1, r2c2, r2c4 and r2c5, which row 2 and row 1 share. Suppose r1c3 is blank. Of the 5 ways that row 2 then leaves for these, none suits row 1. So r1c3 is painted.',
    });
    const alone = stepsOf(joint, position).flatMap(({ because }) => because);
    expect(JSON.stringify(alone)).not.toMatch(/"line":"r/);
  });

  it('tells what is painted apart from what is blank, also where one cell is painted', () => {
    const [painted, ...blank] = [0, 1, 3].map((col) => ({ row: 6, col }));
    const way = allPhrases.notice('way-both', {
      line: { kind: 'row', index: 6 },
      painted: [painted],
      blank,
    });
    expect(sayNotice([allPhrases], way, 'pt')).toBe(
      'Uma maneira de preencher a linha 7: com tinta em L7C1 e com L7C2 e L7C4 em branco.',
    );
  });
});
