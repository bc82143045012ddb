import type { JsonValue } from 'ludoteca/document';
import { type AnyGame, gameDocument, makeProblem } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { describe, expect, it } from 'vitest';
import { replay } from '../kept/reducer.ts';
import { countRuns } from './figures.tsx';
import { solvingReducer } from './solving.ts';

const game: AnyGame = rastros;
const params = game.params({ size: { rows: 5, cols: 5 } });
const made = params.ok ? makeProblem(game, { params: params.value }, 'kept') : params;
if (!made.ok) throw new Error(made.error.code);
const start = gameDocument(game, { kind: 'problem', problem: made.value.problem }).toJson();
const reducer = solvingReducer(game);

function after(actions: readonly JsonValue[]) {
  const state = replay(reducer, { start, actions });
  if (!state.ok) throw new Error(state.error.code);
  return { state: state.value, about: reducer.aboutOf(state.value, {}) };
}

describe('a problem that is kept', () => {
  it('is solved alone by the first move that was tried, without a hint', () => {
    expect(after([{ tried: 'c3', isRight: true }]).about).toMatchObject({
      isDone: true,
      isAlone: true,
    });
    const second = after([
      { tried: 'b2', isRight: false },
      { tried: 'c3', isRight: true },
    ]);
    expect(second.about).toMatchObject({ isDone: true, isAlone: false, isShown: false });
    expect(second.state.wrong).toEqual(['b2']);
    const hinted = after([{ asked: 'hint' }, { tried: 'c3', isRight: true }]);
    expect(hinted.about).toMatchObject({ isDone: true, isAlone: false });
  });

  it('is shown, not solved, when its answer was asked for; nothing comes after that', () => {
    const { about, state } = after([{ asked: 'answer' }, { tried: 'c3', isRight: true }]);
    expect(about).toMatchObject({ isDone: true, isShown: true, isAlone: false });
    expect(state.end).toBe('shown');
  });

  it('keeps how the rating changed by what was done first, and needs none', () => {
    const [before, later] = [1200, 1100].map((rating) => ({
      rating,
      deviation: 300,
      volatility: 0.06,
    }));
    const change = { before, after: later };
    const action = { tried: 'b2', isRight: false, change };
    expect(reducer.write(action)).toEqual(action);
    const { state } = after([reducer.write(action), { tried: 'c3', isRight: true }]);
    expect(state.change).toEqual(change);
    expect(state.found).toBe('c3');
    const tampered = { ...action, change: { before } };
    expect(after([tampered]).state).toMatchObject({ wrong: ['b2'], change: undefined });
  });

  it('takes nothing that is no action, and no position that asks for nothing', () => {
    expect(after([{ tried: 7, isRight: true }]).about.isDone).toBe(false);
    const { problem: _, ...position } = start;
    const plain = reducer.begin(position);
    expect(plain.ok ? '' : plain.error.code).toBe('kept-problem.no-problem');
  });
});

describe('runs', () => {
  it('count what was solved alone one after another, and what was found at all', () => {
    const play = (finished: number, isAlone: boolean, isShown = false) => ({
      id: String(finished),
      game: 'rastros',
      start,
      actions: [],
      began: finished,
      touched: finished,
      about: { problem: 'rating', isDone: true, isAlone, isShown, finished },
    });
    const open = { ...play(9, true), about: { problem: 'rating' } };
    const plays = [
      play(5, true),
      play(1, true),
      play(2, true),
      play(3, false, true),
      play(4, false),
      open,
    ];
    expect(countRuns(plays)).toEqual({ now: 1, best: 2, solved: 4 });
  });
});
