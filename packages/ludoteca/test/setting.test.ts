import { type AnyPuzzle, count, Effort, isPuzzle } from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';

const puzzles = catalogue.filter(isPuzzle);

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('setting %s', (_, puzzle) => {
  const { setting } = puzzle satisfies AnyPuzzle;
  if (setting === undefined) throw new Error('every puzzle can be set by hand');
  const [size] = setting.sizes;
  const blank = setting.blank(size);

  it('begins with a document that is read back, in every size', () => {
    for (const each of setting.sizes) {
      const draft = setting.blank(each);
      const read = puzzle.fromJson(puzzle.toJson(draft));
      expect(read).toMatchObject({ ok: true, value: { clues: draft.clues } });
    }
  });

  it('changes every edge inside the grid, and none outside', () => {
    for (const towards of ['right', 'down'] as const) {
      const edge = { cell: { row: 1, col: 1 }, towards };
      for (const { value } of setting.edgeMarks) {
        expect(setting.edge(setting.setEdge(blank, edge, value), edge)).toBe(value);
      }
      const last = { row: size.rows - 1, col: size.cols - 1 };
      expect(setting.edge(blank, { cell: last, towards })).toBeUndefined();
    }
  });

  it('draws on edges with its brushes, and takes away what a drag begins on', () => {
    expect(setting.brushes[0].draws).toBe('cells');
    expect(new Set(setting.brushes.map(({ id }) => id)).size).toBe(setting.brushes.length);
    for (const brush of setting.brushes) {
      if (brush.draws === 'cells') continue;
      const { has, put } = brush.edges;
      for (const towards of ['right', 'down'] as const) {
        for (const isForward of [true, false]) {
          const edge = { cell: { row: 1, col: 1 }, towards };
          const there = put(blank, edge, isForward, true);
          expect(puzzle.fromJson(puzzle.toJson(there))).toMatchObject({ ok: true });
          const gone = put(there, edge, isForward, false);
          expect(has(gone, edge, isForward)).toBe(false);
        }
      }
    }
  });

  it('sets a cell and clears it again', () => {
    const cell = { row: 1, col: 2 };
    const set = setting.setCell(blank, cell, 1);
    expect(setting.cell(set, cell)).toBe(1);
    expect(setting.cell(setting.setCell(set, cell, undefined), cell)).toBeUndefined();
    expect(puzzle.contradictions(set.clues)).toEqual([]);
    expect(count(puzzle, set.clues, 1, new Effort({ nodes: 100_000 })).solutions).toHaveLength(1);
  });
});
