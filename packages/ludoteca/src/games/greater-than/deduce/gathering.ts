/** What a trial rests on, told to whoever gathers it. */

/** Who hears what something rests on. */
export interface Gathering {
  house(house: number): unknown;
  sign(sign: number): unknown;
  not(cell: number, values: number): unknown;
  notIn(cells: Iterable<number>, digit: number): unknown;
}

/** Nobody listens. */
export const unheard: Gathering = {
  house: () => undefined,
  sign: () => undefined,
  not: () => undefined,
  notIn: () => undefined,
};
