/** The candidates of 16×16 as WebAssembly beside their plain twin: the same answers from the same nodes. */

import { describe, expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import type { WebAssembly } from '../../../kernel/web-assembly.ts';
import { BoxLayout } from './box-layout.ts';
import { BoxSigns } from './box-signs.ts';
import { GeneralEngine } from './general-engine.ts';
import { SwiftPlanes, swiftPlanes } from './swift-planes.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const size = 16;

describe('16×16 as WebAssembly', () => {
  it('has the same solutions, nodes and work as the plain ones, whatever the puzzle', () => {
    const draw = random('swift planes');
    const plain = new GeneralEngine(4, 4);
    const swift = new GeneralEngine(4, 4, swiftPlanes);
    const seen = { none: 0, some: 0, stopped: 0, paused: 0, across: 0 };
    for (let round = 0; round < (isLong ? 1500 : 60); round++) {
      const grid = filled(plain, round);
      const share = { inside: draw.unit() ** 0.3, across: draw.chance(0.5) ? 0 : draw.unit() };
      const givens = grid.map((digit) => (draw.chance(0.25 * draw.unit()) ? digit : 0));
      if (draw.chance(0.2)) givens[draw.below(256)] = 1 + draw.below(size);
      const signs = (step: number, isAtEdge: (cell: number) => boolean) => (cell: number) => {
        if (!draw.chance(isAtEdge(cell) ? share.across : share.inside)) return 0;
        if (isAtEdge(cell)) seen.across++;
        return grid[cell] < grid[cell + step] ? -1 : 1;
      };
      const right = Int8Array.from({ length: size * (size - 1) }, (_, at) =>
        signs(1, (cell) => cell % 4 === 3)(Math.floor(at / 15) * size + (at % 15)),
      );
      const down = Int8Array.from({ length: size * (size - 1) }, (_, at) =>
        signs(size, (cell) => Math.floor(cell / size) % 4 === 3)(at),
      );
      const [one, other] = [plain, swift].map((engine) => {
        engine.restart();
        engine.load(givens, right, down, round % 4 === 0 ? random(round) : undefined);
        const pause = round % 3 === 0 ? 200_000 : Number.POSITIVE_INFINITY;
        engine.pauseAfter(pause);
        const effort = new Effort({ nodes: 400 });
        const solutions: string[] = [];
        while (solutions.length < 5 && engine.next(effort)) solutions.push(engine.solution.join());
        const { nodes, stopped } = effort;
        const isPaused = stopped === undefined && !engine.isFinished && solutions.length < 5;
        const root = isPaused ? engine.root.join() : '';
        return { solutions, nodes, stopped, isPaused, root };
      });
      expect(other).toEqual(one);
      seen[one.stopped ? 'stopped' : one.isPaused ? 'paused' : 'some']++;
      if (one.solutions.length === 0) seen.none++;
    }
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(4);
  });

  it('stops in the midst of a node when it is told to, and goes on', () => {
    const engine = new GeneralEngine(4, 4, swiftPlanes);
    const grid = filled(engine, 1);
    const right = Int8Array.from({ length: size * (size - 1) }, (_, at) => {
      const cell = Math.floor(at / 15) * size + (at % 15);
      return cell % 4 === 3 ? 0 : Math.sign(grid[cell] - grid[cell + 1]);
    });
    const load = () => engine.load(new Uint8Array(256), right, new Int8Array(size * (size - 1)));
    load();
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 3;
      },
    };
    const effort = new Effort({ signal });
    let found = 0;
    while (engine.next(effort)) found++;
    expect(effort.stopped).toBe('aborted');
    expect(effort.nodes).toBeLessThan(4 * 1024);
    expect(engine.next(new Effort({ nodes: 100_000 })) || found > 0).toBe(true);
  });

  it('leaves the work to the plain ones where it is forbidden, and for other boxes', () => {
    const layout = new BoxLayout(4, 4);
    const signs = new BoxSigns(layout);
    const forbidding = {
      Module: class {
        constructor() {
          throw new Error('forbidden');
        }
      },
    };
    expect(swiftPlanes(layout, signs)).toBeInstanceOf(SwiftPlanes);
    expect(swiftPlanes(layout, signs, forbidding as unknown as WebAssembly)).toBeUndefined();
    const flat = new BoxLayout(3, 4);
    expect(swiftPlanes(flat, new BoxSigns(flat))).toBeUndefined();
  });
});

/** A grid at random. */
function filled(engine: GeneralEngine, seed: number): Uint8Array {
  const none = new Int8Array(size * (size - 1));
  engine.load(new Uint8Array(size * size), none, none, random(`filled ${seed}`));
  engine.next(new Effort());
  return engine.solution.slice();
}
