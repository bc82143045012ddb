/**
 * A formula as pseudo-Boolean constraints (OPB), without counters: clauses as sums of at least one,
 * equalities as they are. ¬x is written as 1 − x, so that every reader of linear constraints reads it.
 */

import { type Formula, PieceWriter, type Write } from './formula.ts';

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
