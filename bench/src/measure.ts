/** Timing: the best of many runs of the same work, and what a set of them comes to. */

import { performance } from 'node:perf_hooks';
import { cpuUsage } from 'node:process';

/**
 * The shortest of `runs` runs, in milliseconds: what the work takes when nothing disturbs it. Work of
 * more than a millisecond is likely to be interrupted by other programs, which the processor's own
 * clock does not count.
 */
export function best(runs: number, work: () => void): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const beginCpu = cpuUsage();
    const begin = performance.now();
    work();
    const wall = performance.now() - begin;
    const { user, system } = cpuUsage(beginCpu);
    const cpu = (user + system) / 1000;
    shortest = Math.min(shortest, wall > 1 && cpu > 0 ? Math.min(wall, cpu) : wall);
  }
  return shortest;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** A time for people: microseconds, milliseconds or seconds, three figures. */
export function told(milliseconds: number): string {
  if (milliseconds < 1) return `${(milliseconds * 1000).toPrecision(3)} µs`;
  if (milliseconds < 1000) return `${milliseconds.toPrecision(3)} ms`;
  return `${(milliseconds / 1000).toPrecision(3)} s`;
}

export type Say = (line: string) => void;

/** Tells whoever waits what is being measured: on the other stream, so that it is no part of the result. */
export function beginning(what: string): void {
  console.error(`… ${what}`);
}
