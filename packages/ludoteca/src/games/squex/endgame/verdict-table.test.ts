import { describe, expect, it } from 'vitest';
import { random } from '../../../kernel/index.ts';
import { VerdictTable } from './verdict-table.ts';

interface Entry {
  readonly low: number;
  readonly high: number;
  readonly winner: number;
}

function entries(seed: string, count: number): Entry[] {
  const source = random(seed);
  return Array.from({ length: count }, () => ({
    low: source.bits() | 0,
    high: source.bits() | 0,
    winner: 1 + source.below(2),
  }));
}

describe('the table of verdicts', () => {
  it('knows what was kept, and grows rather than forget', () => {
    const table = new VerdictTable(20);
    const kept = entries('kept', 50_000);
    for (const { low, high, winner } of kept) table.keep(low, high, winner, 1);
    const found = kept.map(({ low, high }) => table.find(low, high));
    const known = found.filter((winner) => winner !== 0);
    expect(known.length).toBe(table.count);
    expect(found.every((winner, at) => winner === 0 || winner === kept[at].winner)).toBe(true);
    // Now and then five meet in a bucket before half of the table is full.
    expect(known.length).toBeGreaterThan(0.9 * kept.length);
    const others = entries('others', 10_000);
    expect(others.every(({ low, high }) => table.find(low, high) === 0)).toBe(true);
  });

  it('forgets what took the least work when it may not grow', () => {
    const table = new VerdictTable(4);
    const cheap = entries('cheap', 200);
    const dear = { low: 12, high: 34, winner: 2 };
    for (const { low, high, winner } of cheap.slice(0, 100)) table.keep(low, high, winner, 5);
    table.keep(dear.low, dear.high, dear.winner, 1000);
    for (const { low, high, winner } of cheap.slice(100)) table.keep(low, high, winner, 5);
    expect(table.find(dear.low, dear.high)).toBe(2);
    expect(table.count).toBe(16);
  });
});
