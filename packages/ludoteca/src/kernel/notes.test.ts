import { describe, expect, it } from 'vitest';
import { LastAsked, NotesOn } from './notes.ts';

describe('notes', () => {
  it('are kept on what they are about, each kind for itself', () => {
    const [sizes, names] = [new NotesOn<{ notes: unknown[] }, number>(), new NotesOn()];
    const [one, other] = [{ notes: [] }, { notes: [] }];
    sizes.set(one, 9);
    names.set(one, 'one');
    expect([sizes.get(one), names.get(one), sizes.get(other)]).toEqual([9, 'one', undefined]);
  });
});

describe('what was asked about last', () => {
  it('is found out once, while few others are asked about', () => {
    const found: number[] = [];
    const known = new LastAsked<{ readonly size: number }, number>();
    const ask = (key: { readonly size: number }) =>
      known.of(key, ({ size }) => {
        found.push(size);
        return size * size;
      });
    const keys = Array.from({ length: 9 }, (_, size) => ({ size }));
    expect(keys.slice(0, 8).map(ask)).toEqual([0, 1, 4, 9, 16, 25, 36, 49]);
    expect([ask(keys[0]), ask(keys[7])]).toEqual([0, 49]);
    expect(found.length).toBe(8);
    expect([ask(keys[8]), ask(keys[0]), ask(keys[8]), ask(keys[2])]).toEqual([64, 0, 64, 4]);
    expect(found.slice(8)).toEqual([8, 0]);
  });
});
