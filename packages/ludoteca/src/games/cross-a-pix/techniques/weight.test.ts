import { describe, expect, it } from 'vitest';
import { stepsOf, written } from '../../../../test/cross-a-pix/letters.ts';
import { anyState } from '../../../../test/cross-a-pix/states.ts';
import { Effort, type Notice } from '../../../kernel/index.ts';
import { smallestStep } from '../../../puzzle/step.ts';
import { deduction } from '../deduce/index.ts';
import { weight } from './weight.ts';

type NoticeArgs = Notice['args'];

describe('weight', () => {
  it('leaves a region blank that would be too many', () => {
    const [step] = stepsOf(weight, written(['aaBcdE'], 'b'));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c1', is: 'blank' }],
      because: [
        { line: 'r1', clue: 'painted' },
        { region: 'r1c3', is: 'painted' },
      ],
      text: 'Painted, r1c1 would bring row 1 to 3 painted cells, but its clue says 2: 1 is there already, and r1c1 takes 2. So r1c1 stays blank.',
    });
  });

  it('paints a region without which too few are left', () => {
    const [step] = stepsOf(weight, written(['AAAbcD'], ''));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c1', is: 'painted' }],
      because: [{ line: 'r1', clue: 'painted' }],
      text: 'With r1c1 blank, row 1 would have 3 of its 6 cells left to paint, but it needs 4. So r1c1 is painted.',
    });
  });

  it('does not count on a region that the clue itself leaves blank', () => {
    const [step] = stepsOf(weight, written(['aaaaaBBCDe'], 'a'));
    expect(step).toEqual({
      conclusion: [{ region: 'r1c6', is: 'painted' }],
      because: [{ line: 'r1', clue: 'painted' }],
      text: 'Suppose r1c6 is blank. Then row 1 would have 3 painted cells or fewer, or 5 or more, but its clue says 4. So r1c6 is painted.',
    });
  });

  it('only ever tells numbers that cannot be', () => {
    const numbers: Record<string, (args: NoticeArgs) => boolean> = {
      'too-heavy': ({ sum, painted }) => Number(sum) > Number(painted),
      'too-heavy-alone': (args) => Number(args.weight) > Number(args.painted),
      'too-heavy-to-leave': ({ most, painted }) => Number(most) < Number(painted),
      'too-heavy-to-leave-alone': ({ most, painted }) => Number(most) < Number(painted),
    };
    let told = 0;
    for (let run = 0; run < 60; run++) {
      const { clues, grid } = anyState(`numbers ${run}`, 12);
      const position = deduction.open(clues, grid);
      for (const finding of weight.find(position, new Effort())) {
        const { words } = smallestStep(
          ...([deduction, clues, weight.name, [finding]] as const),
          { findings: 1, seconds: 1 },
          new Effort(),
        );
        for (const { code, args } of words) {
          const isRight = numbers[code.replace('cross-a-pix.', '')];
          if (isRight === undefined) continue;
          expect(isRight(args)).toBe(true);
          told++;
        }
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  it('names no more known regions than it takes', () => {
    const [step] = stepsOf(weight, written(['AAbCdddE'], 'ace'));
    expect(step.because).toHaveLength(3);
  });
});
