/**
 * What the rules leave of a puzzle, as clauses for the kernel's learner.
 *
 * Only open candidates have variables. A cell whose candidates are 3, 5, 8 and 9 has
 *
 *     at least 5, at least 8, at least 9     decided; each implies the one before
 *     is 5, is 8                             follow; "is 3" is "not at least 5", "is 9" is "at least 9"
 *
 * A sign is a chain of clauses over "at least", a digit of a house is in exactly one of its cells. What is struck
 * before leaves fewer clauses, and makes conflicts cheaper.
 *
 * In the field: the order encoding, channelled to the direct one (N. Tamura, A. Taga, S. Kitagawa, M. Banbara,
 * *Compiling finite linear CSP into SAT*, 2006).
 */

import {
  ClauseLearner,
  type Effort,
  opposite,
  positive,
  type Satisfiability,
  variableOf,
} from '../../../kernel/index.ts';
import type { BoxLayout } from './box-layout.ts';
import type { BoxSigns } from './box-signs.ts';
import type { Planes } from './planes.ts';

/** Instead of a literal, for what is known. */
const never = -1;
const always = -2;

export class LeftoverClauses {
  readonly #layout: BoxLayout;
  readonly #learner = new ClauseLearner();
  /** For cell · N + digit: the literal that says that the digit stands there. */
  readonly #is: Int32Array;
  /** For cell · (N + 1) + digit: the literal that says that the cell has this digit or a larger one. */
  readonly #atLeast: Int32Array;

  /** `words` are the candidates, as in `planes.ts`. */
  constructor(layout: BoxLayout, signs: BoxSigns, words: ArrayLike<number>) {
    const { size } = layout;
    this.#layout = layout;
    this.#is = new Int32Array(size ** 3).fill(never);
    this.#atLeast = new Int32Array(size * size * (size + 1));
    for (let cell = 0; cell < size * size; cell++) this.#addCell(cell, words);
    for (let house = 0; house < size; house++) {
      const line = Array.from({ length: size }, (_, index) => index);
      this.#addHouse(line.map((place) => house * size + place));
      this.#addHouse(line.map((col) => layout.cellAt[house * size + col]));
      this.#addHouse(line.map((row) => layout.cellAt[row * size + house]));
    }
    for (let sign = 0; sign < signs.count; sign++) {
      this.#addSign(signs.smaller[sign], signs.larger[sign]);
    }
  }

  /** Looks for a solution that was not excluded; each conflict is a node. */
  solve(effort: Effort): Satisfiability {
    return this.#learner.solve([], effort);
  }

  /** Writes the solution found last, in reading order, and excludes it. */
  tell(solution: Uint8Array): void {
    const { size, indexOf } = this.#layout;
    for (let cell = 0; cell < size * size; cell++) {
      let digit = 0;
      while (!this.#holds(this.#is[cell * size + digit])) digit++;
      solution[indexOf[cell]] = digit + 1;
    }
    this.#learner.exclude();
  }

  /** Excludes a solution that was found elsewhere. */
  exclude(solution: Uint8Array): void {
    const { size, cellAt } = this.#layout;
    const clause: number[] = [];
    for (let index = 0; index < solution.length; index++) {
      const literal = this.#is[cellAt[index] * size + solution[index] - 1];
      // It has a candidate that is not left, so it cannot be found again.
      if (literal === never) return;
      if (literal !== always) clause.push(opposite(literal));
    }
    this.#learner.addClause(clause);
  }

  /** Learns which candidates were struck elsewhere, since no solution that is left has them. */
  take(words: ArrayLike<number>): void {
    const { size } = this.#layout;
    for (let cell = 0; cell < size * size; cell++) {
      const box = Math.floor(cell / size);
      for (let digit = 0; digit < size; digit++) {
        const literal = this.#is[cell * size + digit];
        if (literal < 0 || ((words[digit * size + box] >>> (cell - box * size)) & 1) !== 0)
          continue;
        this.#learner.addClause([opposite(literal)]);
      }
    }
  }

  /** Draws conclusions from what was struck; false when nothing is left. To be done before candidates are tried. */
  settle(): boolean {
    return this.#learner.settle();
  }

  /** The candidates that are open still, at cell · N + digit, rising. */
  open(): number[] {
    const open: number[] = [];
    for (let node = 0; node < this.#is.length; node++) if (this.isOpen(node)) open.push(node);
    return open;
  }

  isOpen(node: number): boolean {
    const literal = this.#is[node];
    return literal >= 0 && this.#learner.fact(variableOf(literal)) === undefined;
  }

  /** How many literals follow at once when an open candidate is taken for true; 0 when that cannot be, and it is struck. */
  try(node: number): number {
    return this.#learner.probe(this.#is[node]).length;
  }

  /** Strikes from the candidates what the learner has struck. */
  strikeFrom(planes: Planes): void {
    const { size } = this.#layout;
    for (let node = 0; node < this.#is.length; node++) {
      const literal = this.#is[node];
      if (literal < 0) continue;
      const value = this.#learner.fact(variableOf(literal));
      const cell = Math.floor(node / size);
      if (value === ((literal & 1) === 1) && planes.has(cell, node - cell * size)) {
        planes.strike(cell, node - cell * size);
      }
    }
  }

  #holds(literal: number): boolean {
    if (literal < 0) return literal === always;
    return this.#learner.value(variableOf(literal)) === ((literal & 1) === 0);
  }

  #addCell(cell: number, words: ArrayLike<number>): void {
    const { size } = this.#layout;
    const learner = this.#learner;
    const box = Math.floor(cell / size);
    const first = cell * (size + 1);
    const atLeast = this.#atLeast;
    const candidates: number[] = [];
    for (let digit = 0; digit < size; digit++) {
      if (((words[digit * size + box] >>> (cell - box * size)) & 1) !== 0) candidates.push(digit);
    }
    let bound = always;
    let from = 0;
    for (const [nth, digit] of candidates.entries()) {
      if (nth > 0) {
        const larger = positive(learner.newVariable());
        if (nth > 1) learner.addClause([opposite(larger), bound]);
        bound = larger;
      }
      atLeast.fill(bound, first + from, first + digit + 1);
      from = digit + 1;
    }
    atLeast.fill(never, first + from, first + size + 1);
    for (const digit of candidates) {
      const low = atLeast[first + digit];
      const high = atLeast[first + digit + 1];
      this.#is[cell * size + digit] = this.#between(low, high);
    }
  }

  /** A literal that says that the first bound holds and the second, the next larger one, does not. */
  #between(low: number, high: number): number {
    if (high === never) return low;
    if (low === always) return opposite(high);
    const literal = positive(this.#learner.newVariables(1, false));
    this.#learner.addClause([opposite(literal), low]);
    this.#learner.addClause([opposite(literal), opposite(high)]);
    this.#learner.addClause([literal, opposite(low), high]);
    return literal;
  }

  /** Each digit stands in exactly one of the cells. */
  #addHouse(cells: readonly number[]): void {
    const { size } = this.#layout;
    const learner = this.#learner;
    const isBox = Math.floor(cells[0] / size) === Math.floor(cells[size - 1] / size);
    for (let digit = 0; digit < size; digit++) {
      const open = cells.filter((cell) => this.#is[cell * size + digit] !== never);
      const literals = open.map((cell) => this.#is[cell * size + digit]);
      // Where the digit is placed it is struck from the rest.
      if (literals.includes(always)) continue;
      learner.addClause(literals);
      for (let one = 0; one < open.length; one++) {
        const box = Math.floor(open[one] / size);
        for (let other = one + 1; other < open.length; other++) {
          // Cells of one box exclude each other there.
          if (!isBox && Math.floor(open[other] / size) === box) continue;
          learner.addClause([opposite(literals[one]), opposite(literals[other])]);
        }
      }
    }
  }

  /** When the smaller cell has a digit or a larger one, the larger cell has at least the next. */
  #addSign(smaller: number, larger: number): void {
    const { size } = this.#layout;
    const atLeast = this.#atLeast;
    for (let digit = 0; digit < size; digit++) {
      const low = atLeast[smaller * (size + 1) + digit];
      const high = atLeast[larger * (size + 1) + digit + 1];
      if (low === never || high === always) continue;
      // Of digits with the same bound the last one says most.
      if (atLeast[smaller * (size + 1) + digit + 1] === low) continue;
      const clause: number[] = [];
      if (low !== always) clause.push(opposite(low));
      if (high !== never) clause.push(high);
      this.#learner.addClause(clause);
    }
  }
}
