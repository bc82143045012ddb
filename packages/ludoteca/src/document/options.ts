/** Options of making a puzzle or setting up a game, as data: the command and the page build their forms from it. */

import { fail, type Notice, nearest, ok, type Phrase, type Result } from '../kernel/index.ts';
import { documentPhrases } from './phrases.ts';

export interface Size {
  readonly rows: number;
  readonly cols: number;
}

/** A picture already decoded: grey from 0 (black) to 255 (white), row by row; transparent is white. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
  /** From 0 (transparent) to 255 (opaque), where not all is opaque: tells white from nothing. */
  readonly opacity?: Uint8Array;
}

export type OptionValue = string | number | boolean | Size | Picture;

export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

/** The value of an option, by what it takes. */
export type OptionValueOf<Takes extends OptionSpec['takes']> = Takes extends {
  readonly kind: 'flag';
}
  ? boolean
  : Takes extends { readonly kind: 'size' }
    ? Size
    : Takes extends { readonly kind: 'text' }
      ? string
      : Takes extends { readonly kind: 'whole' | 'number' }
        ? number
        : Takes extends { readonly kind: 'choice'; readonly choices: readonly (infer Choice)[] }
          ? Choice
          : Picture;

/** The values that some options take, by their names: what is asked for in code is checked by the compiler. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [Spec in Specs[number] as Spec['name']]?: OptionValueOf<Spec['takes']>;
};

/** One option. The name is that of the command's flag, without the dashes. */
export interface OptionSpec {
  readonly name: string;
  /** As a form calls it; without it, by its name. */
  readonly label?: Phrase;
  readonly takes:
    | { readonly kind: 'flag' }
    | {
        readonly kind: 'size';
        /** The sizes there are, for whoever types something else: `4, 6, 9` or `3–100`. */
        readonly sizes?: string;
      }
    | { readonly kind: 'text' }
    | { readonly kind: 'whole'; readonly least: number; readonly most: number }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | {
        readonly kind: 'choice';
        readonly choices: readonly string[];
        /** As a form calls them; without it, by their names. */
        readonly names?: Readonly<Record<string, Phrase>>;
      }
    | { readonly kind: 'picture' };
  readonly help: Phrase;
}

/**
 * Reads the text of an option; `9` as a size is 9×9. Pictures are decoded by the apps, not here.
 *
 * @example
 * ```ts
 * import { readOption } from 'ludoteca/document';
 * import { greaterThan } from 'ludoteca/greater-than';
 *
 * const [size] = greaterThan.options;
 * console.log(readOption(size, '6x6'));
 * ```
 *
 * ```text
 * { ok: true, value: { rows: 6, cols: 6 } }
 * ```
 */
export function readOption(spec: OptionSpec, text: string): Result<OptionValue, Notice> {
  const takes = spec.takes;
  const refuse = (expected: string) =>
    fail(documentPhrases.notice('option-value', { option: spec.name, found: text, expected }));
  switch (takes.kind) {
    case 'flag':
      return ok(true);
    case 'size': {
      const match = /^(\d{1,4})(?:[xX×](\d{1,4}))?$/.exec(text.trim());
      if (match === null) return refuse(takes.sizes ?? '9, 9x9');
      const rows = Number(match[1]);
      return ok({ rows, cols: match[2] === undefined ? rows : Number(match[2]) });
    }
    case 'text':
      return ok(text.trim());
    case 'whole':
    case 'number': {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      const isRight = takes.kind === 'whole' ? Number.isInteger(value) : Number.isFinite(value);
      if (!isRight || value < takes.least || value > takes.most) {
        return refuse(`${takes.least}–${takes.most}`);
      }
      return ok(value);
    }
    case 'choice':
      return readChoice(spec.name, takes, text);
    case 'picture':
      throw new Error('a picture is decoded by the app that read it');
  }
}

/** A choice by its word, or as a form calls it in any language; capitals do not matter. */
function readChoice(
  option: string,
  { choices, names }: Extract<OptionSpec['takes'], { readonly kind: 'choice' }>,
  text: string,
): Result<OptionValue, Notice> {
  const typed = text.trim().toLowerCase();
  const wordsOf = (choice: string) =>
    [choice, ...Object.values(names?.[choice] ?? {})].map((word) => word.toLowerCase());
  const chosen =
    choices.find((choice) => choice.toLowerCase() === typed) ??
    choices.find((choice) => wordsOf(choice).includes(typed));
  if (chosen !== undefined) return ok(chosen);
  const told = { option, found: text, expected: choices.join(', ') };
  // Of a letter or two, everything is near.
  const near = typed.length < 3 ? undefined : nearest(typed, choices);
  return fail(
    near === undefined
      ? documentPhrases.notice('option-value', told)
      : documentPhrases.notice('option-value-near', { ...told, nearest: near }),
  );
}
