/** Two lines: what two lines that share open regions force together, and neither alone. */

import { Effort, NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import type { Line } from '../deduce/board.ts';
import { type Asked, LinePair } from '../deduce/line-pair.ts';
import { smallestPair } from '../deduce/pair-reasons.ts';
import { tellPair } from '../deduce/pair-sentences.ts';
import type { Position } from '../deduce/position.ts';
import { bothClues, factOf } from '../deduce/reasons.ts';

/** Fewer shared regions say nothing that the two lines do not say one after the other. */
const fewestShared = 2;

/** By position: its pairs of lines, and when each was last looked at without anything to see. */
interface Memory {
  readonly pair: LinePair;
  readonly seen: Int32Array;
}

const memories = new NotesOn<Position, Memory>();

export const twoLines: Technique<Position> = {
  name: 'two-lines',
  title: { en: 'Two lines together', pt: 'Duas linhas juntas' },
  sees: {
    en: 'two lines that share open regions: only with one colour of a region can both be met',
    pt: 'duas linhas com regiões em aberto em comum: só com uma das cores de uma região se cumprem ambas',
  },
  difficulty: 'expert',
  *find(position, effort) {
    const { lines } = position.board;
    const { pair, seen } = memoryOf(position);
    for (const [one, other] of sharingPairs(position)) {
      const place = one.index * lines.length + other.index;
      const changed = Math.max(position.changed[one.index], position.changed[other.index]);
      if (seen[place] >= changed) continue;
      const found = forcedByPair(position, pair, one, other, effort);
      if (effort.stopped !== undefined) return;
      for (const [region, colour] of found) yield stepOf(position, one, other, region, colour);
      if (found.length === 0) seen[place] = position.now;
    }
  },
};

/** The pairs of lines with enough open regions in common, those with the fewest open regions first. */
function sharingPairs(position: Position): readonly (readonly [Line, Line])[] {
  const { lines, linesOf } = position.board;
  const shared = new Uint8Array(lines.length * lines.length);
  for (let region = 0; region < linesOf.length; region++) {
    if (position.colours[region] >= 0) continue;
    const through = linesOf[region];
    for (let at = 0; at < through.length; at++) {
      for (let next = at + 1; next < through.length; next++) {
        const place = through[at] * lines.length + through[next];
        if (shared[place] < fewestShared) shared[place]++;
      }
    }
  }
  const pairs: (readonly [Line, Line])[] = [];
  for (let place = 0; place < shared.length; place++) {
    if (shared[place] < fewestShared) continue;
    pairs.push([lines[Math.floor(place / lines.length)], lines[place % lines.length]]);
  }
  const size = ([one, other]: readonly [Line, Line]) =>
    position.openOn[one.index] + position.openOn[other.index];
  return pairs.sort((a, b) => size(a) - size(b));
}

function forcedByPair(
  position: Position,
  pair: LinePair,
  one: Line,
  other: Line,
  effort: Effort,
): (readonly [region: number, colour: number])[] {
  const { colours } = position;
  const isThrough = pair.look(asked(one), asked(other), colours, effort);
  if (!isThrough) return [];
  const regions = new Set([...one.regions, ...other.regions]);
  return [...regions].flatMap((region): (readonly [number, number])[] => {
    const possible = pair.possible[region];
    if (colours[region] >= 0 || possible === 3 || possible === 0) return [];
    return [[region, possible - 1]];
  });
}

function asked(line: Line): Asked {
  return { line, clues: bothClues };
}

function stepOf(
  position: Position,
  one: Line,
  other: Line,
  region: number,
  colour: number,
): Finding {
  const { board, colours, propagator } = position;
  const known = colours.slice();
  return {
    conclusion: [factOf(board, region, colour)],
    because: () => smallestPair(board, propagator, known, one, other, region, colour, new Effort()),
    tell: (because) => tellPair(board, because, region, colour),
  };
}

function memoryOf(position: Position): Memory {
  const known = memories.get(position);
  if (known !== undefined) return known;
  const { board, propagator, colours } = position;
  const { rows, cols } = board.clues;
  const memory = {
    pair: new LinePair(propagator, colours.length, Math.max(rows, cols)),
    seen: new Int32Array(board.lines.length ** 2),
  };
  memories.set(position, memory);
  return memory;
}
