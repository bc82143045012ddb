import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Effort } from '../../../kernel/index.ts';
import type { Fact, Reason } from '../../../puzzle/index.ts';
import type { GreaterThanClues, Sign } from '../clues.ts';
import { matrix } from '../gather.ts';
import { boardOf, cellAt, signCells } from './constraints.ts';
import { follows } from './follows.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const size = 4;

/** Tries every digit in every cell that is named, reading the rules off the reasons one by one. */
function isImplied(clues: GreaterThanClues, reasons: readonly Reason[], fact: Fact): boolean {
  const rules: ((digits: readonly number[]) => boolean)[] = [];
  const touched = new Set<number>([fact.cell.row * size + fact.cell.col]);
  const { houses } = boardOf(clues);
  for (const reason of reasons) {
    if ('cell' in reason) {
      const cell = reason.cell.row * size + reason.cell.col;
      touched.add(cell);
      rules.push((digits) => digits[cell] === 0 || isTrue(reason, digits[cell]));
    } else if (reason.constraint < 3 * size) {
      const cells = [...houses[reason.constraint]];
      for (const cell of cells) touched.add(cell);
      rules.push((digits) => {
        const filled = cells.map((cell) => digits[cell]).filter((digit) => digit > 0);
        return new Set(filled).size === filled.length;
      });
    } else {
      const [first, second] = signCells(size, reason.constraint);
      touched.add(first).add(second);
      const { row, col } = cellAt(size, first);
      const sign = second === first + 1 ? clues.right[row][col] : clues.down[row][col];
      rules.push((digits) => {
        if (digits[first] === 0 || digits[second] === 0) return true;
        return sign === '<' ? digits[first] < digits[second] : digits[first] > digits[second];
      });
    }
  }
  const order = [...touched];
  const digits = Array.from({ length: size * size }, () => 0);
  const cell = fact.cell.row * size + fact.cell.col;
  const isDenied = (at: number): boolean => {
    if (!rules.every((rule) => rule(digits))) return false;
    if (at === order.length) return !isTrue(fact, digits[cell]);
    for (let digit = 1; digit <= size; digit++) {
      digits[order[at]] = digit;
      if (isDenied(at + 1)) return true;
    }
    digits[order[at]] = 0;
    return false;
  };
  return !isDenied(0);
}

function isTrue(fact: Fact, digit: number): boolean {
  return 'is' in fact ? digit === fact.is : !fact.not.includes(digit);
}

const facts: fc.Arbitrary<Fact> = fc
  .tuple(
    fc.nat({ max: 15 }),
    fc.boolean(),
    fc.subarray([1, 2, 3, 4], { minLength: 1, maxLength: 2 }),
  )
  .map(([cell, isIs, digits]) =>
    isIs ? { cell: cellAt(size, cell), is: digits[0] } : { cell: cellAt(size, cell), not: digits },
  );

const signs = (rows: number, cols: number) =>
  fc.array(fc.array(fc.constantFrom<Sign>('<', '>'), { minLength: cols, maxLength: cols }), {
    minLength: rows,
    maxLength: rows,
  });

const puzzles = fc
  .record({ right: signs(4, 3), down: signs(3, 4) })
  .map((all): GreaterThanClues => ({ boxRows: 2, boxCols: 2, givens: matrix(4, 4, 0), ...all }));

describe('whether a fact follows from reasons', () => {
  it('is what trying every filling says, on 4×4', () => {
    let positive = 0;
    fc.assert(
      fc.property(
        puzzles,
        fc.uniqueArray(fc.nat({ max: 11 }), { maxLength: 4 }),
        fc.uniqueArray(fc.integer({ min: 12, max: 35 }), { maxLength: 7 }),
        fc.array(facts, { maxLength: 8 }),
        facts,
        (clues, houses, places, known, fact) => {
          const reasons: Reason[] = [
            ...[...houses, ...places].map((constraint) => ({ constraint })),
            ...known,
          ];
          const expected = isImplied(clues, reasons, fact);
          if (expected) positive++;
          expect(follows(clues, reasons, fact, new Effort())).toBe(expected);
        },
      ),
      { numRuns: isLong ? 20_000 : 200, seed: 6 },
    );
    expect(positive).toBeGreaterThan(50);
  });

  it('knows no rule that is not listed', () => {
    const clues: GreaterThanClues = {
      boxRows: 2,
      boxCols: 2,
      givens: matrix(4, 4, 0).with(0, [1, 0, 0, 0]),
      right: matrix<Sign>(4, 3, '<'),
      down: matrix<Sign>(3, 4, ''),
    };
    const fact = { cell: { row: 0, col: 1 }, not: [1] };
    expect(follows(clues, [], fact, new Effort())).toBe(false);
    expect(follows(clues, [{ constraint: 0 }], fact, new Effort())).toBe(false);
    expect(follows(clues, [{ constraint: 12 }], fact, new Effort())).toBe(true);
    const given = { cell: { row: 0, col: 0 }, is: 1 };
    expect(follows(clues, [{ constraint: 0 }, given], fact, new Effort())).toBe(true);
    expect(() => follows(clues, [{ constraint: 24 }], fact, new Effort())).toThrow();
  });

  it('is not known when the effort ends', () => {
    const clues = boardlessClues();
    const reasons = Array.from({ length: 27 }, (_, constraint) => ({ constraint }));
    const fact = { cell: { row: 4, col: 4 }, is: 5 };
    expect(follows(clues, reasons, fact, new Effort({ nodes: 3 }))).toBeUndefined();
    expect(follows(clues, reasons, fact, new Effort())).toBe(false);
  });
});

function boardlessClues(): GreaterThanClues {
  return {
    boxRows: 3,
    boxCols: 3,
    givens: matrix(9, 9, 0),
    right: matrix<Sign>(9, 8, ''),
    down: matrix<Sign>(8, 9, ''),
  };
}
