import { describe, expect, it } from 'vitest';
import { crossAPix } from '../games/cross-a-pix/index.ts';
import { greaterThan } from '../games/greater-than/index.ts';
import { Effort, type Notice, sayNotice } from '../kernel/index.ts';
import { generate } from './generate.ts';
import { type Advice, hint } from './hint.ts';
import { marksOfNudge, type Nudge, nudgesOf, sayNudge } from './nudges.ts';
import { puzzlePhrases } from './phrases.ts';
import { practise } from './practise.ts';
import { deductionOf } from './puzzle.ts';
import { sayLink, stepOfArgument } from './stages.ts';

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

describe('a supposition', () => {
  const found = practise(crossAPix, [{ size: { rows: 8, cols: 8 } }], 'short-contradiction', 'b');
  if (!found.ok) throw new Error(found.error.code);
  const { argument } = found.value;
  const advised = { step: stepOfArgument(deductionOf(crossAPix), argument), argument };
  const speakerOfCross = {
    language: 'en',
    say: (notice: Notice) => sayNotice([crossAPix.phrases, puzzlePhrases], notice, 'en'),
  } as const;
  const told = (nudge: Nudge) => sayNudge(crossAPix, advised, nudge, speakerOfCross);

  it('is told step by step, and its end is pointed out with its last step', () => {
    const [, , ...why] = nudgesOf(advised);
    expect(why.length).toBeGreaterThan(1);
    expect(told(why[0])).toMatch(/^Suppose .*\(1\)/);
    expect(told(why[1])).toMatch(/^\(2\)/);
    for (const nudge of why.slice(0, -1)) {
      expect(Object.keys(marksOfNudge(advised, nudge))).toEqual(['focus']);
    }
    expect(marksOfNudge(advised, why[why.length - 1]).conclusion).toBeDefined();
    const whole = argument.links.map((link) => sayLink(link, speakerOfCross)).join(' ');
    expect(why.map(told).join(' ')).toBe(whole);
  });
});
