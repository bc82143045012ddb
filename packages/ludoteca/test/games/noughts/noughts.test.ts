import { describe, expect, it } from 'vitest';
import { analyse } from '../../../src/game/index.ts';
import { Effort } from '../../../src/kernel/index.ts';
import { gameContract } from '../../contract/game-contract.ts';
import { noughts } from './index.ts';

gameContract(noughts, {
  params: [{}],
  perft: [{ params: {}, counts: [9, 72, 504, 3024, 15120, 54720] }],
  nonsense: ['', 'z9', 'a', 'hello'],
});

describe('alpha-beta on noughts and crosses', () => {
  it('proves the draw', () => {
    const analysis = analyse(noughts, noughts.initial({}), new Effort());
    expect(analysis.value).toBe('draw');
    expect(new Set(analysis.moves.map(({ value }) => value))).toEqual(new Set(['draw']));
  });

  it('finds the win, and how long it takes', () => {
    const state = { cells: 'xo..x...o', turn: 0 } as const;
    const analysis = analyse(noughts, state, new Effort());
    expect(analysis).toMatchObject({ value: 'win', distance: 3 });
    expect(analysis.moves.find(({ move }) => move === 3)).toMatchObject({ value: 'win' });
  });
});
