import { describe, expect, it } from 'vitest';
import { randomState } from '../../../../test/greater-than/positions.ts';
import { Effort, random } from '../../../kernel/index.ts';
import { count, type Fact, type Finding, type Reason } from '../../../puzzle/index.ts';
import type { GreaterThanClues } from '../clues.ts';
import { beyond } from '../deduce/beyond.ts';
import { follows } from '../deduce/follows.ts';
import { deduction, ladder } from '../deduce/index.ts';
import type { Position } from '../deduce/position.ts';
import { greaterThan } from '../index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const rounds = isLong ? 4000 : 25;

const shapes = [
  { boxRows: 2, boxCols: 2, share: 1 },
  { boxRows: 2, boxCols: 3, share: 1 },
  { boxRows: 3, boxCols: 3, share: 1 },
  { boxRows: 3, boxCols: 4, share: 0.05 },
];

/** Of each rung so many findings are looked at in a state: its first, mostly, are taken. */
const mostFindings = 12;

/** Whether the position holds what is given as a reason. */
function isKnown({ board, digits, struck }: Position, fact: Fact): boolean {
  const cell = fact.cell.row * board.size + fact.cell.col;
  if ('is' in fact) return digits[cell] === fact.is;
  return fact.not.every((digit) => ((struck[cell] >>> (digit - 1)) & 1) === 1);
}

function isNews({ board, digits, candidates }: Position, fact: Fact): boolean {
  const cell = fact.cell.row * board.size + fact.cell.col;
  if (digits[cell] !== 0) return false;
  if ('is' in fact) return true;
  return fact.not.every((digit) => ((candidates[cell] >>> (digit - 1)) & 1) === 1);
}

function expectSound(
  name: string,
  clues: GreaterThanClues,
  position: Position,
  finding: Finding,
): void {
  const reasons = finding.because();
  const told = JSON.stringify({ name, clues, conclusion: finding.conclusion, reasons });
  expect(finding.conclusion.length, told).toBeGreaterThan(0);
  for (const fact of finding.conclusion) {
    expect(isNews(position, fact), told).toBe(true);
    expect(follows(clues, reasons, fact, new Effort({ nodes: 20_000 })), told).not.toBe(false);
  }
  const facts = reasons.filter((reason: Reason): reason is Fact => 'cell' in reason);
  expect(
    facts.every((fact) => isKnown(position, fact)),
    told,
  ).toBe(true);
  expect(finding.tell(reasons).length).toBeGreaterThan(0);
}

describe.each(shapes)('on random states of $boxRows×$boxCols', ({ boxRows, boxCols, share }) => {
  it.each(ladder)('$name gives steps that follow from their reasons, and are true', (technique) => {
    const source = random(`${technique.name} ${boxRows}x${boxCols}`);
    let total = 0;
    for (let round = 0; round < Math.ceil(rounds * share); round++) {
      const { clues, grid, target } = randomState(boxRows, boxCols, source.fork(round));
      const position = deduction.open(clues, grid);
      let seen = 0;
      for (const finding of technique.find(position, new Effort())) {
        expectSound(technique.name, clues, position, finding);
        for (const fact of finding.conclusion) {
          expect(deduction.holds(clues, target, fact)).toBe(true);
        }
        total++;
        if (++seen === mostFindings) break;
      }
    }
    if (share === 1 && boxRows === 3) expect(total).toBeGreaterThan(0);
  });
});

describe('beyond the ladder', () => {
  it('refutes candidates with reasons from which that follows', () => {
    const source = random('beyond');
    let seen = 0;
    for (let round = 0; seen < (isLong ? 500 : 30) && round < 5000; round++) {
      const { clues, grid } = randomState(2, 3, source.fork(round));
      const begun = { ...clues, givens: grid.digits };
      const { solutions: found, unique } = count(greaterThan, begun, 2);
      if (unique !== true) continue;
      const [only] = found;
      const position = deduction.open(begun, { digits: begun.givens });
      for (const finding of [...beyond(position, only, new Effort())].slice(0, 5)) {
        expectSound('beyond', begun, position, finding);
        expect(finding.conclusion.every((fact) => deduction.holds(begun, only, fact))).toBe(true);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });
});
