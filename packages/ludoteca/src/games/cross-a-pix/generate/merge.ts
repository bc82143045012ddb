/**
 * Merging regions until the clues leave a single filling.
 *
 * Joining two touching regions that have the same colour in the target keeps the target and its
 * clues, and can only remove other fillings. So one solver serves from the beginning to the end: it
 * is asked for a filling that differs in a given region. None: the region is settled. One: two
 * regions of which just one differs are joined, and that filling is gone. No answer within the
 * budget, for several regions in a row: regions are joined on the line that has the fewest open ones,
 * so that the solver gets a foothold there, and the rest of the grid can stay as fine as it is.
 */

import { type Effort, negative, positive, type Random } from '../../../kernel/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import { type Model, modelWithin } from '../solve/model.ts';
import type { Target } from './count-clues.ts';
import { Unions } from './unions.ts';

export type Merged =
  | { readonly kind: 'unique'; readonly clues: CrossAPixClues }
  /** The cells of another filling with the same clues that no merging can remove. */
  | { readonly kind: 'ambiguous'; readonly cells: readonly number[] }
  /** The cells that are still open where nothing is left to merge. */
  | { readonly kind: 'undecided'; readonly cells: readonly number[] };

/** How long to look for an answer before regions are joined instead. */
interface Patience {
  /** Conflicts that a question may take: little first, more when that is not enough. */
  readonly budgets: readonly number[];
  /** So many questions in a row without an answer end a round. */
  readonly unanswered: number;
  /** How much of the open regions of a line is merged when no question finds an answer. */
  readonly share: number;
}

const usual: Patience = { budgets: [10, 100], unanswered: 3, share: 0.5 };
/** On grids with more cells than this each question is dear, and there are joins enough. */
const largeGrid = 2500;
const onLarge: Patience = { budgets: [4], unanswered: 1, share: 1 };
/** Conflicts of a question at the end, when nothing is left to merge. */
const lastBudget = 3000;

/** The clues must be those of the target, and every region of one colour in it. */
export function mergeUntilUnique(
  clues: CrossAPixClues,
  target: Target,
  random: Random,
  effort: Effort,
): Merged {
  const model = modelWithin(clues, effort);
  if (model === undefined) return { kind: 'undecided', cells: [] };
  const merging = new Merging(clues, model, target, random);
  const {
    budgets,
    unanswered: most,
    share,
  } = clues.rows * clues.cols > largeGrid ? onLarge : usual;
  let level = 0;
  for (let open = merging.open(); open.length > 0; open = merging.open()) {
    let settled = 0;
    let unanswered = 0;
    for (const region of open) {
      const answer = merging.settle(region, budgets[level] ?? lastBudget, effort);
      if (effort.stopped !== undefined) return { kind: 'undecided', cells: [] };
      if (answer === 'ambiguous') return { kind: 'ambiguous', cells: merging.differing() };
      if (answer === 'settled') settled++;
      unanswered = answer === 'undecided' ? unanswered + 1 : 0;
      if (unanswered >= most) break;
    }
    if (settled > 0) level = 0;
    else if (level + 1 < budgets.length) level++;
    else if (merging.mergeLine(share)) level = 0;
    else if (level < budgets.length) level = budgets.length;
    else return { kind: 'undecided', cells: merging.openCells() };
  }
  return { kind: 'unique', clues: merging.clues() };
}

class Merging {
  readonly #clues: CrossAPixClues;
  readonly #model: Model;
  readonly #random: Random;
  /** By region, 1 when it is painted in the target. */
  readonly #colours: Uint8Array;
  readonly #unions: Unions;
  /** By region, 1 when it is known to have its colour in every filling. */
  readonly #settled: Uint8Array;

  constructor(clues: CrossAPixClues, model: Model, target: Target, random: Random) {
    this.#clues = clues;
    this.#model = model;
    this.#random = random;
    const { regions, learner } = this.#model;
    this.#colours = Uint8Array.from(regions.firstCells, (cell) => target.painted[cell]);
    this.#unions = new Unions(clues, regions, this.#colours);
    this.#settled = new Uint8Array(regions.count);
    for (let region = 0; region < regions.count; region++) {
      learner.setPhase(this.#model.regionVariable(region), this.#colours[region] === 1);
    }
  }

  /** Open regions, those on the lines with the fewest of them first. */
  open(): number[] {
    const fewest = new Int32Array(this.#settled.length).fill(-1);
    for (const { regions, count } of this.#openLines()) {
      for (const region of regions) if (fewest[region] < 0) fewest[region] = count;
    }
    return this.#random
      .shuffled(fewest.keys())
      .filter((region) => fewest[region] >= 0)
      .sort((a, b) => fewest[a] - fewest[b]);
  }

  /** The open regions of each line, and how many they are when joined ones count once; fewest first. */
  #openLines(): { readonly regions: readonly number[]; readonly count: number }[] {
    return this.#unions.lines
      .map((line) => {
        const regions = line.filter((region) => this.#settled[region] === 0);
        return { regions, count: this.#unions.countOf(regions) };
      })
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.count - b.count);
  }

  /** Makes sure that a region has its colour in every filling, by merging where it has not. */
  settle(region: number, budget: number, effort: Effort): 'settled' | 'ambiguous' | 'undecided' {
    const { learner } = this.#model;
    const variable = this.#model.regionVariable(region);
    const isPainted = this.#colours[region] === 1;
    const same = isPainted ? positive(variable) : negative(variable);
    const other = isPainted ? negative(variable) : positive(variable);
    for (;;) {
      const outcome = effort.within(budget, (part) => learner.solve([other], part));
      // Questions are too short to tell of their progress themselves.
      if (!effort.look() || outcome === 'undecided') return 'undecided';
      if (outcome === 'unsatisfiable') {
        learner.addClause([same]);
        this.#settled[region] = 1;
        return 'settled';
      }
      const differs = this.#differences();
      const pair = this.#unions.smallestPair(
        (one, another) => differs[one] === 1 && differs[another] === 0,
      );
      if (pair === undefined) return 'ambiguous';
      this.#merge(pair);
    }
  }

  /** Joins a share of the open regions on the line that has the fewest. False when nothing can be joined at all. */
  mergeLine(share: number): boolean {
    for (const { regions, count } of this.#openLines()) {
      const isHere = new Uint8Array(this.#settled.length);
      for (const region of regions) isHere[region] = 1;
      for (let merged = 0; ; merged++) {
        const pair =
          merged < count * share
            ? this.#unions.smallestPair((one, other) => isHere[one] === 1 && isHere[other] === 1)
            : undefined;
        if (pair !== undefined) this.#merge(pair);
        else if (merged > 0) return true;
        else break;
      }
    }
    // No two open ones touch: an open one joined to a settled one is settled with it.
    const pair = this.#unions.smallestPair((one) => this.#settled[one] === 0);
    if (pair !== undefined) this.#merge(pair);
    return pair !== undefined;
  }

  #merge([one, other]: readonly [number, number]): void {
    this.#unions.join(one, other);
    this.#model.join(one, other);
  }

  /** By region, 1 when it has another colour in the filling found than in the target. */
  #differences(): Uint8Array {
    const { learner, regionVariable } = this.#model;
    return this.#colours.map((colour, region) =>
      learner.value(regionVariable(region)) === (colour === 1) ? 0 : 1,
    );
  }

  /** The cells where the filling found differs from the target. */
  differing(): number[] {
    const differs = this.#differences();
    return this.#cellsWhere((region) => differs[region] === 1);
  }

  openCells(): number[] {
    return this.#cellsWhere((region) => this.#settled[region] === 0);
  }

  #cellsWhere(holds: (region: number) => boolean): number[] {
    const { ofCell } = this.#model.regions;
    return [...ofCell.keys()].filter((cell) => holds(ofCell[cell]));
  }

  clues(): CrossAPixClues {
    return this.#unions.mergedClues(this.#clues);
  }
}
