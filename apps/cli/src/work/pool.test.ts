import { describe, expect, it } from 'vitest';
import { budgetsSinceStart } from './pool.ts';

describe('the time of a command', () => {
  it('begins with the command itself for what each thread does first', () => {
    const next = budgetsSinceStart({ nodes: 5, seconds: 2 }, 2);
    const since = performance.timeOrigin;
    expect([next(), next(), next()]).toEqual([
      { nodes: 5, seconds: 2, since },
      { nodes: 5, seconds: 2, since },
      { nodes: 5, seconds: 2 },
    ]);
  });
});
