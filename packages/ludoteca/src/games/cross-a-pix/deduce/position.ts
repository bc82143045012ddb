/** What is known of a puzzle while it is reasoned about, and what each line was already asked. */

import type { Effort, HasNotes } from '../../../kernel/index.ts';
import type { Fact } from '../../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../clues.ts';
import { type Board, boardOf, type Line, regionAt } from './board.ts';
import { LinePropagator } from './line-propagator.ts';
import { type ClueSet, colourOf } from './reasons.ts';

const nothing = new Int32Array(0);

export class Position implements HasNotes {
  readonly notes: unknown[] = [];
  readonly board: Board;
  /** By region: −1 open, 0 blank, 1 painted. */
  readonly colours: Int8Array;
  /** Open regions. */
  open: number;
  readonly propagator: LinePropagator;
  /** By line: its open regions, its cells known to be painted, and those known to be blank. */
  readonly openOn: Int32Array;
  readonly paintedOn: Int32Array;
  readonly blankOn: Int32Array;
  /** By line: when something on it last became known. */
  readonly changed: Int32Array;
  /** Counts what became known. */
  now = 1;
  /** By the clues taken, by line: when it was asked, and what it said then. */
  readonly #asked: readonly Int32Array[];
  readonly #said: readonly Int32Array[][];
  readonly #found: Int32Array;

  constructor(board: Board) {
    this.board = board;
    const { clues, regions, lines } = board;
    const longest = Math.max(clues.rows, clues.cols);
    this.colours = new Int8Array(regions.count).fill(-1);
    this.open = regions.count;
    this.propagator = new LinePropagator(longest);
    this.openOn = Int32Array.from(lines, (line) => line.regions.length);
    this.paintedOn = new Int32Array(lines.length);
    this.blankOn = new Int32Array(lines.length);
    this.changed = new Int32Array(lines.length).fill(1);
    this.#asked = [0, 1, 2, 3].map(() => new Int32Array(lines.length));
    this.#said = [0, 1, 2, 3].map(() => lines.map(() => nothing));
    this.#found = new Int32Array(longest);
  }

  paint(region: number, colour: number): void {
    if (this.colours[region] >= 0) return;
    this.colours[region] = colour;
    this.open--;
    this.now++;
    const lines = this.board.linesOf[region];
    const weights = this.board.weightsOf[region];
    const known = colour === 1 ? this.paintedOn : this.blankOn;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at];
      this.changed[line] = this.now;
      this.openOn[line]--;
      known[line] += weights[at];
    }
  }

  conclude(facts: readonly Fact[]): void {
    for (const fact of facts) this.paint(regionAt(this.board, fact.cell), colourOf(fact));
  }

  /**
   * What a line forces by the clues taken, as 2 × region + colour. What it said before stays true, so
   * it is asked again only when something on it has changed. Nothing when the line cannot be met.
   */
  forcedBy(line: Line, clues: ClueSet, effort: Effort): Int32Array {
    const { index } = line;
    if (this.#asked[clues][index] < this.changed[index] && effort.spend()) {
      const count = this.propagator.forced(line, this.colours, clues, this.#found);
      this.#said[clues][index] = count > 0 ? this.#found.slice(0, count) : nothing;
      this.#asked[clues][index] = this.now;
    }
    return this.#said[clues][index];
  }
}

/** A region is as its first entry says. */
export function openPosition(clues: CrossAPixClues, grid: CrossAPixGrid): Position {
  const position = new Position(boardOf(clues));
  const { ofCell } = position.board.regions;
  grid.forEach((line, row) => {
    line.forEach((entry, col) => {
      if (entry !== null) position.paint(ofCell[row * clues.cols + col], entry);
    });
  });
  return position;
}

export function gridOf({ board, colours }: Position): CrossAPixGrid {
  const { clues, regions } = board;
  return clues.rowClues.map((_, row) =>
    clues.colClues.map((_, col) => {
      const colour = colours[regions.ofCell[row * clues.cols + col]];
      return colour < 0 ? null : colour === 1 ? 1 : 0;
    }),
  );
}

/** The lines with something open of which something is true, those with the fewest known regions first. */
export function linesWith(
  { board, openOn }: Position,
  isTrue: (line: Line) => boolean,
): readonly Line[] {
  const lines: Line[] = [];
  for (const line of board.lines) if (openOn[line.index] > 0 && isTrue(line)) lines.push(line);
  const known = (line: Line) => line.regions.length - openOn[line.index];
  return lines.length > 1 ? lines.sort((one, other) => known(one) - known(other)) : lines;
}
