/**
 * Proving that a puzzle has one solution, so that a stranger's program can check it: the formula "the
 * puzzle, and not this solution", and a proof that it is impossible.
 */

import {
  type Effort,
  type FormulaSize,
  type ProofSize,
  refute,
  writeCnf,
  writeMap,
  writeOpb,
} from '../kernel/index.ts';
import { count } from './count.ts';
import type { Puzzle } from './puzzle.ts';

/** The files that are too long to be held: the formula, its variables, its proof. */
export type ProofPart = 'formula' | 'map' | 'proof' | 'pseudo-boolean';

export type Certification<Grid> =
  | {
      readonly kind: 'unique';
      readonly solution: Grid;
      readonly formula: FormulaSize;
      readonly proof: ProofSize;
      readonly conflicts: number;
    }
  | { readonly kind: 'several'; readonly solutions: readonly Grid[] }
  | { readonly kind: 'none' }
  /** The effort ended first; what was written is not whole. */
  | { readonly kind: 'undecided' };

export interface Certifying {
  readonly effort: Effort;
  /** Takes the pieces of each part as they come, the pieces of a part in order. */
  write(part: ProofPart, chunk: string | Uint8Array): void;
  /** True when the pseudo-Boolean formula is wanted too. */
  readonly alsoPseudoBoolean?: boolean;
}

/**
 * Finds the solution, looks for a second one, and writes the proof that there is none; no part is held
 * in memory. The search for the proof is another than that for solutions, and may take much longer. Runs to its
 * end in this thread: only the effort's nodes, or a signal that finds out for itself, stop it (see `Signal`).
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { certifyUnique } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * const sizes = new Map();
 * const write = (part, chunk) => sizes.set(part, (sizes.get(part) ?? 0) + chunk.length);
 * console.log(certifyUnique(greaterThan, clues, { effort: new Effort(), write }).kind, [...sizes.keys()]);
 * ```
 *
 * ```text
 * unique [ 'formula', 'map', 'proof' ]
 * ```
 */
export function certifyUnique<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  clues: Clues,
  { effort, write, alsoPseudoBoolean }: Certifying,
): Certification<Grid> {
  if (puzzle.formula === undefined) throw new Error(`${puzzle.id} has no formula`);
  const { solutions, complete } = count(puzzle, clues, 2, effort);
  if (solutions.length > 1) return { kind: 'several', solutions };
  if (!complete) return { kind: 'undecided' };
  if (solutions.length === 0) return { kind: 'none' };
  const [solution] = solutions;
  const formula = puzzle.formula(clues, solution);
  const size = writeCnf(formula, (chunk) => write('formula', chunk));
  writeMap(formula, (chunk) => write('map', chunk));
  if (alsoPseudoBoolean) writeOpb(formula, (chunk) => write('pseudo-boolean', chunk));
  const { outcome, proof, conflicts } = refute(formula, effort, (chunk) => write('proof', chunk));
  if (outcome === 'undecided') return { kind: 'undecided' };
  if (outcome === 'satisfiable') {
    throw new Error(`the ${puzzle.id} solver says one solution, its formula says more`);
  }
  return { kind: 'unique', solution, formula: size, proof, conflicts };
}
