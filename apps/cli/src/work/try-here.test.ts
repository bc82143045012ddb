import { describe, expect, it } from 'vitest';
import { hasTimeToTry, isSoonRead, patience, processorTime, Trial } from './try-here.ts';

describe('what is tried before a thread is started', () => {
  it('is as short as a 9×9, and no board of hundreds of rows, which would be read twice', () => {
    const nine = 700;
    const largeBoard = 400 * 400;
    expect([isSoonRead(0), isSoonRead(nine), isSoonRead(largeBoard)]).toEqual([true, true, false]);
  });

  it('takes little of the time that is asked for', () => {
    expect([hasTimeToTry(), hasTimeToTry(1), hasTimeToTry(0.1)]).toEqual([true, true, false]);
  });

  it('is counted without what it takes to load a game, which a thread would have to load too', async () => {
    const spend = async () => {
      const end = processorTime() + 2 * patience;
      while (processorTime() < end);
    };
    const trial = new Trial();
    await trial.load(spend);
    expect(trial.isOver()).toBe(false);
    await spend();
    expect(trial.isOver()).toBe(true);
  });
});
