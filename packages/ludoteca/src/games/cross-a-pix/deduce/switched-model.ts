/**
 * The puzzle for the clause learner with a switch for every clue, so that a search can tell which
 * clues it needed.
 *
 * A switched clue is an equality with slack: Σ weights + Σ 2^j more − Σ 2^j less = total. Where the
 * switch is on there is no slack; where it is off the slack takes up any difference.
 */

import {
  ClauseLearner,
  type Effort,
  literalOf,
  negative,
  positive,
} from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import type { Board, Line } from './board.ts';
import { factOf } from './reasons.ts';

export class SwitchedModel {
  readonly #board: Board;
  readonly #learner = new ClauseLearner();
  readonly #regions: number;
  /** The switches come after the regions, by constraint: 2 × line, and one more for the blocks. */
  readonly #firstSwitch: number;
  readonly #starts = new Map<number, number>();

  constructor(board: Board) {
    this.#board = board;
    this.#regions = board.regions.count;
    this.#learner.newVariables(this.#regions);
    this.#firstSwitch = this.#learner.newVariables(2 * board.lines.length);
    for (let clue = 0; clue < 2 * board.lines.length; clue++) {
      this.#learner.setPhase(this.#firstSwitch + clue, false);
    }
    for (const line of board.lines) {
      this.#add(Array.from(line.segments, positive), [...line.lengths], line.painted, line, 0);
      const starts = this.#startsOf(line);
      const ones = starts.map(() => 1);
      this.#add(starts, ones, line.blocks, line, 1);
    }
  }

  /** All clues and all that is known, as assumptions. */
  everything(colours: Int8Array): readonly number[] {
    const facts: number[] = [];
    colours.forEach((colour, region) => {
      if (colour >= 0) facts.push(literalOf(region, colour === 1));
    });
    const clues = this.#board.lines.flatMap(({ index }) => [
      positive(this.#firstSwitch + 2 * index),
      positive(this.#firstSwitch + 2 * index + 1),
    ]);
    return [...facts, ...clues];
  }

  /** Which of the assumptions make a colour of a region fail; absent when it can be, or is not decided. */
  fails(
    region: number,
    colour: number,
    assumptions: readonly number[],
    effort: Effort,
  ): readonly number[] | undefined {
    const assumed = literalOf(region, colour === 1);
    const outcome = this.#learner.solve([assumed, ...assumptions], effort);
    if (outcome !== 'unsatisfiable') return undefined;
    return this.#learner.failed().filter((literal) => literal !== assumed);
  }

  /** Clues come before facts. */
  rank(assumption: number): number {
    return assumption >> 1 >= this.#firstSwitch ? 0 : 1;
  }

  /** How much there is to look at: lines first, then everything. */
  sizeOf(core: readonly number[]): number {
    const clues = core.filter((assumption) => this.rank(assumption) === 0);
    const lines = new Set(clues.map((clue) => ((clue >> 1) - this.#firstSwitch) >> 1)).size;
    return lines * 1000 + core.length;
  }

  reasonsOf(core: readonly number[], colours: Int8Array): readonly Reason[] {
    const sorted = [...core].sort((one, other) => this.rank(one) - this.rank(other) || one - other);
    return sorted.map((assumption) => {
      const variable = assumption >> 1;
      return variable >= this.#firstSwitch
        ? { constraint: variable - this.#firstSwitch }
        : factOf(this.#board, variable, colours[variable]);
    });
  }

  #add(
    literals: readonly number[],
    weights: readonly number[],
    total: number,
    line: Line,
    clue: 0 | 1,
  ): void {
    const on = positive(this.#firstSwitch + 2 * line.index + clue);
    const terms = [...literals];
    const all = [...weights];
    const slack = (most: number, sign: 1 | -1): void => {
      for (let weight = 1; weight <= most; weight *= 2) {
        const some = positive(this.#learner.newVariable());
        this.#learner.addClause([on ^ 1, some ^ 1]);
        terms.push(some);
        all.push(sign * weight);
      }
    };
    slack(total, 1);
    slack(weights.reduce((sum, weight) => sum + weight, 0) - total, -1);
    this.#learner.addEquality(terms, all, total);
  }

  /** The literals of which as many hold as there are blocks on the line. */
  #startsOf(line: Line): number[] {
    const learner = this.#learner;
    return Array.from(line.segments, (to, at) => {
      if (at === 0) return positive(to);
      const from = line.segments[at - 1];
      const pair = from * this.#regions + to;
      const known = this.#starts.get(pair);
      if (known !== undefined) return positive(known);
      const start = learner.newVariables(1, false);
      this.#starts.set(pair, start);
      learner.addClause([negative(start), negative(from)]);
      learner.addClause([negative(start), positive(to)]);
      learner.addClause([positive(start), positive(from), negative(to)]);
      return positive(start);
    });
  }
}
