import { describe, expect, it } from 'vitest';
import { analyse, analysisJson } from '../../game/index.ts';
import { Effort, sayNotice } from '../../kernel/index.ts';
import { facts, insights, joiningOf } from './facts.ts';
import { squex } from './index.ts';
import { squexPhrases } from './messages.ts';
import type { SquexPosition } from './position.ts';

function after(rows: number, cols: number, ...moves: string[]): SquexPosition {
  return moves.reduce((position, text) => {
    const move = squex.parseMove(position, text);
    if (!move.ok) throw new Error(move.error.code);
    return squex.apply(position, move.value);
  }, squex.initial({ rows, cols }));
}

describe('facts', () => {
  it('tell the squares that can be cut, and by what', () => {
    expect(facts(after(3, 3, 'a1', 'c1', 'b2', 'c2')).cuttable).toEqual([
      { square: 'a1/b2', owner: 1, cutters: ['b1', 'a2'] },
    ]);
  });

  it('tell whether the sides are joined, and whether for good', () => {
    const begun = after(3, 3, 'a1', 'c1', 'b2', 'c2');
    expect(joiningOf(begun, 1)).toMatchObject({ joined: 'no', chain: [] });
    const joined = after(3, 3, 'a1', 'c1', 'b2', 'c2', 'b3');
    expect(joiningOf(joined, 1)).toMatchObject({ joined: 'cuttable' });
    expect(joiningOf(joined, 1).chain).toHaveLength(3);
    expect(joiningOf(joined, 2)).toMatchObject({ joined: 'no' });
    const safe = after(3, 3, 'a1', 'c1', 'b2', 'c2', 'b3', 'c3', 'b1');
    expect(joiningOf(safe, 1)).toMatchObject({ joined: 'safe' });
  });

  it('are told to people in both languages', () => {
    const words = (position: SquexPosition, language: 'en' | 'pt') =>
      insights(position).map((notice) => sayNotice([squexPhrases], notice, language));
    const linked = after(5, 5, 'c3', 'b3', 'd2', 'd4', 'b2', 'a2');
    expect(words(linked, 'en')).toEqual([
      'the link a2–b3 of Ochre can be cut by taking a3',
      'the link b2–c3 of Blue can be cut by taking c2',
      'the link d2–c3 of Blue can be cut by taking both c2 and d3',
    ]);
    expect(words(linked, 'pt')[2]).toBe('a ligação d2–c3 do Azul corta-se ocupando c2 e d3');
    const joined = after(3, 3, 'a1', 'c1', 'b2', 'c2', 'b3');
    expect(words(joined, 'en')[0]).toBe(
      'the sides of Blue are joined, but the chain can still be cut: a1 b2 b3',
    );
    expect(words(squex.initial({ rows: 4, cols: 4 }), 'en')).toEqual([]);
  });

  it('stand in the answers of analysis, with lines', () => {
    const position = after(4, 4, 'b2', 'c2', 'b3');
    const json = analysisJson(
      squex,
      position,
      analyse(squex, position, new Effort({ nodes: 3000 })),
    );
    expect(json).toMatchObject({ game: 'squex', toMove: 2, cuttable: [], joined: [{}, {}] });
    const moves = json.moves as { move: string; line?: string[] }[];
    expect(moves).toHaveLength(13);
    expect(moves.some(({ line }) => (line ?? []).length > 0)).toBe(true);
  });
});
