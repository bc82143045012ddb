/** Notices and answers that say themselves: whoever has one needs no phrasebook to tell it to a person. */

import type { AnyKind } from '../document/index.ts';
import {
  fail,
  type Language,
  type Notice,
  ok,
  type Result,
  type Speaker,
  sayNotice,
  sayWhere,
} from '../kernel/index.ts';
import { phrasebooksOf } from '../words/index.ts';

/** One kind, or several, whose words are known. */
export type WithPhrases = Pick<AnyKind, 'phrases'> | readonly Pick<AnyKind, 'phrases'>[];

/** Something that can be said in every language of the library. */
export interface Sayable {
  say(language: Language): string;
}

/** A notice that says itself, with its place in front: `line 3, column 17: found x, expected one of < > |`. */
export interface Told extends Notice, Sayable {}

/**
 * Who knows the words of a kind, or of several, in one language.
 *
 * @example
 * ```ts
 * import { greaterThan, sayStep, speakerOf } from 'ludoteca';
 *
 * const advice = await (await greaterThan.make({ size: 4, seed: 1 })).hint();
 * if (advice.kind === 'step') console.log(sayStep(advice.step, speakerOf(greaterThan, 'pt')));
 * ```
 *
 * ```text
 * O 4 da caixa 4 só cabe em L3C3: as outras casas têm todas uma vizinha maior.
 * ```
 */
export function speakerOf(kind: WithPhrases, language: Language): Speaker {
  const books = phrasebooksOf(...[kind].flat());
  return { language, say: (notice) => sayNotice(books, notice, language) };
}

/** Options are written with them in the command alone. */
const dashes = /(?<![\w-])--(?=[a-z])/g;

/**
 * Gives a notice its words.
 *
 * @example
 * ```ts
 * import { told } from 'ludoteca';
 * import { greaterThan } from 'ludoteca/greater-than';
 *
 * const refused = greaterThan.recipe({ size: { rows: 7, cols: 7 } });
 * if (!refused.ok) console.log(told(greaterThan, refused.error).say('pt'));
 * ```
 *
 * ```text
 * size: encontrei 7; fazem-se problemas dos tamanhos 4, 6, 8, 9, 12, 16
 * ```
 */
export function told(kind: WithPhrases, notice: Notice): Told {
  return {
    ...notice,
    say(language) {
      const words = speakerOf(kind, language).say(notice).replace(dashes, '');
      return notice.where === undefined ? words : `${sayWhere(notice.where, language)}: ${words}`;
    },
  };
}

/** The same result with an error that says itself. */
export function toldResult<Value>(
  kind: WithPhrases,
  result: Result<Value, Notice>,
): Result<Value, Told> {
  return result.ok ? ok(result.value) : fail(told(kind, result.error));
}

/**
 * Thrown where a program asks for what cannot be: options that no puzzle has, a move that is not legal. Its
 * message is in English; `notice` says itself in any language.
 *
 * @example
 * ```ts
 * import { accept, rastros, Refused } from 'ludoteca';
 *
 * try {
 *   accept(rastros.parse('d6 h8'));
 * } catch (fault) {
 *   if (fault instanceof Refused) console.log(fault.message);
 * }
 * ```
 *
 * ```text
 * move 2: h8 is not next to the stone, which stands on d6
 * ```
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly notice: Told;

  constructor(notice: Told) {
    super(notice.say('en'));
    this.notice = notice;
  }
}

/**
 * The value of a result; throws what is wrong with it as `Refused`.
 *
 * @example
 * ```ts
 * import { accept, rastros } from 'ludoteca';
 *
 * const match = accept(rastros.parse('d5 d6'));
 * ```
 */
export function accept<Value>(result: Result<Value, Told>): Value {
  if (result.ok) return result.value;
  throw new Refused(result.error);
}
