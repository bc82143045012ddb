import { describe, expect, it } from 'vitest';
import { sayNotice } from '../../kernel/index.ts';
import { moveAt, parseOctagon } from './cells.ts';
import { squexPhrases } from './messages.ts';
import { emptyPosition, type SquexPosition } from './position.ts';
import { play } from './rules.ts';
import { showing } from './showing.ts';
import { view } from './view.ts';

/** The position after octagons have been taken one by one. */
function after(names: string): SquexPosition {
  return names.split(' ').reduce(
    (position, name) => {
      const octagon = parseOctagon(name, position);
      if (!octagon.ok) throw new Error(name);
      return play(position, octagon.value);
    },
    emptyPosition(4, 4),
  );
}

function told(position: SquexPosition, name: string): string {
  const cell = showing.cells(position).find((each) => each.name === name);
  if (cell === undefined) throw new Error(`there is no ${name}`);
  return sayNotice([squexPhrases], cell.told, 'en');
}

function cautionOf(position: SquexPosition, row: number, col: number): string | undefined {
  const notice = showing.caution?.(position, moveAt(position, { row, col }));
  return notice && sayNotice([squexPhrases], notice, 'en');
}

describe('Squex on a page', () => {
  // Blue holds b2 and c3, linked across b2/c3; Ochre holds c2.
  const linked = after('b2 c2 c3');

  it('shows beforehand the squares that a move takes and cuts', () => {
    const squares = (row: number, col: number) =>
      (showing.preview?.(linked, moveAt(linked, { row, col })) ?? []).length;
    // d4 is nobody's neighbour; b3 cuts one square, d3 takes one.
    const bare = squares(3, 3);
    expect(squares(2, 1)).toBeGreaterThan(bare);
    expect(squares(2, 3)).toBeGreaterThan(bare);
  });

  it('marks every move of the last turn', () => {
    const twice = after('b2 c2 c3 b3 a4 d1');
    const [first, last] = [moveAt(twice, { row: 3, col: 0 }), moveAt(twice, { row: 0, col: 3 })];
    const count = (marks: Parameters<typeof view>[1]) => view(twice, marks).shapes.length;
    expect(count({ last, earlier: [first] })).toBe(count({ last }) + 1);
  });

  it('tells whose an octagon is, and which of its links can be cut', () => {
    expect(told(linked, 'b2')).toBe('Blue; the link to c3 can still be cut');
    expect(told(linked, 'c2')).toBe('Ochre');
    expect(told(linked, 'a4')).toBe('empty');
  });

  it('tells what taking an octagon would do', () => {
    expect(told(linked, 'b3')).toBe('empty; cuts towards c2');
    expect(told(linked, 'd1')).toBe('empty; joins c2');
  });

  it('asks before a cut, which gives the opponent two moves', () => {
    expect(cautionOf(linked, 2, 1)).toBe('this cut gives Blue two moves');
    expect(cautionOf(linked, 0, 0)).toBeUndefined();
    const cause = showing.cause?.(linked, moveAt(linked, { row: 2, col: 1 }));
    expect(cause && sayNotice([squexPhrases], cause, 'en')).toBe('Ochre cut b2/c3');
    expect(showing.cause?.(linked, 0)).toBeUndefined();
    expect(showing.movesLeft?.(linked)).toBe(1);
    expect(showing.movesLeft?.(after('b2 c2 c3 b3'))).toBe(2);
  });

  it('rings the move that was made, and the squares that it cut', () => {
    const cut = after('b2 c2 c3 b3');
    const rings = (last?: number) =>
      view(cut, last === undefined ? {} : { last }).shapes.length - view(cut).shapes.length;
    expect(rings(moveAt(cut, { row: 2, col: 1 }))).toBe(2);
    expect(rings(moveAt(cut, { row: 1, col: 1 }))).toBe(1);
  });

  it('shows where links can be cut when it is asked', () => {
    const marks = (position: SquexPosition) =>
      view(position, { isFull: true }).shapes.length - view(position).shapes.length;
    expect(marks(linked)).toBe(1);
    expect(marks(after('b2 a1 c3'))).toBe(2);
  });

  it('explains its signs', () => {
    expect(showing.legend?.(false).map(({ text }) => text.en)).toEqual([
      'safe',
      'can still be cut',
    ]);
    expect(showing.legend?.(true)).toHaveLength(4);
  });

  it('shows how a move would look, and a sign for each side', () => {
    expect(showing.preview?.(linked, 0)).toHaveLength(3);
    expect(showing.emblem(0)).not.toEqual(showing.emblem(1));
  });
});
