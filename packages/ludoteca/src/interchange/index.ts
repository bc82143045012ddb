/** Formats of other programs that need a codec. Nothing else in the library imports one. */

import type { AnyKind, TextFormat } from '../document/index.ts';
import type { Phrases } from '../kernel/index.ts';
import { fPuzzles } from './greater-than/f-puzzles.ts';
import { penpa } from './greater-than/penpa.ts';
import { interchangePhrases } from './greater-than/phrases.ts';

export { fPuzzles } from './greater-than/f-puzzles.ts';
export { penpa } from './greater-than/penpa.ts';
export { zipped } from './zip.ts';

/** The formats of a game, and the words for what they refuse. */
interface Interchange {
  readonly formats: readonly TextFormat<unknown>[];
  readonly phrases: Phrases;
}

/** By the id of the game. */
const interchanges: Readonly<Record<string, Interchange>> = {
  'greater-than': { formats: [fPuzzles, penpa], phrases: interchangePhrases },
};

/** The formats alone, by the id of the game. */
export const interchangeFormats: Readonly<Record<string, readonly TextFormat<unknown>[]>> =
  Object.fromEntries(Object.entries(interchanges).map(([id, { formats }]) => [id, formats]));

/**
 * The games of a catalogue with these formats added to those they have.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { withInterchange } from 'ludoteca/interchange';
 *
 * const [{ formats }] = withInterchange([greaterThan]);
 * console.log(formats.map(({ name }) => name).join(' '));
 * ```
 *
 * ```text
 * classic drawing iss line f-puzzles penpa
 * ```
 */
export function withInterchange<Known extends AnyKind>(catalogue: readonly Known[]): Known[] {
  return catalogue.map((kind) => {
    const added = Object.hasOwn(interchanges, kind.id) ? interchanges[kind.id] : undefined;
    if (added === undefined) return kind;
    return {
      ...kind,
      formats: [...kind.formats, ...added.formats],
      phrases: { ...kind.phrases, phrases: { ...kind.phrases.phrases, ...added.phrases } },
    };
  });
}
