import { describe, expect, it } from 'vitest';
import { missedIn, openMatch, problemAt } from '../../../src/game/index.ts';
import { Effort } from '../../../src/kernel/index.ts';
import { problemContract } from '../../contract/problem-contract.ts';
import { noughts } from './index.ts';

problemContract(noughts, {
  orders: [
    { params: {} },
    { params: {}, level: 'easy' },
    { params: {}, asks: 'win-in' },
    { params: {}, asks: 'hold' },
  ],
});

describe('problems from a game', () => {
  it('are the positions where the only right move was missed', async () => {
    let match = openMatch(noughts, {});
    for (const text of ['a1', 'b2', 'c1', 'b3', 'a3', 'b1']) {
      const read = match.read(text);
      if (!read.ok) throw new Error(text);
      match = match.play(read.value);
    }
    const find = async (state: unknown) =>
      problemAt(noughts, state as Parameters<typeof noughts.turn>[0], new Effort());
    const missed = await missedIn(match, find);
    const told = missed.map(({ index, side, problem }) => [
      index,
      side,
      problem.asks,
      problem.answer,
    ]);
    // First the blocking move at b1 was missed, then the winning one.
    expect(told).toEqual([
      [3, 1, 'hold', 1],
      [4, 0, 'win', 1],
    ]);
  });
});
