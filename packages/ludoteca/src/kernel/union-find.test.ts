import { describe, expect, it } from 'vitest';
import { random } from './random.ts';
import { UnionFind } from './union-find.ts';

describe('union-find', () => {
  it('begins with each thing by itself', () => {
    const sets = new UnionFind(3);
    expect(sets.sets).toBe(3);
    expect(sets.find(2)).toBe(2);
    expect(sets.size(1)).toBe(1);
    expect(sets.areJoined(0, 1)).toBe(false);
  });

  it('agrees with colouring everything anew at each join', () => {
    const source = random('union-find');
    for (let round = 0; round < 50; round++) {
      const count = 1 + source.below(40);
      const sets = new UnionFind(count);
      const colours = Array.from({ length: count }, (_, thing) => thing);
      for (let joins = 0; joins < count; joins++) {
        const [one, other] = [source.below(count), source.below(count)];
        const [kept, lost] = [colours[one], colours[other]];
        expect(sets.join(one, other)).toBe(kept !== lost);
        for (let thing = 0; thing < count; thing++) {
          if (colours[thing] === lost) colours[thing] = kept;
        }
      }
      expect(sets.sets).toBe(new Set(colours).size);
      for (let one = 0; one < count; one++) {
        expect(sets.size(one)).toBe(colours.filter((colour) => colour === colours[one]).length);
        for (let other = 0; other < count; other++) {
          expect(sets.areJoined(one, other)).toBe(colours[one] === colours[other]);
        }
      }
    }
  });
});
