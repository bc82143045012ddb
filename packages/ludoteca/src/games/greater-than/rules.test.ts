import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages, type Notice, sayNotice, whereCode } from '../../kernel/index.ts';
import type { Digits, GreaterThanClues, Sign } from './clues.ts';
import { phrases, rulePhrases } from './messages.ts';
import { contradictions, faultsOf, verify } from './rules.ts';

interface Case extends GreaterThanClues {
  readonly id: string;
  readonly solution: Digits;
}

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('./cases/greater-than.json', import.meta.url), 'utf8'),
);

/** A 4×4 puzzle from its givens and its signs, each line a string, `.` for nothing. */
function small(
  givens: readonly string[],
  right: readonly string[] = ['...', '...', '...', '...'],
  down: readonly string[] = ['....', '....', '....'],
): GreaterThanClues {
  return {
    boxRows: 2,
    boxCols: 2,
    givens: givens.map(digits),
    right: right.map(signs),
    down: down.map(signs),
  };
}

const digits = (line: string) => [...line].map((mark) => (mark === '.' ? 0 : Number(mark)));

const signs = (line: string): Sign[] =>
  [...line].map((mark) => (mark === '<' || mark === '>' ? mark : ''));

const blank = ['....', '....', '....', '....'];

/** Notices as short lines: code, place. */
const told = (notices: readonly Notice[]) =>
  notices.map((notice) => `${notice.code} ${notice.where ? whereCode(notice.where) : '-'}`);

const spoken = (notice: Notice, language: 'en' | 'pt') => sayNotice([phrases], notice, language);

describe('contradictions', () => {
  it('finds none in the cases', () => {
    for (const clues of cases) expect(contradictions(clues), clues.id).toEqual([]);
  });

  it('tells equal givens once for each house that shows them', () => {
    expect(told(contradictions(small(['1..1', '....', '....', '....'])))).toEqual([
      'greater-than.repeated-in-row r1c4',
    ]);
    expect(told(contradictions(small(['1...', '....', '....', '1...'])))).toEqual([
      'greater-than.repeated-in-column r4c1',
    ]);
    expect(told(contradictions(small(['1...', '.1..', '....', '....'])))).toEqual([
      'greater-than.repeated-in-box r2c2',
    ]);
    const pairInRowAndBox = contradictions(small(['11..', '....', '....', '....']));
    expect(told(pairInRowAndBox)).toEqual(['greater-than.repeated-in-row r1c2']);
    expect(spoken(pairInRowAndBox[0], 'en')).toBe('1 stands more than once in row 1: r1c1, r1c2');
    expect(spoken(pairInRowAndBox[0], 'pt')).toBe(
      'o 1 aparece mais de uma vez na linha 1: L1C1, L1C2',
    );
  });

  it('tells a sign that two givens break', () => {
    const notices = contradictions(small(['21..', '....', '....', '....'], ['<..', '...', '...']));
    expect(told(notices)).toEqual(['greater-than.sign-broken r1c2']);
    expect(spoken(notices[0], 'en')).toBe(
      'the sign wants r1c1 less than r1c2, but 2 is greater than 1',
    );
    const vertical = contradictions(
      small(['.1..', '.2..', '....', '....'], undefined, ['.>..', '....', '....']),
    );
    expect(told(vertical)).toEqual(['greater-than.sign-broken r2c2']);
  });

  it('names the cells of a cycle in the order of the signs', () => {
    const notices = contradictions(
      small(blank, ['<..', '>..', '...', '...'], ['><..', '....', '....']),
    );
    expect(told(notices)).toEqual(['greater-than.sign-cycle r1c1']);
    expect(spoken(notices[0], 'en')).toContain('r1c1, r1c2, r2c2, r2c1, and back to r1c1');
  });

  it('tells one shortest cycle for each knot of cells', () => {
    // A ring of eight cells around the upper left, a chord through it, and a ring of its own.
    const ring = small(blank, ['<<.', '...', '>>.', '...'], ['>.<.', '>.<.', '....']);
    const [one, ...others] = contradictions(ring);
    expect(others).toEqual([]);
    expect(one.args.cells).toHaveLength(8);
    const withChord = small(blank, ['<<.', '>>.', '>>.', '...'], ['>.<.', '>.<.', '....']);
    const shorter = contradictions(withChord);
    expect(shorter).toHaveLength(1);
    expect(shorter[0].args.cells).toHaveLength(6);
    const apart = small(blank, ['<.<', '>.>', '...', '...'], ['><><', '....', '....']);
    expect(told(contradictions(apart))).toEqual([
      'greater-than.sign-cycle r1c1',
      'greater-than.sign-cycle r1c3',
    ]);
  });

  it('never names a cell that only leads into a cycle', () => {
    const clues = small(blank, ['.<.', '.>.', '...', '...'], ['.><.', '.<..', '....']);
    const [notice] = contradictions(clues);
    expect(notice.args.cells).toHaveLength(4);
  });

  it('finds a cycle exactly when no order of the cells obeys the signs', () => {
    const sign = fc.constantFrom<Sign[]>('<', '>', '');
    const matrix = (rows: number, cols: number) =>
      fc.array(fc.array(sign, { minLength: cols, maxLength: cols }), {
        minLength: rows,
        maxLength: rows,
      });
    fc.assert(
      fc.property(matrix(4, 3), matrix(3, 4), (right, down) => {
        const clues = { ...small(blank), right, down };
        expect(contradictions(clues).length > 0).toBe(!longestChainsExist(clues));
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});

/** Whether heights can be raised along the signs until they all hold: not so around a cycle. */
function longestChainsExist({ right, down }: GreaterThanClues): boolean {
  const heights = Array.from({ length: 16 }, () => 0);
  const raise = (sign: Sign, first: number, second: number) => {
    const [smaller, larger] = sign === '<' ? [first, second] : [second, first];
    if (sign === '' || heights[larger] > heights[smaller]) return false;
    heights[larger] = heights[smaller] + 1;
    return true;
  };
  for (let round = 0; round <= 16; round++) {
    let raised = false;
    for (const [r, line] of right.entries())
      for (const [c, sign] of line.entries())
        raised = raise(sign, 4 * r + c, 4 * r + c + 1) || raised;
    for (const [r, line] of down.entries())
      for (const [c, sign] of line.entries())
        raised = raise(sign, 4 * r + c, 4 * r + c + 4) || raised;
    if (!raised) return true;
  }
  return false;
}

describe('verify', () => {
  it('tells the same as looking for every fault, of fillings with none, with one and with many', () => {
    let clean = 0;
    fc.assert(
      fc.property(
        fc.nat(cases.length - 1),
        fc.array(fc.tuple(fc.nat(624), fc.integer({ min: -1, max: 26 })), { maxLength: 3 }),
        fc.array(fc.nat(624), { maxLength: 300 }),
        (at, changed, opened) => {
          const clues = cases[at];
          const size = clues.givens.length;
          const filling = clues.solution.flat();
          for (const cell of opened) filling[cell % filling.length] = 0;
          for (const [cell, digit] of changed) filling[cell % filling.length] = digit;
          const grid = {
            digits: clues.solution.map((_, row) => filling.slice(row * size, (row + 1) * size)),
          };
          const faults = faultsOf(clues, grid);
          if (faults.length === 0) clean++;
          expect(verify(clues, grid)).toEqual(faults);
        },
      ),
      { seed: 1 },
    );
    expect(clean).toBeGreaterThan(5);
    expect(clean).toBeLessThan(95);
  });

  const solved = small(['1...', '....', '....', '....']);
  const solution = ['1234', '3412', '2143', '4321'].map(digits);

  it('rejects whole fillings with one kind of fault, and digits that are none', () => {
    const faultsIn = (clues: GreaterThanClues, digits: Digits) =>
      verify(clues, { digits }).map(({ code }) => code.replace('greater-than.', ''));
    expect(faultsIn(small(blank), solution)).toEqual([]);
    const repeats = (...lines: string[]) => new Set(faultsIn(small(blank), lines.map(digits)));
    expect(repeats('1234', '2341', '3412', '4123')).toEqual(new Set(['repeated-in-box']));
    expect(repeats('1234', '3412', '1234', '3412')).toEqual(new Set(['repeated-in-column']));
    expect(repeats('1221', '3443', '2112', '4334')).toEqual(new Set(['repeated-in-row']));
    for (const strange of [33, -31, 1.5, 5, -1]) {
      const changed = solution.map((row) => row.map((digit) => (digit === 1 ? strange : digit)));
      expect(new Set(faultsIn(small(blank), changed)), String(strange)).toEqual(
        new Set(['digit-range']),
      );
    }
    expect(faultsIn(small(blank, ['>..', '...', '...', '...']), solution)).toHaveLength(1);
  });

  it('accepts the solutions of the cases, and every part of them', () => {
    for (const clues of cases) {
      expect(verify(clues, { digits: clues.solution }), clues.id).toEqual([]);
      const part = clues.solution.map((row, r) =>
        row.map((digit, c) => ((r * 7 + c * 5) % 3 === 0 ? 0 : digit)),
      );
      expect(verify(clues, { digits: part }), clues.id).toEqual([]);
    }
  });

  it('rejects every change of one cell of a solution', () => {
    for (const clues of cases.filter(({ boxRows, boxCols }) => boxRows * boxCols <= 9)) {
      const size = clues.solution.length;
      for (let cell = 0; cell < size * size; cell++) {
        const [r, c] = [Math.floor(cell / size), cell % size];
        const changed = clues.solution.map((row) => [...row]);
        changed[r][c] = (changed[r][c] % size) + 1;
        expect(verify(clues, { digits: changed }).length, clues.id).toBeGreaterThan(0);
      }
    }
  });

  it('points at the entry rather than at the given', () => {
    const grid = { digits: ['1..1', '....', '....', '....'].map(digits) };
    expect(told(verify(small(['...1', '....', '....', '....']), grid))).toEqual([
      'greater-than.repeated-in-row r1c1',
    ]);
  });

  it('tells a given that was changed, and counts one left open as filled', () => {
    const changed = verify(solved, { digits: ['2...', '....', '....', '....'].map(digits) });
    expect(told(changed)).toEqual(['greater-than.given-changed r1c1']);
    expect(spoken(changed[0], 'pt')).toBe('o algarismo dado de L1C1 é 1, encontrei 2');
    const open = verify(solved, { digits: ['.1..', '....', '....', '....'].map(digits) });
    expect(told(open)).toEqual(['greater-than.repeated-in-row r1c2']);
  });

  it('tells broken signs between filled cells, and signs that nothing can obey', () => {
    const clues = small(blank, ['<..', '...', '...', '...'], ['....', '....', '...<']);
    const faults = (...lines: string[]) => told(verify(clues, { digits: lines.map(digits) }));
    expect(faults('21..', '....', '....', '....')).toEqual(['greater-than.sign-broken r1c2']);
    expect(faults('4...', '....', '....', '....')).toEqual(['greater-than.nothing-larger r1c1']);
    expect(faults('....', '....', '....', '...1')).toEqual(['greater-than.nothing-smaller r4c4']);
    expect(faults('3...', '....', '....', '...2')).toEqual([]);
  });

  it('tells digits that the grid does not have', () => {
    const strange = verify(small(blank), { digits: ['5...', '....', '....', '....'].map(digits) });
    expect(told(strange)).toEqual(['greater-than.digit-range r1c1']);
    expect(verify(small(blank), { digits: solution })).toEqual([]);
  });

  it('has words for each of its notices in every language', () => {
    const shown = [
      ...verify(small(blank, ['<..', '<..', '>..', '...']), {
        digits: ['219.', '4...', '1.1.', '1...'].map(digits),
      }),
      ...verify(solved, { digits: ['2.2.', '....', '2...', '.2..'].map(digits) }),
      ...contradictions(small(blank, ['<..', '>..', '...', '...'], ['><..', '....', '....'])),
    ];
    const codes = new Set(shown.map((notice) => notice.code.replace('greater-than.', '')));
    expect([...codes].sort()).toEqual(Object.keys(rulePhrases).sort());
    for (const language of languages)
      for (const notice of shown) expect(spoken(notice, language)).not.toMatch(/undefined|[{}]/);
  });
});
