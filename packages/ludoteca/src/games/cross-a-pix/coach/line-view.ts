/** A line as a person sees it: what is painted, blank and open on it, and what its clue still asks for. */

import type { Cell } from '../../../kernel/index.ts';
import type { Board, Line } from '../deduce/board.ts';

/** Cells side by side along a line, counted from 0; both ends belong to it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Cells that are not blank, between blank ones or borders. */
export interface Room extends Stretch {
  readonly hasPainted: boolean;
}

export interface LineView {
  readonly board: Board;
  readonly line: Line;
  /** By cell along the line: its region, and its colour (−1 open, 0 blank, 1 painted). */
  readonly regionAt: Int32Array;
  readonly colourAt: Int8Array;
  /** Cells painted, blank and open. */
  readonly painted: number;
  readonly blank: number;
  readonly open: number;
  /** Cells still to paint, and cells that may still stay blank. */
  readonly need: number;
  readonly spare: number;
  /** The open regions in order along the line, and how many cells of it each has. */
  readonly regions: readonly number[];
  readonly weights: readonly number[];
  /** The painted cells side by side. */
  readonly runs: readonly Stretch[];
  readonly rooms: readonly Room[];
}

/** Nothing when the line is filled. */
export function viewOf(board: Board, line: Line, colours: Int8Array): LineView | undefined {
  const regions: number[] = [];
  const weights: number[] = [];
  for (let at = 0; at < line.regions.length; at++) {
    if (colours[line.regions[at]] >= 0) continue;
    regions.push(line.regions[at]);
    weights.push(line.weights[at]);
  }
  if (regions.length === 0) return undefined;
  const regionAt = new Int32Array(line.length);
  const colourAt = new Int8Array(line.length);
  let cell = 0;
  for (let at = 0; at < line.segments.length; at++) {
    for (let more = line.lengths[at]; more > 0; more--, cell++) {
      regionAt[cell] = line.segments[at];
      colourAt[cell] = colours[line.segments[at]];
    }
  }
  const painted = countOf(colourAt, 1);
  const open = countOf(colourAt, -1);
  const need = line.painted - painted;
  const runs = stretchesOf(colourAt, (colour) => colour === 1);
  const rooms = stretchesOf(colourAt, (colour) => colour !== 0).map(({ from, to }) => ({
    from,
    to,
    hasPainted: runs.some((run) => run.from >= from && run.to <= to),
  }));
  return {
    board,
    line,
    regionAt,
    colourAt,
    painted,
    blank: line.length - painted - open,
    open,
    need,
    spare: open - need,
    regions,
    weights,
    runs,
    rooms,
  };
}

function countOf(colourAt: Int8Array, colour: number): number {
  let count = 0;
  for (const each of colourAt) if (each === colour) count++;
  return count;
}

/** The longest stretches whose colours all are as asked. */
export function stretchesOf(colourAt: Int8Array, is: (colour: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  for (let from = 0; from < colourAt.length; from++) {
    if (!is(colourAt[from])) continue;
    let to = from;
    while (to + 1 < colourAt.length && is(colourAt[to + 1])) to++;
    found.push({ from, to });
    from = to;
  }
  return found;
}

/** The cell of the board at a place of the line. */
export function cellAt({ board, line }: Pick<LineView, 'board' | 'line'>, at: number): Cell {
  const { rows } = board.clues;
  return line.index < rows ? { row: line.index, col: at } : { row: at, col: line.index - rows };
}

/** The places of a region on the line, in order. */
export function placesOf({ regionAt }: LineView, region: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < regionAt.length; at++) if (regionAt[at] === region) places.push(at);
  return places;
}

/** The known regions on the line, of one colour where that is asked. */
export function knownOf({ regionAt, colourAt }: LineView, colour?: number): number[] {
  const known = new Set<number>();
  for (let at = 0; at < regionAt.length; at++) {
    const is = colourAt[at];
    if (is >= 0 && (colour === undefined || is === colour)) known.add(regionAt[at]);
  }
  return [...known];
}

/** The open regions with a cell at a place of which something is true, in order, each with its first such place. */
export function openWhere(
  { regionAt, colourAt }: LineView,
  is: (at: number) => boolean,
): { readonly regions: number[]; readonly places: number[] } {
  const found = new Map<number, number>();
  for (let at = 0; at < regionAt.length; at++) {
    if (colourAt[at] < 0 && !found.has(regionAt[at]) && is(at)) found.set(regionAt[at], at);
  }
  return { regions: [...found.keys()], places: [...found.values()] };
}

/** What is known on the line, by region, with one more region of a colour: −1 for all others. */
export function coloursWith(
  { board, regionAt, colourAt }: LineView,
  region: number,
  colour: number,
): Int8Array {
  const colours = new Int8Array(board.regions.count).fill(-1);
  for (let at = 0; at < regionAt.length; at++) colours[regionAt[at]] = colourAt[at];
  colours[region] = colour;
  return colours;
}
