import { type Deduction, Effort, type Fact, type Reason } from 'ludoteca';
import { describe, expect, it } from 'vitest';
import { gatherReasons, splitReasons } from './reasons.ts';
import { shrink } from './shrink.ts';

const at = (col: number) => ({ row: 0, col });
const goal: Fact = { cell: at(9), is: 1 };

/** Something follows when all of one of these sets of statements are among the reasons. */
function ruled(sets: readonly (readonly Reason[])[], asked = { count: 0 }) {
  return {
    follows(_clues: unknown, reasons: readonly Reason[], _fact: Fact, effort: Effort) {
      asked.count++;
      if (!effort.spend()) return undefined;
      const has = new Set(splitReasons(reasons).map((reason) => JSON.stringify(reason)));
      return sets.some((set) =>
        splitReasons(set).every((reason) => has.has(JSON.stringify(reason))),
      );
    },
  } as unknown as Deduction<unknown, unknown>; // Nothing else of it is asked for.
}

describe('shrinking reasons', () => {
  it('leaves what is needed, value by value, gathered by cell and in the order given', () => {
    const needed: Reason[] = [
      { constraint: 2 },
      { cell: at(1), not: [2, 4] },
      { cell: at(3), is: 5 },
    ];
    const because: Reason[] = [
      { constraint: 1 },
      { constraint: 2 },
      { cell: at(1), not: [4, 3, 2] },
      { cell: at(2), is: 1 },
      { cell: at(3), is: 5 },
    ];
    expect(shrink(ruled([needed]), {}, [goal], because, new Effort())).toEqual({
      because: needed,
      isIrreducible: true,
    });
  });

  it('prefers to keep facts rather than rules, and what was named first', () => {
    const rule: Reason[] = [{ constraint: 1 }];
    const first: Reason[] = [{ cell: at(1), is: 1 }];
    const second: Reason[] = [{ cell: at(2), is: 1 }];
    const because = [...rule, ...first, ...second];
    const shrunk = shrink(ruled([rule, first, second]), {}, [goal], because, new Effort());
    expect(shrunk.because).toEqual(first);
  });

  it('asks little where most of many reasons are idle', () => {
    const because = Array.from({ length: 256 }, (_, constraint) => ({ constraint }));
    const asked = { count: 0 };
    const needed = [{ constraint: 17 }, { constraint: 200 }];
    const shrunk = shrink(ruled([needed], asked), {}, [goal], because, new Effort());
    expect(shrunk).toEqual({ because: needed, isIrreducible: true });
    expect(asked.count).toBeLessThan(60);
  });

  it('gives enough reasons, and says so, when the effort ends', () => {
    const because = Array.from({ length: 8 }, (_, constraint) => ({ constraint }));
    for (let nodes = 0; nodes < 12; nodes++) {
      const needed = [{ constraint: 5 }];
      const shrunk = shrink(ruled([needed]), {}, [goal], because, new Effort({ nodes }));
      expect(shrunk.because).toContainEqual({ constraint: 5 });
      expect(shrunk.isIrreducible).toBe(nodes > 9);
    }
  });

  it('throws on reasons that are not enough, as a bug', () => {
    expect(() => shrink(ruled([]), {}, [goal], [{ constraint: 1 }], new Effort())).toThrow();
  });

  it('names each statement once', () => {
    const twice: Reason[] = [
      { constraint: 1 },
      { cell: at(1), not: [3] },
      { constraint: 1 },
      { cell: at(1), not: [1, 3] },
    ];
    expect(gatherReasons(twice)).toEqual([{ constraint: 1 }, { cell: at(1), not: [1, 3] }]);
  });
});
