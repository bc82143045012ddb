/** Facts, steps and advice in words. */

import { type Language, type Speaker, sayPhrase } from '../kernel/index.ts';
import type { Fact } from './deduction.ts';
import { type ValueEntry, valueWordsOf } from './entry.ts';
import type { Advice } from './hint.ts';
import { puzzlePhrases } from './phrases.ts';
import type { PuzzleBoard } from './puzzle.ts';
import type { Step } from './step.ts';

/** Of more cells than this only so many are named. */
const most = 8;

/**
 * A fact as a part of a sentence.
 *
 * @example
 * ```ts
 * import { sayFact } from 'ludoteca/puzzle';
 * import { crossAPix, greaterThan } from 'ludoteca';
 *
 * const cell = { row: 0, col: 1 };
 * console.log(sayFact(greaterThan.entry, { cell, is: 4 }, 'en'));
 * console.log(sayFact(crossAPix.entry, { cell, is: 1 }, 'en'));
 * ```
 *
 * ```text
 * r1c2 is 4
 * the region of r1c2 is painted
 * ```
 */
export function sayFact(entry: ValueEntry, fact: Fact, language: Language): string {
  const { cell } = fact;
  if ('is' in fact) {
    const words = valueWordsOf(entry, fact.is);
    if (words !== undefined) return sayPhrase(words.told, language, { cell });
    return puzzlePhrases.say('is', { cell, value: fact.is }, language);
  }
  // Where there are two values, not the one is the other.
  const named = entry.kind === 'painted' ? entry.values : [];
  const other = named.find(({ value }) => !fact.not.includes(value));
  if (named.length === 2 && other !== undefined) return sayPhrase(other.told, language, { cell });
  const [value, ...more] = fact.not;
  if (more.length === 0) return puzzlePhrases.say('is-not', { cell, value }, language);
  return puzzlePhrases.say('is-none', { cell, values: fact.not }, language);
}

/**
 * What the player has and cannot be: a wrong entry, or marks and strikes that leave the right value out.
 *
 * @example
 * ```ts
 * import { sayWrongFact } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const cell = { row: 0, col: 1 };
 * console.log(sayWrongFact(greaterThan.entry, { cell, is: 4 }, 'en'));
 * console.log(sayWrongFact(greaterThan.entry, { cell, not: [2] }, 'en'));
 * ```
 *
 * ```text
 * r1c2 is 4
 * in r1c2 the right value is ruled out
 * ```
 */
export function sayWrongFact(entry: ValueEntry, fact: Fact, language: Language): string {
  if ('is' in fact || entry.kind === 'painted') return sayFact(entry, fact, language);
  return puzzlePhrases.say('right-ruled-out', { cell: fact.cell }, language);
}

/**
 * Several facts together, in a few words.
 *
 * @example
 * ```ts
 * import { sayFacts } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const facts = [0, 1].map((col) => ({ cell: { row: 2, col }, not: [4] }));
 * console.log(sayFacts(greaterThan.entry, facts, 'en'));
 * ```
 *
 * ```text
 * r3c1 and r3c2 are not 4
 * ```
 */
export function sayFacts(entry: ValueEntry, facts: readonly Fact[], language: Language): string {
  const [first] = facts;
  if (facts.length === 1) return sayFact(entry, first, language);
  if (entry.kind === 'painted') return sayByValue(entry, facts, language);
  const cells = facts.map(({ cell }) => cell);
  const said = (fact: Fact) => ('is' in fact ? `is ${fact.is}` : `not ${fact.not.join()}`);
  if (facts.some((fact) => said(fact) !== said(first))) {
    return puzzlePhrases.say('fewer', { cells }, language);
  }
  if ('is' in first) return puzzlePhrases.say('are', { cells, value: first.is }, language);
  const [value, ...more] = first.not;
  if (more.length === 0) return puzzlePhrases.say('are-not', { cells, value }, language);
  return puzzlePhrases.say('are-none', { cells, values: first.not }, language);
}

/** Values that have words of their own: what has the same value is told together. */
function sayByValue(
  entry: Extract<ValueEntry, { readonly kind: 'painted' }>,
  facts: readonly Fact[],
  language: Language,
): string {
  const entries = facts.filter((fact) => 'is' in fact);
  const parts = entry.values.flatMap(({ value, toldOfSeveral, toldOfMany }): string[] => {
    const same = entries.filter(({ is }) => is === value);
    const cells = same.map(({ cell }) => cell);
    if (same.length > most && toldOfMany !== undefined) {
      const some = { cells: cells.slice(0, most - 3), count: cells.length };
      return [sayPhrase(toldOfMany, language, some)];
    }
    if (same.length > 1 && toldOfSeveral !== undefined) {
      return [sayPhrase(toldOfSeveral, language, { cells })];
    }
    return same.map((fact) => sayFact(entry, fact, language));
  });
  const others = facts.filter((fact) => !('is' in fact));
  return [...parts, ...others.map((fact) => sayFact(entry, fact, language))].join('; ');
}

/**
 * The sentences of a step, one after another.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, sayStep } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step') console.log(sayStep(advice.step, speakerOf(greaterThan, 'en')));
 * ```
 *
 * ```text
 * The 4 of box 4 can only go in r3c3: every other cell there has a larger neighbour.
 * ```
 */
export function sayStep({ words }: Pick<Step, 'words'>, { say }: Speaker): string {
  return words.map(say).join(' ');
}

/**
 * Advice in sentences. Whoever wants to find what is wrong alone is told only that something is.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, sayAdvice } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues, solution } = await greaterThan.make({ size: 4, seed: 1 });
 * const wrong = greaterThan.write(clues, greaterThan.empty(clues), { row: 0, col: 0 }, 1);
 * for (const grid of [wrong, solution]) {
 *   const advice = hint(greaterThan, { clues, grid }, new Effort());
 *   console.log(sayAdvice(greaterThan, advice, speakerOf(greaterThan, 'en')));
 * }
 * ```
 *
 * ```text
 * This cannot be: r1c1 is 1.
 * The puzzle is solved.
 * ```
 */
export function sayAdvice<Recipe, Clues, Grid>(
  puzzle: PuzzleBoard<Recipe, Clues, Grid>,
  advice: Advice<Grid>,
  speaker: Speaker,
  isDiscreet = false,
): string {
  const { language } = speaker;
  switch (advice.kind) {
    case 'step':
      return sayStep(advice.step, speaker);
    case 'wrong': {
      if (isDiscreet) return puzzlePhrases.say('something-wrong', {}, language);
      const facts = advice.facts.map((fact) => sayWrongFact(puzzle.entry, fact, language));
      return puzzlePhrases.say('wrong', { facts: facts.join('; ') }, language);
    }
    case 'several': {
      const { cells } = advice;
      if (cells.length <= most) return puzzlePhrases.say('several', { cells }, language);
      const some = { count: cells.length, cells: cells.slice(0, most) };
      return puzzlePhrases.say('several-many', some, language);
    }
    default:
      return puzzlePhrases.say(advice.kind, {}, language);
  }
}
