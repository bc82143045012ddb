/**
 * A formula as pseudo-Boolean constraints (OPB), without counters: clauses as sums of at least one,
 * equalities as they are. ¬x is written as 1 − x, so that every reader of linear constraints reads it.
 */

import { type Formula, PieceWriter, type Write } from './formula.ts';

/**
 * Writes the formula: its clauses, then its equalities.
 *
 * @example
 * ```ts
 * import { type Formula, negative, positive, writeOpb } from 'ludoteca/kernel';
 *
 * const three = { name: 'three', literals: [0, 1].map(positive), weights: [1, 2], total: 3 };
 * const formula: Formula = {
 *   variables: 2,
 *   decided: 2,
 *   clauses: () => [[negative(0), positive(1)]],
 *   equalities: () => [three],
 *   lemmas: () => [],
 *   phase: () => true,
 *   meaning: (variable) => `coin ${variable}`,
 * };
 * writeOpb(formula, (chunk) => console.log(chunk));
 * ```
 *
 * ```text
 * * #variable= 2 #constraint= 2
 * -1 x1 +1 x2 >= 0 ;
 * +1 x1 +2 x2 = 3 ;
 * ```
 */
export function writeOpb(formula: Formula, write: Write): void {
  let constraints = 0;
  for (const _ of formula.clauses()) constraints++;
  for (const _ of formula.equalities()) constraints++;
  const writer = new PieceWriter(write);
  writer.add(`* #variable= ${formula.variables} #constraint= ${constraints}\n`);
  for (const clause of formula.clauses()) writer.add(constraint(clause, undefined, '>=', 1));
  for (const { literals, weights, total } of formula.equalities()) {
    writer.add(constraint(literals, weights, '=', total));
  }
  writer.end();
}

function constraint(
  literals: readonly number[],
  weights: readonly number[] | undefined,
  relation: '>=' | '=',
  total: number,
): string {
  let text = '';
  let rest = total;
  for (const [index, literal] of literals.entries()) {
    const weight = weights?.[index] ?? 1;
    const isNegative = (literal & 1) === 1;
    if (isNegative) rest -= weight;
    text += `${isNegative ? '-' : '+'}${weight} x${(literal >> 1) + 1} `;
  }
  return `${text}${relation} ${rest} ;\n`;
}
