/**
 * Exponential and logarithm by the four operations alone: these are exact to the last bit everywhere, while `Math.exp` and
 * `Math.log` may differ between machines, and with them what is found. Good to some six digits.
 */

/** Halvings of the argument, undone by as many squarings. */
const halvings = 10;

export function exponential(x: number): number {
  const part = x / 2 ** (halvings + 1);
  let power = (1 + part) / (1 - part);
  for (let squaring = 0; squaring < halvings; squaring++) power *= power;
  return power;
}

/** Of a number above 0; what is beyond 2⁶⁴ or below its reciprocal is taken for these. */
export function logarithm(x: number): number {
  let part = x;
  let doublings = 0;
  for (; part > 1.5 && doublings < 64; doublings++) part /= 2;
  for (; part < 0.75 && doublings > -64; doublings--) part *= 2;
  // The series of the inverse hyperbolic tangent: at most 1/5 here.
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  const series = 1 + square * (1 / 3 + square * (1 / 5 + square / 7));
  return doublings * Math.LN2 + 2 * ratio * series;
}
