/** Endings of strong self-play on 8×8: how many are solved within a second, and at what cost. */

import { cpuUsage } from 'node:process';
import { Effort, random } from 'ludoteca/kernel';
import { EndgameSolver, emptyPosition, SquexBoard, weights } from 'ludoteca/squex';
import { median, type Say } from './measure.ts';
import { processorAlarm, puctOn, setting } from './squex-players.ts';

const side = 8;
const mostEmpty = 20;
const playNodes = 256;
const limit = 1000;

/** What it took to solve one ending. */
interface Ending {
  /** True for the first position of its game with so few empty octagons. */
  readonly isFirst: boolean;
  readonly isSolved: boolean;
  readonly nodes: number;
  readonly milliseconds: number;
}

/** Plays games by seed until so many have come to an ending, and solves every position of these. */
function endings(games: number): Ending[] {
  const found: Ending[] = [];
  for (let game = 0, reached = 0; reached < games; game++) {
    const source = random(`ending ${game}`);
    const board = new SquexBoard(emptyPosition(side, side));
    for (let ply = 0; ply < 3; ply++) board.play(board.empties[source.below(board.emptyCount)]);
    let isFirst = true;
    while (board.winner === 0) {
      if (board.emptyCount <= mostEmpty) {
        if (isFirst) reached++;
        found.push({ isFirst, ...solve(board) });
        isFirst = false;
      }
      const puct = puctOn(board, setting, String(source.bits()));
      puct.run(new Effort({ nodes: playNodes }));
      board.play(puct.line()[0]);
    }
  }
  return found;
}

function solve(board: SquexBoard): Omit<Ending, 'isFirst'> {
  const effort = new Effort({ signal: processorAlarm(limit) });
  const before = cpuUsage().user;
  const winner = new EndgameSolver(board, weights, effort).winner(effort);
  const milliseconds = (cpuUsage().user - before) / 1000;
  return { isSolved: winner !== 0, nodes: effort.nodes, milliseconds };
}

export function tellEndings(say: Say, games: number): void {
  const all = endings(games);
  say(
    `endings with at most ${mostEmpty} empty octagons, from ${games} games of PUCT, ${playNodes} nodes`,
  );
  for (const [name, some] of [
    ['the first of each game', all.filter(({ isFirst }) => isFirst)],
    ['all of them', all],
  ] as const) {
    const isSolved = some.filter((one) => one.isSolved).length;
    const share = ((100 * isSolved) / some.length).toFixed(1);
    const nodes = some.map((one) => one.nodes);
    const times = some.map((one) => one.milliseconds);
    say(
      `${name}: ${isSolved} of ${some.length} solved within ${limit / 1000} s (${share} %); ` +
        `nodes median ${median(nodes)}, 95 % ${ninetyFifth(nodes)}; ` +
        `ms median ${median(times).toFixed(1)}, 95 % ${ninetyFifth(times).toFixed(0)}`,
    );
  }
}

function ninetyFifth(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(0.95 * (sorted.length - 1))];
}
