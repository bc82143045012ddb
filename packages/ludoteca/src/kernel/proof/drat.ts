/**
 * Proofs as DRAT: the clauses learnt, and the words that some are dropped.
 *
 *     text     1 -2 0            added          binary   0x61  literals  0x00
 *              d 1 -2 0          dropped                 0x64  literals  0x00
 *
 * In the binary form a literal is 2·name, and 1 more when negative, seven bits in a byte, the lowest
 * first, all bytes but the last with their highest bit set. A proof is written as text when that is
 * short, otherwise in the binary form, which is less than half as long. After Wetzler, Heule and Hunt,
 * "DRAT-trim: efficient checking and trimming using expressive clausal proofs" (2014).
 */

import type { ClauseWitness } from '../clause-learning/witness.ts';

export interface ProofSize {
  readonly format: 'text' | 'binary';
  readonly bytes: number;
}

/** The longest proof that is written as text, in bytes. */
const mostText = 1 << 20;
const pieceBytes = 1 << 16;
const added = 0x61;
const dropped = 0x64;

export class DratWriter implements ClauseWitness {
  readonly #write: (chunk: string | Uint8Array) => void;
  #bytes = new Uint8Array(pieceBytes);
  #size = 0;
  #textSize = 0;
  #isBinary = false;
  /** Bytes handed over. */
  #written = 0;

  constructor(write: (chunk: string | Uint8Array) => void) {
    this.#write = write;
  }

  onLearnt(clause: ArrayLike<number>): void {
    this.#note(added, clause);
  }

  onDropped(clause: ArrayLike<number>): void {
    this.#note(dropped, clause);
  }

  #note(kind: number, clause: ArrayLike<number>): void {
    // A literal takes five bytes at most.
    this.#reserve(2 + 5 * clause.length);
    const bytes = this.#bytes;
    let at = this.#size;
    bytes[at++] = kind;
    if (!this.#isBinary) this.#textSize += kind === dropped ? 4 : 2;
    for (let index = 0; index < clause.length; index++) {
      // Names begin with 1.
      let rest = clause[index] + 2;
      if (!this.#isBinary) this.#textSize += digits(rest >> 1) + 1 + (rest & 1);
      for (; rest > 127; rest >>>= 7) bytes[at++] = (rest & 127) | 128;
      bytes[at++] = rest;
    }
    bytes[at++] = 0;
    this.#size = at;
    if (this.#textSize > mostText) this.#isBinary = true;
    if (this.#isBinary && this.#size >= pieceBytes) this.#flush();
  }

  #reserve(more: number): void {
    if (this.#size + more <= this.#bytes.length) return;
    const longer = new Uint8Array(Math.max(2 * this.#bytes.length, this.#size + more));
    longer.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = longer;
  }

  #flush(): void {
    this.#write(this.#bytes.slice(0, this.#size));
    this.#written += this.#size;
    this.#size = 0;
  }

  /** Hands over what is left, and tells what became of it. */
  end(): ProofSize {
    if (this.#isBinary) {
      this.#flush();
      return { format: 'binary', bytes: this.#written };
    }
    const text = textOf(this.#bytes.subarray(0, this.#size));
    if (text !== '') this.#write(text);
    return { format: 'text', bytes: text.length };
  }
}

function digits(name: number): number {
  let count = 1;
  for (let rest = name; rest >= 10; rest = Math.floor(rest / 10)) count++;
  return count;
}

/** A binary proof as text. */
function textOf(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at++) {
    let line = bytes[at] === dropped ? 'd ' : '';
    at++;
    while (bytes[at] !== 0) {
      let literal = 0;
      for (let shift = 0; ; shift += 7) {
        literal |= (bytes[at] & 127) << shift;
        if (bytes[at++] < 128) break;
      }
      line += `${(literal & 1) === 1 ? '-' : ''}${literal >> 1} `;
    }
    lines.push(`${line}0\n`);
  }
  return lines.join('');
}
