/** Players of Squex for measuring, and many games between two of them. */

import { cpuUsage } from 'node:process';
import { fixtures, type Outlook, Puct, type PuctPosition, type Tally, tally } from 'ludoteca/game';
import { Effort, random, type Signal } from 'ludoteca/kernel';
import {
  type EvaluationWeights,
  play,
  SquexBoard,
  SquexOutlook,
  type SquexPosition,
  squex,
  weights,
  winnerOf,
} from 'ludoteca/squex';
import { UctPlayer } from './squex-uct.ts';

/** Chooses a move, by its number in reading order. */
export type Chooser = (position: SquexPosition, seed: string) => number;

/** All numbers that PUCT plays by. */
export interface Setting {
  readonly weights: EvaluationWeights;
  readonly exploration: number;
  readonly caution: number;
  /** Of the currents, in the priors. */
  readonly exponent: number;
}

/** As the levels play. */
export const setting: Setting = { weights, exploration: 1, caution: 0.15, exponent: 1.5 };

/** The numbers that were found first, on 746 solved positions of 5×5 and 6×6. */
export const recipe: EvaluationWeights = {
  circuit: {
    ownResistance: 0.05,
    diagonal: [0.56, 0.011, 0.977],
    heldDiagonal: [0.5, 0.128],
    side: 3.9,
  },
  slope: 3.641,
  tempo: 1.755,
  second: 2.331,
  floor: 0.01,
};

/** An outlook with another exponent of the currents. */
class SharpenedOutlook implements PuctPosition {
  readonly mostMoves: number;
  readonly patience: number;
  readonly #outlook: SquexOutlook;
  readonly #power: number;

  constructor(outlook: SquexOutlook, exponent: number) {
    this.#outlook = outlook;
    this.mostMoves = outlook.mostMoves;
    this.patience = outlook.patience;
    this.#power = exponent / setting.exponent;
  }

  get side(): number {
    return this.#outlook.side;
  }

  play(move: number): void {
    this.#outlook.play(move);
  }

  undo(): void {
    this.#outlook.undo();
  }

  look(outlook: Outlook): void {
    this.#outlook.look(outlook);
    const { priors, count } = outlook;
    for (let index = 0; index < count; index++) priors[index] **= this.#power;
  }
}

export function puctOn(board: SquexBoard, of: Setting, seed?: string): Puct {
  const outlook = new SquexOutlook(board, of.weights);
  const isUsual = of.exponent === setting.exponent;
  return new Puct(
    isUsual ? outlook : new SharpenedOutlook(outlook, of.exponent),
    { exploration: of.exploration, caution: of.caution },
    seed === undefined ? undefined : random(seed),
  );
}

/** PUCT alone, with a budget of nodes. */
export function puctPlayer(of: Setting, nodes: number): Chooser {
  return (position, seed) => {
    const board = new SquexBoard(position);
    const puct = puctOn(board, of, seed);
    puct.run(new Effort({ nodes }));
    const { row, col } = board.cellOf(puct.line()[0]);
    return row * position.cols + col;
  };
}

/** A level of the library, from 1, with its own budget of nodes. */
export function levelPlayer(level: number): Chooser {
  const { choose, nodes } = levelAt(level);
  return (position, seed) => choose(position, random(seed), new Effort({ nodes: nodes(position) }));
}

/** A level with so many milliseconds a move instead. */
export function timedLevel(level: number, milliseconds: number): Chooser {
  const { choose } = levelAt(level);
  return (position, seed) =>
    choose(position, random(seed), new Effort({ signal: processorAlarm(milliseconds) }));
}

function levelAt(level: number) {
  const found = squex.levels?.[level - 1];
  if (found === undefined) throw new Error(`there is no level ${level}`);
  return found;
}

/** Plain UCT with so many milliseconds a move. */
export function uctPlayer(milliseconds: number): Chooser {
  return (position, seed) => {
    const alarm = processorAlarm(milliseconds);
    const player = new UctPlayer(position, seed);
    do player.run(64);
    while (!alarm.aborted);
    return player.move;
  };
}

/** Milliseconds of the processor that this program has taken. */
export function spentSoFar(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

/** A signal after so many milliseconds of this program's own time, whatever others do meanwhile. */
export function processorAlarm(milliseconds: number): Signal {
  const end = spentSoFar() + milliseconds;
  return {
    get aborted() {
      return spentSoFar() >= end;
    },
  };
}

export interface Series {
  readonly games: number;
  readonly seed: string;
  /** Rows and columns of the board. */
  readonly side: number;
}

/** Plays a series: openings by seed, each twice with the sides exchanged. */
export function compete(first: Chooser, second: Chooser, { games, seed, side }: Series): Tally {
  const params = { rows: side, cols: side };
  const winners = fixtures(squex, params, { games, seed }).map((fixture) => {
    let position = squex.initial(params);
    for (const move of fixture.opening) position = squex.apply(position, move);
    for (let number = 0; winnerOf(position) === 0; number++) {
      const isFirst = (position.player === 1) !== fixture.isExchanged;
      const move = (isFirst ? first : second)(position, `${fixture.seed}/${number}`);
      position = play(position, { row: Math.floor(move / side), col: move % side });
    }
    return (winnerOf(position) === 1) !== fixture.isExchanged ? 0 : 1;
  });
  return tally(winners);
}

/** A score with its error bar. */
export function toldTally({ games, wins, score, error }: Tally): string {
  const share = `${(100 * score).toFixed(1)} % ± ${(100 * error).toFixed(1)}`;
  return `${wins[0]} of ${games}, ${share}`;
}
