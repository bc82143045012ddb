/**
 * All the words of the library: the phrasebooks for whatever it may tell, in one list. What is written beside proofs says
 * itself and is told by nobody: those words are not among them.
 */

import { type AnyKind, documentPhrases } from '../document/index.ts';
import {
  enginePhrases,
  gamePhrases,
  matchPhrases,
  problemPhrases,
  verdictPhrases,
} from '../game/index.ts';
import { type AnyPhrasebook, wherePhrases } from '../kernel/index.ts';
import { paperPhrases } from '../paper/index.ts';
import { puzzlePhrases } from '../puzzle/index.ts';

/** The words that every puzzle and game shares. */
export const phrasebooks: readonly AnyPhrasebook[] = [
  wherePhrases,
  documentPhrases,
  puzzlePhrases,
  gamePhrases,
  matchPhrases,
  verdictPhrases,
  enginePhrases,
  problemPhrases,
  paperPhrases,
];

/**
 * The phrasebooks for whatever these kinds may tell: the shared ones and their own. A kind that has been
 * given formats of other programs brings the words for what they refuse.
 *
 * @example
 * ```ts
 * import { crossAPix } from 'ludoteca/cross-a-pix';
 * import { phrasebooksOf } from 'ludoteca/words';
 *
 * console.log(phrasebooksOf(crossAPix).map(({ prefix }) => prefix).includes('cross-a-pix'));
 * ```
 *
 * ```text
 * true
 * ```
 */
export function phrasebooksOf(
  ...kinds: readonly Pick<AnyKind, 'phrases'>[]
): readonly AnyPhrasebook[] {
  return [...phrasebooks, ...kinds.map(({ phrases }) => phrases)];
}
