/**
 * Literals: a variable, or its opposite, as one whole number.
 *
 *     literal   2v      the variable v is true
 *               2v + 1  the variable v is false
 */

/** The literal that says that the variable is true. */
export function positive(variable: number): number {
  return variable << 1;
}

/** The literal that says that the variable is false. */
export function negative(variable: number): number {
  return (variable << 1) | 1;
}

/** The literal that gives the variable this value. */
export function literalOf(variable: number, value: boolean): number {
  return (variable << 1) | (value ? 0 : 1);
}

/** The literal that says the contrary. */
export function opposite(literal: number): number {
  return literal ^ 1;
}

export function variableOf(literal: number): number {
  return literal >> 1;
}
