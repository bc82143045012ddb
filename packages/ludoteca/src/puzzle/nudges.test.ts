import { describe, expect, it } from 'vitest';
import { greaterThan } from '../games/greater-than/index.ts';
import { Effort, type Notice, sayNotice } from '../kernel/index.ts';
import { generate } from './generate.ts';
import { type Advice, hint } from './hint.ts';
import { marksOfNudge, nudgesOf, sayNudge } from './nudges.ts';
import { puzzlePhrases } from './phrases.ts';

const made = generate(greaterThan, { boxRows: 2, boxCols: 3, style: 'full' }, 'nudges');
if (!made.ok) throw new Error(made.error.code);
const { clues } = made.value;
const speaker = {
  language: 'en',
  say: (notice: Notice) => sayNotice([greaterThan.phrases, puzzlePhrases], notice, 'en'),
} as const;

function stepOf(advice: Advice<unknown>) {
  if (advice.kind !== 'step') throw new Error(`found ${advice.kind}`);
  return advice;
}

describe('a hint told bit by bit', () => {
  const advice = stepOf(hint(greaterThan, { clues }, new Effort()));

  it('begins with a place, and ends with every link', () => {
    const nudges = nudgesOf(advice);
    const links = advice.argument?.links.length ?? 0;
    expect(nudges.map(({ stage }) => stage)).toEqual([
      'where',
      'what',
      ...Array.from({ length: links }, () => 'why'),
    ]);
  });

  it('points out no more than it says', () => {
    const [where, what, ...why] = nudgesOf(advice);
    for (const nudge of [where, what]) {
      expect(Object.keys(marksOfNudge(advice, nudge))).toEqual(['focus']);
      const { conclusion } = advice.step;
      const text = sayNudge(greaterThan, advice, nudge, speaker);
      for (const { cell } of conclusion)
        expect(text).not.toContain(`r${cell.row + 1}c${cell.col + 1}`);
    }
    const last = why[why.length - 1];
    expect(marksOfNudge(advice, last).conclusion).toEqual(advice.step.conclusion);
  });

  it('of the exact ladder names what to look for, then tells the step', () => {
    const exact = stepOf(hint(greaterThan, { clues }, new Effort(), { isMinimal: true }));
    const [what, why] = nudgesOf(exact);
    expect(sayNudge(greaterThan, exact, what, speaker)).toMatch(/^Look for this: /);
    expect(marksOfNudge(exact, what)).toEqual({});
    expect(marksOfNudge(exact, why)).toEqual({
      conclusion: exact.step.conclusion,
      because: exact.step.because,
    });
  });
});
