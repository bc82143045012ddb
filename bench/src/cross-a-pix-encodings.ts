/** Cross-a-Pix for other solvers: as clauses with counters, as a program with sums, as pseudo-Boolean sums. */

import { type CrossAPixClues, regionsOf, segmentsOf } from 'ludoteca/cross-a-pix';
import type { Cnf } from './peers/cnf.ts';

/** A row or column: the regions along it with their lengths, and its two clues. */
interface Line {
  readonly regions: readonly number[];
  readonly lengths: readonly number[];
  readonly painted: number;
  readonly blocks: number;
}

function linesOf(clues: CrossAPixClues): { count: number; lines: Line[] } {
  const regions = regionsOf(clues);
  const { rows, cols, rowClues, colClues } = clues;
  const along = (from: number, step: number, length: number, clue: readonly [number, number]) => {
    const { regions: met, lengths } = segmentsOf(regions, from, step, length);
    return { regions: met, lengths, painted: clue[0], blocks: clue[1] };
  };
  return {
    count: regions.count,
    lines: [
      ...rowClues.map((clue, row) => along(row * cols, 1, cols, clue)),
      ...colClues.map((clue, col) => along(col, cols, rows, clue)),
    ],
  };
}

/** Region r is the variable r + 1; sums are counted step by step, "at least k after i terms". */
export function counterEncoding(clues: CrossAPixClues): Cnf {
  const { count, lines } = linesOf(clues);
  const clauses: number[][] = [];
  let variables = count;
  const fresh = () => ++variables;
  const starts = new Map<string, number>();
  const startOf = (before: number, after: number): number => {
    const key = `${before},${after}`;
    let start = starts.get(key);
    if (start === undefined) {
      start = fresh();
      starts.set(key, start);
      clauses.push([-start, -before], [-start, after], [start, before, -after]);
    }
    return start;
  };
  const sum = (literals: readonly number[], weights: readonly number[], total: number) => {
    // The truth of "at least k": absent for k ≤ 0 (true) and for k the terms so far cannot reach (false).
    let reached = new Map<number, number>();
    let most = 0;
    literals.forEach((literal, index) => {
      const weight = weights[index];
      const next = new Map<number, number>();
      for (let k = 1; k <= Math.min(most + weight, total + 1); k++) {
        const now = fresh();
        next.set(k, now);
        const stayed = reached.get(k);
        const isLess = k - weight <= 0;
        const less = reached.get(k - weight);
        if (stayed !== undefined) clauses.push([now, -stayed]);
        if (isLess) clauses.push([now, -literal]);
        else if (less !== undefined) clauses.push([now, -literal, -less]);
        clauses.push(stayed === undefined ? [-now, literal] : [-now, stayed, literal]);
        if (!isLess) clauses.push(less === undefined ? [-now] : [-now, less]);
      }
      reached = next;
      most += weight;
    });
    if (total > 0) {
      const enough = reached.get(total);
      clauses.push(enough === undefined ? [] : [enough]);
    }
    const tooMuch = reached.get(total + 1);
    if (tooMuch !== undefined) clauses.push([-tooMuch]);
  };
  for (const { regions, lengths, painted, blocks } of lines) {
    const names = regions.map((region) => region + 1);
    sum(names, lengths, painted);
    const begins = names.map((name, index) =>
      index === 0 ? name : startOf(names[index - 1], name),
    );
    sum(
      begins,
      begins.map(() => 1),
      blocks,
    );
  }
  return { variables, clauses, projected: Array.from({ length: count }, (_, index) => index + 1) };
}

/** The same as a logic program: clingo has sums of its own. */
export function sumProgram(clues: CrossAPixClues): string {
  const { count, lines } = linesOf(clues);
  const text = [`{x(0..${count - 1})}.`];
  const pairs = new Set<string>();
  for (const { regions, lengths, painted, blocks } of lines) {
    const weighed = regions.map((region, index) => `${lengths[index]},${index}:x(${region})`);
    text.push(`:-#sum{${weighed.join(';')}}!=${painted}.`);
    const begins = regions.map((region, index) => {
      if (index === 0) return `1,0:x(${region})`;
      pairs.add(`s(${regions[index - 1]},${region}):-not x(${regions[index - 1]}),x(${region}).`);
      return `1,${index}:s(${regions[index - 1]},${region})`;
    });
    text.push(`:-#sum{${begins.join(';')}}!=${blocks}.`);
  }
  return [...text, ...pairs, '#show x/1.'].join('\n');
}

/** The same as pseudo-Boolean constraints, in the OPB format. */
export function pseudoBoolean(clues: CrossAPixClues): string {
  const { count, lines } = linesOf(clues);
  const constraints: string[] = [];
  const starts = new Map<string, number>();
  let variables = count;
  const startOf = (before: number, after: number): number => {
    const key = `${before},${after}`;
    const known = starts.get(key);
    if (known !== undefined) return known;
    const start = ++variables;
    starts.set(key, start);
    constraints.push(
      `-1 x${start} -1 x${before} >= -1 ;`,
      `-1 x${start} +1 x${after} >= 0 ;`,
      `+1 x${start} +1 x${before} -1 x${after} >= 0 ;`,
    );
    return start;
  };
  const sum = (names: readonly number[], weights: readonly number[], total: number) => {
    const together = new Map<number, number>();
    names.forEach((name, index) => {
      together.set(name, (together.get(name) ?? 0) + weights[index]);
    });
    const terms = [...together].map(([name, weight]) => `+${weight} x${name}`);
    constraints.push(`${terms.join(' ')} = ${total} ;`);
  };
  for (const { regions, lengths, painted, blocks } of lines) {
    const names = regions.map((region) => region + 1);
    sum(names, lengths, painted);
    const begins = names.map((name, index) =>
      index === 0 ? name : startOf(names[index - 1], name),
    );
    sum(
      begins,
      begins.map(() => 1),
      blocks,
    );
  }
  const head = `* #variable= ${variables} #constraint= ${constraints.length}`;
  return `${[head, ...constraints].join('\n')}\n`;
}
