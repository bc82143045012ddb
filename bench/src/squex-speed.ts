/** Speed of the Squex searches on 8×8: positions a second, memory, and how well a time is kept. */

import { type HeapProfiler, Session } from 'node:inspector';
import { Effort, random } from 'ludoteca/kernel';
import { emptyPosition, SquexBoard, type SquexPosition, squex } from 'ludoteca/squex';
import { best, type Say } from './measure.ts';
import { processorAlarm, puctOn, setting, spentSoFar } from './squex-players.ts';
import { PlayoutBoard } from './squex-playouts.ts';
import { UctPlayer } from './squex-uct.ts';

const simulations = 20_000;
const playouts = 100_000;
const runs = 6;

export function tellSpeed(say: Say): void {
  const empty = emptyPosition(8, 8);
  const puct = best(runs, () => {
    puctOn(new SquexBoard(empty), setting).run(new Effort({ nodes: simulations }));
  });
  const board = new PlayoutBoard(empty, 1);
  const playout = best(runs, () => {
    for (let index = 0; index < playouts; index++) {
      board.reset();
      board.playOut();
    }
  });
  const uct = best(runs, () => new UctPlayer(empty, 'speed').run(playouts));
  say(`PUCT: ${perSecond(simulations, puct)} simulations a second`);
  say(
    `random games: ${perSecond(playouts, playout)} a second; inside plain UCT: ${perSecond(playouts, uct)}`,
  );
  tellMemory(say, empty);
}

function perSecond(count: number, milliseconds: number): string {
  return Math.round((1000 * count) / milliseconds).toLocaleString('en');
}

/** What the searches take from the heap, to show that nodes take none of it; trees lie outside. */
function tellMemory(say: Say, position: SquexPosition): void {
  const puct = puctOn(new SquexBoard(position), setting);
  const uct = new UctPlayer(position, 'memory');
  for (const [name, count, work] of [
    ['PUCT', simulations, () => puct.run(new Effort({ nodes: simulations }))],
    ['plain UCT', playouts, () => uct.run(playouts)],
  ] as const) {
    say(`${name}: ${(taken(work) / count).toFixed(1)} bytes of the heap a simulation`);
  }
}

/** Bytes that a piece of work takes from the heap, given back or not. */
function taken(work: () => void): number {
  const session = new Session();
  session.connect();
  const settings = {
    samplingInterval: 1024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  };
  session.post('HeapProfiler.startSampling', settings);
  work();
  let bytes = 0;
  session.post('HeapProfiler.stopSampling', (error, { profile }) => {
    if (error !== null) throw error;
    const add = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): void => {
      bytes += selfSize;
      for (const child of children) add(child);
    };
    add(profile.head);
  });
  session.disconnect();
  return bytes;
}

/** By how much the strongest level is late when it has a time for a move. */
export function tellLateness(say: Say): void {
  const limit = 200;
  const level = squex.levels?.[5];
  if (level === undefined) throw new Error('there is no level 6');
  const late: number[] = [];
  for (const side of [8, 12, 26]) {
    for (const share of [0, 0.3, 0.5, 0.6]) {
      const position = randomPosition(side, share);
      // By the processor's clock: that others take the processor away is no fault of the search.
      const begin = spentSoFar();
      const effort = new Effort({ signal: processorAlarm(limit) });
      level.choose(position, random('late'), effort);
      late.push(spentSoFar() - begin - limit);
    }
  }
  const most = Math.max(...late);
  say(
    `a move of level 6 in ${limit} ms, boards of 8×8 to 26×26: at most ${most.toFixed(1)} ms late`,
  );
}

/** A position of a random game that goes on, with about that share of the octagons taken. */
function randomPosition(side: number, share: number): SquexPosition {
  const source = random(`late ${side} ${share}`);
  let position = emptyPosition(side, side);
  for (let plies = Math.floor(share * side * side); plies > 0; plies--) {
    const next = squex.apply(position, source.pick(squex.moves(position)));
    if (squex.outcome(next) !== undefined) break;
    position = next;
  }
  return position;
}
