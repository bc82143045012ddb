import { isGame, isPuzzle, openMatch, openSheet, type Sketch } from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { type BoardPlan, layBoard, naturalSize } from './board.ts';
import { openWindow } from './window.ts';

const ascii = { hasColour: false, hasUnicode: false };
const unstretched = { across: 0, down: 0 };

/** Two by two, with a sign across and one down, and a clue beside. */
const sketch: Sketch = [
  [{ text: '   +-v-+---+', ink: 'faint' }],
  [
    { text: '7  |', ink: 'given' },
    { text: ' 5 ', ink: 'entry', cell: { row: 0, col: 0 } },
    { text: '<', ink: 'plain' },
    { text: '[3]', ink: 'given', cell: { row: 0, col: 1 } },
    { text: '|', ink: 'faint' },
  ],
  [{ text: '   +---+---+', ink: 'faint' }],
  [
    { text: '8  |', ink: 'given' },
    { text: ' . ', ink: 'faint', cell: { row: 1, col: 0 } },
    { text: '|', ink: 'faint' },
    { text: '###', ink: 'painted', cell: { row: 1, col: 1 } },
    { text: '|', ink: 'faint' },
  ],
  [{ text: '   +---+---+', ink: 'faint' }],
];

function drawn(plan: Partial<BoardPlan>): string[] {
  const { lines } = layBoard({ sketch, stretch: unstretched, ...plan }, ascii);
  return lines.map((line) =>
    line
      .map(({ sign }) => sign)
      .join('')
      .trimEnd(),
  );
}

describe('a board', () => {
  it('is its sketch where nothing else is asked for', () => {
    expect(drawn({})).toEqual([
      '   +-v-+---+',
      '7  | 5 <[3]|',
      '   +---+---+',
      '8  | . |###|',
      '   +---+---+',
    ]);
  });

  it('is stretched: edges go on, signs stay in the middle, what is solid stays solid', () => {
    expect(drawn({ stretch: { across: 2, down: 2 } })).toEqual([
      '   +--v--+-----+',
      '   |           |',
      '7  |  5  < [3] |',
      '   |           |',
      '   +-----+-----+',
      '   |     |     |',
      '8  |  .  |#####|',
      '   |     |     |',
      '   +-----+-----+',
    ]);
  });

  it('calls rows and columns as messages do, with a letter beside clues', () => {
    const [head, , row] = drawn({ names: { row: 'r', column: 'c' } });
    expect(head).toBe('        c1  c2');
    expect(row).toBe('r1 7  | 5 <[3]|');
  });

  it('shows notes in the places they have, or as many as there is room for', () => {
    const notes = () => ['1', '2', '9'];
    const allNotes = [...'123456789'];
    expect(drawn({ notes, allNotes })[1]).toBe('7  |129<129|');
    const large = drawn({ notes, allNotes, stretch: { across: 2, down: 2 } });
    expect(large.slice(1, 4)).toEqual(['   |1 2   1 2  |', '7  |     <     |', '   |    9     9|']);
    expect(drawn({ notes: () => [...'12345'] })[1]).toBe('7  |12+<12+|');
  });

  it('points out cells by signs too, and takes a sign in place of what stands there', () => {
    const at = { row: 1, col: 0 };
    const isThere = (cell: { row: number; col: number }) => cell.row === 1 && cell.col === 0;
    const marked = drawn({ emphasis: (cell) => (isThere(cell) ? 'follows' : undefined) });
    expect(marked[3]).toBe('8  |!. |###|');
    expect(
      drawn({ sign: (cell) => (cell.row === at.row && cell.col === 0 ? '+' : undefined) })[3],
    ).toBe('8  | + |###|');
  });

  it('knows how large it is', () => {
    expect(naturalSize({ sketch })).toEqual({ width: 12, height: 5, cols: 2, rows: 2, cell: 3 });
  });
});

describe('a window on a board', () => {
  const board = layBoard({ sketch, stretch: { across: 4, down: 2 } }, ascii);
  const seen = (width: number, height: number, cell: string) => {
    const window = openWindow(board, { width, height }, board.spots.get(cell));
    return Array.from({ length: window.height }, (_, y) =>
      Array.from({ length: window.width }, (_, x) => window.at(x, y)?.sign ?? ' ').join(''),
    );
  };

  it('shows all where it fits', () => {
    expect(seen(80, 24, 'r1c1')).toHaveLength(board.height);
  });

  it('scrolls the cells, and keeps what stands around them', () => {
    const left = seen(12, 6, 'r1c1');
    expect(left).toHaveLength(6);
    expect(left.join('\n')).toContain('5');
    const right = seen(12, 6, 'r2c2');
    expect(right.join('\n')).toContain('###');
    expect(right.join('\n')).toContain('8  |');
  });

  it('finds the cell at each place where one is seen, and no other', () => {
    const window = openWindow(board, { width: 12, height: 6 }, board.spots.get('r2c2'));
    const places = [...board.spots.values()].map((spot) => ({
      spot,
      place: window.placeOf(spot.x, spot.y),
    }));
    expect(places.some(({ place }) => place === undefined)).toBe(true);
    for (const { spot, place } of places) {
      if (place !== undefined) expect(window.spotAt(place.x, place.y)).toBe(spot);
    }
    expect(window.spotAt(0, 0)).toBeUndefined();
    expect(window.spotAt(99, 99)).toBeUndefined();
  });
});

describe('every game of the catalogue', () => {
  it.each(catalogue.map((kind) => [kind.id, kind] as const))(
    '%s has a board to move about on, of any size',
    (_, kind) => {
      const boardOf = (): Sketch => {
        if (isGame(kind)) return openMatch(kind, kind.presets[0].params).sketch();
        if (!isPuzzle(kind)) throw new Error('a kind is a game or a puzzle');
        const read = kind.fromJson(kind.lessons?.sample.board ?? {});
        if (!read.ok) throw new Error('every puzzle here has a sample');
        return openSheet(kind, read.value).sketch();
      };
      const plan = { sketch: boardOf(), stretch: { across: 3, down: 2 } };
      const board = layBoard(plan, ascii);
      expect(board.spots.size).toBeGreaterThan(0);
      for (const { x, y, width, height } of board.spots.values()) {
        expect(x + width).toBeLessThanOrEqual(board.width);
        expect(y + height).toBeLessThanOrEqual(board.height);
      }
      for (const [width, height] of [
        [10, 5],
        [40, 20],
        [200, 80],
      ]) {
        const spots = [...board.spots.values()];
        const at = spots[spots.length - 1];
        const window = openWindow(board, { width, height }, at);
        expect(window.placeOf(at.x, at.y)).toBeDefined();
      }
    },
  );
});
