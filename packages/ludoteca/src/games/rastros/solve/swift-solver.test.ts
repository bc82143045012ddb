/** The search as WebAssembly beside its plain twin: the same answers from the same nodes. */

import { describe, expect, it } from 'vitest';
import { paramsFor, randomPosition } from '../../../../test/rastros/positions.ts';
import { Effort, random } from '../../../kernel/index.ts';
import type { WebAssembly } from '../../../kernel/web-assembly.ts';
import { initial, outcome, type RastrosState } from '../rules.ts';
import { ExactTable, won } from './exact-table.ts';
import { standsBeforeGoal } from './live.ts';
import { packCanonical } from './pack.ts';
import { type ExactSearch, Solver } from './solver.ts';
import { exactSearch, swiftSolver } from './swift-solver.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const bits = 18;

const plain = (state: RastrosState) => new Solver(packCanonical(state).board, new ExactTable(bits));
function swift(state: RastrosState): ExactSearch {
  const search = swiftSolver(packCanonical(state).board, bits);
  if (search === undefined) throw new Error('this Node has no WebAssembly');
  return search;
}

/** What a search answers, and what it costs. */
function asked(search: ExactSearch, state: RastrosState, nodes: number) {
  const told: number[] = [];
  const effort = new Effort({ nodes, onProgress: (spent) => told.push(spent) });
  const { lo, hi, stone, side } = packCanonical(state);
  const value = search.solve(lo, hi, stone, side, effort);
  const move = value === won ? search.winningMove : undefined;
  return { value, move, nodes: effort.nodes, stopped: effort.stopped, told: told.length };
}

describe('the search as WebAssembly', () => {
  it('answers as the plain one does, from the same nodes, on boards of all sizes and with goals blocked', () => {
    const source = random('swift');
    const pairs = new Map<string, [ExactSearch, ExactSearch]>();
    const seen = { fair: 0, unfair: 0, won: 0, lost: 0, stopped: 0 };
    for (let index = 0; index < (isLong ? 30_000 : 400); index++) {
      const size = 3 + (index % 6);
      const state = randomPosition(size, source, source.below(size * (size - 2)));
      if (outcome(state) !== undefined || standsBeforeGoal(state)) continue;
      const { board } = packCanonical(state);
      const config = [size, ...board.gateLo, ...board.gateHi].join();
      const [one, other] = pairs.get(config) ?? [plain(state), swift(state)];
      // What one position has left in the table serves the next, in both.
      pairs.set(config, [one, other]);
      const answer = asked(other, state, 3000);
      expect(answer).toEqual(asked(one, state, 3000));
      seen[board.isFair ? 'fair' : 'unfair']++;
      seen[answer.stopped ? 'stopped' : answer.value === won ? 'won' : 'lost']++;
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(4);
  });

  it('proves 6×6 from its start as the plain one does', () => {
    const state = initial(paramsFor(6));
    const answer = asked(swift(state), state, Number.POSITIVE_INFINITY);
    expect(answer.nodes).toBeGreaterThan(1000);
    expect(answer).toEqual(asked(plain(state), state, Number.POSITIVE_INFINITY));
  });

  it('stops when it is told to, and after what it may spend', () => {
    const state = initial(paramsFor(8));
    const { lo, hi, stone, side } = packCanonical(state);
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 5;
      },
    };
    const effort = new Effort({ signal });
    swift(state).solve(lo, hi, stone, side, effort);
    expect(effort.stopped).toBe('aborted');
    expect(effort.nodes).toBeLessThan(8 * 1024);
    for (const nodes of [0, 1, 1023, 1024, 1025, 5000]) {
      expect(asked(swift(state), state, nodes)).toEqual(asked(plain(state), state, nodes));
    }
  });

  it('leaves the work to the plain one where it is forbidden, and asks once', () => {
    let tries = 0;
    const forbidding = {
      Module: class {
        constructor() {
          tries++;
          throw new Error('forbidden');
        }
      },
    };
    const { board } = packCanonical(initial(paramsFor(5)));
    for (let time = 0; time < 3; time++) {
      expect(swiftSolver(board, bits, forbidding as unknown as WebAssembly)).toBeUndefined();
    }
    expect(tries).toBe(1);
    expect(exactSearch(board, bits)).not.toBeInstanceOf(Solver);
  });
});
