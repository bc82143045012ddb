import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, paramsFor, playedPosition } from '../../../test/rastros/positions.ts';
import { type JsonObject, plainText } from '../../document/index.ts';
import { type Notice, random, sayNotice, whereCode } from '../../kernel/index.ts';
import { rastros } from './index.ts';
import { rastrosPhrases } from './messages.ts';
import type { RastrosState } from './rules.ts';

const position = (json: JsonObject): RastrosState => {
  const read = rastros.fromJson(json);
  if (!read.ok || read.value.kind !== 'position') throw new Error(JSON.stringify(read));
  return read.value.state;
};
const drawing = rastros.formats[0];
const record = rastros.formats[1];

/** After 1. d4, on 8×8. */
const begun = position({ size: 8, blocked: ['e5'], stone: 'd4', toMove: 'south' });

const small = ` 3  .  .  S
 2  .  *  .
 1  N  0  .
    a  b  c
> S
`;

/** A failing example of each notice: what was read, the code, and the place. */
const refusals: readonly [
  what: string,
  result: () => { readonly ok: boolean; readonly error?: Notice },
  code: string,
  where?: string,
][] = [
  ['a move that is no cell', () => asResult(rastros.parseMove(begun, 'hello')), 'not-a-cell'],
  ['a move off the board', () => asResult(rastros.parseMove(begun, 'i4')), 'off-board'],
  ['a move to a black cell', () => asResult(rastros.parseMove(begun, 'e5')), 'occupied'],
  ['a move to where the stone is', () => asResult(rastros.parseMove(begun, 'd-4')), 'stone-there'],
  ['a move too far', () => asResult(rastros.parseMove(begun, 'D6')), 'not-adjacent'],
  ['a move after the end', () => asResult(rastros.parseMove({ ...begun, stone: 0 }, 'b2')), 'over'],
  ['an oblong board', () => asResult(rastros.params({ size: { rows: 8, cols: 7 } })), 'wrong-size'],
  [
    'too small a board',
    () => asResult(rastros.params({ size: { rows: 2, cols: 2 } })),
    'wrong-size',
  ],
  ['a start on a goal', () => asResult(rastros.params({ start: 'h8' })), 'start-on-goal'],
  ['a start that is no cell', () => asResult(rastros.params({ start: '?' })), 'not-a-cell'],
  [
    'a position with a start on a goal',
    () => asResult(rastros.fromJson({ start: 'a1', blocked: [], stone: 'e5', toMove: 'north' })),
    'start-on-goal',
    'start',
  ],
  [
    'a cell named twice',
    () => asResult(rastros.fromJson({ blocked: ['e5', 'E-5'], stone: 'd4', toMove: 'north' })),
    'blocked-twice',
    'blocked[1]',
  ],
  [
    'the stone on a black cell',
    () => asResult(rastros.fromJson({ blocked: ['e5', 'd4'], stone: 'd4', toMove: 'north' })),
    'stone-on-black',
    'stone',
  ],
  [
    'a black cell off the board',
    () => asResult(rastros.fromJson({ size: 5, blocked: ['f1'], stone: 'c3', toMove: 'north' })),
    'off-board',
    'blocked[0]',
  ],
  [
    'a drawing with a short rank',
    () => asResult(drawing.parse(small.replace(' 2  .  *  .', ' 2  .  *'))),
    'drawing-rank',
    '2:1',
  ],
  ['a drawing of nothing', () => asResult(drawing.parse('')), 'drawing-rank', '1:1'],
  ['a drawing of a huge board', () => asResult(drawing.parse(' 99 . . .')), 'drawing-rank', '1:1'],
  [
    'a drawing with an unknown mark',
    () => asResult(drawing.parse(small.replace('*', '?'))),
    'drawing-mark',
    '2:8',
  ],
  [
    'a drawing with a goal in the wrong place',
    () => asResult(drawing.parse(small.replace('*', 'N'))),
    'drawing-goal',
    '2:8',
  ],
  [
    'a drawing with two stones',
    () => asResult(drawing.parse(small.replace('*', '0'))),
    'drawing-stones',
  ],
  [
    'a drawing without a stone',
    () => asResult(drawing.parse(small.replace('0', '.'))),
    'drawing-stones',
  ],
  [
    'a drawing that does not tell the turn',
    () => asResult(drawing.parse(small.replace('> S\n', ''))),
    'drawing-turn',
    '4:1',
  ],
];

function asResult(result: { readonly ok: boolean; readonly error?: Notice }) {
  return result;
}

describe('what Rastros refuses', () => {
  it.each(refusals)('%s', (_what, read, code, where) => {
    const { ok, error } = read();
    expect(ok).toBe(false);
    if (error === undefined) throw new Error('a refusal has a notice');
    expect(error.code).toBe(`rastros.${code}`);
    expect(error.where && whereCode(error.where)).toBe(where);
    for (const language of ['en', 'pt'] as const) {
      expect(sayNotice([rastrosPhrases], error, language)).not.toMatch(/[{}]|undefined/);
    }
  });

  it('has an example of every notice', () => {
    const outcomes = ['goal', 'blocked'];
    const seen = new Set([...outcomes, ...refusals.map(([, , code]) => code)]);
    // What a page tells of cells and aims has its examples where it is made.
    const isShown = (code: string) => /^cell-|-aim(-|$)/.test(code);
    const codes = Object.keys(rastrosPhrases.phrases).filter((code) => !isShown(code));
    expect([...seen].sort()).toEqual(codes.sort());
  });

  it.each([
    [{ size: 2, stone: 'b2', blocked: [], toMove: 'north' }, 'document.json-range', 'size'],
    [{ size: 27, stone: 'b2', blocked: [], toMove: 'north' }, 'document.json-range', 'size'],
    [{ size: 8, stone: 'b2', blocked: [], toMove: 'east' }, 'document.json-choice', 'toMove'],
    [{ size: 8, stone: 'b2', blocked: ['a2'] }, 'document.json-missing', 'toMove'],
    [{ size: 8, blocked: ['a2'], toMove: 'north' }, 'document.json-missing', 'stone'],
    [{ size: 8, blocked: 'a2', stone: 'b2', toMove: 'north' }, 'document.json-type', 'blocked'],
  ])('a position as %j', (json, code, path) => {
    expect(rastros.fromJson(json)).toMatchObject({
      ok: false,
      error: { code, where: { kind: 'json', path } },
    });
  });

  it('reads anything without breaking', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123*.NS>o \nabc"{}[]:,') }), (text) => {
        for (const format of rastros.formats) {
          format.looksLike(text);
          expect(typeof format.parse(text).ok).toBe('boolean');
        }
      }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'size',
            'stone',
            'blocked',
            'toMove',
            'moves',
            'params',
            'result',
            'from',
          ),
          fc.jsonValue(),
        ),
        (json) => {
          expect(typeof rastros.fromJson(JSON.parse(JSON.stringify(json))).ok).toBe('boolean');
        },
      ),
    );
  });
});

describe('what Rastros reads', () => {
  it('moves however people type them', () => {
    for (const text of ['e4', 'E4', 'e-4', ' E-4 ', 'e-4.', 'e 4', 'e,4', 'e4.']) {
      expect(rastros.parseMove(begun, text)).toEqual({ ok: true, value: cellOf('e4', 8) });
    }
  });

  it('a new game by its size and start alone', () => {
    expect(position({ size: 7 })).toEqual({ ...rastros.initial(paramsFor(7)), start: undefined });
    expect(position({ size: 8, start: 'd4' })).toEqual(
      rastros.initial({ size: 8, start: cellOf('d4', 8) }),
    );
  });

  it('positions that cannot be reached', () => {
    expect(position({ blocked: ['a1', 'h8'], stone: 'c3', toMove: 'north' }).blocked).toEqual([
      0, 63,
    ]);
    expect(position({ blocked: [], stone: 'h8', toMove: 'north' }).stone).toBe(63);
  });

  it('drawings by hand', () => {
    const state = { size: 3, blocked: [4], stone: 1, toMove: 'south' };
    for (const text of [small, small.replaceAll('\n', '\r\n'), `\n${small.replace('0', 'O')}`]) {
      expect(drawing.parse(text)).toEqual({ ok: true, value: { kind: 'position', state } });
    }
  });

  it('that is cut off in lists without end is refused as soon as any', () => {
    const format = rastros.formats.find(({ name }) => name === 'record');
    const begin = performance.now();
    expect(format?.parse(`{"moves":["d4",${'[[1,'.repeat(100_000)}`).ok).toBe(false);
    // With the square of the depth it was minutes.
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('records that end in the middle of a move', () => {
    expect(record.parse('d4 c3 b')).toMatchObject({
      ok: true,
      value: {
        record: { moves: [cellOf('d4', 8), cellOf('c3', 8)] },
        loss: { code: 'game.record-cut', args: { kept: 2 } },
      },
    });
    expect(record.parse('d4 c3 z')).toMatchObject({
      ok: false,
      error: { code: 'rastros.not-a-cell', where: { kind: 'move', number: 3 } },
    });
    expect(record.parse('d4 ?? c3')).toMatchObject({
      ok: false,
      error: { code: 'game.not-a-record' },
    });
  });

  it('results that agree with the moves, and no others', () => {
    const params = { size: 3 };
    expect(rastros.fromJson({ params, moves: ['a1'], result: 'north' })).toMatchObject({
      ok: true,
      value: { record: { result: { winner: 0 } } },
    });
    expect(rastros.fromJson({ params, moves: ['a1'], result: { winner: 'south' } })).toMatchObject({
      ok: false,
      error: { code: 'game.wrong-result', where: { kind: 'json', path: 'result' } },
    });
    expect(rastros.fromJson({ params, moves: ['swap'] })).toMatchObject({
      ok: false,
      error: { code: 'game.no-swap', where: { kind: 'move', number: 1 } },
    });
  });
});

describe('what Rastros writes', () => {
  it('draws as it always did', () => {
    const state = playedPosition(8, 14, random('golden'));
    const text = plainText(rastros.sketch({ kind: 'position', state }));
    const golden = readFileSync(new URL('golden/drawing.txt', import.meta.url), 'utf8');
    expect(text).toBe(golden);
  });

  it('draws the way of the stone where it is known', () => {
    const played = playedPosition(8, 9, random('way'));
    const shapes = (state: RastrosState) => rastros.view({ kind: 'position', state }).shapes;
    const ways = (state: RastrosState) =>
      shapes(state).filter((shape) => shape.kind === 'lines' && shape.opacity !== undefined);
    expect(ways(played)).toHaveLength(1);
    expect(ways({ ...played, blocked: [...played.blocked].sort((a, b) => a - b) })).toHaveLength(0);
    expect(
      shapes(played).filter((shape) => shape.kind === 'circle' && shape.r === 0.29),
    ).toHaveLength(9);
  });
});
