/** A solver from elsewhere that answers the same question, for comparing and for checking. */

import type { Cnf } from './cnf.ts';

export interface Peer {
  readonly name: string;
  /**
   * Takes a problem in the form the solver reads, outside the clock. What comes back loads it,
   * counts its solutions up to `most`, and can be run again and again.
   */
  prepare(cnf: Cnf): (most: number) => number;
}
