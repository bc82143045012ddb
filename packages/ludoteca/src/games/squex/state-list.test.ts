import { describe, expect, it } from 'vitest';
import { splitDocuments } from '../../document/index.ts';
import { whereCode } from '../../kernel/index.ts';
import { recognise } from '../../reading/index.ts';
import { squex } from './index.ts';
import { parseStateList } from './state-list.ts';

const old = `[[[1,0,0,0,0,0],[1,0,0,0,0,0],[1,0,0,0,0,0],[0,1,2,2,1,0],[0,2,1,0,2,2]], % octagons
 [[0,1,1,1,1,1,0],[2,0,0,0,0,0,2],[2,0,0,0,0,0,2],[2,1,0,0,0,0,2],[2,0,1,0,2,0,2],[0,1,1,1,1,1,0]],

 5, 6, 'P', 'P', 2, 2-1].
`;

describe('the state of the old program', () => {
  it('is read', () => {
    const read = parseStateList(old);
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value).toMatchObject({ rows: 5, cols: 6, player: 2, cutInfo: '2-1' });
    expect(read.value.octagons[3]).toEqual([0, 1, 2, 2, 1, 0]);
    expect(read.value.squares[4]).toEqual([2, 0, 1, 0, 2, 0, 2]);
  });

  it.each([
    ['without its outermost bracket', old.replace('[[[1', '[[1').replace('2-1]', '2-1')],
    ['with the closing one alone', old.replace('[[[1', '[[1')],
    ['without its dot', old.replace('].\n', ']\n')],
  ])('is read %s', (_what, text) => {
    expect(parseStateList(text)).toEqual(parseStateList(old));
  });

  it('is recognised as one document of a file', async () => {
    const pieces: string[] = [];
    const [drawing] = squex.formats;
    const sense = {
      looksLike: (text: string) => drawing.looksLike(text),
      continues: (text: string, line: string) => drawing.continues?.(text, line) === true,
    };
    for await (const piece of splitDocuments([`${old}\n${old}`], sense))
      if (piece.ok) pieces.push(piece.value.text);
    expect(pieces).toHaveLength(2);
    for (const text of pieces) expect(recognise([squex], text).ok).toBe(true);
  });

  it.each([
    ['an owner that is none', old.replace('[0,2,1,0,2,2]', '[0,2,1,0,2,7]'), '1:70 state-list'],
    ['a row too short', old.replace('[0,2,1,0,2,2]', '[0,2,1,0,2]'), '1:59 state-list-length'],
    ['a cut that is none', old.replace('2-1]', '3-1]'), '4:21 state-list'],
    ['a square of nobody’s', old.replace('[2,0,1,0,2,0,2]', '[2,0,1,1,2,0,2]'), /square/],
    ['an end too early', old.slice(0, 60), /state-list/],
    ['brackets without end', '['.repeat(200_000), '1:6 state-list'],
  ])('is told where it is broken: %s', (_what, text, expected) => {
    const read = parseStateList(text);
    if (read.ok) throw new Error('read');
    const { code, where } = read.error;
    const told = `${where === undefined ? '' : whereCode(where)} ${code.replace('squex.', '')}`;
    if (typeof expected === 'string') expect(told).toBe(expected);
    else expect(told).toMatch(expected);
  });
});

describe('a move as it was typed', () => {
  it.each(['c4', 'C4', 'c-4.', 'c 4', 'c,4', 'c , 4', 'c4.'])('%j is read', (text) => {
    const read = squex.parseMove(squex.initial({ rows: 8, cols: 8 }), text);
    expect(read).toEqual({ ok: true, value: 26 });
  });

  it.each(['c', '4', 'c--4', 'c4..', 'c-0', 'c4 d4'])('%j is not', (text) => {
    expect(squex.parseMove(squex.initial({ rows: 8, cols: 8 }), text).ok).toBe(false);
  });
});
