import { generate, ok, type Puzzle, seedOf } from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';

type Futoshiki =
  typeof futoshiki extends Puzzle<infer Recipe, infer Clues, infer Grid>
    ? { recipe: Recipe; clues: Clues; grid: Grid }
    : never;

/** The sample puzzle with another maker. */
function withMaker(propose: typeof futoshiki.propose): typeof futoshiki {
  return { ...futoshiki, propose };
}

describe('making puzzles', () => {
  it('passes over proposals that have a second solution', () => {
    let asked = 0;
    const careless = withMaker((recipe, random, effort) => {
      asked++;
      const proposed = futoshiki.propose(recipe, random, effort);
      if (!proposed.ok || proposed.value === undefined || asked > 2) return proposed;
      const bare = (rows: readonly (readonly unknown[])[]) =>
        rows.map((row) => row.map(() => '' as const));
      const { clues, target } = proposed.value;
      const empty: Futoshiki['clues'] = {
        ...clues,
        givens: clues.givens.map((row) => row.map(() => 0)),
        right: bare(clues.right),
        down: bare(clues.down),
      };
      return ok({ clues: empty, target });
    });
    expect(generate(careless, { size: 4 }, 'x').ok).toBe(true);
    expect(asked).toBe(3);
  });

  it('gives up on a recipe that never succeeds, and says so', () => {
    const barren = withMaker(() => ok(undefined));
    expect(generate(barren, { size: 4 }, 'x')).toMatchObject({
      error: { code: 'puzzle.not-made' },
    });
  });

  it('says that the budget ended', () => {
    expect(generate(futoshiki, { size: 5 }, 'x', { nodes: 1 })).toMatchObject({
      error: { code: 'puzzle.budget-spent' },
    });
  });

  it('throws on a target that breaks its own clues, as a bug', () => {
    const liar = withMaker((recipe, random, effort) => {
      const proposed = futoshiki.propose(recipe, random, effort);
      if (!proposed.ok || proposed.value === undefined) return proposed;
      return ok({ ...proposed.value, target: proposed.value.target.toReversed() });
    });
    expect(() => generate(liar, { size: 4 }, 'x')).toThrow('breaks');
  });

  it('numbers the puzzles of one seed so that each can be made alone', () => {
    expect([0, 1, 12].map((index) => seedOf('s', index))).toEqual(['s', 's/1', 's/12']);
  });
});
