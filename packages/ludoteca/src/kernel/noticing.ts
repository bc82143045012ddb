/** Making the notices of a phrasebook where its words are not needed: who solves or checks carries none. */

import type { Phrasebook, Phrases } from './phrases.ts';

/** What of a phrasebook makes notices. */
export type Noticing<Book extends Phrases> = Pick<Phrasebook<Book>, 'notice'>;

/**
 * The notices of the book with this prefix, whose type is all that has to be known of it here.
 *
 * @example
 * ```ts
 * import { noticesOf, phrasebook, sayNotice } from 'ludoteca/kernel';
 *
 * const words = phrasebook('shop', { left: { en: '{count} left', pt: 'restam {count}' } });
 * const { notice } = noticesOf<typeof words.phrases>('shop');
 * const few = notice('left', { count: 2 });
 * console.log(few.code, '→', sayNotice([words], few, 'pt'));
 * ```
 *
 * ```text
 * shop.left → restam 2
 * ```
 */
export function noticesOf<Book extends Phrases>(prefix: string): Noticing<Book> {
  return {
    notice(key, args, where) {
      const code = `${prefix}.${key}`;
      return where === undefined ? { code, args } : { code, args, where };
    },
  };
}
