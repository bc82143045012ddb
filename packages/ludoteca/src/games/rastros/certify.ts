/**
 * The replies by which somebody wins from a start, as an explicit list that a stranger's program walks
 * through: `proofs/rastros.c` is one, and tells what the lines mean.
 *
 * The opening book merges positions by our own canonical form, and its digits mean nothing without our
 * walk; here each position stands as it is met. Only mirror images in the diagonal are one.
 */

import type { WinCertification, WinCertifying } from '../../game/index.ts';
import { cellName } from './cells.ts';
import { classicBook, classicStart } from './opening-book/book.ts';
import {
  apply,
  initial,
  moves,
  outcome,
  type RastrosParams,
  type RastrosState,
  type Side,
} from './rules.ts';
import { LiveSolver, standsBeforeGoal } from './solve/index.ts';

/** From this ply on the checker is left to find the way by itself, on boards that it can search. */
const listedPlies = 5;
/** On larger boards only the classic start is proven, by its book. */
const largestSolved = 7;

/** A reply of the winner, or nothing where the checker is left to it. */
type Choose = (state: RastrosState) => number | undefined;

export async function certify(
  params: RastrosParams,
  { effort, write }: WinCertifying,
): Promise<WinCertification> {
  const start = initial(params);
  const classic = classicStart();
  if (start.size === classic.size && start.stone === classic.stone) {
    const book = await classicBook();
    return list(start, 'south', (state) => book.reply(state), write);
  }
  if (start.size > largestSolved) return { kind: 'unsolved' };
  const solver = new LiveSolver(start);
  const first = solver.solve(start, effort);
  if (first === undefined) return { kind: 'undecided' };
  const winner = first.value === 'win' ? 'north' : 'south';
  const choose: Choose = (state) => {
    if (state.blocked.length >= listedPlies) return undefined;
    const proven = solver.solve(state, effort);
    return proven?.value === 'win' ? proven.move : undefined;
  };
  const answer = list(start, winner, choose, write);
  return effort.stopped === undefined ? answer : { kind: 'undecided' };
}

function list(
  start: RastrosState,
  winner: Side,
  choose: Choose,
  write: (chunk: string) => void,
): WinCertification {
  const { size } = start;
  write(`rastros ${size} ${cellName(start.stone, size)} ${winner}\n`);
  const seen = new Set<string>();
  const waiting = start.toMove === winner ? [start] : repliesTo(start);
  let replies = 0;
  for (const state of waiting) {
    if (outcome(state) !== undefined || standsBeforeGoal(state)) continue;
    const name = nameOf(state, (cell) => cell);
    if (seen.has(name)) continue;
    seen.add(name);
    seen.add(nameOf(state, (cell) => (cell % size) * size + Math.floor(cell / size)));
    const reply = choose(state);
    if (reply === undefined) continue;
    replies++;
    write(`${name} ${cellName(reply, size)}\n`);
    const after = apply(state, reply);
    if (outcome(after) === undefined) waiting.push(...repliesTo(after));
  }
  return { kind: 'won', winner: winner === 'north' ? 0 : 1, replies };
}

function repliesTo(state: RastrosState): RastrosState[] {
  return moves(state).map((move) => apply(state, move));
}

/** The black cells as a hexadecimal number (bit 8 · rank + file, whatever the size), and the stone. */
function nameOf({ blocked, stone, size }: RastrosState, to: (cell: number) => number): string {
  const bitOf = (cell: number) => BigInt(8 * Math.floor(cell / size) + (cell % size));
  const black = blocked.reduce((set, cell) => set | (1n << bitOf(to(cell))), 0n);
  return `${black.toString(16)} ${cellName(to(stone), size)}`;
}
