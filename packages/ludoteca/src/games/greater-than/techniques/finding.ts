/** A step from its parts: what follows, how its reasons are gathered, and what is said of it. */

import type { Notice } from '../../../kernel/index.ts';
import type { Fact, Finding } from '../../../puzzle/index.ts';
import { cellAt } from '../deduce/constraints.ts';
import { digitsOf, type Position } from '../deduce/position.ts';
import { Reasons } from '../deduce/reasons.ts';
import { grounds } from './grounds.ts';

interface Parts {
  readonly conclusion: readonly Fact[];
  /** Houses that the sentence names itself. */
  readonly named?: readonly number[];
  gather(reasons: Reasons): void;
  /** The sentence, after those that tell why candidates are gone. */
  tell(): readonly Notice[];
}

export function finding(position: Position, parts: Parts): Finding {
  return {
    conclusion: parts.conclusion,
    because() {
      const reasons = new Reasons(position);
      parts.gather(reasons);
      return reasons.list();
    },
    tell: (because) => [...grounds(position.board, because, parts.named ?? []), ...parts.tell()],
  };
}

export function is({ board }: Position, cell: number, digit: number): Fact {
  return { cell: cellAt(board.size, cell), is: digit };
}

/** What is struck in a cell; the values are a mask. */
export function not({ board }: Position, cell: number, values: number): Fact {
  return { cell: cellAt(board.size, cell), not: digitsOf(values) };
}

/** The values struck wherever they are still candidates. */
export function notIn(position: Position, cells: Iterable<number>, values: number): Fact[] {
  const facts: Fact[] = [];
  for (const cell of cells) {
    const struck = position.digits[cell] === 0 ? position.candidates[cell] & values : 0;
    if (struck !== 0) facts.push(not(position, cell, struck));
  }
  return facts;
}

/** Findings by a size known before they are made, the smallest first, equal ones as they came. */
export class BySize<Item> {
  readonly #rows: Item[][] = [];

  add(size: number, item: Item): void {
    while (this.#rows.length <= size) this.#rows.push([]);
    this.#rows[size].push(item);
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const row of this.#rows) yield* row;
  }
}
