/**
 * Literals: a variable, or its opposite, as one whole number.
 *
 *     literal   2v      the variable v is true
 *               2v + 1  the variable v is false
 */

/**
 * The literal that says that the variable is true.
 *
 * @example
 * ```ts
 * import { negative, positive } from 'ludoteca/kernel';
 *
 * console.log(positive(3), negative(3));
 * ```
 *
 * ```text
 * 6 7
 * ```
 */
export function positive(variable: number): number {
  return variable << 1;
}

/**
 * The literal that says that the variable is false.
 *
 * @example
 * ```ts
 * import { ClauseLearner, negative } from 'ludoteca/kernel';
 *
 * const learner = new ClauseLearner();
 * const rain = learner.newVariable();
 * learner.addClause([negative(rain)]);
 * console.log(learner.solve(), learner.value(rain));
 * ```
 *
 * ```text
 * satisfiable false
 * ```
 */
export function negative(variable: number): number {
  return (variable << 1) | 1;
}

/**
 * The literal that gives the variable this value.
 *
 * @example
 * ```ts
 * import { literalOf } from 'ludoteca/kernel';
 *
 * console.log(literalOf(3, true), literalOf(3, false));
 * ```
 *
 * ```text
 * 6 7
 * ```
 */
export function literalOf(variable: number, value: boolean): number {
  return (variable << 1) | (value ? 0 : 1);
}

/**
 * The literal that says the contrary.
 *
 * @example
 * ```ts
 * import { ClauseLearner, opposite, positive } from 'ludoteca/kernel';
 *
 * const learner = new ClauseLearner();
 * const [rain, umbrella] = [learner.newVariable(), learner.newVariable()].map(positive);
 * // Who is in the rain has an umbrella.
 * learner.addClause([opposite(rain), umbrella]);
 * console.log(learner.solve([rain, opposite(umbrella)]));
 * ```
 *
 * ```text
 * unsatisfiable
 * ```
 */
export function opposite(literal: number): number {
  return literal ^ 1;
}

/**
 * The variable that a literal speaks of.
 *
 * @example
 * ```ts
 * import { negative, positive, variableOf } from 'ludoteca/kernel';
 *
 * console.log([positive(3), negative(3), positive(4)].map(variableOf).join(' '));
 * ```
 *
 * ```text
 * 3 3 4
 * ```
 */
export function variableOf(literal: number): number {
  return literal >> 1;
}
