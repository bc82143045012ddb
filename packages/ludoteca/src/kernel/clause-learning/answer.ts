/** What a search answers, and what it cost. */

/** What became of a search; undecided when the effort ended first. */
export type Satisfiability = 'satisfiable' | 'unsatisfiable' | 'undecided';

export interface Statistics {
  readonly conflicts: number;
  readonly decisions: number;
  readonly steps: number;
  readonly restarts: number;
  readonly reductions: number;
}
