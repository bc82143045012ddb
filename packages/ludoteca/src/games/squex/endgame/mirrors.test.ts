import { describe, expect, it } from 'vitest';
import { random } from '../../../kernel/index.ts';
import { emptyPosition } from '../position.ts';
import { SquexBoard } from '../search/board.ts';
import { Mirrors } from './mirrors.ts';

const none = new Int32Array(0);

function hashOf(board: SquexBoard, mirrors: Mirrors): string {
  mirrors.find(board.hashLow, board.hashHigh, none, 0);
  return `${mirrors.low} ${mirrors.high}`;
}

describe('mirrors', () => {
  it('know mirrored games by one hash after every move, and others by another', () => {
    const source = random('mirrors');
    const seen = new Map<string, string>();
    for (let round = 0; round < 60; round++) {
      const rows = 2 + source.below(4);
      const cols = 2 + source.below(4);
      const boards = [0, 1, 2, 3].map(() => new SquexBoard(emptyPosition(rows, cols)));
      const mirrors = boards.map((board) => new Mirrors(board));
      while (boards[0].winner === 0) {
        const { row, col } = boards[0].cellOf(
          boards[0].empties[source.below(boards[0].emptyCount)],
        );
        for (const [image, board] of boards.entries()) {
          const toRow = image & 2 ? rows - 1 - row : row;
          const toCol = image & 1 ? cols - 1 - col : col;
          board.play(board.pointOf({ row: toRow, col: toCol }));
        }
        expect(new Set(boards.map((board) => board.winner)).size).toBe(1);
        const hashes = boards.map((board, at) => hashOf(board, mirrors[at]));
        expect(new Set(hashes).size).toBe(1);
        // Written out, the least of the four images is the same for all, and tells them from others.
        const [board] = boards;
        const texts = boards.map((one) =>
          [rows, cols, one.octagons, one.crossings, one.player, one.left].join(' '),
        );
        const text = texts.toSorted()[0];
        expect(seen.get(hashes[0]) ?? text).toBe(text);
        seen.set(hashes[0], text);
        mirrors[0].find(board.hashLow, board.hashHigh, none, 0);
        expect(mirrors[0].twins).toBe(texts.slice(1).filter((one) => one === texts[0]).length);
      }
    }
  });

  it('leave out images that can never be met', () => {
    const board = new SquexBoard(emptyPosition(4, 4));
    const cells = [
      { row: 0, col: 0 },
      { row: 0, col: 3 },
      { row: 1, col: 1 },
      { row: 3, col: 3 },
    ];
    for (const cell of cells) board.play(board.pointOf(cell));
    const mirrors = new Mirrors(board);
    // Left to right a1 falls on d1, and turned around on d4; upside down nothing is in the way.
    const turned = new SquexBoard(emptyPosition(4, 4));
    for (const { row, col } of cells) turned.play(turned.pointOf({ row: 3 - row, col }));
    mirrors.find(board.hashLow, board.hashHigh, none, 0);
    const isLeast = board.hashLow < turned.hashLow;
    const { hashLow, hashHigh } = isLeast ? board : turned;
    expect([mirrors.low, mirrors.high]).toEqual([hashLow, hashHigh]);
  });

  it('count recoloured octagons as the first player’s', () => {
    const board = new SquexBoard(emptyPosition(3, 3));
    const point = board.pointOf({ row: 0, col: 1 });
    board.play(board.pointOf({ row: 1, col: 1 }));
    board.play(point);
    const low = board.recolouredLow(board.hashLow, point);
    const high = board.recolouredHigh(board.hashHigh, point);
    const mirrors = new Mirrors(board);
    mirrors.find(low, high, Int32Array.of(point), 1);
    expect(mirrors.twins).toBe(1);
    mirrors.find(low, high, none, 0);
    expect(mirrors.twins).toBe(0);
  });
});
