/**
 * Squex: speed, the solved boards, endings; and on request games between levels, against plain UCT, and
 * trials of other numbers.
 *
 * ```
 *   npm run bench squex                              what takes a minute or two
 *   npm run bench squex -- --board=5x5,6x4           who wins these boards
 *   npm run bench squex -- --first=5                 who wins after each first move of 5×5
 *   npm run bench squex -- --deep                    all boards of the table, and first moves: hours
 *   npm run bench squex -- --endings=100             endings of more games
 *   npm run bench squex -- --ladder=200              each level against the one below
 *   npm run bench squex -- --peer=40 --time=1000     level 6 against plain UCT, milliseconds a move
 *   npm run bench squex -- --trial=caution=0.3 --games=400 --nodes=256
 *   npm run bench squex -- --fit=250                 the numbers of the evaluation from exact labels
 * ```
 */

import type { Say } from './measure.ts';
import { tellEndings } from './squex-endings.ts';
import { tellFit } from './squex-fit.ts';
import { compete, levelPlayer, timedLevel, toldTally, uctPlayer } from './squex-players.ts';
import { boardsFor, tellBoards, tellFirstMoves } from './squex-solved.ts';
import { tellLateness, tellSpeed } from './squex-speed.ts';
import { tellTrial } from './squex-trials.ts';

const known = [
  'board',
  'first',
  'deep',
  'endings',
  'ladder',
  'peer',
  'time',
  'trial',
  'against',
  'games',
  'nodes',
  'seed',
  'fit',
];

export function benchSquex(say: Say, flags: readonly string[]): void {
  const options = new Map(flags.map(readFlag));
  for (const name of options.keys()) {
    if (!known.includes(name)) throw new Error(`no --${name}; there are ${known.join(', ')}`);
  }
  const number = (name: string, usual: number): number => Number(options.get(name) ?? usual);
  const seed = options.get('seed') ?? 'squex';
  const trial = options.get('trial');
  if (trial !== undefined) {
    const against = options.get('against') ?? '';
    const games = number('games', 400);
    tellTrial(say, { tried: trial, against, games, nodes: number('nodes', 256), seed });
  }
  if (options.has('fit')) tellFit(say, seed, number('fit', 250));
  if (options.has('ladder')) tellLadder(say, number('ladder', 200), seed);
  if (options.has('peer')) tellPeer(say, number('peer', 40), number('time', 1000), seed);
  if (options.has('endings')) tellEndings(say, number('endings', 100));
  const board = options.get('board');
  if (board !== undefined) tellBoards(say, board.split(','));
  if (options.has('first')) tellFirstMoves(say, number('first', 5));
  if (options.has('deep')) {
    tellBoards(say, boardsFor(true));
    for (const side of [3, 4, 5]) tellFirstMoves(say, side);
  }
  if (options.size > 0) return;
  tellSpeed(say);
  tellLateness(say);
  tellBoards(say, boardsFor(false));
  for (const side of [3, 4]) tellFirstMoves(say, side);
  tellEndings(say, 20);
}

/** `--name=value` or `--name`; the value may hold signs of equality itself. */
function readFlag(flag: string): [name: string, value: string] {
  const [name, ...rest] = flag.replace(/^--/, '').split('=');
  return [name, rest.join('=')];
}

function tellLadder(say: Say, games: number, seed: string): void {
  for (const level of [2, 3, 4, 5, 6]) {
    const found = compete(levelPlayer(level), levelPlayer(level - 1), { games, seed, side: 8 });
    say(`level ${level} against level ${level - 1}: ${toldTally(found)}`);
  }
  const found = compete(levelPlayer(6), levelPlayer(2), { games, seed, side: 8 });
  say(`level 6 against level 2: ${toldTally(found)}`);
}

function tellPeer(say: Say, games: number, time: number, seed: string): void {
  const series = { games, seed, side: 8 };
  const found = compete(timedLevel(6, time), uctPlayer(time), series);
  say(`level 6 against plain UCT, ${time} ms of the processor a move each: ${toldTally(found)}`);
}
