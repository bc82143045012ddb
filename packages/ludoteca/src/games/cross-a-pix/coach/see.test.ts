import { describe, expect, it } from 'vitest';
import {
  fillings,
  openRegions,
  type SlowLine,
  slowLine,
} from '../../../../test/cross-a-pix/slow-line.ts';
import { anyState } from '../../../../test/cross-a-pix/states.ts';
import { Effort } from '../../../kernel/index.ts';
import { deduction } from '../deduce/index.ts';
import { blocksClue, paintedClue } from '../deduce/reasons.ts';
import { costOf } from './cost.ts';
import { viewOf } from './line-view.ts';
import { see } from './see.ts';
import { type Sight, sightNames } from './sight.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
/** With more open regions the slow search takes too long. */
const mostOpen = 11;

interface Seen {
  readonly sight: Sight;
  readonly line: SlowLine;
}

/** What is seen on the lines of random states that can be looked through. */
function* seenIn(states: number): Generator<Seen> {
  for (let run = 0; run < states; run++) {
    const { clues, grid } = anyState(`sights ${run}`, 12);
    const position = deduction.open(clues, grid);
    const { board } = position;
    for (const line of board.lines) {
      const view = viewOf(board, line, position.colours);
      if (view === undefined) continue;
      const isRow = line.index < clues.rows;
      const slow = slowLine(clues, grid, isRow, isRow ? line.index : line.index - clues.rows);
      if (openRegions(slow).length > mostOpen) continue;
      for (const name of sightNames) {
        const found = see(name, view, (taken) => position.forcedBy(line, taken, new Effort()));
        for (const sight of found) yield { sight, line: slow };
      }
    }
  }
}

/** Whether the regions have the colour in all fillings, of which there is one at least. */
function isForced(cells: readonly (readonly number[])[], { sight, line }: Seen): boolean {
  const { regions, colour } = sight;
  return (
    cells.length > 0 &&
    cells.every((filling) =>
      filling.every((cell, at) => !regions.includes(line.regions[at]) || cell === colour),
    )
  );
}

/** The line with only those regions known that are said to be used. */
function usedOf({ sight, line }: Seen): SlowLine {
  const isUsed = (at: number) => sight.known.includes(line.regions[at]);
  return { ...line, marks: line.marks.map((mark, at) => (isUsed(at) ? mark : null)) };
}

describe('what is seen on a line', () => {
  it('agrees with a slow search, by the clues and the regions that it names alone', () => {
    const counts = new Map<string, number>();
    let followed = 0;
    for (const seen of seenIn(isLong ? 2000 : 130)) {
      const { sight, line } = seen;
      expect(sight.regions.length, sight.name).toBeGreaterThan(0);
      const isOpen = (region: number) => line.marks[line.regions.indexOf(region)] === null;
      expect(sight.regions.every(isOpen), sight.name).toBe(true);
      expect(isForced(fillings(line), seen), sight.name).toBe(true);
      counts.set(sight.name, (counts.get(sight.name) ?? 0) + 1);
      const used = usedOf(seen);
      if (openRegions(used).length > mostOpen) continue;
      const hasPainted = (sight.clues & paintedClue) !== 0;
      const hasBlocks = (sight.clues & blocksClue) !== 0;
      expect(isForced(fillings(used, hasPainted, hasBlocks), seen), sight.name).toBe(true);
      followed++;
    }
    expect([...counts.keys()].sort()).toEqual([...sightNames].sort());
    expect(followed).toBeGreaterThan(isLong ? 30_000 : 1_500);
  }, 120_000);

  it('costs more the more there is to look at', () => {
    for (const { sight } of seenIn(10)) {
      const { looks } = sight;
      const more = { ...sight, looks: [...looks, 0, sight.view.line.length - 1] };
      expect(costOf(more)).toBeGreaterThanOrEqual(costOf(sight));
      expect(costOf({ ...sight, sums: sight.sums + 1 })).toBeGreaterThan(costOf(sight));
    }
  });
});
