/** Options of making a puzzle or setting up a game, as data: the command and the page build their forms from it. */

import { fail, type Notice, ok, type Phrase, type Result } from '../kernel/index.ts';
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

/** One option. The name is that of the command's flag, without the dashes. */
export interface OptionSpec {
  readonly name: string;
  /** As a form calls it; without it, by its name. */
  readonly label?: Phrase;
  readonly takes:
    | { readonly kind: 'flag' }
    | { readonly kind: 'size' }
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

/** Reads the text of an option; `9` as a size is 9×9. Pictures are decoded by the apps, not here. */
export function readOption(spec: OptionSpec, text: string): Result<OptionValue, Notice> {
  const takes = spec.takes;
  const refuse = (expected: string) =>
    fail(documentPhrases.notice('option-value', { option: spec.name, found: text, expected }));
  switch (takes.kind) {
    case 'flag':
      return ok(true);
    case 'size': {
      const match = /^(\d{1,4})(?:[xX×](\d{1,4}))?$/.exec(text.trim());
      if (match === null) return refuse('9, 9x9');
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
      return takes.choices.includes(text) ? ok(text) : refuse(takes.choices.join(', '));
    case 'picture':
      throw new Error('a picture is decoded by the app that read it');
  }
}
