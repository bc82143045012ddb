/** Arguments: how an assumption fails, line by line, with no more of each line than it takes. */

import type { Effort } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import type { Board, Line } from './board.ts';
import type { LinePropagator } from './line-propagator.ts';
import { type ClueSet, constraintsOf, factOf } from './reasons.ts';
import { Waves } from './waves.ts';

/** A line that cannot be met: the clues it takes to see that, and the regions whose colours it takes. */
export interface Misfit {
  readonly line: Line;
  readonly clues: ClueSet;
  /** Colours as far as it takes them: −1 for all other regions. */
  readonly colours: Int8Array;
}

/** A region that has its colour because the line could not be met with the other one. */
export interface Link extends Misfit {
  readonly region: number;
  readonly colour: number;
}

export interface Argument {
  /** The colours that are assumed, and cannot be together, each as 2 × region + colour. */
  readonly assumed: readonly number[];
  /** What follows from them, one after the other. */
  readonly links: readonly Link[];
  readonly failing: Misfit;
}

/** What an argument may use. */
export interface Ground {
  readonly board: Board;
  readonly propagator: LinePropagator;
  /** By region: −1 open, 0 blank, 1 painted. */
  readonly known: Int8Array;
  cluesOf(line: number): ClueSet;
}

/** The argument against colours, if so many waves of line reasoning show one. */
export function argue(
  ground: Ground,
  assumed: readonly number[],
  mostWaves: number,
  effort: Effort,
): Argument | undefined {
  const { board, propagator, known, cluesOf } = ground;
  const waves = new Waves(board, propagator);
  const failed = waves.run(known, assumed, mostWaves, cluesOf, effort);
  if (failed < 0) return undefined;
  const failing = smallestMisfit(ground, waves, board.lines[failed], waves.colours);
  // Backwards through what followed, keeping what is needed.
  const links: Link[] = [];
  const needed = new Set(followedIn(waves, failing));
  for (let at = waves.followedSize - 1; at >= 0; at--) {
    const followed = waves.followed[at];
    if (!needed.has(followed)) continue;
    const line = board.lines[waves.by[followed]];
    const before = coloursBefore(ground, waves, at, assumed);
    const colour = waves.colours[followed];
    before[followed] = 1 - colour;
    const misfit = smallestMisfit(ground, waves, line, before, followed);
    links.unshift({ ...misfit, region: followed, colour });
    for (const more of followedIn(waves, misfit)) if (more !== followed) needed.add(more);
  }
  return { assumed, links, failing };
}

/** The regions of a misfit whose colours followed from the assumption. */
function followedIn(waves: Waves, { line, colours }: Misfit): number[] {
  return [...line.regions].filter((region) => colours[region] >= 0 && waves.places[region] > 0);
}

/** The colours known when the wave began in which something followed. */
function coloursBefore(
  { known }: Ground,
  waves: Waves,
  at: number,
  assumed: readonly number[],
): Int8Array {
  const colours = known.slice();
  for (const each of assumed) colours[each >> 1] = each & 1;
  for (let earlier = 0; earlier < at; earlier++) {
    const followed = waves.followed[earlier];
    // Within a wave no line knows of another, so what came earlier in it is not needed.
    colours[followed] = waves.colours[followed];
  }
  return colours;
}

/**
 * A smallest part of what makes a line impossible that was found: one clue if one is enough; then
 * colours are given up, those that followed last first, then those that are known, in two orders.
 * The colour of `kept` stays.
 */
function smallestMisfit(
  { propagator, cluesOf }: Ground,
  waves: Waves,
  line: Line,
  colours: Int8Array,
  kept = -1,
): Misfit {
  const all = cluesOf(line.index);
  const clues =
    ([1, 2] as const).find(
      (one) => (all & one) !== 0 && !propagator.isPossible(line, colours, one),
    ) ?? all;
  const followed = [...line.regions]
    .filter((region) => waves.places[region] > 0)
    .sort((one, other) => waves.places[other] - waves.places[one]);
  const before = [...line.regions].filter((region) => waves.places[region] === 0);
  const orders = [
    [...followed, ...before],
    [...followed, ...before.toReversed()],
  ];
  const found = orders.map((order): Misfit & { readonly size: number } => {
    const part = colours.slice();
    let size = 0;
    for (const region of order) {
      const colour = part[region];
      if (colour < 0) continue;
      part[region] = -1;
      if (region !== kept && !propagator.isPossible(line, part, clues)) continue;
      part[region] = colour;
      size++;
    }
    return { line, clues, colours: part, size };
  });
  return found.reduce((best, other) => (other.size < best.size ? other : best));
}

/** The clues and the known facts that arguments rest on, those they need last coming first. */
export function reasonsOf(
  { board, known }: Ground,
  ...args: readonly Argument[]
): readonly Reason[] {
  const misfits = args.flatMap(({ failing, links }) => [failing, ...links.toReversed()]);
  const facts = new Set<number>();
  for (const { line, colours } of misfits) {
    for (const used of line.regions) {
      if (colours[used] >= 0 && known[used] >= 0) facts.add(used);
    }
  }
  const clues = new Set(
    misfits.flatMap((misfit) =>
      constraintsOf(misfit.line.index, misfit.clues).map(({ constraint }) => constraint),
    ),
  );
  return [
    ...[...clues].map((constraint) => ({ constraint })),
    ...[...facts].map((used) => factOf(board, used, known[used])),
  ];
}
