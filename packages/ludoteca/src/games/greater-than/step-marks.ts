/**
 * What a step points out on the board: a ring for what follows, grey boxes for the digits and dashed
 * ones for the strikes it rests on, its houses tinted, its signs stronger; and what is wrong underlined.
 */

import type { Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import type { StepMarks } from '../../puzzle/index.ts';
import { type GreaterThanClues, type GreaterThanDoc, sizeOf } from './clues.ts';
import { boardOf, cellAt, signCells } from './deduce/constraints.ts';
import { markAt } from './look.ts';

const ringWidth = 0.09;
const frameWidth = 0.04;
const frameInset = 0.1;
const frameRadius = 0.09;
const answerSize = 0.56;
const wideAnswerSize = 0.46;

/** Fills behind the lines: the houses of the reasons, then the cells of the conclusion. */
export function fillsOfMarks(clues: GreaterThanClues, marks: StepMarks): Shape[] {
  const size = sizeOf(clues);
  const houses = (marks.because ?? []).flatMap((reason): Shape[] => {
    if (!('constraint' in reason) || reason.constraint >= 3 * size) return [];
    const cells = boardOf(clues).houses[reason.constraint];
    const first = cellAt(size, cells[0]);
    const last = cellAt(size, cells[cells.length - 1]);
    const w = last.col - first.col + 1;
    const h = last.row - first.row + 1;
    return [{ kind: 'rect', x: first.col, y: first.row, w, h, fill: 'sunken', opacity: 0.62 }];
  });
  const tinted = conclusionCells(marks).map(
    ({ row, col }): Shape => ({ kind: 'rect', x: col, y: row, w: 1, h: 1, fill: 'tint2' }),
  );
  return [...houses, ...tinted];
}

/** Boxes around facts, and the ring around what follows; drawn before the signs. */
export function framesOfMarks(marks: StepMarks): Shape[] {
  const frames = (marks.because ?? []).flatMap((reason): Shape[] => {
    if (!('cell' in reason)) return [];
    const frame = {
      ...insideOf(reason.cell, frameInset),
      radius: frameRadius,
      width: frameWidth,
    };
    return 'is' in reason
      ? [{ ...frame, stroke: 'ink2' }]
      : [{ ...frame, stroke: 'ink3', dash: [0.12, 0.09] }];
  });
  const rings = conclusionCells(marks).map(
    (cell): Shape => ({
      ...insideOf(cell, ringWidth / 2),
      radius: frameRadius,
      stroke: 'accent',
      width: ringWidth,
    }),
  );
  return [...frames, ...rings];
}

function insideOf({ row, col }: Cell, inset: number) {
  const side = 1 - 2 * inset;
  return { kind: 'rect', x: col + inset, y: row + inset, w: side, h: side } as const;
}

/** Each cell of the conclusion once. */
function conclusionCells({ conclusion = [] }: StepMarks): Cell[] {
  return conclusion
    .map(({ cell }) => cell)
    .filter((cell, at, all) => all.findIndex((other) => isSame(cell, other)) === at);
}

/** Whether the sign between two cells is one of the reasons. */
export function isReason(
  clues: GreaterThanClues,
  { because = [] }: StepMarks,
  first: Cell,
  second: Cell,
): boolean {
  const size = sizeOf(clues);
  return because.some((reason) => {
    if (!('constraint' in reason) || reason.constraint < 3 * size) return false;
    const [one, other] = signCells(size, reason.constraint);
    return isSame(cellAt(size, one), first) && isSame(cellAt(size, other), second);
  });
}

/** Whether there is a ring around the cell. */
export function isRinged({ conclusion = [] }: StepMarks, cell: Cell): boolean {
  return conclusion.some((fact) => isSame(fact.cell, cell));
}

/** Whether a digit is to be written here by the step, so that nothing else should be. */
export function isAnswered({ conclusion = [] }: StepMarks, cell: Cell): boolean {
  return conclusion.some((fact) => 'is' in fact && isSame(fact.cell, cell));
}

export function isWrong({ wrong = [] }: StepMarks, cell: Cell): boolean {
  return wrong.some((other) => isSame(cell, other));
}

function isSame(one: Cell, other: Cell): boolean {
  return one.row === other.row && one.col === other.col;
}

/** What follows, in its cells: the digit, or the candidates struck through. And what is wrong, underlined. */
export function answersOfMarks({ clues, grid }: GreaterThanDoc, marks: StepMarks): Shape[] {
  const size = sizeOf(clues);
  const answers = (marks.conclusion ?? []).flatMap((fact): Shape[] => {
    const { row, col } = fact.cell;
    if ('is' in fact) return [answer(fact.cell, fact.is)];
    // Where candidates are shown, those to be struck are among them already.
    const areShown = (grid?.struck?.[row][col] ?? []).length > 0;
    return fact.not.flatMap((digit) => {
      const mark = markAt(size, row, col, digit);
      return [...(areShown ? [] : [mark]), stroke(mark)];
    });
  });
  return [...answers, ...(marks.wrong ?? []).map(underline)];
}

function answer({ row, col }: Cell, digit: number): Shape {
  return {
    kind: 'text',
    x: col + 0.5,
    y: row + 0.5,
    size: digit > 9 ? wideAnswerSize : answerSize,
    text: String(digit),
    fill: 'accent',
    weight: 650,
  };
}

/** A line through a mark. */
function stroke(mark: Extract<Shape, { readonly kind: 'text' }>): Shape {
  const reach = mark.size * 0.45;
  return {
    kind: 'lines',
    runs: [
      [
        [mark.x - reach, mark.y + reach],
        [mark.x + reach, mark.y - reach],
      ],
    ],
    stroke: 'accent',
    width: 0.035,
    cap: 'round',
  };
}

/** A wavy line under the digit: what is wrong is told by more than a colour. */
function underline({ row, col }: Cell): Shape {
  const waves = 6;
  const run = Array.from(
    { length: waves + 1 },
    (_, at) =>
      [col + 0.26 + (0.48 * at) / waves, row + 0.83 + (at % 2 === 0 ? 0.025 : -0.025)] as const,
  );
  return { kind: 'lines', runs: [run], stroke: 'loss', width: 0.04, cap: 'round' };
}
