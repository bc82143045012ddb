/**
 * Whether what somebody did to the puzzle or the problem of a day leads to its solution, and whether a person can have
 * done it in that time. It cannot be told whether they did it alone, or had seen the solution elsewhere.
 */

import type { Match, Move } from 'ludoteca/game';
import { fail, ok, type Result } from 'ludoteca/kernel';
import type { Edit, Sheet } from 'ludoteca/puzzle';
import type { Step } from '../protocol/index.ts';

/** What a list tells of it. */
export interface Solved {
  readonly ms: number;
  readonly hints: number;
  readonly wrong: number;
}

/** Why a time is not put on a list. */
export type Unlikely =
  /** What was done does not belong to this puzzle or problem. */
  | 'steps'
  /** It does not lead to the solution. */
  | 'unsolved'
  /** The times go backwards. */
  | 'times'
  /** Nobody is so fast. */
  | 'fast';

/** Whoever types or presses has a tenth of a second for each; a little more is let pass, since clocks are uneven. */
const mostChangesInASecond = 12;
/** Each cell of a board takes a tenth of a second at least: to see it, and to fill it, alone or with others. */
const leastForACell = 100;
/** A problem is looked at for a second before its first move, and a refutation for a moment before the next. */
const leastForFirstMove = 1000;
const leastForNextMove = 300;

/** What was done to a puzzle, from its sheet as it was at the start. */
export function checkEntries(sheet: Sheet, steps: readonly Step[]): Result<Solved, Unlikely> {
  const open = new Map(sheet.cells.map((cell) => [`${cell.row},${cell.col}`, cell]));
  const last = new Map<string, Edit>();
  const changes: number[] = [];
  for (const step of steps) {
    if ('isHint' in step) continue;
    if (!('entries' in step)) return fail('steps');
    changes.push(step.at);
    for (const [row, col, value] of step.entries) {
      const cell = open.get(`${row},${col}`);
      const isValue = value === null || sheet.values.includes(value);
      if (cell === undefined || !isValue) return fail('steps');
      last.set(`${row},${col}`, { kind: 'entry', cell, value: value ?? undefined });
    }
  }
  if (!sheet.edit([...last.values()]).isSolved) return fail('unsolved');
  const isCrowded = changes.some((at, index) => changes[index + mostChangesInASecond] - at < 1000);
  return timed(steps, { wrong: 0, least: open.size * leastForACell, isCrowded });
}

/** What was tried in a problem, whose answer is the only right move. */
export function checkMoves(
  start: Match,
  answer: Move,
  steps: readonly Step[],
): Result<Solved, Unlikely> {
  const tried: Move[] = [];
  const times: number[] = [];
  for (const step of steps) {
    if ('isHint' in step) continue;
    const move = 'move' in step ? start.read(step.move) : undefined;
    if (move === undefined || !move.ok) return fail('steps');
    tried.push(move.value);
    times.push(step.at);
  }
  // Whoever has found it tries no more.
  if (tried.length === 0 || tried.indexOf(answer) !== tried.length - 1) return fail('unsolved');
  const isCrowded = times.some((at, index) =>
    index === 0 ? at < leastForFirstMove : at - times[index - 1] < leastForNextMove,
  );
  return timed(steps, { wrong: tried.length - 1, least: leastForFirstMove, isCrowded });
}

function timed(
  steps: readonly Step[],
  found: { readonly wrong: number; readonly least: number; readonly isCrowded: boolean },
): Result<Solved, Unlikely> {
  if (steps.some(({ at }, index) => at < (steps[index - 1]?.at ?? 0))) return fail('times');
  const ms = steps.at(-1)?.at ?? 0;
  if (found.isCrowded || ms < found.least) return fail('fast');
  return ok({ ms, wrong: found.wrong, hints: steps.filter((step) => 'isHint' in step).length });
}
