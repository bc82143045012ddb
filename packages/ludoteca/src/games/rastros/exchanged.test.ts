/** Rastros with the corners exchanged is the usual game on a board turned by half a turn. */

import { describe, expect, it } from 'vitest';
import { readJson, writable, writeCode } from '../../document/index.ts';
import { analyse, levelsOf, openMatch } from '../../game/index.ts';
import { Effort, random } from '../../kernel/index.ts';
import { readCode } from '../../reading/index.ts';
import { rastros } from './index.ts';
import { classicBook } from './opening-book/book.ts';
import { apply, goalOf, initial, moves, outcome, type RastrosState, usualStart } from './rules.ts';

/** The same position with the corners the other way round. */
function turned(state: RastrosState): RastrosState {
  const turn = (cell: number) => state.size * state.size - 1 - cell;
  const { goals, start, ...rest } = state;
  return {
    ...rest,
    ...(start !== undefined && { start: turn(start) }),
    blocked: state.blocked.map(turn),
    stone: turn(state.stone),
    ...(goals === undefined && { goals: 'exchanged' as const }),
  };
}

/** A position some random moves into a game that goes on. */
function somewhere(size: number, plies: number, seed: string): RastrosState {
  const chance = random(seed);
  let state = initial({ size, start: usualStart(size) });
  for (let ply = 0; ply < plies; ply++) {
    const open = moves(state).filter((move) => outcome(apply(state, move)) === undefined);
    if (open.length === 0) return state;
    state = apply(state, open[chance.below(open.length)]);
  }
  return state;
}

const seeds = Array.from({ length: 12 }, (_, index) => `exchanged ${index}`);

describe('the corners exchanged', () => {
  it('give North the far corner', () => {
    const start = initial({ size: 8, start: usualStart(8), goals: 'exchanged' });
    expect(goalOf('north', start)).toBe(63);
    expect(goalOf('south', start)).toBe(0);
    const before = { ...start, blocked: [], stone: 54 };
    expect(outcome(apply(before, 63))).toEqual({ winner: 'north', reason: 'goal' });
  });

  it('change the rules by half a turn and nothing else', () => {
    for (const seed of seeds) {
      const state = somewhere(5, 6, seed);
      const other = turned(state);
      expect(
        moves(other)
          .map((move) => 24 - move)
          .sort((a, b) => a - b),
      ).toEqual(moves(state));
      for (const move of moves(state))
        expect(outcome(apply(other, 24 - move))).toEqual(outcome(apply(state, move)));
    }
  });

  it('are analysed and proven alike, each move for its twin', () => {
    for (const seed of seeds) {
      const state = somewhere(6, 14, seed);
      if (outcome(state) !== undefined) continue;
      const usual = analyse(rastros, state, new Effort({ nodes: 200_000 }));
      const other = analyse(rastros, turned(state), new Effort({ nodes: 200_000 }));
      expect(other.value).toBe(usual.value);
      for (const { move, value } of usual.moves)
        expect(other.moves.find((each) => each.move === 35 - move)?.value).toBe(value);
    }
  });

  it('are served by the book of the classic game', async () => {
    const book = await classicBook();
    const start = initial({ size: 8, start: usualStart(8) });
    for (const move of moves(start)) {
      const met = apply(start, move);
      const reply = book.reply(met);
      const twin = book.reply(turned(met));
      expect(twin === undefined).toBe(reply === undefined);
      // Alike positions have one reply, up to the mirror of the board.
      if (twin !== undefined) expect(moves(turned(met))).toContain(twin);
    }
  });

  it('are honoured by every level', () => {
    const before = {
      ...initial({ size: 5, start: 12, goals: 'exchanged' }),
      blocked: [12],
      stone: 18,
    };
    for (const [index, level] of levelsOf(rastros).entries()) {
      if (index === 0) continue;
      const move = level.choose(before, random('x'), new Effort({ nodes: 1000 }));
      expect(move).toBe(24);
    }
  });

  it('travel in parameters, documents, records, drawings and codes', () => {
    const params = rastros.params({ goals: 'exchanged' });
    if (!params.ok) throw new Error(params.error.code);
    expect(rastros.paramsToJson(params.value)).toEqual({
      size: 8,
      start: 'e5',
      goals: 'exchanged',
    });
    const match = openMatch(rastros, params.value).play(27).play(18);
    const json = match.toJson();
    expect(json.params).toEqual({ size: 8, start: 'e5', goals: 'exchanged' });
    const state = match.state as RastrosState;
    expect(state.goals).toBe('exchanged');
    const documents = [
      { kind: 'position', state } as const,
      { kind: 'record', record: { params: params.value, moves: [27, 18] } } as const,
    ];
    for (const doc of documents) {
      expect(rastros.fromJson(rastros.toJson(doc))).toEqual({ ok: true, value: doc });
      const read = readCode([rastros], writeCode(rastros, doc));
      expect(read.ok && read.value.toJson()).toEqual(writable(rastros, doc).toJson());
    }
    const drawing = rastros.formats[0].format(documents[0]);
    if (!drawing.ok) throw new Error(drawing.error.code);
    expect(drawing.value).toContain('> N exchanged');
    const back = rastros.formats[0].parse(drawing.value);
    expect(back.ok && back.value.kind === 'position' && back.value.state.goals).toBe('exchanged');
    const refused = rastros.formats[0].parse(drawing.value.replace(' exchanged', ''));
    expect(!refused.ok && refused.error.code).toBe('rastros.drawing-goal');
    const wrong = readJson({ goals: 'both' }, (reader) => rastros.paramsFromJson(reader));
    expect(wrong.ok).toBe(false);
  });
});
