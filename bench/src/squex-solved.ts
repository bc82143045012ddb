/** The solved boards of Squex: who wins from the empty board, and by which first moves. */

import { cpuUsage } from 'node:process';
import { Effort } from 'ludoteca/kernel';
import { EndgameSolver, emptyPosition, SquexBoard, VerdictTable, weights } from 'ludoteca/squex';
import { type Say, told as toldTime } from './measure.ts';

type Size = readonly [rows: number, cols: number];

/** Boards that are solved within seconds, and those that take minutes or more. */
const small = '1x1 2x2 2x3 3x2 2x4 4x2 3x3 3x4 4x3 3x5 5x3 3x6 6x3 4x4 4x5 5x4 4x6 6x4 5x5'.split(
  ' ',
);
const large = '5x6 6x5'.split(' ');

/** What a position may cost, so that a table comes to its end. */
const mostNodes = 500_000_000;

/** 2^bits positions are remembered, at 12 bytes each: more where more octagons are empty. */
const tableBitsFor = (area: number): number => (area > 25 ? 24 : area > 16 ? 22 : 18);

interface Answer {
  readonly winner: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Solves the empty board, or what is left after a first move such as `c3`, from nothing. */
function solve([rows, cols]: Size, first?: string): Answer {
  const board = new SquexBoard(emptyPosition(rows, cols));
  if (first !== undefined) {
    const col = first.charCodeAt(0) - 'a'.charCodeAt(0);
    board.play(board.pointOf({ row: Number(first.slice(1)) - 1, col }));
  }
  const effort = new Effort({ nodes: mostNodes });
  const solver = new EndgameSolver(
    board,
    weights,
    effort,
    new VerdictTable(tableBitsFor(rows * cols)),
  );
  const before = cpuUsage().user;
  const winner = solver.winner(effort);
  return { winner, nodes: effort.nodes, milliseconds: (cpuUsage().user - before) / 1000 };
}

/** The boards that are told at once, or all. */
export function boardsFor(isDeep: boolean): readonly string[] {
  return isDeep ? [...small, ...large] : small;
}

/** Empty boards, such as `5x6`, or boards with a first move, such as `6x6:c3`; one line each. */
export function tellBoards(say: Say, boards: readonly string[]): void {
  say(lineOf(['board', 'winner', 'nodes', 'time']));
  for (const name of boards) {
    const [size, first] = name.split(':');
    const [rows, cols] = size.split('x').map(Number);
    say(lineOf([name, ...told([rows, cols], first)]));
  }
}

/** The first moves of a square board, in its upper left quarter: the others mirror them. */
export function tellFirstMoves(say: Say, side: number): void {
  const half = Math.ceil(side / 2);
  say(`first moves of ${side}×${side}; the others mirror these`);
  for (let row = 0; row < half; row++) {
    for (let col = 0; col < half; col++) {
      const name = `${String.fromCharCode(97 + col)}${row + 1}`;
      say(lineOf([name, ...told([side, side], name)]));
    }
  }
}

function told(size: Size, first?: string): readonly string[] {
  const { winner, nodes, milliseconds } = solve(size, first);
  const name = winner === 0 ? 'not decided' : `player ${winner}`;
  return [name, nodes.toLocaleString('en'), toldTime(milliseconds)];
}

/** Told one by one, since the last of them take long. */
function lineOf(columns: readonly string[]): string {
  return columns.map((text) => text.padStart(14)).join('');
}
