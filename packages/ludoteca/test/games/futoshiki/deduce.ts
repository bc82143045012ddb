/** Solving Futoshiki by reasoning: what is known, which rules there are, and when a fact follows from some of them. */

import {
  type Cell,
  cellName,
  type Deduction,
  type Effort,
  type Fact,
  fail,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type Notice,
  ok,
  type Reason,
  type Result,
} from 'ludoteca';
import { ladder, tellBecause } from './ladder.ts';
import { everything, type FutoshikiPosition } from './position.ts';
import { type FutoshikiClues, type FutoshikiGrid, futoshikiPhrases } from './rules.ts';
import { type Comparison, comparisonsOf, linesOf } from './structure.ts';

export const deduction: Deduction<FutoshikiClues, FutoshikiGrid, FutoshikiPosition> = {
  ladder,
  open: (clues, grid) => ({ clues, digits: grid.flat() }),
  conclude({ clues, digits }, facts) {
    for (const fact of facts) if ('is' in fact) digits[indexOf(clues, fact.cell)] = fact.is;
  },
  isSolved: ({ digits }) => digits.every((digit) => digit !== 0),
  gridOf: ({ clues: { size, givens }, digits }) =>
    givens.map((_, row) => digits.slice(row * size, (row + 1) * size)),

  factsOf: ({ givens }, grid) =>
    grid.flatMap((line, row) =>
      line.flatMap((digit, col) =>
        digit !== 0 && givens[row][col] === 0 ? [{ cell: { row, col }, is: digit }] : [],
      ),
    ),
  holds: (_clues, solution, { cell, ...fact }) => {
    const digit = solution[cell.row][cell.col];
    return 'is' in fact ? digit === fact.is : !fact.not.includes(digit);
  },
  follows,
  *beyond(position, solution) {
    const { clues, digits } = position;
    const open = digits.indexOf(0);
    const cell = { row: Math.floor(open / clues.size), col: open % clues.size };
    const conclusion = { cell, is: solution[cell.row][cell.col] };
    yield {
      conclusion: [conclusion],
      because: () => everything(position),
      tell: (because) => tellBecause(conclusion, because),
    };
  },
  reasonToJson,
  reasonFromJson,
};

function indexOf({ size }: FutoshikiClues, { row, col }: Cell): number {
  return row * size + col;
}

/** Tries every filling that keeps to the reasons and breaks the fact. */
function follows(
  clues: FutoshikiClues,
  reasons: readonly Reason[],
  fact: Fact,
  effort: Effort,
): boolean | undefined {
  const { size } = clues;
  const named = new Set(reasons.map((reason) => ('constraint' in reason ? reason.constraint : -1)));
  const lines = linesOf(clues).filter(({ constraint }) => named.has(constraint));
  const signs = comparisonsOf(clues).filter(({ constraint }) => named.has(constraint));
  const allowed = Array.from({ length: size * size }, () => (1 << size) - 1);
  const restrict = (each: Fact, isBroken: boolean) => {
    const values = 'is' in each ? [each.is] : each.not;
    const mask = values.reduce((sum, value) => sum | (1 << (value - 1)), 0);
    allowed[indexOf(clues, each.cell)] &= 'is' in each !== isBroken ? mask : ~mask;
  };
  for (const reason of reasons) if ('cell' in reason) restrict(reason, false);
  restrict(fact, true);
  // Only cells that a rule or a fact speaks of can make a difference; those with little choice first.
  const spoken = new Set([
    ...lines.flatMap(({ cells }) => cells),
    ...signs.flatMap(({ low, high }) => [low, high]),
    indexOf(clues, fact.cell),
  ]);
  const choices = (at: number) => [...allowed[at].toString(2)].filter((bit) => bit === '1').length;
  const cells = [...allowed.keys()]
    .filter((at) => spoken.has(at) || allowed[at] === 0)
    .sort((one, other) => choices(one) - choices(other));
  const digits = Array.from({ length: size * size }, () => 0);
  const fits = (at: number): boolean =>
    lines.every(
      (line) =>
        !line.cells.includes(at) ||
        line.cells.every((other) => other === at || digits[other] !== digits[at]),
    ) && signs.every((sign) => isKept(sign, digits));
  const isFillable = (from: number): boolean | undefined => {
    if (!effort.spend()) return undefined;
    if (from === cells.length) return true;
    const at = cells[from];
    for (let digit = 1; digit <= size; digit++) {
      if ((allowed[at] & (1 << (digit - 1))) === 0) continue;
      digits[at] = digit;
      const answer = fits(at) ? isFillable(from + 1) : false;
      if (answer !== false) return answer;
    }
    digits[at] = 0;
    return false;
  };
  const answer = isFillable(0);
  return answer === undefined ? undefined : !answer;
}

function isKept({ low, high }: Comparison, digits: readonly number[]): boolean {
  return digits[low] === 0 || digits[high] === 0 || digits[low] < digits[high];
}

function reasonToJson(clues: FutoshikiClues, reason: Reason): JsonObject {
  if ('cell' in reason) return { ...reason, cell: cellName(reason.cell) };
  const { constraint } = reason;
  const { size } = clues;
  if (constraint < size) return { house: `r${constraint + 1}` };
  if (constraint < 2 * size) return { house: `c${constraint - size + 1}` };
  const sign = comparisonsOf(clues).find((each) => each.constraint === constraint);
  if (sign === undefined) throw new Error(`there is no rule ${constraint}`);
  const name = (at: number) => cellName({ row: Math.floor(at / size), col: at % size });
  return { sign: [sign.low, sign.high].map(name) };
}

/** Whatever `reasonToJson` gives of a rule or a digit, found again by trying all there are. */
function reasonFromJson(clues: FutoshikiClues, value: JsonValue): Result<Reason, Notice> {
  const { size } = clues;
  const text = JSON.stringify(value);
  const cell = isJsonObject(value) ? /^r([1-9])c([1-9])$/.exec(String(value.cell)) : null;
  if (cell !== null && isJsonObject(value)) {
    const place = { row: Number(cell[1]) - 1, col: Number(cell[2]) - 1 };
    const { is, not } = value;
    if (place.row < size && place.col < size) {
      if (typeof is === 'number') return ok({ cell: place, is });
      if (Array.isArray(not)) return ok({ cell: place, not: not.map(Number) });
    }
  }
  const rules = [...linesOf(clues), ...comparisonsOf(clues)];
  const rule = rules.find(
    ({ constraint }) => JSON.stringify(reasonToJson(clues, { constraint })) === text,
  );
  if (rule !== undefined) return ok({ constraint: rule.constraint });
  return fail(futoshikiPhrases.notice('no-reason', { found: text }));
}
