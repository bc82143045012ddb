/** A formula as DIMACS CNF: its clauses, then the counters of its equalities; and the map of its variables. */

import { counterClauses, counterSize } from './counter.ts';
import { type Formula, PieceWriter, type Write } from './formula.ts';

export interface FormulaSize {
  readonly variables: number;
  readonly clauses: number;
}

/** Every clause of the formula, in the order of the file. */
export function* cnfClauses(formula: Formula): Generator<readonly number[]> {
  yield* formula.clauses();
  let first = formula.variables;
  for (const equality of formula.equalities()) {
    yield* counterClauses(equality, first);
    first += counterSize(equality);
  }
}

/**
 * Writes the formula, and tells how large it became.
 *
 * @example
 * ```ts
 * import { type Formula, negative, positive, writeCnf } from 'ludoteca/kernel';
 *
 * const formula: Formula = {
 *   variables: 2,
 *   decided: 2,
 *   clauses: () => [[positive(0), positive(1)], [negative(0)]],
 *   equalities: () => [],
 *   lemmas: () => [],
 *   phase: () => true,
 *   meaning: (variable) => `drink ${variable}`,
 * };
 * writeCnf(formula, (chunk) => console.log(chunk));
 * ```
 *
 * ```text
 * p cnf 2 2
 * 1 2 0
 * -1 0
 * ```
 */
export function writeCnf(formula: Formula, write: Write): FormulaSize {
  let variables = formula.variables;
  for (const equality of formula.equalities()) variables += counterSize(equality);
  let clauses = 0;
  for (const _ of cnfClauses(formula)) clauses++;
  const writer = new PieceWriter(write);
  writer.add(`p cnf ${variables} ${clauses}\n`);
  for (const clause of cnfClauses(formula)) writer.add(`${clauseText(clause)}\n`);
  writer.end();
  return { variables, clauses };
}

/** A clause as in DIMACS, with the zero at its end. */
export function clauseText(clause: Iterable<number>): string {
  let text = '';
  for (const literal of clause) {
    const name = (literal >> 1) + 1;
    text += `${(literal & 1) === 1 ? -name : name} `;
  }
  return `${text}0`;
}

/**
 * A line for each variable that means something, and one for each counter.
 *
 * @example
 * ```ts
 * import { type Formula, positive, writeMap } from 'ludoteca/kernel';
 *
 * const drinks = ['tea is there', 'coffee is there'];
 * const formula: Formula = {
 *   variables: 2,
 *   decided: 2,
 *   clauses: () => [[positive(0), positive(1)]],
 *   equalities: () => [],
 *   lemmas: () => [],
 *   phase: () => true,
 *   meaning: (variable) => drinks[variable],
 * };
 * writeMap(formula, (chunk) => console.log(chunk));
 * ```
 *
 * ```text
 * 1 tea is there
 * 2 coffee is there
 * ```
 */
export function writeMap(formula: Formula, write: Write): void {
  const writer = new PieceWriter(write);
  for (let variable = 0; variable < formula.variables; variable++) {
    writer.add(`${variable + 1} ${formula.meaning(variable)}\n`);
  }
  let first = formula.variables;
  for (const equality of formula.equalities()) {
    const size = counterSize(equality);
    if (size > 0) writer.add(`${first + 1}-${first + size} counter: ${equality.name}\n`);
    first += size;
  }
  writer.end();
}
