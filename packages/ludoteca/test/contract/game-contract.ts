/** The suite that every game passes. A game's own test calls it with a few parameters. */

import { describe, expect, it } from 'vitest';
import { cellSpots, plainText, unreadNames } from '../../src/document/index.ts';
import {
  analyse,
  ByValue,
  drawn,
  type Game,
  type GameDoc,
  type Move,
  perft,
  running,
  type SearchState,
  searchOn,
  winnerOf,
} from '../../src/game/index.ts';
import { cellName, Effort, languages, type Random, random } from '../../src/kernel/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import { phrasesContract } from './phrases-contract.ts';

export interface GameSamples<Params> {
  /** Parameters of small and usual games. */
  readonly params: readonly Params[];
  /** How many sequences there are of 1, 2, … plies. */
  readonly perft: readonly { readonly params: Params; readonly counts: readonly number[] }[];
  /** Texts that are no move anywhere. */
  readonly nonsense: readonly string[];
}

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 40 : 3 }, (_, index) => `game-${index}`);

/** A game played at random: its states, and the moves between them. */
interface Played<Params, State> {
  readonly params: Params;
  readonly states: readonly State[];
  readonly moves: readonly Move[];
  readonly source: Random;
}

export function gameContract<Params, State>(
  game: Game<Params, State>,
  samples: GameSamples<Params>,
): void {
  const games: Played<Params, State>[] = samples.params.flatMap((params) =>
    seeds.map((seed) => playAtRandom(game, params, random(seed))),
  );
  const everyState = (check: (state: State, source: Random) => void) => {
    for (const { states, source } of games) for (const state of states) check(state, source);
  };
  const position = (state: State): GameDoc<Params, State> => ({ kind: 'position', state });

  describe(`${game.id} as a game`, () => {
    phrasesContract(game.phrases);

    it('has a name, a sentence and rules in every language', () => {
      expect(game.family).toBe('game');
      expect(game.id).toMatch(/^[a-z][a-z-]*$/);
      const words = [game.name, game.summary, game.rules, ...game.sides.map(({ name }) => name)];
      const more = [...game.presets, ...game.options.map(({ help }) => ({ name: help }))];
      for (const phrase of [...words, ...more.map(({ name }) => name)]) {
        for (const language of languages) expect(phrase[language].trim()).not.toBe('');
      }
      expect(game.sides[0].id).not.toBe(game.sides[1].id);
    });

    it('takes its usual parameters from nothing', () => {
      const usual = game.params({});
      expect(usual).toEqual({ ok: true, value: game.presets[0].params });
    });

    it('offers legal moves, each once, until the game is over', () => {
      everyState((state) => {
        const moves = game.moves(state);
        expect(new Set(moves).size).toBe(moves.length);
        expect(moves.length === 0).toBe(game.outcome(state) !== undefined);
        expect([0, 1]).toContain(game.turn(state));
        for (const move of moves) expect(() => game.apply(state, move)).not.toThrow();
        for (const move of [-7, 0.5, 1e9]) expect(() => game.apply(state, move)).toThrow();
      });
    });

    it('reads back its moves, however they are written', () => {
      everyState((state) => {
        for (const move of game.moves(state)) {
          const text = game.formatMove(state, move);
          expect(text).toMatch(game.movePattern);
          for (const typed of [text, text.toUpperCase(), ` ${text} `]) {
            expect(game.parseMove(state, typed)).toEqual({ ok: true, value: move });
          }
        }
        for (const text of samples.nonsense) {
          expect(game.parseMove(state, text)).toMatchObject({
            ok: false,
            error: { code: expect.stringMatching(`^${game.id}\\.`) },
          });
        }
      });
    });

    it('tells where in its sketch each cell stands, once, and has one for every move', () => {
      everyState((state) => {
        const names = cellSpots(game.sketchAt(state)).map(({ cell }) => cellName(cell));
        expect(new Set(names).size).toBe(names.length);
        const made = game.moves(state).map((move) => {
          const [x, y] = game.placeOf(state, move);
          return cellName({ row: Math.floor(y), col: Math.floor(x) });
        });
        expect(names).toEqual(expect.arrayContaining(made));
      });
    });

    it('tells the outcome with words', () => {
      for (const { states } of games) {
        const outcome = game.outcome(states[states.length - 1]);
        expect(outcome?.reason.code).toMatch(new RegExp(`^${game.id}\\.`));
        const key = outcome?.reason.code.slice(game.id.length + 1) ?? '';
        expect(game.phrases.phrases).toHaveProperty([key]);
      }
    });

    it('reads back positions as JSON and as drawings, and knows them at sight', () => {
      everyState((state) => {
        const json = JSON.parse(JSON.stringify(game.toJson(position(state))));
        expect(game.hasShape(json)).toBe(true);
        expect(game.fromJson(json)).toEqual({ ok: true, value: position(state) });
        expect(unreadNames(json)).toEqual([]);
        const drawing = formatNamed(game, 'drawing');
        const text = drawing.format(position(state));
        expect(text).toEqual({ ok: true, value: plainText(game.sketch(position(state))) });
        if (!text.ok) return;
        expect(text.value).not.toMatch(/\n\s*\n/);
        const recognised = game.formats.filter((format) => format.looksLike(text.value));
        expect(recognised.map(({ name }) => name)).toEqual(['drawing']);
        const read = drawing.parse(text.value);
        expect(read).toMatchObject({ ok: true });
        if (read.ok) expect(drawing.format(read.value)).toEqual(text);
      });
    });

    it('reads back records as JSON and as text', () => {
      for (const { params, moves, states } of games) {
        const winner = game.outcome(states[states.length - 1])?.winner;
        const doc: GameDoc<Params, State> = {
          kind: 'record',
          record: {
            params,
            players: ['a', 'b'],
            moves,
            result: { ...(winner !== undefined && { winner }), reason: 'over' },
          },
        };
        const json = JSON.parse(JSON.stringify(game.toJson(doc)));
        expect(game.fromJson(json)).toEqual({ ok: true, value: doc });
        expect(unreadNames(json)).toEqual([]);
        const record = formatNamed(game, 'record');
        const text = record.format(doc);
        if (!text.ok) throw new Error('a record can be written');
        expect(record.parse(text.value)).toEqual({ ok: true, value: doc });
        const from: GameDoc<Params, State> = {
          kind: 'record',
          record: { params, from: states[1], moves: moves.slice(1) },
        };
        expect(game.fromJson(JSON.parse(JSON.stringify(game.toJson(from))))).toEqual({
          ok: true,
          value: from,
        });
      }
    });

    it('reads a bare list of moves of the usual game', () => {
      const record = formatNamed(game, 'record');
      const { params, moves, states } = playAtRandom(game, game.presets[0].params, random('bare'));
      const texts = moves.map((move, index) => game.formatMove(states[index], move));
      for (const text of [texts.join(' '), texts.join(', '), `1. ${texts.join('\n')}\n`]) {
        expect(record.looksLike(text)).toBe(true);
        expect(record.parse(text)).toEqual({
          ok: true,
          value: { kind: 'record', record: { params, moves } },
        });
      }
    });

    it('keeps the good part of a record that is cut off, and tells the loss', () => {
      const record = formatNamed(game, 'record');
      const { params, moves } = playAtRandom(game, game.presets[0].params, random('cut'));
      const text = record.format({ kind: 'record', record: { params, moves } });
      if (!text.ok) throw new Error('a record can be written');
      const begin = text.value.indexOf('"moves":[') + '"moves":['.length;
      for (let end = begin; end < text.value.trimEnd().length; end++) {
        const cut = text.value.slice(0, end);
        const whole = (cut.slice(begin).match(/"[^"]*"/g) ?? []).length;
        expect(record.looksLike(cut)).toBe(true);
        expect(record.parse(cut)).toMatchObject({
          ok: true,
          value: {
            record: { moves: moves.slice(0, whole) },
            loss: { code: 'game.record-cut', args: { kept: whole } },
          },
        });
      }
    });

    it('names the move of a record that cannot be played', () => {
      const { params, moves, states } = games[0];
      const texts = moves.map((move, index) => game.formatMove(states[index], move));
      const json = game.toJson({ kind: 'record', record: { params, moves } });
      for (const wrong of [samples.nonsense[0], texts[0]]) {
        const broken = [...texts.slice(0, 1), wrong, ...texts.slice(1)];
        const where = { kind: 'move', number: 2 };
        expect(game.fromJson({ ...json, moves: broken })).toMatchObject({
          ok: false,
          error: { where },
        });
      }
      expect(game.fromJson({ ...json, moves: [...texts, texts[0]] })).toMatchObject({
        ok: false,
        error: {
          code: 'game.move-after-end',
          where: { kind: 'move', number: texts.length + 1 },
        },
      });
    });

    it('draws only finite shapes, and moves inside the drawing', () => {
      everyState((state) => {
        const drawing = game.view(position(state));
        expect(drawing.shapes.length).toBeGreaterThan(0);
        expect(JSON.stringify(drawing)).not.toContain('null');
        for (const move of game.moves(state)) {
          const [x, y] = game.placeOf(state, move);
          expect(x).toBeGreaterThan(drawing.left);
          expect(x).toBeLessThan(drawing.left + drawing.width);
          expect(y).toBeGreaterThan(drawing.top);
          expect(y).toBeLessThan(drawing.top + drawing.height);
        }
      });
    });

    it('searches on what it plays: packed as plain', () => {
      for (const { states, moves } of games) {
        const packed = searchOn(game, states[0]);
        for (const [index, state] of states.entries()) {
          expect(seen(packed)).toEqual(seen(new ByValue(game, state)));
          const fresh = searchOn(game, state);
          expect([packed.hashLo, packed.hashHi]).toEqual([fresh.hashLo, fresh.hashHi]);
          if (packed.winner === running) {
            expect(packed.estimate()).toBeGreaterThanOrEqual(0);
            expect(packed.estimate()).toBeLessThanOrEqual(1);
          }
          if (index < moves.length) packed.play(moves[index]);
        }
      }
    });

    it('takes moves back wholly', () => {
      for (const { states, source } of games) {
        const search = searchOn(game, states[0]);
        wander(search, source, isLong ? 400 : 80);
      }
    });

    it.each(samples.perft)('counts the sequences of moves: %j', ({ params, counts }) => {
      const start = game.initial(params);
      for (const [index, sequences] of counts.entries()) {
        expect(perft(searchOn(game, start), index + 1)).toBe(sequences);
        if (sequences < 20_000) expect(perft(new ByValue(game, start), index + 1)).toBe(sequences);
      }
    });

    it('proves nothing that is not so', () => {
      for (const { states } of games) {
        for (const state of states.slice(isLong ? -8 : -2)) {
          const value = solveSlowly(game, state, { left: isLong ? 20_000 : 4_000 });
          const analysis = analyse(game, state, new Effort({ nodes: 10_000 }));
          expect(analysis.moves.map(({ move }) => move)).toEqual(game.moves(state));
          if (value === undefined) continue;
          if (analysis.value !== 'unknown') expect(analysis.value).toBe(value);
          for (const { move, value: said } of analysis.moves) {
            const after = game.apply(state, move);
            const there = solveSlowly(game, after, { left: isLong ? 20_000 : 4_000 });
            const isSame = game.turn(after) === game.turn(state);
            const own = isSame || there === undefined ? there : opposite[there];
            if (said !== 'unknown' && own !== undefined) expect(said).toBe(own);
          }
        }
      }
    });

    it('says unknown, with an estimate, when the budget is spent', () => {
      const start = game.initial(game.presets[0].params);
      const analysis = analyse(game, start, new Effort({ nodes: 5 }));
      expect(analysis.value).toBe('unknown');
      for (const { value, estimate } of analysis.moves) {
        if (value !== 'unknown') continue;
        expect(estimate).toBeGreaterThanOrEqual(0);
        expect(estimate).toBeLessThanOrEqual(1);
      }
    });
  });
}

function playAtRandom<Params, State>(
  game: Game<Params, State>,
  params: Params,
  source: Random,
): Played<Params, State> {
  const states = [deepFreeze(game.initial(params))];
  const moves: Move[] = [];
  for (;;) {
    const state = states[states.length - 1];
    const legal = game.moves(state);
    if (legal.length === 0) return { params, states, moves, source };
    moves.push(source.pick(legal));
    states.push(deepFreeze(game.apply(state, moves[moves.length - 1])));
  }
}

function formatNamed<Params, State>(game: Game<Params, State>, name: string) {
  const format = game.formats.find((candidate) => candidate.name === name);
  if (format === undefined) throw new Error(`${game.id} has no format ${name}`);
  return format;
}

/** What can be seen of a search state, but for its hash. */
function seen(search: SearchState): unknown {
  const into = new Int32Array(search.mostMoves);
  const count = search.moves(into);
  const moves = search.winner === running ? [...into.subarray(0, count)].sort((a, b) => a - b) : [];
  return { turn: search.turn, winner: search.winner, moves };
}

/** Plays and takes back at random; whatever is taken back must be as it was. */
function wander(search: SearchState, source: Random, steps: number): void {
  const before: unknown[] = [];
  const look = () => ({ seen: seen(search), hash: [search.hashLo, search.hashHi] });
  for (let step = 0; step < steps; step++) {
    const into = new Int32Array(search.mostMoves);
    const count = search.winner === running ? search.moves(into) : 0;
    if (count > 0 && source.chance(0.65)) {
      before.push(look());
      search.play(into[source.below(count)]);
    } else if (before.length > 0) {
      search.undo();
      expect(look()).toEqual(before.pop());
    }
  }
}

const opposite = { win: 'loss', loss: 'win', draw: 'draw' } as const;

/** The value for the side to move by looking at everything; absent when that is too much. */
function solveSlowly<Params, State>(
  game: Game<Params, State>,
  state: State,
  budget: { left: number },
): 'win' | 'loss' | 'draw' | undefined {
  if (--budget.left < 0) return undefined;
  const winner = winnerOf(game.outcome(state));
  if (winner === drawn) return 'draw';
  if (winner !== running) return winner === game.turn(state) ? 'win' : 'loss';
  let best: 'win' | 'loss' | 'draw' = 'loss';
  for (const move of game.moves(state)) {
    const after = game.apply(state, move);
    const value = solveSlowly(game, after, budget);
    if (value === undefined) return undefined;
    const own = game.turn(after) === game.turn(state) ? value : opposite[value];
    if (own === 'win') return 'win';
    if (own === 'draw') best = 'draw';
  }
  return best;
}
