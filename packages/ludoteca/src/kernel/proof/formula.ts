/** A problem that somebody claims to be impossible, in a form that every checker of proofs can be given. */

/** The weights of the literals that hold add up to the total. Each variable comes once. */
export interface Equality {
  /** What it says, for the map. */
  readonly name: string;
  readonly literals: readonly number[];
  readonly weights: readonly number[];
  readonly total: number;
}

/**
 * Variables are numbered from 0, literals as in the clause learner. All sequences come in the same
 * order each time they are asked for: the formula's bytes are part of the claim.
 */
export interface Formula {
  readonly variables: number;
  /** The first so many variables settle all others. */
  readonly decided: number;
  clauses(): Iterable<readonly number[]>;
  equalities(): Iterable<Equality>;
  /** Clauses that follow from the others by unit propagation, and make the refutation short. */
  lemmas(): Iterable<readonly number[]>;
  /** The value of a decided variable to try first. */
  phase(variable: number): boolean;
  /** What it means that a variable is true, for the map. */
  meaning(variable: number): string;
}

/** Takes the pieces of a file as they come. */
export type Write = (chunk: string) => void;

/** Characters in a piece. */
const pieceLength = 1 << 16;

/** Gathers small texts into pieces. */
export class PieceWriter {
  readonly #write: Write;
  #piece = '';

  constructor(write: Write) {
    this.#write = write;
  }

  add(text: string): void {
    this.#piece += text;
    if (this.#piece.length >= pieceLength) this.end();
  }

  /** Hands over what is left. */
  end(): void {
    if (this.#piece !== '') this.#write(this.#piece);
    this.#piece = '';
  }
}
