import type { Match } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { describe, expect, it } from 'vitest';
import { replay } from '../kept/reducer.ts';
import { type Action, matchReducer } from './actions.ts';

const reducer = matchReducer(rastros);
const start = { game: 'rastros', params: { size: 5 }, players: ['human', '3'], moves: [] };

function after(...actions: readonly Action[]): Match {
  const match = replay(reducer, {
    start,
    actions: JSON.parse(JSON.stringify(actions.map(reducer.write))),
  });
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

  it('keeps what can be redone when others sit down', () => {
    const match = after('d3', 'd4', { undo: 1 }, { players: ['human', 'human'] });
    expect(match.canRedo).toBe(true);
    expect(match.redo().played).toEqual(['d3', 'd4']);
    expect(match.redo().players).toEqual(['human', 'human']);
  });

  it('ends where it does not fit, whatever it is', () => {
    const broken = ['d3', 'a1', 'd4'];
    expect(after(...broken).played).toEqual(['d3']);
    for (const odd of [7, null, {}, { undo: -1 }, { undo: 1e9 }, { resign: 2 }, { players: [1] }]) {
      const match = replay(reducer, { start, actions: ['d3', odd, 'd4'] });
      expect(match.ok && match.value.played).toEqual(['d3']);
    }
    expect(replay(reducer, { start: { game: 'rastros', moves: 3 }, actions: [] }).ok).toBe(false);
  });
});

describe('what is known of a game', () => {
  it('is the level, who plays, how many moves were made, and who won', () => {
    const about = (...actions: readonly Action[]) => reducer.aboutOf(after(...actions), {});
    const players = ['human', '3'];
    expect(about('d3', 'd4')).toEqual({ level: '3', players, progress: '2', isDone: false });
    expect(about('d3', { players: ['Ana', 'human'] })).toEqual({
      players: ['Ana', 'human'],
      progress: '1',
      isDone: false,
    });
    expect(about({ resign: 0 })).toMatchObject({ isDone: true, winner: 1 });
  });

  it('keeps what was known besides, and forgets a winner when it goes on', () => {
    const before = { from: 'ra1', winner: 1, isSwapped: true } as const;
    const known = reducer.aboutOf(after('d3'), before);
    expect(known).toEqual({
      from: 'ra1',
      level: '3',
      players: ['human', '3'],
      progress: '1',
      isDone: false,
    });
  });
});
