import { describe, expect, it } from 'vitest';
import { Effort } from '../effort.ts';
import { type Random, random } from '../random.ts';
import { cnfClauses, writeCnf, writeMap } from './cnf.ts';
import { counterClauses, counterSize } from './counter.ts';
import { DratWriter } from './drat.ts';
import type { Equality, Formula } from './formula.ts';
import { writeOpb } from './opb.ts';
import { refute } from './refute.ts';

/** An equality over its own variables 0 … n − 1, some of them negated. */
function randomEquality(source: Random): Equality {
  const size = 1 + source.below(5);
  const weights = Array.from({ length: size }, () => 1 + source.below(4));
  const sum = weights.reduce((a, b) => a + b);
  return {
    name: 'random',
    literals: weights.map((_, variable) => 2 * variable + source.below(2)),
    weights,
    total: source.below(sum + 1),
  };
}

/** By literal: 1 true, −1 false, 0 open, after unit propagation; undefined when a clause is broken. */
function propagated(
  clauses: readonly (readonly number[])[],
  variables: number,
  given: readonly number[],
): Int8Array | undefined {
  const values = new Int8Array(2 * variables);
  const set = (literal: number) => {
    values[literal] = 1;
    values[literal ^ 1] = -1;
  };
  given.forEach(set);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const clause of clauses) {
      if (clause.some((literal) => values[literal] === 1)) continue;
      const open = clause.filter((literal) => values[literal] === 0);
      if (open.length === 0) return undefined;
      if (open.length > 1) continue;
      set(open[0]);
      isChanged = true;
    }
  }
  return values;
}

/** What the bounds of the sum force, straight from their meaning; undefined when they are broken. */
function bounded({ literals, weights, total }: Equality, given: readonly number[]) {
  const isTrue = (literal: number) => given.includes(literal);
  const isFalse = (literal: number) => given.includes(literal ^ 1);
  const weigh = (which: (literal: number) => boolean) =>
    literals.reduce((sum, literal, index) => sum + (which(literal) ? weights[index] : 0), 0);
  const low = weigh(isTrue);
  const high = weigh((literal) => !isFalse(literal));
  if (low > total || high < total) return undefined;
  return literals.flatMap((literal, index) => {
    if (isTrue(literal) || isFalse(literal)) return [];
    if (low + weights[index] > total) return [literal ^ 1];
    return high - weights[index] < total ? [literal] : [];
  });
}

describe('the counter of an equality', () => {
  it('has the solutions of the equality and no other, and forces what its bounds force', () => {
    const source = random('counter');
    let forced = 0;
    for (let round = 0; round < 300; round++) {
      const equality = randomEquality(source.fork(round));
      const size = equality.literals.length;
      const clauses = [...counterClauses(equality, size)];
      const variables = size + counterSize(equality);
      // Every partial assignment: each variable open, true or false.
      for (let code = 0; code < 3 ** size; code++) {
        const given = equality.literals.flatMap((_, variable) => {
          const digit = Math.floor(code / 3 ** variable) % 3;
          return digit === 0 ? [] : [2 * variable + digit - 1];
        });
        const expected = bounded(equality, given);
        const values = propagated(clauses, variables, given);
        if (expected === undefined) expect(values).toBeUndefined();
        else {
          // The terms are weighed once here: what follows from what follows is found on both sides.
          for (const literal of expected) {
            forced++;
            expect(values === undefined || values[literal] === 1).toBe(true);
          }
          if (given.length === size) expect(values?.every((value) => value !== 0)).toBe(true);
        }
      }
    }
    expect(forced).toBeGreaterThan(10_000);
  });

  it('of a total out of reach is the empty clause', () => {
    const equality = { name: 'too much', literals: [0, 2], weights: [1, 2], total: 4 };
    expect([...counterClauses(equality, 2)]).toEqual([[]]);
    expect(counterSize(equality)).toBe(0);
  });
});

/** Pigeons in fewer holes, the holes counted by equalities with a spare place each. */
function pigeons(holes: number): Formula {
  const at = (pigeon: number, hole: number): number => 2 * (pigeon * holes + hole);
  const numbers = Array.from({ length: holes }, (_, index) => index);
  const all = [...numbers, holes];
  return {
    variables: (holes + 2) * holes,
    decided: (holes + 2) * holes,
    clauses: () => all.map((pigeon) => numbers.map((hole) => at(pigeon, hole))),
    equalities: () =>
      numbers.map((hole) => ({
        name: `hole ${hole + 1}`,
        literals: [...all, holes + 1].map((pigeon) => at(pigeon, hole)),
        weights: new Array(holes + 2).fill(1),
        total: 1,
      })),
    lemmas: () => [],
    phase: () => false,
    meaning: (variable) =>
      `pigeon ${Math.floor(variable / holes) + 1} in ${(variable % holes) + 1}`,
  };
}

function textOf(write: (take: (chunk: string) => void) => void): string {
  let text = '';
  write((chunk) => {
    text += chunk;
  });
  return text;
}

/** Reads either form of DRAT into its lines. */
function linesOf(chunks: readonly (string | Uint8Array)[]): string[] {
  if (typeof chunks[0] === 'string') return chunks.join('').trimEnd().split('\n');
  const bytes = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    let line = bytes[at++] === 0x64 ? 'd ' : '';
    for (let code = -1; code !== 0; ) {
      code = 0;
      let byte = 128;
      for (let shift = 0; byte > 127; shift += 7) {
        byte = bytes[at++];
        code |= (byte & 127) << shift;
      }
      line += code === 0 ? '0' : `${(code & 1) === 1 ? '-' : ''}${code >> 1} `;
    }
    lines.push(line);
  }
  return lines;
}

describe('formulas as files', () => {
  it('say the same as CNF, as pseudo-Boolean constraints and in the map', () => {
    const formula = pigeons(2);
    const cnf = textOf((write) => writeCnf(formula, write));
    expect(cnf.split('\n')[0]).toBe(`p cnf 14 ${[...cnfClauses(formula)].length}`);
    expect(cnf.split('\n')[1]).toBe('1 2 0');
    expect(textOf((write) => writeOpb(formula, write))).toBe(
      '* #variable= 8 #constraint= 5\n' +
        '+1 x1 +1 x2 >= 1 ;\n+1 x3 +1 x4 >= 1 ;\n+1 x5 +1 x6 >= 1 ;\n' +
        '+1 x1 +1 x3 +1 x5 +1 x7 = 1 ;\n+1 x2 +1 x4 +1 x6 +1 x8 = 1 ;\n',
    );
    const map = textOf((write) => writeMap(formula, write)).split('\n');
    expect(map[2]).toBe('3 pigeon 2 in 1');
    expect(map[8]).toBe('9-11 counter: hole 1');
  });

  it('count a negated literal as one less', () => {
    const formula = { ...pigeons(2), clauses: () => [[1, 2]], equalities: () => [] };
    expect(textOf((write) => writeOpb(formula, write))).toContain('\n-1 x1 +1 x2 >= 0 ;\n');
  });
});

describe('proofs as DRAT', () => {
  const clausesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => [index % 5000, 2 * index + 1, 300_000 + index]);

  it.each([
    [50, 'text'],
    [50_000, 'binary'],
  ] as const)('of %i clauses are %s, and read as they were written', (count, format) => {
    const chunks: (string | Uint8Array)[] = [];
    const writer = new DratWriter((chunk) => chunks.push(chunk));
    const expected: string[] = [];
    for (const [index, clause] of clausesOf(count).entries()) {
      const text = clause.map((literal) => (literal & 1 ? -1 : 1) * ((literal >> 1) + 1)).join(' ');
      if (index % 3 === 2) writer.onDropped(clause);
      else writer.onLearnt(clause);
      expected.push(`${index % 3 === 2 ? 'd ' : ''}${text} 0`);
    }
    const size = writer.end();
    expect(size.format).toBe(format);
    expect(size.bytes).toBe(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    // No piece grows with the proof.
    for (const chunk of chunks) expect(chunk.length).toBeLessThan(1 << 21);
    expect(linesOf(chunks)).toEqual(expected);
  });

  it('end with the empty clause when the formula is refuted, over restarts and reductions', () => {
    const chunks: (string | Uint8Array)[] = [];
    const { outcome, conflicts } = refute(pigeons(7), new Effort(), (chunk) => chunks.push(chunk));
    expect(outcome).toBe('unsatisfiable');
    expect(conflicts).toBeGreaterThan(300);
    const lines = linesOf(chunks);
    expect(lines.at(-1)).toBe('0');
    const added = new Set<string>();
    const sorted = (line: string) => line.split(' ').sort().join(' ');
    for (const clause of cnfClauses(pigeons(7))) {
      added.add(sorted(`${clause.map((l) => (l & 1 ? -1 : 1) * ((l >> 1) + 1)).join(' ')} 0`));
    }
    let dropped = 0;
    for (const line of lines) {
      if (!line.startsWith('d ')) added.add(sorted(line));
      else {
        dropped++;
        expect(added.has(sorted(line.slice(2)))).toBe(true);
      }
    }
    expect(dropped).toBeGreaterThan(50);
  });

  it('are left undecided when the effort ends', () => {
    const { outcome } = refute(pigeons(8), new Effort({ nodes: 20 }), () => {});
    expect(outcome).toBe('undecided');
  });
});
