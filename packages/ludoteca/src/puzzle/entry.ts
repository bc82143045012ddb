/** How the values of a puzzle are entered, and what they are called. */

import type { Phrase, PhraseWith } from '../kernel/index.ts';

/** A value that has a name where its number would not do. */
export interface ValueWords {
  readonly value: number;
  /** As it is typed at a prompt: `paint`. */
  readonly typed: Phrase;
  /** That a cell has it, in a sentence; `{cell}` is the cell. */
  readonly told: PhraseWith<'cell'>;
  /** That several cells have it; without it, each is told by itself. */
  readonly toldOfSeveral?: PhraseWith<'cells&'>;
  /** The same of many, of which only some are named; `{count}` is how many there are. */
  readonly toldOfMany?: PhraseWith<'cells&'> & PhraseWith<'count'>;
  /** A letter that enters it on a keyboard, besides its place in the list. */
  readonly key?: string;
}

export type ValueEntry =
  /** Numbers, typed digit by digit, of as many digits as the largest value has. */
  | { readonly kind: 'typed' }
  /** Any number of named values, in the order in which pressing a cell again goes through them. */
  | { readonly kind: 'painted'; readonly values: readonly ValueWords[] };

/**
 * What a value is called; undefined where it is called by its number.
 *
 * @example
 * ```ts
 * import { valueWordsOf } from 'ludoteca/puzzle';
 * import { crossAPix, greaterThan } from 'ludoteca';
 *
 * console.log(valueWordsOf(crossAPix.entry, 1)?.typed.en, valueWordsOf(greaterThan.entry, 1));
 * ```
 *
 * ```text
 * paint undefined
 * ```
 */
export function valueWordsOf(entry: ValueEntry, value: number): ValueWords | undefined {
  return entry.kind === 'painted' ? entry.values.find((each) => each.value === value) : undefined;
}
