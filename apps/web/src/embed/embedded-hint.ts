/** A hint on an embedded board: asked of a worker, told bit by bit. */

import { type Language, sayNotice } from 'ludoteca/kernel';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';
import {
  type Advice,
  isPuzzle,
  markedFacts,
  nudgesOf,
  type PuzzleDocument,
  type Sheet,
  sayAdvice,
  sayNudge,
} from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { sayIn } from './words.ts';
import { thinkers } from './workers.ts';

export type HintShown =
  | { readonly kind: 'thinking' }
  | {
      readonly kind: 'step';
      readonly advice: Extract<Advice<unknown>, { readonly kind: 'step' }>;
      /** Its bits in words, and how many of them are told. */
      readonly bits: readonly string[];
      readonly told: number;
    }
  /** Why there is no step. */
  | { readonly kind: 'words'; readonly text: string };

export async function askForHint(
  { puzzle, clues }: PuzzleDocument,
  sheet: Sheet,
  language: Language,
): Promise<HintShown> {
  try {
    const place = lazyCatalogue.find(({ id }) => id === puzzle.id);
    // The whole puzzle, by which insights are named; who reasons is a worker.
    const whole = await place?.load();
    if (whole === undefined || !isPuzzle(whole)) throw new Error(`${puzzle.id} is not here`);
    const speaker = {
      language,
      say: (notice: Parameters<typeof sayNotice>[1]) =>
        sayNotice(phrasebooksOf(whole), notice, language),
    };
    const marks = markedFacts(sheet);
    const advice = await thinkers().hint(whole, { clues, grid: sheet.filling }, { marks });
    if (advice.kind !== 'step') return { kind: 'words', text: sayAdvice(whole, advice, speaker) };
    const bits = nudgesOf(advice).map((nudge) => sayNudge(whole, advice, nudge, speaker));
    return { kind: 'step', advice, bits, told: 1 };
  } catch {
    return { kind: 'words', text: sayIn(language)('no-worker', {}) };
  }
}

/** What is said of a hint: the newest bit. */
export function messageOfHint(hint: HintShown | undefined, language: Language): string {
  switch (hint?.kind) {
    case 'thinking':
      return sayIn(language)('thinking', {});
    case 'step':
      return hint.bits[hint.told - 1];
    case 'words':
      return hint.text;
    default:
      return '';
  }
}
