/** A problem as clauses, in the form that every SAT solver reads. */

export interface Cnf {
  readonly variables: number;
  /** Literals from ±1, as in DIMACS. */
  readonly clauses: readonly (readonly number[])[];
  /**
   * Variables that tell one solution from another, whose true ones alone do so already (such as "this
   * cell holds this digit"): no solution's true ones are among another's.
   */
  readonly projected: readonly number[];
}

export function dimacs({ variables, clauses }: Cnf): string {
  const lines = clauses.map((clause) => `${clause.join(' ')} 0`);
  return `p cnf ${variables} ${clauses.length}\n${lines.join('\n')}\n`;
}
