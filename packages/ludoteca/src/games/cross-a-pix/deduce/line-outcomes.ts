/** Every clue that a line could have as far as its regions are known: for telling why one cannot be met. */

import type { Line } from './board.ts';

/** By painted cells: the numbers of blocks that they can form, both ascending. */
export type Outcomes = ReadonlyMap<number, readonly number[]>;

/** A line with more open regions that come again than this is told without its outcomes. */
const mostStates = 200_000;

/** The outcomes of all ways to colour the open regions; absent when there are too many to look through. */
export function outcomesOf(line: Line, colours: Int8Array): Outcomes | undefined {
  const { segments, lengths, next, comesAgain, length } = line;
  const side = length + 1;
  // A state: the open regions that come again and are painted (as a bit at their first stretch), then
  // painted cells, blocks, and the colour of the last cell.
  let states = new Set<string>([key(0n, 0, 0, 0)]);
  const firstAt = new Int32Array(segments.length);
  for (let at = 0; at < segments.length; at++) {
    if (!comesAgain[at]) firstAt[at] = at;
    if (next[at] > 0) firstAt[at + next[at]] = firstAt[at];
    const bit = 1n << BigInt(firstAt[at]);
    const after = new Set<string>();
    for (const state of states) {
      const [remembered, painted, blocks, last] = parts(state);
      for (let colour = 0; colour < 2; colour++) {
        const known = colours[segments[at]];
        if (known >= 0 && known !== colour) continue;
        if (known < 0 && comesAgain[at] && ((remembered & bit) !== 0n) !== (colour === 1)) continue;
        const isRemembered = known < 0 && colour === 1 && next[at] > 0;
        after.add(
          key(
            isRemembered ? remembered | bit : remembered & ~bit,
            painted + colour * lengths[at],
            blocks + (colour === 1 && last === 0 ? 1 : 0),
            colour,
          ),
        );
      }
    }
    if (after.size > mostStates / side) return undefined;
    states = after;
  }
  const outcomes = new Map<number, Set<number>>();
  for (const state of states) {
    const [, painted, blocks] = parts(state);
    outcomes.set(painted, (outcomes.get(painted) ?? new Set()).add(blocks));
  }
  const ascending = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other);
  return new Map(
    ascending(outcomes.keys()).map((painted) => [painted, ascending(outcomes.get(painted) ?? [])]),
  );
}

function key(remembered: bigint, painted: number, blocks: number, last: number): string {
  return `${remembered},${painted},${blocks},${last}`;
}

function parts(state: string): readonly [bigint, number, number, number] {
  const [remembered, painted, blocks, last] = state.split(',');
  return [BigInt(remembered), Number(painted), Number(blocks), Number(last)];
}

/** The nearest numbers on either side of one: the number itself on both where it is among them. */
export function around(
  numbers: readonly number[],
  number: number,
): { readonly below: number | undefined; readonly above: number | undefined } {
  let below: number | undefined;
  let above: number | undefined;
  for (const other of numbers) {
    if (other <= number && (below === undefined || other > below)) below = other;
    if (other >= number && (above === undefined || other < above)) above = other;
  }
  return { below, above };
}
