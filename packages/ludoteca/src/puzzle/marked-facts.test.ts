import { describe, expect, it } from 'vitest';
import { greaterThan } from '../games/greater-than/index.ts';
import { generate } from './generate.ts';
import { markedFacts } from './marked-facts.ts';
import { openSheet } from './sheet.ts';

const made = generate(greaterThan, { boxRows: 2, boxCols: 2, style: 'full' }, 'marks');
if (!made.ok) throw new Error(made.error.code);
const sheet = openSheet(greaterThan, { clues: made.value.clues });
const [first, second, ...others] = sheet.cells;

describe('pencil marks', () => {
  it('in the middle of a cell are all that it may be', () => {
    const marked = sheet.mark(first, 2, 'centre').mark(first, 3, 'centre');
    expect(markedFacts(marked)).toEqual([{ cell: first, not: [1, 4] }]);
  });

  it('in the corners of some cells only say where a digit may go', () => {
    expect(markedFacts(sheet.mark(first, 2).mark(second, 2))).toEqual([]);
  });

  it('in the corners of every open cell are candidates, and a cleared one is ruled out', () => {
    const all = sheet.cells.flatMap((cell) => [
      {
        kind: 'marks',
        cell,
        place: 'corner',
        values: cell === first ? [1, 2, 4] : [1, 2, 3, 4],
      } as const,
    ]);
    expect(markedFacts(sheet.edit(all))).toEqual([{ cell: first, not: [3] }]);
    expect(others.length).toBe(14);
  });

  it('of a filled cell say nothing', () => {
    expect(markedFacts(sheet.mark(first, 2, 'centre').enter(first, 1))).toEqual([]);
  });
});
