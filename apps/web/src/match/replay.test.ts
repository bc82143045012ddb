import { type Match, resumeMatch } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { describe, expect, it } from 'vitest';
import { type Action, matchAt, replay, stepsToRedo, stepsToUndo, wholeOf } from './replay.ts';

const start = { game: 'rastros', params: { size: 5 }, players: ['human', '3'], moves: [] };

function after(...actions: readonly Action[]): Match {
  const match = replay(rastros, { start, actions: JSON.parse(JSON.stringify(actions)) });
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

describe('what was done in a game', () => {
  it('gives the game again', () => {
    const match = after('d3', 'd4');
    expect(match.played).toEqual(['d3', 'd4']);
    expect(match.players).toEqual(['human', '3']);
  });

  it('can be taken back and brought back', () => {
    expect(after('d3', 'd4', { undo: 2 }).played).toEqual([]);
    expect(after('d3', 'd4', { undo: 2 }, { redo: 1 }).played).toEqual(['d3']);
    expect(after('d3', 'd4', { undo: 1 }, 'e2').played).toEqual(['d3', 'e2']);
  });

  it('can end it, and go on after all', () => {
    expect(after('d3', { resign: 1 }).outcome).toMatchObject({ winner: 0, code: 'resigned' });
    expect(after('d3', { resign: 1 }, { undo: 1 }).outcome).toBeUndefined();
  });

  it('can seat others', () => {
    const match = after('d3', { players: ['human', 'human'] });
    expect(match.players).toEqual(['human', 'human']);
    expect(match.played).toEqual(['d3']);
  });

  it('ends where it does not fit, whatever it is', () => {
    const broken = ['d3', 'a1', 'd4'];
    expect(after(...broken).played).toEqual(['d3']);
    for (const odd of [7, null, {}, { undo: -1 }, { undo: 1e9 }, { resign: 2 }, { players: [1] }]) {
      const match = replay(rastros, { start, actions: ['d3', odd, 'd4'] });
      expect(match.ok && match.value.played).toEqual(['d3']);
    }
    expect(replay(rastros, { start: { game: 'rastros', moves: 3 }, actions: [] }).ok).toBe(false);
  });
});

describe('a moment of a game', () => {
  const match = after('d3', 'd4', 'c4', { undo: 1 });

  it('is found before and after the present', () => {
    expect(matchAt(match, 0).played).toEqual([]);
    expect(matchAt(match, 3).played).toEqual(['d3', 'd4', 'c4']);
    expect(wholeOf(match).played).toEqual(['d3', 'd4', 'c4']);
    expect(matchAt(wholeOf(match), 2).state).toEqual(match.state);
  });
});

describe('undo against a level', () => {
  const isFirst = (seat: number) => seat === 0;
  const isSecond = (seat: number) => seat === 1;

  it('goes back to the person’s own turn', () => {
    expect(stepsToUndo(after('d3', 'd4'), isFirst)).toBe(2);
    expect(stepsToUndo(after('d3'), isFirst)).toBe(1);
    expect(stepsToUndo(after('d3', 'd4', { resign: 0 }), isFirst)).toBe(1);
  });

  it('leaves the first move of the level alone', () => {
    expect(stepsToUndo(after('d3'), isSecond)).toBe(0);
    expect(stepsToUndo(after('d3', 'd4', 'c4'), isSecond)).toBe(2);
  });

  it('brings back as much', () => {
    expect(stepsToRedo(after('d3', 'd4', { undo: 2 }), isFirst)).toBe(2);
    expect(stepsToRedo(after('d3', { undo: 1 }), isFirst)).toBe(1);
  });

  it('takes back one of two moves in a turn', () => {
    // Ochre cuts with b3, so that Blue has two moves.
    const record = { params: { rows: 4, cols: 4 }, moves: [5, 6, 10, 9, 0] };
    const twice = resumeMatch(squex, { kind: 'record', record });
    expect(twice.movers).toEqual([0, 1, 0, 1, 0]);
    expect(twice.turn).toBe(0);
    expect(stepsToUndo(twice, isFirst)).toBe(1);
  });
});
