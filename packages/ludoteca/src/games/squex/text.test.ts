import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type JsonObject, plainText } from '../../document/index.ts';
import { openMatch, swap } from '../../game/index.ts';
import { type Notice, type Result, sayNotice, whereCode } from '../../kernel/index.ts';
import { squex } from './index.ts';
import { squexPhrases } from './messages.ts';
import type { SquexPosition } from './position.ts';

const [drawing, record] = squex.formats;

function after(rows: number, cols: number, ...moves: string[]): SquexPosition {
  return moves.reduce((position, text) => {
    const move = squex.parseMove(position, text);
    if (!move.ok) throw new Error(move.error.code);
    return squex.apply(position, move.value);
  }, squex.initial({ rows, cols }));
}

/** b2 and c3 against b3, c2 and d4: 2 cut 1 at c2. */
const cut = after(4, 4, 'b2', 'b3', 'c3', 'd4', 'a4', 'c2');
const json: JsonObject = JSON.parse(JSON.stringify(squex.positionToJson(cut)));

function changed(change: (squares: number[][]) => void): JsonObject {
  const copy = JSON.parse(JSON.stringify(json));
  change(copy.squares);
  return copy;
}

const text = `     a   b
   +   1   +
 1  (1)  .
   2   1   2
 2   .  (1)
   +   1   +
> 2 1-0
`;

const won = after(2, 2, 'a1', 'b1', 'a2');

/** A failing example of each notice: what was read, the code, and the place. */
const refusals: readonly [
  what: string,
  result: () => Result<unknown, Notice>,
  code: string,
  where?: string,
][] = [
  ['a move that is no octagon', () => squex.parseMove(cut, 'hello, world, again'), 'not-a-cell'],
  ['a move off the board', () => squex.parseMove(cut, 'e4'), 'off-board'],
  ['a move on a taken octagon', () => squex.parseMove(cut, 'b-2'), 'occupied'],
  ['a move after the end', () => squex.parseMove(won, 'b2'), 'over'],
  ['too large a board', () => squex.params({ size: { rows: 27, cols: 8 } }), 'wrong-size'],
  ['no board at all', () => squex.params({ size: { rows: 8, cols: 0 } }), 'wrong-size'],
  [
    'a border square changed',
    () => squex.fromJson(changed((squares) => (squares[0][2] = 2))),
    'border-square',
    'squares[0][2]',
  ],
  [
    'a corner owned',
    () => squex.fromJson(changed((squares) => (squares[4][4] = 1))),
    'border-square',
    'squares[4][4]',
  ],
  [
    'a square owned without a diagonal',
    () => squex.fromJson(changed((squares) => (squares[1][1] = 1))),
    'square-unearned',
    'squares[1][1]',
  ],
  [
    'a square of nobody beside a diagonal of one colour',
    () => squex.fromJson(changed((squares) => (squares[2][2] = 0))),
    'square-unclaimed',
    'squares[2][2]',
  ],
  ['a drawing without letters', () => drawing.parse('1 2\n'), 'drawing-letters', '1:1'],
  [
    'a drawing with too few lines',
    () => drawing.parse(text.split('\n').slice(0, 4).join('\n')),
    'drawing-line',
    '4:1',
  ],
  [
    'a row with too few marks',
    () => drawing.parse(text.replace('(1)  .\n', '(1)\n')),
    'drawing-line',
    '3:1',
  ],
  [
    'a wrong row number',
    () => drawing.parse(text.replace(' 2   .', ' 7   .')),
    'drawing-line',
    '5:1',
  ],
  ['a strange octagon', () => drawing.parse(text.replace('(1)', '(3)')), 'drawing-octagon', '3:5'],
  [
    'a strange square',
    () => drawing.parse(text.replace('2   1   2', '2   x   2')),
    'drawing-square',
    '4:8',
  ],
  [
    'a drawing that contradicts itself',
    () => drawing.parse(text.replace('2   1   2', '2   2   2')),
    'square-unearned',
    '4:8',
  ],
  [
    'a drawing without a turn',
    () => drawing.parse(text.replace('1-0', '3-0')),
    'drawing-turn',
    '7:1',
  ],
];

describe('what Squex refuses', () => {
  it.each(refusals)('%s', (_what, result, code, where) => {
    const refused = result();
    if (refused.ok) throw new Error('it was taken');
    expect(refused.error.code).toBe(`squex.${code}`);
    if (where !== undefined && refused.error.where !== undefined) {
      expect(whereCode(refused.error.where)).toBe(where);
    }
    for (const language of ['en', 'pt'] as const) {
      expect(sayNotice([squexPhrases], refused.error, language)).not.toMatch(/[{}!]/);
    }
  });

  it.each([
    [{ ...json, rows: 5 }, 'document.json-length', 'octagons'],
    [{ ...json, rows: 0 }, 'document.json-range', 'rows'],
    [{ ...json, cols: 27 }, 'document.json-range', 'cols'],
    [{ ...json, squares: undefined }, 'document.json-missing', 'squares'],
    [{ ...json, octagons: [[3]] }, 'document.json-length', 'octagons'],
    [{ ...json, cutInfo: '2-0' }, 'document.json-choice', 'cutInfo'],
    [{ ...json, cutInfo: '1-2' }, 'document.json-choice', 'cutInfo'],
    [{ ...json, player: 0 }, 'document.json-choice', 'player'],
  ])('a document that does not fit: %#', (value, code, path) => {
    expect(squex.fromJson(value as JsonObject)).toMatchObject({
      ok: false,
      error: { code, where: { path } },
    });
  });
});

describe('what Squex reads', () => {
  it('a new game from nearly nothing', () => {
    const read = squex.fromJson({ game: 'squex', rows: 3, cols: 5 });
    expect(read).toEqual({
      ok: true,
      value: { kind: 'position', state: squex.initial({ rows: 3, cols: 5 }) },
    });
  });

  it('drawings as terminals show them, with what is pointed out', () => {
    const plain = drawing.parse(plainText(squex.sketchAt(cut)));
    const full = plainText(squex.sketchAt(cut, { last: 6, isFull: true, moves: [0] }));
    expect(full).not.toBe(plainText(squex.sketchAt(cut)));
    expect(drawing.parse(full)).toEqual(plain);
    const rich = squex
      .sketchAt(cut, { last: 6, isFull: true })
      .map((line) => line.map((span) => span.rich ?? span.text).join(''));
    expect(rich.join('\n')).toContain('[═]');
  });

  it('records with a swap', () => {
    const begun = openMatch(squex, { rows: 4, cols: 4 }, { hasSwap: true });
    const first = begun.read('b2');
    if (!first.ok) throw new Error('b2 is legal');
    const match = begun.play(first.value).play(swap);
    const saved = JSON.parse(JSON.stringify(match.toJson()));
    expect(saved).toMatchObject({ game: 'squex', moves: ['b2', 'swap'] });
    expect(squex.fromJson(saved)).toMatchObject({ ok: true, value: { kind: 'record' } });
    expect(match.turn).toBe(1);
    expect(match.seat).toBe(0);
    expect(record.parse('b2 swap c3')).toMatchObject({ ok: true });
  });
});

describe('what Squex writes', () => {
  it('drawings as the golden file has them', () => {
    const positions = [
      plainText(squex.sketchAt(squex.initial({ rows: 3, cols: 4 }))),
      plainText(squex.sketchAt(cut, { last: 6 })),
      plainText(squex.sketchAt(after(4, 4, 'b2', 'b3', 'c3', 'd4'), { last: 15, isFull: true })),
      plainText(squex.sketchAt(after(3, 3, 'a1', 'b1', 'b2', 'c3', 'c1', 'a2', 'a3', 'c2', 'b3'))),
    ];
    const golden = readFileSync(new URL('./golden/drawings.txt', import.meta.url), 'utf8');
    expect(positions.join('\n')).toBe(golden);
  });

  it('remarks about cuts, double moves and their loss', () => {
    const say = (position: SquexPosition, move: string) => {
      const read = squex.parseMove(position, move);
      if (!read.ok) throw new Error(read.error.code);
      return squex.remarks?.(position, read.value).map((notice) => ({
        en: sayNotice([squexPhrases], notice, 'en'),
        pt: sayNotice([squexPhrases], notice, 'pt'),
      }));
    };
    const before = after(4, 4, 'b2', 'b3', 'c3', 'd4', 'a4');
    expect(say(before, 'a1')).toEqual([]);
    expect(say(before, 'c2')).toEqual([
      {
        en: 'Ochre cut 1 square (b2/c3); Blue has two moves',
        pt: 'o Ocre cortou 1 quadrado (b2/c3); o Azul tem duas jogadas',
      },
    ]);
    expect(cut.cutInfo).toBe('2-1');
    expect(say(cut, 'd1')?.map(({ en }) => en)).toEqual(['there is one more move in this turn']);
    const owed = { ...before, cutInfo: '2-1' } as const;
    expect(say(owed, 'c2')?.map(({ en }) => en)).toEqual([
      'Ochre cut 1 square (b2/c3); Blue has two moves',
      'the second move is lost by this cut',
    ]);
    expect(say(after(2, 2, 'a1', 'b1'), 'a2')).toEqual([]);
  });

  it('the outcome with the chain', () => {
    const outcome = squex.outcome(won);
    expect(outcome?.winner).toBe(0);
    if (outcome === undefined) return;
    expect(sayNotice([squexPhrases], outcome.reason, 'en')).toContain('a1 a2');
  });
});
