/** The moves of a game by turns, as the list shows them. */

import type { Side } from 'ludoteca/game';

export interface RecordEntry {
  /** The number of the move, from 1. */
  readonly number: number;
  readonly text: string;
  readonly sign: string | undefined;
}

export interface RecordRow {
  /** The number of its first move. */
  readonly number: number;
  readonly turns: readonly [readonly RecordEntry[], readonly RecordEntry[]];
}

/** The moves by turns: a row begins with each turn of the side that begins. */
export function rowsOf(
  movers: readonly Side[],
  texts: readonly string[],
  signs: readonly (string | undefined)[],
): readonly RecordRow[] {
  const rows: { number: number; turns: [RecordEntry[], RecordEntry[]] }[] = [];
  for (const [index, mover] of movers.entries()) {
    const before = movers[index - 1];
    const begins = rows.length === 0 || (mover === 0 && before === 1);
    if (begins) rows.push({ number: index + 1, turns: [[], []] });
    rows[rows.length - 1].turns[mover].push({
      number: index + 1,
      text: texts[index],
      sign: signs[index],
    });
  }
  return rows;
}
