import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../test/contract/deep-freeze.ts';
import { greedyNoughts, noughts } from '../../test/games/noughts/index.ts';
import type { JsonObject } from '../document/index.ts';
import { rastros } from '../games/rastros/index.ts';
import { random } from '../kernel/index.ts';
import {
  type AnyGame,
  gameFromJson,
  type Match,
  matchPhrases,
  openMatch,
  resumeMatch,
  swap,
} from './index.ts';

const play = (match: Match, ...texts: string[]): Match =>
  texts.reduce((at, text) => {
    const move = at.read(text);
    if (!move.ok) throw new Error(`${text}: ${move.error.code}`);
    return at.play(move.value);
  }, match);

const players = ['ana', 'rui'] as const;
const noughtsMatch = () => openMatch(noughts, {}, { players });
const swapMatch = () => openMatch(greedyNoughts, {}, { players, hasSwap: true });

describe('a match', () => {
  it('goes from move to move, and leaves what was as it was', () => {
    const start = noughtsMatch();
    const after = play(start, 'b2', 'A1');
    expect(start.history).toEqual([]);
    expect(after.played).toEqual(['b2', 'a1']);
    expect(after.movers).toEqual([0, 1]);
    expect([after.turn, after.seat]).toEqual([0, 0]);
    expect(after.legalMoves).toHaveLength(7);
    expect(after.outcome).toBeUndefined();
    expect(after.toJson()).toEqual({
      game: 'noughts',
      params: {},
      players,
      moves: ['b2', 'a1'],
    });
    expect(after.positionJson()).toEqual({ game: 'noughts', cells: 'o...x....', turn: 'x' });
    expect(after.startJson()).toEqual({ game: 'noughts', cells: '.........', turn: 'x' });
  });

  it('tells why a move cannot be played', () => {
    const match = play(noughtsMatch(), 'b2');
    expect(match.read('b2')).toMatchObject({ ok: false, error: { code: 'noughts.taken' } });
    expect(match.read('swap')).toMatchObject({ ok: false, error: { code: 'match.swap-now' } });
    expect(() => match.play(4)).toThrow('no legal move');
    const over = play(match, 'a1', 'b1', 'b3', 'c2', 'a3', 'a2');
    expect(over.read('c3')).toMatchObject({ ok: false, error: { code: 'match.over' } });
    expect(() => over.play(8)).toThrow('no legal move');
  });

  it('ends by the rules, with the reason', () => {
    const over = play(noughtsMatch(), 'b2', 'a1', 'b1', 'b3', 'c2', 'a3', 'a2');
    expect(over.outcome).toMatchObject({ winner: 0, code: 'line' });
    expect(over.legalMoves).toEqual([]);
    expect(over.toJson()).toMatchObject({ result: { winner: 'x', reason: 'line' } });
    expect(() => over.resign(0)).toThrow('over');
  });

  it('takes moves back and plays them again', () => {
    const match = play(noughtsMatch(), 'b2', 'a1', 'c3');
    const back = match.undo().undo();
    expect(back.played).toEqual(['b2']);
    expect(back.canRedo).toBe(true);
    expect(back.redo().redo().toJson()).toEqual(match.toJson());
    const other = play(back, 'c1');
    expect(other.canRedo).toBe(false);
    expect(() => other.redo()).toThrow('redo');
    expect(() => noughtsMatch().undo()).toThrow('undo');
  });

  it('keeps what can be brought back when others sit down', () => {
    const match = play(noughtsMatch(), 'b2', 'a1', 'c3');
    const others = match.undo().undo().withPlayers(['eva', '3']);
    expect(others.players).toEqual(['eva', '3']);
    expect(others.played).toEqual(['b2']);
    expect(others.redo().redo().toJson()).toEqual({ ...match.toJson(), players: ['eva', '3'] });
    const resigned = match.resign(0).withPlayers(['eva', '3']);
    expect(resigned.outcome).toMatchObject({ winner: 1, code: 'resigned' });
    expect(resigned.undo().outcome).toBeUndefined();
  });

  it('begins anew as it began, with nothing to bring back', () => {
    const begun = play(swapMatch(), 'a1', 'swap').anew(['rui', 'ana']);
    expect(begun.toJson()).toEqual({ ...swapMatch().toJson(), players: ['rui', 'ana'] });
    expect([begun.canUndo, begun.canRedo]).toEqual([false, false]);
    expect(play(begun, 'a1').legalMoves).toContain(swap);
    const from = resumeMatch(noughts, { kind: 'position', state: { cells: 'x........', turn: 1 } });
    expect(play(from, 'b2').anew().state).toEqual(from.state);
  });

  it('is a document, which knows its match', () => {
    const match = play(noughtsMatch(), 'b2', 'a1');
    const document = match.document();
    expect(document).toMatchObject({ kind: 'game', isRecord: true });
    expect(document.match).toBe(match);
    expect(document.toJson()).toEqual(match.toJson());
    const read = gameFromJson(noughts, { ...match.toJson(), id: 7 });
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.match.played).toEqual(match.played);
    expect(read.value.toJson()).toEqual({ id: 7, ...match.toJson() });
    expect(read.value.code()).toBe(document.code());
  });

  it('is given up, which can be taken back', () => {
    const match = play(noughtsMatch(), 'b2');
    const resigned = match.resign(match.seat);
    expect(resigned.outcome).toMatchObject({ winner: 0, code: 'resigned' });
    expect(resigned.outcome?.reason.code).toBe('match.resigned');
    expect(resigned.legalMoves).toEqual([]);
    expect(resigned.toJson()).toMatchObject({ result: { winner: 'x', reason: 'resigned' } });
    expect(resigned.undo().outcome).toBeUndefined();
    expect(resigned.undo().redo().outcome).toEqual(resigned.outcome);
  });

  it('says what there is to say of the last move', () => {
    const match = play(swapMatch(), 'b2');
    expect(match.turn).toBe(0);
    expect(match.remarks.map(({ code }) => code)).toEqual(['noughts.again']);
    expect(play(match, 'a1').remarks).toEqual([]);
    expect(play(noughtsMatch(), 'b2').remarks).toEqual([]);
  });

  it('points out the last move and those that may be played', () => {
    const seen: unknown[] = [];
    const watched = { ...greedyNoughts };
    const game: typeof greedyNoughts = {
      ...watched,
      sketchAt: (state, marks) => {
        seen.push(marks);
        return watched.sketchAt(state, marks);
      },
    };
    const match = play(openMatch(game, {}, { hasSwap: true }), 'a1');
    match.sketch();
    match.sketch({ moves: match.legalMoves, isFull: true });
    expect(match.legalMoves).toContain(swap);
    expect(seen).toEqual([{ last: 0 }, { last: 0, moves: [1, 2, 3, 4, 5, 6, 7, 8], isFull: true }]);
    expect(match.placeOf(1)).toEqual([1.5, 0.5]);
    expect(match.placeOf(swap)).toBeUndefined();
    expect(match.view().shapes).not.toHaveLength(0);
  });
});

describe('a swap', () => {
  it('exchanges the players, and neither the board nor the turn', () => {
    const opened = play(swapMatch(), 'a1');
    expect(opened.legalMoves.at(-1)).toBe(swap);
    expect([opened.turn, opened.seat]).toEqual([1, 1]);
    const swapped = play(opened, 'swap');
    expect(swapped.positionJson()).toEqual(opened.positionJson());
    expect([swapped.turn, swapped.seat]).toEqual([1, 0]);
    expect(swapped.played).toEqual(['a1', 'swap']);
    expect(swapped.legalMoves).not.toContain(swap);
    expect(swapped.resign(0).outcome).toMatchObject({ winner: 0 });
    expect(swapped.remarks).toEqual([]);
    expect(swapped.undo().toJson()).toEqual(opened.toJson());
  });

  it('is offered only after the first move of a match that has it', () => {
    expect(swapMatch().legalMoves).not.toContain(swap);
    expect(play(openMatch(greedyNoughts, {}), 'a1').legalMoves).not.toContain(swap);
    expect(play(openMatch(noughts, {}, { hasSwap: true }), 'a1').legalMoves).not.toContain(swap);
    expect(play(swapMatch(), 'a1', 'b1').legalMoves).not.toContain(swap);
    // Whoever moves again has nobody to swap with.
    expect(play(swapMatch(), 'b2').legalMoves).not.toContain(swap);
  });

  it('is remembered by records, also before it is made', () => {
    const opened = play(swapMatch(), 'a1');
    expect(opened.toJson()).toMatchObject({ swap: true });
    expect(again(greedyNoughts, opened).legalMoves).toContain(swap);
    const swapped = again(greedyNoughts, play(opened, 'swap'));
    expect([swapped.turn, swapped.seat]).toEqual([1, 0]);
  });
});

/** The match that its record gives. */
function again<Params, State>(
  game: Parameters<typeof resumeMatch<Params, State>>[0],
  match: Match,
): Match {
  const doc = game.fromJson(JSON.parse(JSON.stringify(match.toJson())));
  if (!doc.ok) throw new Error(doc.error.code);
  return resumeMatch(game, doc.value);
}

describe('records', () => {
  it('of players who ended the game are read back', () => {
    const match = play(noughtsMatch(), 'b2', 'a1');
    for (const end of [
      { winner: 0, reason: 'resigned' },
      { winner: 1, reason: 'forfeited' },
      { winner: 1, reason: 'adjudicated' },
      { reason: 'agreed' },
      { winner: 0 },
    ] as const) {
      const ended = match.end(end);
      const read = again(noughts, ended);
      expect(read.toJson()).toEqual(ended.toJson());
      expect(read.outcome).toEqual(ended.outcome);
      expect(read.undo().outcome).toBeUndefined();
      expect(matchPhrases.phrases).toHaveProperty([
        read.outcome?.reason.code.replace('match.', '') ?? '',
      ]);
    }
  });

  it('begin at a position, where they are of one', () => {
    const state = { cells: 'xo.......', turn: 0 } as const;
    const match = resumeMatch(noughts, { kind: 'position', state }, { players });
    expect(match.canUndo).toBe(false);
    const on = play(match, 'a2');
    expect(on.toJson()).toMatchObject({ from: { cells: 'xo.......' }, moves: ['a2'] });
    expect(again(noughts, on).positionJson()).toEqual(on.positionJson());
  });

  it('may hold their parameters, or where they begin, beside the moves', () => {
    const read = (value: JsonObject) => {
      const doc = rastros.fromJson(value);
      if (!doc.ok) throw new Error(doc.error.code);
      return resumeMatch(rastros, doc.value).toJson();
    };
    const beside = read({ size: 5, start: 'c3', moves: ['c2'] });
    expect(beside).toEqual(read({ params: { size: 5, start: 'c3' }, moves: ['c2'] }));
    expect(beside).toMatchObject({ params: { size: 5, start: 'c3' }, moves: ['c2'] });
    const position = { size: 5, blocked: ['d4'], stone: 'd3', toMove: 'south' };
    const from = read({ from: position, moves: ['d2'] });
    expect(from).toMatchObject({ params: { size: 5 }, from: { stone: 'd3' }, moves: ['d2'] });
    expect(read({ ...position, moves: ['d2'] })).toEqual(from);
    expect(rastros.fromJson({ size: 99, moves: [] })).toMatchObject({ ok: false });
  });
});

const games: readonly AnyGame[] = [noughts, greedyNoughts, rastros];

describe.each(games.map((game, index) => [index, game] as const))(
  'match %i at random',
  (_, game) => {
    it('agrees with a list of moves, whatever is taken back, played again and saved', () => {
      fc.assert(
        fc.property(fc.array(fc.nat(99), { maxLength: 60 }), fc.nat(), (choices, seed) => {
          const source = random(seed);
          const params = game.presets[0].params;
          let match = openMatch(game, params, { players, hasSwap: true });
          let moves: number[] = [];
          let ahead: number[] = [];
          for (const choice of choices) {
            if (choice < 15 && match.canUndo) {
              match = match.undo();
              ahead = [...moves.slice(-1), ...ahead];
              moves = moves.slice(0, -1);
            } else if (choice < 25 && match.canRedo) {
              match = match.redo();
              moves = [...moves, ...ahead.slice(0, 1)];
              ahead = ahead.slice(1);
            } else if (choice < 30) match = again(game, match);
            else if (match.outcome === undefined) {
              const move = source.pick(match.legalMoves);
              match = match.play(move);
              moves = [...moves, move];
              ahead = [];
            }
            if (choice >= 25 && choice < 30) ahead = [];
            deepFreeze(match.state);
            expect(match.history).toEqual(moves);
            let state = game.initial(params);
            for (const move of moves) if (move !== swap) state = game.apply(state, move);
            expect(match.state).toEqual(state);
            expect(match.outcome?.winner).toBe(game.outcome(state)?.winner);
          }
        }),
        { numRuns: process.env.LUDOTECA_LONG === '1' ? 500 : 30, seed: 4 },
      );
    });
  },
);
