/** The engine as WebAssembly beside its plain twin: the same solutions in the same order, from the same nodes. */

import { describe, expect, it } from 'vitest';
import { blank, cut, load, type Packed } from '../../../../test/greater-than/packed.ts';
import { Effort, random } from '../../../kernel/index.ts';
import type { WebAssembly } from '../../../kernel/web-assembly.ts';
import type { Engine } from './engine.ts';
import { NineEngine } from './nine-engine.ts';
import { nineEngine, swiftEngine } from './swift-engine.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

function swift(): Engine {
  const engine = swiftEngine();
  if (engine === undefined) throw new Error('this Node has no WebAssembly');
  return engine;
}

/** Up to `most` solutions, and what they cost. */
function asked(engine: Engine, puzzle: Packed, nodes: number, most: number) {
  const told: number[] = [];
  const effort = new Effort({ nodes, onProgress: (spent) => told.push(spent) });
  load(engine, puzzle);
  const solutions: string[] = [];
  while (solutions.length < most && engine.next(effort)) solutions.push(engine.solution.join(''));
  return { solutions, nodes: effort.nodes, stopped: effort.stopped, told };
}

describe('the engine as WebAssembly', () => {
  it('tells what the plain one tells, from the same nodes, for any signs and digits', () => {
    const draw = random('swift');
    const [plain, fast] = [new NineEngine(), swift()];
    const seen = { none: 0, one: 0, many: 0, stopped: 0, long: 0, crossed: 0 };
    for (let round = 0; round < (isLong ? 20_000 : 500); round++) {
      const mixture = {
        inside: draw.chance(0.3) ? 1 : draw.unit(),
        across: draw.chance(0.5) ? 0 : draw.unit(),
        givens: draw.chance(0.3) ? 0 : 0.4 * draw.unit(),
        wrong: draw.chance(0.3) ? 0.02 : 0,
      };
      const puzzle = cut(3, 3, mixture, draw);
      // What one puzzle leaves behind serves the next, in both; now and then both forget.
      if (draw.chance(0.5)) for (const engine of [plain, fast]) engine.restart();
      const most = round % 4 === 0 ? Number.POSITIVE_INFINITY : 20;
      const answer = asked(fast, puzzle, 2500, most);
      expect(answer).toEqual(asked(plain, puzzle, 2500, most));
      const { solutions, nodes, stopped } = answer;
      seen[stopped ? 'stopped' : ((['none', 'one'] as const)[solutions.length] ?? 'many')]++;
      if (nodes > 1024) seen.long++;
      if (mixture.across > 0 && nodes > 1) seen.crossed++;
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(4);
  });

  it('goes on where it stopped, whatever it may spend at a time', () => {
    const draw = random('little by little');
    const puzzle = cut(3, 3, { inside: 0.6, across: 0, givens: 0.05, wrong: 0 }, draw);
    for (const nodes of [0, 1, 2, 7, 1023, 1024, 1025]) {
      const steps = [new NineEngine(), swift()].map((engine) => {
        load(engine, puzzle);
        const seen: unknown[] = [];
        for (let time = 0; time < 40; time++) {
          const effort = new Effort({ nodes });
          const isFound = engine.next(effort);
          seen.push([isFound && engine.solution.join(''), effort.nodes, effort.stopped]);
        }
        return seen;
      });
      expect(steps[1]).toEqual(steps[0]);
    }
  });

  it('stops when it is told to', () => {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 5;
      },
    };
    const engine = swift();
    load(engine, blank(9));
    const effort = new Effort({ signal });
    while (engine.next(effort));
    expect(effort.stopped).toBe('aborted');
    expect(effort.nodes).toBeLessThan(8 * 1024);
  });

  it('goes its ways at random as the plain one does, and without chance again afterwards', () => {
    const [plain, fast] = [new NineEngine(), swift()];
    const drawn = (engine: Engine, seed: number) => {
      load(engine, blank(9), random(seed));
      expect(engine.next(new Effort())).toBe(true);
      return engine.solution.join('');
    };
    for (let seed = 1; seed <= 5; seed++) expect(drawn(fast, seed)).toBe(drawn(plain, seed));
    for (const engine of [plain, fast]) engine.restart();
    expect(asked(fast, blank(9), 200, 3)).toEqual(asked(plain, blank(9), 200, 3));
  });

  it('leaves the work to the plain one where it is forbidden', () => {
    const forbidding = {
      Module: class {
        constructor() {
          throw new Error('forbidden');
        }
      },
    };
    expect(swiftEngine(forbidding as unknown as WebAssembly)).toBeUndefined();
    expect(nineEngine()).not.toBeInstanceOf(NineEngine);
  });
});
