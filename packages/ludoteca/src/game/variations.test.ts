import { describe, expect, it } from 'vitest';
import { unpackCode, writeCode } from '../document/index.ts';
import { rastros } from '../games/rastros/index.ts';
import { squex } from '../games/squex/index.ts';
import type { AnyGame } from './game.ts';
import { gameFromJson } from './read-document.ts';
import {
  changedAt,
  lineTo,
  promotedAt,
  type Variations,
  variationAt,
  withLine,
} from './variations.ts';

const game = [1, 2, 3, 4, 5];

describe('a tree of variations', () => {
  it('keeps what was tried where it branches off, once', () => {
    let tree: Variations = withLine([], game, [1, 2, 3]);
    expect(tree).toEqual([]);
    tree = withLine(tree, game, [1, 2, 9]);
    expect(tree).toEqual([{ after: 2, moves: [9] }]);
    // Going on makes it longer, and going back does not make it shorter.
    tree = withLine(tree, game, [1, 2, 9, 8, 7]);
    tree = withLine(tree, game, [1, 2, 9, 8]);
    expect(tree).toEqual([{ after: 2, moves: [9, 8, 7] }]);
    // Another way inside it is a variation of it.
    tree = withLine(tree, game, [1, 2, 9, 6]);
    expect(tree).toEqual([{ after: 2, moves: [9, 8, 7], variations: [{ after: 3, moves: [6] }] }]);
    tree = withLine(tree, game, [1, 2, 9, 6, 5]);
    tree = withLine(tree, game, [7]);
    expect(tree).toHaveLength(2);
    expect(lineTo(tree, game, [0, 0])).toEqual([1, 2, 9, 6, 5]);
    expect(variationAt(tree, [1])).toEqual({ after: 0, moves: [7] });
  });

  it('is named, commented, thinned and put in order', () => {
    const tree = withLine(withLine([], game, [1, 2, 9, 8, 7]), game, [1, 2, 9, 6, 5]);
    const named = changedAt(tree, [0, 0], (each) => ({ ...each, name: 'quiet', comment: 'why' }));
    expect(variationAt(named, [0, 0])).toMatchObject({ name: 'quiet', comment: 'why' });
    const promoted = promotedAt(named, [0, 0]);
    expect(promoted).toEqual([
      {
        after: 2,
        moves: [9, 6, 5],
        name: 'quiet',
        comment: 'why',
        variations: [{ after: 3, moves: [8, 7] }],
      },
    ]);
    expect(changedAt(promoted, [0, 0], () => undefined)).toEqual([
      { after: 2, moves: [9, 6, 5], name: 'quiet', comment: 'why' },
    ]);
    const two = withLine(promoted, game, [1, 2, 4]);
    expect(promotedAt(two, [1])[0]).toEqual({ after: 2, moves: [4] });
  });
});

describe('a record with variations', () => {
  const json = {
    game: 'rastros',
    params: { size: 5, start: 'c3' },
    moves: ['d3', 'd4', 'c4'],
    variations: [
      {
        after: 1,
        moves: ['e4', 'e5'],
        name: 'greedy',
        comment: 'à sorte',
        variations: [{ after: 2, moves: ['d5'] }],
      },
    ],
  };
  const read = (value: typeof json) => gameFromJson(rastros as AnyGame, value);

  it('is written as it was read, and goes round by a code', () => {
    const found = read(json);
    if (!found.ok) throw new Error(found.error.code);
    expect(found.value.match.toJson()).toMatchObject(json);
    const doc = rastros.fromJson(json);
    if (!doc.ok) throw new Error(doc.error.code);
    const code = writeCode(rastros, doc.value);
    const back = unpackCode([rastros, squex] as AnyGame[], code);
    if (!back.ok) throw new Error(back.error.code);
    expect(back.value.json).toMatchObject({ variations: json.variations });
  });

  it('is told where it is wrong', () => {
    const [first] = json.variations;
    const bad = read({ ...json, variations: [{ ...first, moves: ['e4', 'a1'] }] });
    expect(!bad.ok && bad.error.where).toMatchObject({ path: 'variations[0].moves[1]' });
    expect(read({ ...json, variations: [{ ...first, after: 7 }] }).ok).toBe(false);
  });

  it('loses what branched off moves that are now others', () => {
    const found = read(json);
    if (!found.ok) throw new Error(found.error.code);
    const { match } = found.value;
    const back = match.undo().undo().undo();
    expect(back.variations).toHaveLength(1);
    expect(back.redo().redo().variations).toHaveLength(1);
    expect(back.play(back.legalMoves[0]).variations).toEqual([]);
  });
});
