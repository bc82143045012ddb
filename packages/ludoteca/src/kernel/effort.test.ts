import { describe, expect, it } from 'vitest';
import { Effort } from './effort.ts';

function spendAll(effort: Effort, most: number): number {
  let spent = 0;
  while (spent < most && effort.spend()) spent++;
  return spent;
}

describe('effort', () => {
  it('goes on for ever without limits', () => {
    const effort = new Effort();
    expect(spendAll(effort, 100_000)).toBe(100_000);
    expect(effort.stopped).toBeUndefined();
  });

  it('stops exactly at the budget, and stays stopped', () => {
    const effort = new Effort({ nodes: 2500 });
    expect(spendAll(effort, 10_000)).toBe(2500);
    expect(effort.stopped).toBe('nodes');
    expect(effort.spend()).toBe(false);
    expect(effort.nodes).toBe(2500);
  });

  it('does not begin when it is cancelled already', () => {
    expect(new Effort({ signal: { aborted: true } }).spend()).toBe(false);
  });

  it('notices a cancel within 1,024 nodes', () => {
    const signal = { aborted: false };
    const effort = new Effort({ signal });
    spendAll(effort, 5000);
    signal.aborted = true;
    expect(spendAll(effort, 5000)).toBeLessThanOrEqual(1024);
    expect(effort.stopped).toBe('aborted');
  });

  it('tells progress as it goes', () => {
    const told: number[] = [];
    const effort = new Effort({ onProgress: (nodes) => told.push(nodes) });
    spendAll(effort, 3000);
    expect(told).toEqual([1024, 2048]);
  });

  it('gives a part its own budget, and counts what it spends', () => {
    const effort = new Effort({ nodes: 1000 });
    spendAll(effort, 100);
    expect(effort.within(200, (part) => spendAll(part, 999))).toBe(200);
    expect(effort.nodes).toBe(300);
    expect(effort.stopped).toBeUndefined();
    expect(effort.within(5000, (part) => spendAll(part, 9999))).toBe(700);
    expect(effort.stopped).toBe('nodes');
  });

  it('stops the whole when a part is cancelled', () => {
    const signal = { aborted: false };
    const effort = new Effort({ signal });
    effort.within(1_000_000, (part) => {
      signal.aborted = true;
      return spendAll(part, 10_000);
    });
    expect(effort.stopped).toBe('aborted');
  });
});
