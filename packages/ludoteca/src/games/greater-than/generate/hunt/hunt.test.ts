import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Effort, languages, random, sayNotice } from '../../../../kernel/index.ts';
import { generate } from '../../../../puzzle/index.ts';
import type { GreaterThanClues, Signs } from '../../clues.ts';
import { classic } from '../../formats/classic.ts';
import { greaterThan } from '../../index.ts';
import { phrases } from '../../messages.ts';
import { createEngine } from '../../solve/engine.ts';
import { GeneralEngine } from '../../solve/general-engine.ts';
import { NineEngine } from '../../solve/nine-engine.ts';
import { layoutOf } from '../layout.ts';
import { Prover } from '../prover.ts';
import { DifferencePool } from './difference-pool.ts';
import { Hunt } from './hunt.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

describe('a pool of difference sets', () => {
  /** The fewest places that hit all sets, by trying every choice. */
  function fewest(places: number, sets: readonly (readonly number[])[]): number {
    let best = places;
    for (let choice = 0; choice < 2 ** places; choice++) {
      const size = [...choice.toString(2)].filter((bit) => bit === '1').length;
      const hits = sets.every((set) => set.some((place) => ((choice >>> place) & 1) === 1));
      if (hits) best = Math.min(best, size);
    }
    return best;
  }

  it('is hit by as few places as can be, on small pools', () => {
    const source = random('pools');
    for (let round = 0; round < 30; round++) {
      const sets = Array.from({ length: 12 }, () => {
        const places = Array.from({ length: 10 }, (_, place) => place);
        return source.shuffled(places).slice(0, 2 + source.below(3));
      });
      const pool = new DifferencePool(10);
      for (const set of sets) pool.add(set);
      pool.cover();
      const optimum = fewest(10, sets);
      let found = pool.count;
      while (found > optimum) {
        pool.dropOne();
        for (let step = 0; step < 3000 && !pool.isHit; step++) pool.exchange(source);
        expect(pool.isHit).toBe(true);
        found = pool.count;
      }
      const chosen = pool.chosen();
      expect(chosen).toHaveLength(optimum);
      expect(sets.every((set) => set.some((place) => chosen.includes(place)))).toBe(true);
    }
  });

  it('takes no set of which it has a part', () => {
    const pool = new DifferencePool(40);
    expect(pool.add([3, 35])).toBe(true);
    expect(pool.add([3, 20, 35])).toBe(false);
    expect(pool.add([3, 35])).toBe(false);
    expect(pool.add([35])).toBe(true);
  });
});

describe('the hunt for few signs', () => {
  const made = (boxRows: number, boxCols: number, signs: number, seed: string) =>
    generate(greaterThan, { boxRows, boxCols, style: 'thinned', signs }, seed);

  it('finds 5 on 4×4, and none with 4', () => {
    const found = made(2, 2, 5, 'five');
    if (!found.ok) throw new Error(found.error.code);
    const { right, down } = found.value.clues;
    expect([...right.flat(), ...down.flat()].filter((sign) => sign !== '')).toHaveLength(5);
    const none = made(2, 2, 4, 'four');
    if (none.ok) throw new Error('4 signs are never enough');
    const { error } = none;
    expect(error).toMatchObject({ code: 'greater-than.signs-hunted', args: { nearest: 5 } });
    for (const language of languages) {
      expect(sayNotice([phrases], error, language)).toContain('--signs 5');
    }
  });

  it.runIf(isLong)('looks in vain for 4 on 4×4: no four signs have one solution', () => {
    const layout = layoutOf(2, 2);
    const engine = createEngine(2, 2);
    const right = new Int8Array(12);
    const down = new Int8Array(12);
    const set = (place: number, sign: number) => {
      const signs = place < layout.firstDown ? right : down;
      signs[layout.index[place]] = sign;
    };
    let tried = 0;
    const choose = (from: number, left: number): void => {
      if (left === 0) {
        tried++;
        engine.load(new Uint8Array(16), right, down);
        const hasOne = engine.next(new Effort());
        expect(hasOne && !engine.next(new Effort())).toBe(false);
        return;
      }
      for (let place = from; place < layout.places; place++) {
        for (const sign of [-1, 1]) {
          set(place, sign);
          choose(place + 1, left - 1);
        }
        set(place, 0);
      }
    };
    choose(0, 4);
    expect(tried).toBe(1820 * 16);
  });

  it('finds 10 on 6×6', () => {
    const found = made(2, 3, 10, 'ten');
    if (!found.ok) throw new Error(found.error.code);
    const { right, down } = found.value.clues;
    expect([...right.flat(), ...down.flat()].filter((sign) => sign !== '')).toHaveLength(10);
  });

  it('goes the same way whatever is wanted', () => {
    const best = (wanted: number) => {
      const layout = layoutOf(2, 3);
      const hunt = new Hunt(layout, new Prover(layout, new Effort()), random('same'));
      hunt.run(wanted, 60_000);
      return hunt.best;
    };
    const fewest = best(0);
    expect(fewest).toBeDefined();
    expect(best(fewest?.signCount ?? 0)?.toClues()).toEqual(fewest?.toClues());
  });

  it('has found 26 on 9×9: the puzzle that is told of has one solution, by both engines', () => {
    const told = readFileSync(
      new URL('../../../../../../../docs/greater-than-record.md', import.meta.url),
      'utf8',
    );
    const block = told.split('```').find((text) => text.startsWith('\n| '));
    const read = classic.parse(block?.trim() ?? '');
    if (!read.ok) throw new Error(read.error.code);
    const { right, down } = read.value.clues;
    const coded = (signs: Signs) =>
      Int8Array.from(signs.flat(), (sign) => (sign === '' ? 0 : sign === '<' ? -1 : 1));
    expect([...right.flat(), ...down.flat()].filter((sign) => sign !== '')).toHaveLength(26);
    for (const engine of [new NineEngine(), new GeneralEngine(3, 3)]) {
      engine.load(new Uint8Array(81), coded(right), coded(down));
      expect(engine.next(new Effort())).toBe(true);
      const solution = engine.solution.join('').replace(/(.{9})(?=.)/g, '$1 ');
      expect(told).toContain(solution);
      expect(engine.next(new Effort())).toBe(false);
    }
  });

  it.runIf(isLong)('finds at most 31 on 9×9', () => {
    const found = made(3, 3, 31, 'thirty-one');
    expect(found.ok).toBe(true);
  });
});

describe('a hunt that is listened to', () => {
  it('tells each puzzle that has fewer signs than those before, and ends with the same', () => {
    const recipe = { boxRows: 2, boxCols: 3, style: 'thinned', signs: 11 } as const;
    const told: number[] = [];
    const made = generate(greaterThan, recipe, 'record-6', {
      onBest({ clues }) {
        // What is told belongs to the puzzle that was asked.
        const own = clues as GreaterThanClues;
        expect([...greaterThan.solutions(own, new Effort())]).toHaveLength(1);
        told.push([...own.right, ...own.down].flat().filter((sign) => sign !== '').length);
      },
    });
    expect(made).toEqual(generate(greaterThan, recipe, 'record-6'));
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([...new Set(told)].sort((one, other) => other - one));
    expect(Math.min(...told)).toBeGreaterThan(11);
  });
});
