/** The solved boards of Squex: who wins from the empty board, and by which first moves. */

import { cpuUsage } from 'node:process';
import { Effort } from 'ludoteca/kernel';
import { EndgameSolver, emptyPosition, SquexBoard, weights } from 'ludoteca/squex';
import { type Say, told } from './measure.ts';

type Size = readonly [rows: number, cols: number];

/** Boards that are solved at once, and those that take minutes. */
const small: readonly Size[] = [
  [1, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [3, 6],
  [6, 3],
  [4, 4],
];
const large: readonly Size[] = [
  [4, 5],
  [5, 4],
  [4, 6],
  [6, 4],
  [5, 5],
  [5, 6],
  [6, 5],
];

/** What a position may cost, so that a table comes to its end. */
const smallNodes = 5_000_000;
const largeNodes = 100_000_000;

/** 2^bits positions are remembered, at 28 bytes each. */
const smallTable = 18;
const largeTable = 22;

interface Answer {
  readonly winner: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Solves the empty board, or what is left after a first move, from nothing. */
function solve([rows, cols]: Size, isLarge: boolean, first?: number): Answer {
  const board = new SquexBoard(emptyPosition(rows, cols));
  if (first !== undefined) board.play(board.geometry.points[first]);
  const effort = new Effort({ nodes: isLarge ? largeNodes : smallNodes });
  const solver = new EndgameSolver(board, weights, effort, isLarge ? largeTable : smallTable);
  const before = cpuUsage().user;
  const winner = solver.winner(effort);
  return { winner, nodes: effort.nodes, milliseconds: (cpuUsage().user - before) / 1000 };
}

/** The empty boards, one line each. */
export function tellBoards(say: Say, isDeep: boolean): void {
  say(lineOf(['board', 'winner', 'nodes', 'time']));
  for (const size of isDeep ? [...small, ...large] : small) {
    const { winner, nodes, milliseconds } = solve(size, large.includes(size));
    const winnerName = winner === 0 ? 'not decided' : `player ${winner}`;
    say(lineOf([`${size[0]}×${size[1]}`, winnerName, String(nodes), told(milliseconds)]));
  }
}

/** Told one by one, since the last of them take long. */
function lineOf(columns: readonly string[]): string {
  return columns.map((text) => text.padStart(12)).join('');
}

/** The first moves of a square board, in its upper left quarter: the others mirror them. */
export function tellFirstMoves(say: Say, side: number): void {
  const half = Math.ceil(side / 2);
  let nodes = 0;
  let milliseconds = 0;
  say(`first moves of ${side}×${side} (+ wins, - loses, ? not decided; the others mirror them)`);
  for (let row = 0; row < half; row++) {
    const answers = Array.from({ length: half }, (_, col) =>
      solve([side, side], side > 4, row * side + col),
    );
    for (const answer of answers) {
      nodes += answer.nodes;
      milliseconds += answer.milliseconds;
    }
    const marks = answers.map(({ winner, nodes: spent }) =>
      `${'?+-'[winner]} ${spent}`.padStart(12),
    );
    say(marks.join(''));
  }
  say(`together ${nodes} nodes, ${told(milliseconds)}`);
}
