import type { Proof, Verdict } from 'ludoteca/game';
import { describe, expect, it } from 'vitest';
import { mostDoubtful, turned, turningOf } from './turnings.ts';

const proven = (value: Verdict['value'], move = 1): Proof => ({ value, move });
const guess = (estimate: number, move = 1): Proof => ({ value: 'unknown', estimate, move });
const kind = (before: Proof, played: Verdict) => turningOf({ index: 3, before, played })?.kind;

describe('a move that changed the outcome', () => {
  it('gave a proven win or a proven draw away', () => {
    expect(turningOf({ index: 3, before: proven('win'), played: proven('loss') })).toMatchObject({
      index: 3,
      kind: 'lost-win',
      better: 1,
    });
    expect(kind(proven('win'), proven('draw'))).toBe('lost-win');
    expect(kind(proven('draw'), proven('loss'))).toBe('lost-draw');
    expect(kind(proven('win'), proven('win'))).toBeUndefined();
  });

  it('is only called probable where something is estimated', () => {
    expect(kind(guess(0.7), guess(0.3))).toBe('probable');
    expect(kind(guess(0.6), proven('loss'))).toBe('probable');
    expect(kind(proven('win'), guess(0.2))).toBe('probable');
    expect(kind(guess(0.55), guess(0.45))).toBeUndefined();
  });

  it('is only called a slip where the favourite stays the same', () => {
    expect(kind(guess(0.95), guess(0.65))).toBe('slip');
    expect(kind(guess(0.45), guess(0.1))).toBe('slip');
    expect(kind(guess(0.4), proven('loss'))).toBe('slip');
    expect(kind(guess(0.3), guess(0.15))).toBeUndefined();
  });

  it('is never one in a lost position, nor one of which nothing is known', () => {
    expect(kind(proven('loss'), proven('loss'))).toBeUndefined();
    expect(kind({ value: 'unknown' }, proven('loss'))).toBeUndefined();
    expect(kind(proven('win'), { value: 'unknown' })).toBeUndefined();
  });

  it('may be the one that looks most doubtful, when no other is found', () => {
    const standings = [
      { index: 1, before: guess(0.5), played: guess(0.45) },
      { index: 3, before: guess(0.5), played: guess(0.38) },
      { index: 5, before: guess(0.3), played: guess(0.19) },
    ];
    expect(mostDoubtful(standings)).toMatchObject({ index: 3, kind: 'slip' });
    expect(mostDoubtful(standings.slice(0, 1))).toBeUndefined();
  });
});

describe('a verdict for the other side', () => {
  it('wins where this one loses', () => {
    expect(turned({ value: 'win', distance: 3 })).toEqual({ value: 'loss', distance: 3 });
    expect(turned({ value: 'unknown', estimate: 0.75 })).toEqual({
      value: 'unknown',
      estimate: 0.25,
    });
    expect(turned({ value: 'draw' })).toEqual({ value: 'draw' });
  });
});
