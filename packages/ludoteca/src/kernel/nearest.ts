/** The word that was probably meant. */

/**
 * The known word fewest changes away from what was typed; none when all are too far.
 *
 * @example
 * ```ts
 * import { nearest } from 'ludoteca/kernel';
 *
 * const words = ['solve', 'hint', 'play'];
 * console.log(nearest('slove', words), nearest('dance', words));
 * ```
 *
 * ```text
 * solve undefined
 * ```
 */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / 3));
  const distances = known
    // Whatever is so much longer or shorter is too far, and need not be compared letter by letter.
    .filter((word) => Math.abs(word.length - typed.length) <= most)
    .map((word) => ({ word, distance: distanceBetween(typed, word) }));
  const best = distances.sort((first, second) => first.distance - second.distance)[0];
  return best !== undefined && best.distance <= most ? best.word : undefined;
}

/** How many letters to add, drop, change or swap with their neighbour to make one word of the other. */
export function distanceBetween(first: string, second: string): number {
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= first.length; i++) {
    const row = [i];
    for (let j = 1; j <= second.length; j++) {
      const isSame = first[i - 1] === second[j - 1];
      let least = Math.min(
        rows[i - 1][j] + 1,
        row[j - 1] + 1,
        rows[i - 1][j - 1] + (isSame ? 0 : 1),
      );
      const isSwap = first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      if (i > 1 && j > 1 && isSwap) least = Math.min(least, rows[i - 2][j - 2] + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[first.length][second.length];
}
