import { openMatch } from 'ludoteca/game';
import { greaterThan } from 'ludoteca/greater-than';
import { generate, openSheet, puzzleDocument } from 'ludoteca/puzzle';
import { rastros } from 'ludoteca/rastros';
import { describe, expect, it } from 'vitest';
import type { Step } from '../protocol/index.ts';
import { checkEntries, checkMoves } from './check-steps.ts';

describe('what was done to a puzzle', () => {
  const recipe = greaterThan.recipe({ size: { rows: 4, cols: 4 } });
  const made = recipe.ok && generate(greaterThan, recipe.value, 'steps');
  if (made === false || !made.ok) throw new Error('it is made');
  const { clues, solution } = made.value;
  const sheet = openSheet(greaterThan, puzzleDocument(greaterThan, { clues }));
  const solved = openSheet(greaterThan, puzzleDocument(greaterThan, { clues, grid: solution }));
  /** Every cell in turn, a step each. */
  const stepsEvery = (ms: number): Step[] =>
    sheet.cells.map((cell, index) => ({
      at: (index + 1) * ms,
      entries: [[cell.row, cell.col, solved.entry(cell) ?? null]],
    }));

  it('is a time if it leads to the solution', () => {
    expect(checkEntries(sheet, stepsEvery(500))).toEqual({
      ok: true,
      value: { ms: 8000, hints: 0, wrong: 0 },
    });
  });

  it('may go astray, be cleared, and be helped', () => {
    const steps: Step[] = [
      { at: 10, entries: [[3, 3, 1]] },
      { at: 200, entries: [[3, 3, null]] },
      { at: 300, isHint: true },
      ...stepsEvery(500),
    ];
    expect(checkEntries(sheet, steps)).toEqual({
      ok: true,
      value: { ms: 8000, hints: 1, wrong: 0 },
    });
  });

  it.each<[string, (steps: Step[]) => Step[], string]>([
    ['a cell is missing', (steps) => steps.slice(1), 'unsolved'],
    [
      'the last is cleared',
      (steps) => [...steps, { at: 9000, entries: [[0, 0, null]] }],
      'unsolved',
    ],
    ['a cell is not on the board', (steps) => [{ at: 1, entries: [[9, 0, 1]] }, ...steps], 'steps'],
    ['a value is none', (steps) => [{ at: 1, entries: [[0, 0, 7]] }, ...steps], 'steps'],
    ['a move is no entry', (steps) => [{ at: 1, move: 'a1' }, ...steps], 'steps'],
    ['times go backwards', (steps) => steps.toReversed(), 'times'],
    ['it is all there at once', (steps) => steps.map((step) => ({ ...step, at: 4000 })), 'fast'],
    ['it takes less than a tenth of a second for a cell', () => stepsEvery(99), 'fast'],
  ])('is none if %s', (_what, change, error) => {
    expect(checkEntries(sheet, change(stepsEvery(500)))).toEqual({ ok: false, error });
  });

  it('may fill many cells with one stroke, if it takes its time', () => {
    const stroke = (at: number): Step => ({
      at,
      entries: sheet.cells.map((cell) => [cell.row, cell.col, solved.entry(cell) ?? null]),
    });
    expect(checkEntries(sheet, [stroke(1600)]).ok).toBe(true);
    expect(checkEntries(sheet, [stroke(1599)])).toEqual({ ok: false, error: 'fast' });
  });
});

describe('what was tried in a problem', () => {
  const start = openMatch(rastros, rastros.presets[0].params);
  const read = (text: string) => {
    const move = start.read(text);
    if (!move.ok) throw new Error(text);
    return move.value;
  };
  const texts = start.legalMoves.map((move) => start.write(move));
  const [right, wrong, other] = texts;
  const checked = (...steps: Step[]) => checkMoves(start, read(right), steps);

  it('is a time if it ends with the answer, and tells what came before', () => {
    expect(checked({ at: 1000, move: right })).toEqual({
      ok: true,
      value: { ms: 1000, hints: 0, wrong: 0 },
    });
    expect(
      checked(
        { at: 2000, move: wrong },
        { at: 2100, isHint: true },
        { at: 3000, move: other },
        { at: 9000, move: right },
      ),
    ).toEqual({ ok: true, value: { ms: 9000, hints: 1, wrong: 2 } });
  });

  it.each<[string, Step[]]>([
    ['unsolved', [{ at: 2000, move: wrong }]],
    ['unsolved', [{ at: 2000, isHint: true }]],
    [
      'unsolved',
      [
        { at: 2000, move: right },
        { at: 3000, move: wrong },
        { at: 4000, move: right },
      ],
    ],
    ['steps', [{ at: 2000, move: 'nowhere' }]],
    ['steps', [{ at: 2000, entries: [[0, 0, 1]] }]],
    ['fast', [{ at: 999, move: right }]],
    [
      'fast',
      [
        { at: 2000, move: wrong },
        { at: 2100, move: right },
      ],
    ],
  ])('is %s otherwise', (error, steps) => {
    expect(checked(...steps)).toEqual({ ok: false, error });
  });
});
