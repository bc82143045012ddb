import fc from 'fast-check';
import {
  type AnyGame,
  type AnyKind,
  type AnyPuzzle,
  type GameRecord,
  gameDocument,
  generate,
  isGame,
  isPuzzle,
  kindOf,
  linkTo,
  looksLikeCode,
  puzzleDocument,
  random,
  readCode,
  recognise,
  type Writable,
  writeCode,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { futoshiki } from './games/futoshiki/index.ts';
import { greedyNoughts, noughts } from './games/noughts/index.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 40 : 4 }, (_, index) => `code-${index}`);
const kinds: readonly AnyKind[] = [...catalogue, futoshiki, noughts];

/** The code gives the document back, and nothing of its solution. */
function expectRoundTrip(kind: AnyKind, document: Writable): string {
  const code = document.code();
  expect(code).toMatch(/^[\w-]+$/);
  expect(looksLikeCode(kinds, code)).toBe(true);
  const read = readCode([kind], code);
  if (!read.ok) throw new Error(`${code}: ${read.error.code}`);
  const { solution: _, ...json } = document.toJson();
  expect(JSON.parse(JSON.stringify(read.value.toJson()))).toEqual(JSON.parse(JSON.stringify(json)));
  return code;
}

function madeOf(puzzle: AnyPuzzle, seed: string) {
  const recipe = puzzle.recipe({});
  if (!recipe.ok) throw new Error(recipe.error.code);
  const made = generate(puzzle, recipe.value, seed);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

/** A game of random moves, at most so many. */
function playedOf(game: AnyGame, seed: string, most: number) {
  const source = random(seed);
  const { params } = source.pick(game.presets);
  const moves: number[] = [];
  let state = game.initial(params);
  while (moves.length < most && game.outcome(state) === undefined) {
    const move = source.pick(game.moves(state));
    moves.push(move);
    state = game.apply(state, move);
  }
  return { params, moves, state };
}

describe.each(kinds.filter(isPuzzle).map((kind) => [kind.id, kind] as const))(
  'short codes of %s',
  (_, puzzle) => {
    it('give puzzles back, empty, half filled and full', () => {
      for (const seed of seeds) {
        const { clues, solution } = madeOf(puzzle, seed);
        expectRoundTrip(puzzle, puzzleDocument(puzzle, { clues }));
        expectRoundTrip(puzzle, puzzleDocument(puzzle, { clues, solution }));
        expectRoundTrip(puzzle, puzzleDocument(puzzle, { clues, grid: solution }));
        let grid = puzzle.empty(clues);
        for (const cell of random(seed).shuffled(puzzle.cells(clues)).slice(0, 9)) {
          grid = puzzle.write(clues, grid, cell, puzzle.read(clues, solution, cell));
        }
        expectRoundTrip(puzzle, puzzleDocument(puzzle, { clues, grid }));
      }
    });
  },
);

describe.each([...kinds.filter(isGame), greedyNoughts].map((kind, at) => [at, kind] as const))(
  'short codes of game %i',
  (_, game) => {
    it('give positions back, from the first to the last', () => {
      for (const seed of seeds) {
        for (const most of [0, 1, 5, 12, 1000]) {
          const { state } = playedOf(game, seed, most);
          expectRoundTrip(game, gameDocument(game, { kind: 'position', state }));
        }
      }
    });

    it('give records back, with all that they tell', () => {
      for (const seed of seeds) {
        const { params, moves, state } = playedOf(game, seed, 1000);
        const outcome = game.outcome(state);
        const reason = outcome?.reason.code.split('.')[1] ?? '';
        const winner = outcome?.winner;
        const told = { ...(winner !== undefined && { winner }), reason };
        const players = ['human', 'Ção “2”'] as const;
        const bare = { params, moves };
        const records: readonly GameRecord<unknown, unknown>[] = [
          bare,
          { ...bare, players, result: told },
          { ...bare, moves: moves.slice(0, 3), result: { winner: 1, reason: 'resigned' } },
          { ...bare, from: playedOf(game, seed, 2).state, moves: [] },
          ...(game.offersSwap ? [{ ...bare, hasSwap: true, moves: [moves[0], -1] }] : []),
        ];
        for (const record of records) {
          expectRoundTrip(game, gameDocument(game, { kind: 'record', record }));
        }
      }
    });
  },
);

describe('a short code', () => {
  it.each([
    ['greater-than', 50],
    ['cross-a-pix', 120],
  ])('of a new %s puzzle has at most %i characters', (id, most) => {
    const puzzle = kinds.filter(isPuzzle).find((kind) => kind.id === id);
    if (puzzle === undefined) throw new Error(id);
    for (const seed of seeds) {
      const code = writeCode(puzzle, { clues: madeOf(puzzle, seed).clues });
      expect(code.length).toBeLessThanOrEqual(most);
    }
  });

  it.each([
    ['rastros', 30, 40],
    ['squex', 45, 130],
  ])('of %s has at most %i characters for a position and %i for a game', (id, place, whole) => {
    const game = kinds.filter(isGame).find((kind) => kind.id === id);
    if (game === undefined) throw new Error(id);
    for (const seed of seeds) {
      const { params, moves, state } = playedOf(game, seed, 1000);
      expect(writeCode(game, { kind: 'position', state }).length).toBeLessThanOrEqual(place);
      const record = { params, moves };
      expect(writeCode(game, { kind: 'record', record }).length).toBeLessThanOrEqual(whole);
    }
  });

  it('is a format of every kind', () => {
    const state = noughts.initial({});
    const document = gameDocument(noughts, { kind: 'position', state });
    const written = document.write('code');
    if (!written.ok) throw new Error(written.error.code);
    expect(written.value).toMatch(/^noughts1[\w-]+\n$/);
    const again = recognise(kinds, written.value);
    if (!again.ok) throw new Error(again.error.notice.code);
    expect(again.value.format).toBe('code');
    expect(again.value.toJson()).toEqual(document.toJson());
  });

  it('is told apart from all others when a character changes, is lost, or two are exchanged', () => {
    const kind = kinds[0];
    if (!isPuzzle(kind)) throw new Error(kind.id);
    const code = writeCode(kind, { clues: madeOf(kind, 'damage').clues });
    const damaged = (text: string) =>
      expect(readCode(kinds, text)).toMatchObject({ error: { code: 'document.code-damaged' } });
    for (let at = 3; at < code.length; at++) {
      damaged(code.slice(0, at) + (code[at] === 'Q' ? 'q' : 'Q') + code.slice(at + 1));
      damaged(code.slice(0, at) + code.slice(at + 1));
      if (code[at] !== code[at - 1] && at > 3) {
        damaged(code.slice(0, at - 1) + code[at] + code[at - 1] + code.slice(at + 1));
      }
    }
  });

  it('of another version or of no kind is refused by name, and so is one without an end', () => {
    const refusal = (text: string) => {
      const read = readCode(kinds, text);
      return read.ok ? 'read' : read.error.code;
    };
    expect(refusal('gt3abcdef')).toBe('document.code-version');
    expect(refusal('zz1abcdef')).toBe('document.code-unknown');
    expect(refusal(`gt1${'A'.repeat(300_000)}`)).toBe('document.code-long');
    expect(refusal('')).toBe('document.code-unknown');
  });

  it('that anybody makes up is read or refused, and never breaks anything', () => {
    const prefixes = kinds.map((kind) => kind.packing?.prefix ?? kind.id);
    const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const body = fc.string({ unit: fc.constantFrom(...digits), maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...prefixes), body, (prefix, text) => {
        // The check is made right, so that all that lies behind it is tried.
        const read = readCode(kinds, `${prefix}1${text}${checkOf(`${prefix}1${text}`)}`);
        if (read.ok) expectRoundTrip(kindOf(read.value), read.value);
      }),
      { seed: 1, numRuns: isLong ? 20_000 : 1500 },
    );
  });

  it('stands in a link', () => {
    expect(linkTo('https://example.org/', 'gt1x')).toBe('https://example.org/#gt1x');
    expect(linkTo('https://example.org/#open=', 'gt1x')).toBe('https://example.org/#open=gt1x');
    expect(linkTo('https://example.org/{code}/play', 'gt1x')).toBe('https://example.org/gt1x/play');
  });
});

/** The sum at the end of a code, worked out once more. */
function checkOf(body: string): string {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let sum = 0x811c9dc5;
  for (const character of body) {
    sum = Math.imul(sum ^ character.charCodeAt(0), 0x01000193);
    sum ^= sum >>> 15;
  }
  const folded = sum ^ (sum >>> 18);
  return [0, 6, 12].map((shift) => digits[(folded >> shift) & 63]).join('');
}

describe('what is said besides', () => {
  const made = generate(
    catalogue.filter(isPuzzle)[0],
    { boxRows: 2, boxCols: 2, style: 'full' },
    'n',
  );
  if (!made.ok) throw new Error(made.error.code);
  const [puzzle] = catalogue.filter(isPuzzle);
  const { clues, solution } = made.value;

  it('goes with the code: the level, and pencil marks in both places', () => {
    const marks = [{ cell: { row: 0, col: 1 }, corner: [1, 3], centre: [2] }];
    const reveals = { title: { en: 'Cat', pt: 'Gato' } };
    const notes = {
      level: 'hard',
      reveals,
      noted: () => ({ marks, drawn: { pen: [], lines: [] } }),
    };
    const document = puzzleDocument(puzzle, { clues, solution, grid: solution }, notes);
    const code = document.code(document.notes());
    expect(code).toMatch(/^gt2/);
    const read = readCode(catalogue, code);
    if (!read.ok || read.value.kind !== 'puzzle') throw new Error('not read');
    expect(read.value.level).toBe('hard');
    expect(read.value.shows).toEqual({ en: 'Cat', pt: 'Gato' });
    expect(read.value.marks).toEqual(marks);
    expect(read.value.grid).toEqual(solution);
    expect(read.value.solution).toBeUndefined();
  });

  it('is nothing in codes that have none, which are as they were', () => {
    const document = puzzleDocument(puzzle, { clues, solution, grid: solution });
    expect(document.code(document.notes())).toBe(document.code());
    expect(document.code()).toMatch(/^gt1/);
    const clean = document.withLevel('easy').clean();
    expect(clean.toJson()).not.toHaveProperty('grid');
    expect(clean.toJson()).not.toHaveProperty('solution');
    expect(clean.notes()).toEqual({ level: 'easy' });
  });
});
