import { describe, expect, it } from 'vitest';
import type { Journal } from './journal.ts';
import { withJournal } from './library.ts';
import type { Saved } from './saved.ts';

const saved = (touched: number, about: object) =>
  ({ id: 'play', actions: [1, 2, 3], touched, about }) as unknown as Saved;
const journal = (touched: number, about: object) =>
  ({ before: 0, actions: [1, 2], touched, about }) as unknown as Journal;

describe('a play and its journal', () => {
  it('are told as the journal has it, which is written first', () => {
    const play = withJournal(saved(1, { isDone: false }), journal(2, { isDone: true }));
    expect(play.about).toEqual({ isDone: true });
  });

  it('are told as the database has it where the journal is older: the browser died before it was on the disk', () => {
    const play = withJournal(saved(2, { isDone: true }), journal(1, { isDone: false, title: 'T' }));
    expect(play.about).toEqual({ isDone: true, title: 'T' });
    expect(play.actions).toEqual([1, 2, 3]);
    expect(play.touched).toBe(2);
  });
});
