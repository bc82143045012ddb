/** Making the notices of a phrasebook where its words are not needed: who solves or checks carries none. */

import type { Phrasebook, Phrases } from './phrases.ts';

/** What of a phrasebook makes notices. */
export type Noticing<Book extends Phrases> = Pick<Phrasebook<Book>, 'notice'>;

/** The notices of the book with this prefix, whose type is all that has to be known of it here. */
export function noticesOf<Book extends Phrases>(prefix: string): Noticing<Book> {
  return {
    notice(key, args, where) {
      const code = `${prefix}.${key}`;
      return where === undefined ? { code, args } : { code, args, where };
    },
  };
}
