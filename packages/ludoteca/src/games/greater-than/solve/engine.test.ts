import { describe, expect, it } from 'vitest';
import { blank, cut, found, load, type Packed } from '../../../../test/greater-than/packed.ts';
import { Effort, random } from '../../../kernel/index.ts';
import { createEngine, type Engine } from './engine.ts';
import { GeneralEngine } from './general-engine.ts';
import { NineEngine } from './nine-engine.ts';
import { PortfolioEngine } from './portfolio-engine.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

const boxes = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
  [3, 4],
  [4, 3],
  [4, 4],
  [5, 5],
] as const;

/** The rules once more, without anything of the engine. */
function obeys(boxRows: number, boxCols: number, puzzle: Packed, grid: ArrayLike<number>): boolean {
  const size = boxRows * boxCols;
  const houses = Array.from({ length: 3 * size }, () => new Set<number>());
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size);
    const col = cell % size;
    const box = Math.floor(row / boxRows) * boxRows + Math.floor(col / boxCols);
    if (grid[cell] < 1 || grid[cell] > size) return false;
    if (puzzle.givens[cell] !== 0 && puzzle.givens[cell] !== grid[cell]) return false;
    houses[row].add(grid[cell]);
    houses[size + col].add(grid[cell]);
    houses[2 * size + box].add(grid[cell]);
    const right = col + 1 < size ? puzzle.right[row * (size - 1) + col] : 0;
    const down = row + 1 < size ? puzzle.down[cell] : 0;
    if (right !== 0 && Math.sign(grid[cell] - grid[cell + 1]) !== right) return false;
    if (down !== 0 && Math.sign(grid[cell] - grid[cell + size]) !== down) return false;
  }
  return houses.every((house) => house.size === size);
}

describe('on 4×4 grids, against trying everything', () => {
  /** All fillings of 2×2 boxes, by hand. */
  const fillings: number[][] = [];
  const place = (grid: number[]) => {
    const cell = grid.length;
    if (cell === 16) {
      fillings.push(grid);
      return;
    }
    const clashes = (other: number) =>
      Math.floor(other / 4) === Math.floor(cell / 4) ||
      other % 4 === cell % 4 ||
      (Math.floor(other / 8) === Math.floor(cell / 8) &&
        Math.floor((other % 4) / 2) === Math.floor((cell % 4) / 2));
    for (let digit = 1; digit <= 4; digit++) {
      if (!grid.some((held, other) => held === digit && clashes(other))) place([...grid, digit]);
    }
  };
  place([]);
  const engine = createEngine(2, 2);

  it('there are 288 grids', () => {
    expect(fillings.length).toBe(288);
    expect(found(engine, blank(4), 1000).sort()).toEqual(fillings.map(String).sort());
  });

  it('finds the same solutions for any signs and digits', () => {
    const draw = random('four');
    const counts = new Set<number>();
    for (let round = 0; round < (isLong ? 20_000 : 400); round++) {
      const puzzle = blank(4);
      const density = draw.unit();
      for (const signs of [puzzle.right, puzzle.down]) {
        for (let at = 0; at < signs.length; at++) {
          if (draw.chance(density * density)) signs[at] = draw.chance(0.5) ? 1 : -1;
        }
      }
      for (let cell = 0; cell < 16; cell++) {
        if (draw.chance(0.06)) puzzle.givens[cell] = 1 + draw.below(4);
      }
      const expected = fillings.filter((grid) => obeys(2, 2, puzzle, grid)).map(String);
      counts.add(expected.length);
      expect(found(engine, puzzle, 1000).sort()).toEqual(expected.sort());
    }
    expect(counts.has(0)).toBe(true);
    expect(counts.has(1)).toBe(true);
    expect(counts.size).toBeGreaterThan(20);
  });
});

describe('the 9×9 engine', () => {
  it('agrees with the general one on any signs and digits', () => {
    const nine = new NineEngine();
    const general = new GeneralEngine(3, 3);
    const draw = random('nine');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let round = 0; round < (isLong ? 4_000 : 120); round++) {
      const mixture = {
        inside: draw.chance(0.3) ? 1 : draw.unit(),
        across: draw.chance(0.5) ? 0 : draw.unit(),
        givens: draw.chance(0.3) ? 0 : 0.4 * draw.unit(),
        wrong: draw.chance(0.3) ? 0.02 : 0,
      };
      const puzzle = cut(3, 3, mixture, draw);
      const one = found(nine, puzzle, 5, new Effort({ nodes: 3000 }));
      const other = found(general, puzzle, 5, new Effort({ nodes: 3000 }));
      const isDecided = one.length < 5 && other.length < 5;
      if (isDecided) expect(one.sort()).toEqual(other.sort());
      counts[one.length]++;
      for (const solution of one) {
        expect(obeys(3, 3, puzzle, solution.split(',').map(Number))).toBe(true);
      }
    }
    expect(Math.min(counts[0], counts[1])).toBeGreaterThan(5);
  });
});

describe('every engine', () => {
  it.each(boxes)('fills an empty grid of %i×%i boxes, many ways', (boxRows, boxCols) => {
    const size = boxRows * boxCols;
    const engine = createEngine(boxRows, boxCols);
    expect(engine.size).toBe(size);
    const effort = new Effort({ nodes: 5000 });
    const five = found(engine, blank(size), 5, effort);
    expect(new Set(five).size).toBe(5);
    for (const grid of five) {
      expect(obeys(boxRows, boxCols, blank(size), grid.split(',').map(Number))).toBe(true);
    }
  });

  it.each(boxes)('draws random grids of %i×%i boxes by seed', (boxRows, boxCols) => {
    const size = boxRows * boxCols;
    const engine = createEngine(boxRows, boxCols);
    const drawn = (seed: number) => {
      load(engine, blank(size), random(seed));
      const effort = new Effort({ nodes: 20_000 });
      expect(engine.next(effort)).toBe(true);
      return engine.solution.join();
    };
    const grids = [1, 2, 3, 4, 5, 6].map(drawn);
    expect(new Set(grids).size).toBeGreaterThan(4);
    expect([1, 2, 3, 4, 5, 6].map(drawn)).toEqual(grids);
  });

  it.each(boxes)('finds nothing when the clues of %i×%i boxes contradict', (boxRows, boxCols) => {
    const size = boxRows * boxCols;
    const engine = createEngine(boxRows, boxCols);
    const none = (change: (puzzle: Packed) => void) => {
      const puzzle = blank(size);
      change(puzzle);
      const effort = new Effort({ nodes: 100 });
      expect(found(engine, puzzle, 1, effort)).toEqual([]);
      expect(effort.stopped).toBeUndefined();
    };
    none(({ givens }) => {
      givens[0] = givens[size - 1] = 1;
    });
    none(({ givens }) => {
      givens[0] = givens[size * (size - 1)] = size;
    });
    none(({ givens, right }) => {
      givens[0] = 2;
      givens[1] = 1;
      right[0] = -1;
    });
    none(({ givens, right }) => {
      givens[0] = size;
      right[0] = -1;
    });
    // A circle inside the first box, and one around the corner where four boxes meet.
    none(({ right, down }) => {
      right[0] = -1;
      down[1] = -1;
      right[size - 1] = 1;
      down[0] = 1;
    });
    none(({ right, down }) => {
      const [row, col] = [boxRows - 1, boxCols - 1];
      right[row * (size - 1) + col] = -1;
      down[row * size + col + 1] = -1;
      right[(row + 1) * (size - 1) + col] = 1;
      down[row * size + col] = 1;
    });
  });

  it.each(boxes)(
    'keeps to its budget with %i×%i boxes, and goes on with more',
    (boxRows, boxCols) => {
      const size = boxRows * boxCols;
      const engine = createEngine(boxRows, boxCols);
      load(engine, blank(size));
      const small = new Effort({ nodes: 3 });
      expect(engine.next(small)).toBe(false);
      expect(small.stopped).toBe('nodes');
      expect(small.nodes).toBe(3);
      expect(engine.next(new Effort())).toBe(true);
      expect(obeys(boxRows, boxCols, blank(size), engine.solution)).toBe(true);
    },
  );

  it.each(boxes)('stops when told with %i×%i boxes', (boxRows, boxCols) => {
    const size = boxRows * boxCols;
    const engine = createEngine(boxRows, boxCols);
    load(engine, blank(size));
    const effort = new Effort({ signal: { aborted: true } });
    expect(engine.next(effort)).toBe(false);
    expect(effort.stopped).toBe('aborted');
    expect(effort.nodes).toBe(0);
  });
});

describe('two engines', () => {
  it.each([
    ['as WebAssembly', () => createEngine(3, 3)],
    ['plain', () => new NineEngine()],
  ])('do not disturb each other while they take turns, %s', (_how, create) => {
    const draw = random('turns');
    const puzzles = Array.from({ length: 4 }, () =>
      cut(3, 3, { inside: 0.4, across: 0, givens: 0.1, wrong: 0 }, draw),
    );
    const alone = puzzles.map((puzzle) => found(create(), puzzle, 6));
    const engines = puzzles.map(create);
    engines.forEach((engine, index) => {
      load(engine, puzzles[index]);
    });
    const together = engines.map((): string[] => []);
    for (let turn = 0; turn < 6; turn++) {
      engines.forEach((engine, index) => {
        if (engine.next(new Effort())) together[index].push(engine.solution.join());
      });
    }
    expect(together).toEqual(alone);
  });
});

describe('search and learner by turns', () => {
  /** So short that every puzzle has many turns, with candidates tried; and longer, so that the search tells something first. */
  const turns = { first: 600, work: 600, conflicts: 2, isTrying: true };
  const longer = { first: 12_000, work: 3000, conflicts: 10, isTrying: false };

  it.each([
    [2, 3, 0.35, 0.1],
    [4, 2, 0.45, 0.2],
    [3, 3, 0.5, 0.1],
    [3, 4, 0.75, 0.17],
  ])('have each solution once in %i×%i boxes', (boxRows, boxCols, inside, givens) => {
    const draw = random(`by turns ${boxRows}×${boxCols}`);
    const plain = new GeneralEngine(boxRows, boxCols);
    const engines = [turns, longer].map((each) => new PortfolioEngine(boxRows, boxCols, each));
    const counts: number[] = [];
    for (let round = 0; round < (isLong ? 600 : 30); round++) {
      const wrong = round % 3 === 0 ? 0.03 : 0;
      const puzzle = cut(boxRows, boxCols, { inside, across: 0.1, givens, wrong }, draw);
      const effort = new Effort({ nodes: 20_000 });
      const expected = found(plain, puzzle, 500, effort);
      // What has too many is compared as far as it goes.
      const isWhole = expected.length < 500 && effort.stopped === undefined;
      const solutions = found(engines[round % 2], puzzle, isWhole ? 1000 : 300);
      if (isWhole) {
        expect(solutions.toSorted()).toEqual(expected.toSorted());
      } else {
        expect(new Set(solutions).size).toBe(300);
        for (const grid of solutions) {
          expect(obeys(boxRows, boxCols, puzzle, grid.split(',').map(Number))).toBe(true);
        }
      }
      counts.push(isWhole ? solutions.length : 500);
    }
    // None, one, a few, and more than are remembered.
    expect(counts.some((count) => count === 0)).toBe(true);
    expect(counts.some((count) => count === 1)).toBe(true);
    expect(counts.some((count) => count > 1 && count < 64)).toBe(true);
    expect(counts.some((count) => count > 64)).toBe(true);
  });

  it('decide soon what the search is unlucky with', () => {
    const draw = random('unlucky');
    const mixture = { inside: 1, across: 0, givens: 0.08, wrong: 0 };
    const puzzles = Array.from({ length: 18 }, () => cut(4, 4, mixture, draw));
    const nodes = (engine: Engine, puzzle: Packed, most: number) => {
      const effort = new Effort({ nodes: most });
      const solutions = found(engine, puzzle, 2, effort);
      return solutions.length === 2 ? effort.nodes : Number.POSITIVE_INFINITY;
    };
    for (const puzzle of [puzzles[14], puzzles[17]]) {
      expect(nodes(createEngine(4, 4), puzzle, 10_000)).toBe(Number.POSITIVE_INFINITY);
      const turns = { first: 3_500_000, work: 1_700_000, conflicts: 1000, isTrying: false };
      expect(nodes(new PortfolioEngine(4, 4, turns), puzzle, 10_000)).toBeLessThan(3000);
    }
  });

  it('go on where they stopped, node by node', () => {
    const draw = random('node by node');
    const puzzle = cut(3, 4, { inside: 0.8, across: 0, givens: 0.2, wrong: 0 }, draw);
    const expected = found(new GeneralEngine(3, 4), puzzle, 1000);
    const engine = new PortfolioEngine(3, 4, turns);
    load(engine, puzzle);
    const solutions: string[] = [];
    for (let pauses = 0; pauses < 10_000; ) {
      const effort = new Effort({ nodes: 1 });
      if (engine.next(effort)) solutions.push(engine.solution.join());
      else if (effort.stopped === undefined) break;
      else pauses++;
    }
    expect(solutions.toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(1);
  });
});

describe('the cache of box patterns', () => {
  it('may be emptied while an engine rests', () => {
    const draw = random('cache');
    const puzzle = cut(3, 3, { inside: 0.4, across: 0, givens: 0.1, wrong: 0 }, draw);
    const expected = found(new NineEngine(), puzzle, 4);
    expect(expected.length).toBe(4);
    const resting = new NineEngine();
    load(resting, puzzle);
    const solutions: string[] = [];
    const busy = new NineEngine();
    for (let turn = 0; turn < 4; turn++) {
      if (resting.next(new Effort())) solutions.push(resting.solution.join());
      // Nine new patterns each time: more than enough to fill the cache between two solutions.
      for (let round = 0; round < 600; round++) {
        const other = blank(9);
        for (const signs of [other.right, other.down]) {
          for (let at = 0; at < signs.length; at++) signs[at] = draw.below(3) - 1;
        }
        load(busy, other);
      }
    }
    expect(solutions).toEqual(expected);
  });
});
