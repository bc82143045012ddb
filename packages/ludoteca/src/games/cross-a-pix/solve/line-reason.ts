/**
 * Why a clue cannot be met: a set of known segments, none of which could be left out.
 *
 * Backwards with all that is known, then forwards, giving each segment its freedom again as long as
 * no reachable pair becomes a good one.
 */

import { cross, step, uncross, unstep } from './line-forced.ts';
import type { LineWorkspace } from './line-workspace.ts';

/** Writes the false literals of the segments that are needed from `at` on; answers the end. */
export function explainLine(
  line: LineWorkspace,
  mayRepeat: boolean,
  clause: Int32Array,
  at: number,
): number {
  const { size, lengths, regions, colours, gaps, words, starts, count, countsPainted } = line;
  line.reserve();
  const mask = line.mask();
  const { layers, blank, painted, newBlank, newPainted } = line;
  const row = starts + 1;
  const goal = count * row + starts;
  for (let word = 0; word < words; word++) {
    blank[word] = 0;
    painted[word] = 0;
  }
  blank[goal >> 5] = 1 << (goal & 31);
  painted[goal >> 5] = 1 << (goal & 31);
  // Layer n + 1 keeps what is good after segment n; layer 0 is for the way forwards.
  for (let segment = size - 1; segment >= 0; segment--) {
    uncross(blank, painted, gaps[segment + 1], words, mask);
    const to = (segment + 1) * 2 * words;
    const colour = colours[segment];
    for (let word = 0; word < words; word++) {
      layers[to + word] = blank[word];
      layers[to + words + word] = painted[word];
      if (colour === 1) blank[word] = 0;
      else if (colour === 0) painted[word] = 0;
    }
    unstep(blank, painted, words, mask, lengths[segment] * row, countsPainted);
  }
  for (let word = 0; word < 2 * words; word++) layers[word] = 0;
  layers[(gaps[0] & 1) * words] = 1;
  let to = at;
  for (let segment = 0; segment < size; segment++) {
    step(layers, 0, words, mask, newBlank, newPainted, lengths[segment] * row, countsPainted);
    const colour = colours[segment];
    if (colour >= 0) {
      const literal = 2 * regions[segment] + colour;
      const other = colour === 1 ? newBlank : newPainted;
      let isNeeded = mayRepeat && includes(clause, at, to, literal);
      if (!isNeeded) {
        const good = (segment + 1) * 2 * words + (colour === 1 ? 0 : words);
        for (let word = 0; word < words && !isNeeded; word++) {
          isNeeded = (other[word] & layers[good + word]) !== 0;
        }
        if (isNeeded) clause[to++] = literal;
      }
      if (isNeeded) for (let word = 0; word < words; word++) other[word] = 0;
    }
    cross(newBlank, newPainted, gaps[segment + 1], words, mask, layers, 0);
  }
  return to;
}

function includes(clause: Int32Array, from: number, to: number, literal: number): boolean {
  for (let at = from; at < to; at++) if (clause[at] === literal) return true;
  return false;
}
