import { describe, expect, it } from 'vitest';
import { type Random, random } from '../../../kernel/index.ts';
import { emptyPosition, type Owner, type SquexPosition } from '../position.ts';
import { consequencesOf, winnerOf } from '../rules.ts';
import { SquexBoard } from './board.ts';
import { IdlePoints } from './idle.ts';

/** A position of a random game, and the board of it. */
function randomBoard(source: Random): SquexBoard {
  const board = new SquexBoard(emptyPosition(2 + source.below(4), 2 + source.below(4)));
  const plies = source.below(board.emptyCount);
  for (let ply = 0; ply < plies && board.winner === 0; ply++) {
    board.play(board.empties[source.below(board.emptyCount)]);
  }
  return board;
}

/**
 * The board filled up in some way, each new crossing owned by anyone who might have completed it: the
 * winner, with one point of a given colour. What has nothing to do with the point is drawn by a seed.
 */
function winnerWhenFull(board: SquexBoard, point: number, colour: number, seed: string): number {
  const { rows, cols, points, stride } = board.geometry;
  const filled = Int8Array.from(board.octagons);
  const source = random(seed);
  for (const at of points) {
    const drawn = 1 + source.below(2);
    if (filled[at] === 0) filled[at] = at === point ? colour : drawn;
  }
  const owner = (value: number): Owner => (value === 1 ? 1 : value === 2 ? 2 : 0);
  const octagons = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => owner(filled[points[row * cols + col]])),
  );
  const squares = emptyPosition(rows, cols).squares.map((line, row) =>
    line.map((border, col) => {
      if (row === 0 || col === 0 || row === rows || col === cols) return border;
      const square = points[row * cols + col];
      const drawn = 1 + random(`${seed} ${square}`).below(2);
      const [a, b] = [filled[square], filled[square - 1]];
      const isOne = filled[square - stride - 1] === a;
      const isOther = filled[square - stride] === b;
      if (!isOne || !isOther || a === b) return isOne ? owner(a) : isOther ? owner(b) : 0;
      if (board.crossings[square] !== 0) return owner(board.crossings[square]);
      // A diagonal that stood already was not the last to be completed, unless both did.
      const before = board.octagons;
      const oneStood = before[square] !== 0 && before[square - stride - 1] !== 0;
      const otherStood = before[square - 1] !== 0 && before[square - stride] !== 0;
      if (oneStood) return owner(b);
      return otherStood ? owner(a) : owner(drawn);
    }),
  );
  const position: SquexPosition = { ...emptyPosition(rows, cols), octagons, squares };
  return winnerOf(position);
}

const isLong = process.env.LUDOTECA_LONG === '1';

describe('useless octagons', () => {
  it('have no colour that matters, however the board is filled', () => {
    const source = random('useless');
    let seen = 0;
    for (let round = 0; round < (isLong ? 20_000 : 400); round++) {
      const board = randomBoard(source);
      if (board.winner !== 0) continue;
      const idle = new IdlePoints(board);
      idle.find();
      for (const point of board.empties.slice(0, board.emptyCount)) {
        if (idle.isUseless[point] === 0) continue;
        seen++;
        for (let filling = 0; filling < 6; filling++) {
          const seed = `${round} ${filling}`;
          const winners = [1, 2].map((colour) => winnerWhenFull(board, point, colour, seed));
          expect(winners[0]).toBe(winners[1]);
        }
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('stay useless', () => {
    const source = random('stay');
    for (let round = 0; round < (isLong ? 2000 : 100); round++) {
      const board = randomBoard(source);
      if (board.winner !== 0 || board.emptyCount < 2) continue;
      const idle = new IdlePoints(board);
      idle.find();
      const before = board.empties
        .slice(0, board.emptyCount)
        .filter((p) => idle.isUseless[p] === 1);
      board.play(board.empties[source.below(board.emptyCount)]);
      if (board.winner !== 0) continue;
      idle.find();
      for (const point of before) {
        if (board.octagons[point] === 0) expect(idle.isUseless[point]).toBe(1);
      }
    }
  });
});

describe('inert octagons', () => {
  it('never cut and never let anyone cut over their corners', () => {
    const source = random('inert');
    let seen = 0;
    for (let round = 0; round < (isLong ? 4000 : 150); round++) {
      const board = randomBoard(source);
      if (board.winner !== 0) continue;
      const idle = new IdlePoints(board);
      const points = board.empties.slice(0, board.emptyCount).filter((p) => idle.isInert(p));
      // Any way to go on, whoever takes the point.
      while (board.winner === 0) {
        const point = board.empties[source.below(board.emptyCount)];
        const isNear = points.some((inert) => inert === point);
        if (isNear) {
          seen++;
          expect(board.cutsAt(point, 1) || board.cutsAt(point, 2)).toBe(false);
        }
        board.play(point);
        const { stride } = board.geometry;
        for (const inert of points) {
          for (const square of [inert, inert + 1, inert + stride, inert + stride + 1]) {
            expect(board.crossings[square]).toBe(0);
          }
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('are told by the octagons around them alone', () => {
    // 1 1 over 1 .: the corner cannot become a crossing. Without the last 1 it can.
    const rows: Owner[][] = [
      [1, 1],
      [1, 0],
    ];
    const position = { ...emptyPosition(2, 2), octagons: rows };
    expect(consequencesOf({ ...position, player: 2 }, { row: 1, col: 1 }).cuts).toEqual([]);
    const board = new SquexBoard(position);
    expect(new IdlePoints(board).isInert(board.pointOf({ row: 1, col: 1 }))).toBe(true);
    const open = new SquexBoard({
      ...position,
      octagons: [
        [1, 0],
        [0, 0],
      ],
    });
    expect(new IdlePoints(open).isInert(open.pointOf({ row: 1, col: 1 }))).toBe(false);
  });
});
