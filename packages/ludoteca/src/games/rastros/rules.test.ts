import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameContract } from '../../../test/contract/game-contract.ts';
import { naiveMoves, naivePerft, naiveWinner } from '../../../test/rastros/naive.ts';
import {
  cellOf,
  naiveOf,
  nameOf,
  paramsFor,
  randomPosition,
} from '../../../test/rastros/positions.ts';
import { perft, searchOn } from '../../game/index.ts';
import { random } from '../../kernel/index.ts';
import { rastros } from './index.ts';

/** Lines such as `7 e5: 8 56 313`. */
const goldens = readFileSync(new URL('golden/perft.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [size, start, ...counts] = line.split(/:? /);
    const params = { size: Number(size), start: cellOf(start, Number(size)) };
    return { params, counts: counts.map(Number) };
  });

gameContract(rastros, {
  params: [3, 4, 5, 8, 11].map(paramsFor),
  perft: goldens,
  nonsense: ['', 'e', '44', 'z99', 'a0', 'hello', 'e4 e5', 'é4'],
});

const isLong = process.env.LUDOTECA_LONG === '1';

describe('the rules of Rastros', () => {
  it('begins where it always did', () => {
    const starts = [3, 4, 5, 6, 7, 8, 9, 10].map((size) => nameOf(paramsFor(size).start, size));
    expect(starts).toEqual(['b2', 'c3', 'c3', 'd4', 'e5', 'e5', 'e5', 'f6']);
  });

  it('has the perft of a second Rastros', () => {
    for (const { params, counts } of goldens) {
      const start = rastros.initial(params);
      const plies = counts.length - (isLong ? 0 : 2);
      for (let ply = 1; ply <= plies; ply++) {
        expect(naivePerft(naiveOf(start), ply)).toBe(counts[ply - 1]);
      }
      expect(perft(searchOn(rastros, start), counts.length)).toBe(counts[counts.length - 1]);
    }
  });

  it('agrees with a second Rastros on any position', () => {
    const source = random('rules');
    for (let index = 0; index < (isLong ? 5000 : 400); index++) {
      const state = randomPosition(3 + source.below(6), source);
      const naive = naiveOf(state);
      expect(rastros.moves(state).map((move) => nameOf(move, state.size))).toEqual(
        naiveMoves(naive),
      );
      expect(naiveWinner(naive)).toBeUndefined();
    }
  });

  it('lets a player step onto the other corner, and lose', () => {
    const before = rastros.fromJson({
      size: 4,
      blocked: ['c4', 'd3', 'c2', 'b3', 'b4', 'd2', 'b2'],
      stone: 'c3',
      toMove: 'north',
    });
    if (!before.ok || before.value.kind !== 'position') throw new Error('it is a position');
    const { state } = before.value;
    expect(rastros.moves(state).map((move) => nameOf(move, 4))).toEqual(['d4']);
    expect(rastros.outcome(rastros.apply(state, cellOf('d4', 4)))).toMatchObject({
      winner: 1,
      reason: { code: 'rastros.goal', args: { goal: 'd4' } },
    });
  });

  it('lets whoever cannot move lose', () => {
    const state = {
      size: 5,
      blocked: ['a4', 'b4', 'b5'].map((name) => cellOf(name, 5)),
      stone: cellOf('a5', 5),
      toMove: 'north',
    } as const;
    expect(rastros.outcome(state)).toMatchObject({
      winner: 1,
      reason: { code: 'rastros.blocked' },
    });
    expect(rastros.moves(state)).toEqual([]);
  });

  it('throws for parameters that no text can give', () => {
    expect(() => rastros.initial({ size: 2, start: 1 })).toThrow(RangeError);
    expect(() => rastros.initial({ size: 8, start: 0 })).toThrow(RangeError);
    expect(() => rastros.initial({ size: 8, start: 63 })).toThrow(RangeError);
  });
});
