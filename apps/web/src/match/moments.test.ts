import { resumeMatch } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { describe, expect, it } from 'vitest';
import { isGivenUp, lastTurnOf, matchAt, stepsToRedo, stepsToUndo, wholeOf } from './moments.ts';

const read = rastros.fromJson({ game: 'rastros', params: { size: 5 }, moves: [] });
if (!read.ok) throw new Error(read.error.code);
const start = read.value;

/** A game of five by five after moves as people type them. */
function after(...moves: readonly string[]) {
  return moves.reduce(
    (match, text) => {
      const move = match.read(text);
      if (!move.ok) throw new Error(move.error.code);
      return match.play(move.value);
    },
    resumeMatch(rastros, start),
  );
}

describe('a moment of a game', () => {
  const match = after('d3', 'd4', 'c4').undo();

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
    expect(stepsToUndo(after('d3', 'd4').resign(0), isFirst)).toBe(1);
  });

  it('leaves the first move of the level alone', () => {
    expect(stepsToUndo(after('d3'), isSecond)).toBe(0);
    expect(stepsToUndo(after('d3', 'd4', 'c4'), isSecond)).toBe(2);
  });

  it('brings back as much', () => {
    expect(stepsToRedo(after('d3', 'd4').undo().undo(), isFirst)).toBe(2);
    expect(stepsToRedo(after('d3').undo(), isFirst)).toBe(1);
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

describe('an end that a player gave the game', () => {
  it('is taken back by itself, whoever is to move', () => {
    const given = after('d3').resign(0);
    expect([isGivenUp(given), isGivenUp(after('d3'))]).toEqual([true, false]);
    expect(stepsToUndo(given, (seat) => seat === 0)).toBe(1);
    expect(stepsToUndo(after('d3', 'd4'), (seat) => seat === 0)).toBe(2);
  });
});

describe('the last turn', () => {
  it('is all that the same side played in a row', () => {
    const record = { params: { rows: 4, cols: 4 }, moves: ['b2', 'c2', 'c3', 'b3', 'a4', 'd1'] };
    const doc = squex.fromJson({ game: 'squex', ...record });
    if (!doc.ok) throw new Error(doc.error.code);
    const match = resumeMatch(squex, doc.value);
    expect(lastTurnOf(match)).toEqual({ side: 0, from: 4, moves: ['a4', 'd1'] });
    expect(lastTurnOf(matchAt(match, 4))).toEqual({ side: 1, from: 3, moves: ['b3'] });
    expect(lastTurnOf(matchAt(match, 0))).toBeUndefined();
  });
});
