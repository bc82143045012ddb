/** Techniques by the names that players know them by. */

import { type AnyPuzzle, deductionOf, insightNamed, type Step } from 'ludoteca';
import type { Context } from '../context.ts';
import { sentence } from '../output/text.ts';
import { teachingWords } from '../phrases/teaching.ts';

/** The technique or insight of a step, as players know it. */
export function techniqueName({ language }: Context, puzzle: AnyPuzzle, step: Step): string {
  const title = insightNamed(deductionOf(puzzle), step.technique)?.title[language];
  return sentence(title ?? teachingWords.say('beyond', {}, language));
}
