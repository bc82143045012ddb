/**
 * A hint told bit by bit: where to look, what to look for, then the argument link by link. Each asking
 * goes one further; the page and the terminal share the order, the words and the marks on the board.
 */

import type { Cell, Notice, Speaker } from '../kernel/index.ts';
import type { Argument, Link } from './coach.ts';
import type { StepMarks } from './deduction.ts';
import { puzzlePhrases } from './phrases.ts';
import { deductionOf, type Puzzle } from './puzzle.ts';
import { insightNamed, sayLink, sayStage } from './stages.ts';
import type { Step } from './step.ts';
import { sayStep } from './tell.ts';

/** One bit of a hint; `why` tells one link, or of a long one the steps from one pause to the next. */
export type Nudge =
  | { readonly stage: 'where' | 'what' }
  | { readonly stage: 'why'; readonly link: number; readonly part?: number };

/** A step, with the argument of which it is the whole where a coach gave one. */
export interface Advised {
  readonly step: Step;
  readonly argument?: Argument;
}

/**
 * The bits of a hint in the order in which they are told. A step of the ladder has no place of its own.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, nudgesOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step') console.log(nudgesOf(advice));
 * ```
 *
 * ```text
 * [ { stage: 'where' }, { stage: 'what' }, { stage: 'why', link: 0 } ]
 * ```
 */
export function nudgesOf({ argument }: Advised): readonly Nudge[] {
  if (argument === undefined) return [{ stage: 'what' }, { stage: 'why', link: 0 }];
  const links = argument.links.flatMap(({ pauses = [] }, link): readonly Nudge[] =>
    pauses.length === 0
      ? [{ stage: 'why', link }]
      : [0, ...pauses].map((_, part) => ({ stage: 'why', link, part })),
  );
  return [{ stage: 'where' }, { stage: 'what' }, ...links];
}

/**
 * One bit in a sentence or two.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, nudgesOf, sayNudge } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * const speaker = speakerOf(greaterThan, 'en');
 * if (advice.kind === 'step') {
 *   const said = nudgesOf(advice).map((nudge) => sayNudge(greaterThan, advice, nudge, speaker));
 *   console.log(said.join('\n'));
 * }
 * ```
 *
 * ```text
 * Look at box 4.
 * Look for this: where the 4 of box 4 can go.
 * The 4 of box 4 can only go in r3c3: every other cell there has a larger neighbour.
 * ```
 */
export function sayNudge<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  { step, argument }: Advised,
  nudge: Nudge,
  speaker: Speaker,
): string {
  if (argument === undefined) {
    if (nudge.stage === 'why') return sayStep(step, speaker);
    const technique = insightNamed(deductionOf(puzzle), step.technique);
    const { language } = speaker;
    if (technique === undefined) return puzzlePhrases.say('look-beyond', {}, language);
    const what = technique.sees[language].replace(/\.$/, '');
    return puzzlePhrases.say('look-for', { what }, language);
  }
  if (nudge.stage !== 'why') return sayStage(puzzle, argument, nudge.stage, speaker).join(' ');
  const { links, goodFor } = argument;
  const text = sayLink({ words: wordsOf(links[nudge.link], nudge.part) }, speaker);
  const isLast = nudge.link === links.length - 1 && isWhole(links[nudge.link], nudge.part);
  return isLast && goodFor !== undefined ? `${text} ${speaker.say(goodFor)}` : text;
}

/**
 * What to point out on the board with one bit: never more than was told so far.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, marksOfNudge, nudgesOf } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step') {
 *   for (const nudge of nudgesOf(advice)) console.log(Object.keys(marksOfNudge(advice, nudge)));
 * }
 * ```
 *
 * ```text
 * [ 'focus' ]
 * [ 'focus' ]
 * [ 'focus', 'conclusion', 'because', 'arrows' ]
 * ```
 */
export function marksOfNudge({ step, argument }: Advised, nudge: Nudge): StepMarks {
  if (argument === undefined) {
    return nudge.stage === 'why' ? { conclusion: step.conclusion, because: step.because } : {};
  }
  const { links } = argument;
  if (nudge.stage !== 'why') return { focus: [links[0].where] };
  const link = links[nudge.link];
  const { lines, steps, arrows } = link.marks;
  const begun = (nudge.part ?? 0) + 1;
  // What a supposition leads to is not shown before it is told.
  if (!isWhole(link, nudge.part)) {
    if (steps === undefined) return { focus: lines.slice(0, begun) };
    const made = steps.slice(0, begun);
    const forced = made.flatMap(({ cell, from }) => (from ? [{ from, to: cell }] : []));
    return { focus: [link.where], arrows: forced, numbers: numbered(made) };
  }
  const told = links.slice(0, nudge.link + 1);
  // The steps of a supposition have numbers in its words; otherwise the links have.
  const numbers = numbered(steps ?? told.map(({ conclusion: [{ cell }] }) => ({ cell })));
  return {
    focus: [link.where, ...lines.filter((line) => !isSame(line, link.where))],
    conclusion: link.conclusion,
    because: link.because,
    arrows,
    ...((steps !== undefined || links.length > 1) && { numbers }),
  };
}

function numbered(steps: readonly { readonly cell: Cell }[]): NonNullable<StepMarks['numbers']> {
  return steps.map(({ cell }, at) => ({ cell, number: at + 1 }));
}

/** The words of a part of a link; all of them where it has no parts. */
function wordsOf({ words, pauses = [] }: Link, part: number | undefined): readonly Notice[] {
  if (part === undefined) return words;
  const ends = [0, ...pauses, words.length];
  return words.slice(ends[part], ends[part + 1]);
}

/** Whether a link is told to its end with this part. */
function isWhole({ pauses = [] }: Link, part: number | undefined): boolean {
  return part === undefined || part === pauses.length;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
