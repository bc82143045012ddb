/**
 * What a step points out on the board: a ring for what follows, grey boxes for the digits and dashed
 * ones for the strikes it rests on, its houses tinted, its signs stronger; where to look framed, crosses
 * where a digit cannot stand, numbers for the links of an argument; and what is wrong underlined.
 */

import { numberBadge, type Shape } from '../../drawing/index.ts';
import type { Cell, Where } from '../../kernel/index.ts';
import type { Look, StepMarks } from '../../puzzle/index.ts';
import { type GreaterThanClues, type GreaterThanDoc, sizeOf } from './clues.ts';
import { boardOf, cellAt, signCells } from './deduce/constraints.ts';
import { markAt } from './look.ts';

const ringWidth = 0.09;
const frameWidth = 0.04;
const frameInset = 0.1;
const frameRadius = 0.09;
const answerSize = 0.56;
const wideAnswerSize = 0.46;
const focusWidth = 0.07;
const crossReach = 0.1;
const arrowGap = 0.34;
const arrowHead = 0.16;

/** Fills behind the lines: the houses of the reasons, then the cells of the conclusion. */
export function fillsOfMarks(clues: GreaterThanClues, marks: StepMarks): Shape[] {
  const size = sizeOf(clues);
  const focus = (marks.focus ?? []).map(
    (where): Shape => ({ kind: 'rect', ...boundsOf(clues, where), fill: 'tint', opacity: 0.8 }),
  );
  const named = (marks.because ?? []).flatMap((reason): Shape[] => {
    if (!('constraint' in reason) || reason.constraint >= 3 * size) return [];
    const bounds = boundsOfHouse(clues, reason.constraint);
    return [{ kind: 'rect', ...bounds, fill: 'sunken', opacity: 0.62 }];
  });
  // Where a coach says what to look at, that is enough.
  const houses = marks.focus === undefined ? named : focus;
  const tinted = conclusionCells(marks).map(
    ({ row, col }): Shape => ({ kind: 'rect', x: col, y: row, w: 1, h: 1, fill: 'tint2' }),
  );
  return [...houses, ...tinted];
}

/** The rectangle of a place on the board. */
function boundsOf(clues: GreaterThanClues, where: Where) {
  const size = sizeOf(clues);
  switch (where.kind) {
    case 'row':
      return boundsOfHouse(clues, where.index);
    case 'column':
      return boundsOfHouse(clues, size + where.index);
    case 'box':
      return boundsOfHouse(clues, 2 * size + where.index);
    case 'cell':
      return { x: where.col, y: where.row, w: 1, h: 1 };
    default:
      throw new Error(`${where.kind} is no place on a board`);
  }
}

/** Houses are numbered rows first, then columns, then boxes. */
function boundsOfHouse(clues: GreaterThanClues, house: number) {
  const size = sizeOf(clues);
  const cells = boardOf(clues).houses[house];
  const first = cellAt(size, cells[0]);
  const last = cellAt(size, cells[cells.length - 1]);
  return { x: first.col, y: first.row, w: last.col - first.col + 1, h: last.row - first.row + 1 };
}

/** A frame around the place to look at first; drawn before the signs. */
export function focusOfMarks(clues: GreaterThanClues, { focus = [] }: StepMarks): Shape[] {
  return focus.slice(0, 1).map(
    (where): Shape => ({
      kind: 'rect',
      ...boundsOf(clues, where),
      stroke: 'accent',
      width: focusWidth,
    }),
  );
}

/** Crosses in the other open cells of the house to look at, where a digit can only go in one. */
export function crossesOfMarks({ clues, grid }: GreaterThanDoc, marks: StepMarks): Shape[] {
  const { conclusion = [], focus: [where] = [] } = marks;
  const [fact] = conclusion;
  const isHouse = where?.kind === 'row' || where?.kind === 'column' || where?.kind === 'box';
  if (!isHouse || conclusion.length !== 1 || !('is' in fact)) return [];
  const { x, y, w, h } = boundsOf(clues, where);
  const crosses: Shape[] = [];
  for (let row = y; row < y + h; row++) {
    for (let col = x; col < x + w; col++) {
      const isFilled = Boolean(grid?.digits[row][col] || clues.givens[row][col]);
      if (!isFilled && !isSame({ row, col }, fact.cell)) crosses.push(cross(row, col));
    }
  }
  return crosses;
}

function cross(row: number, col: number): Shape {
  const [x, y] = [col + 0.5, row + 0.5];
  return {
    kind: 'lines',
    runs: [
      [
        [x - crossReach, y - crossReach],
        [x + crossReach, y + crossReach],
      ],
      [
        [x - crossReach, y + crossReach],
        [x + crossReach, y - crossReach],
      ],
    ],
    stroke: 'ink2',
    width: 0.035,
    cap: 'round',
  };
}

/** Arrows between cells that are not neighbours (signs are seen by themselves), and the numbers of the links. */
export function linksOfMarks({ arrows = [], numbers = [] }: StepMarks): Shape[] {
  const far = arrows.filter(
    ({ from, to }) => Math.abs(from.row - to.row) + Math.abs(from.col - to.col) > 1,
  );
  return [
    ...far.flatMap(({ from, to }) => arrow(from, to)),
    ...numbers.flatMap(({ cell, number }) => numberBadge(cell.row, cell.col, number)),
  ];
}

/** From near the middle of a cell to near the middle of another, with a head. */
function arrow(from: Cell, to: Cell): Shape[] {
  const [dx, dy] = [to.col - from.col, to.row - from.row];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const start = [from.col + 0.5 + ux * arrowGap, from.row + 0.5 + uy * arrowGap] as const;
  const end = [to.col + 0.5 - ux * arrowGap, to.row + 0.5 - uy * arrowGap] as const;
  const wing = (turn: 1 | -1) =>
    [
      end[0] - arrowHead * (ux + turn * 0.6 * uy),
      end[1] - arrowHead * (uy - turn * 0.6 * ux),
    ] as const;
  return [
    {
      kind: 'lines',
      runs: [
        [start, end],
        [wing(1), end, wing(-1)],
      ],
      stroke: 'accent',
      width: 0.05,
      cap: 'round',
      opacity: 0.85,
    },
  ];
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

/** Rings around signs and given digits that could be left out. */
export function ringsOfSpare(clues: GreaterThanClues, { spare = [] }: Look): Shape[] {
  const size = sizeOf(clues);
  return spare.flatMap((clue): Shape[] => {
    if ('cell' in clue) {
      const { row, col } = clue.cell;
      return [spareRing(col + 0.5, row + 0.5, 0.37)];
    }
    if (clue.constraint < 3 * size) return [];
    const [one, other] = signCells(size, clue.constraint).map((cell) => cellAt(size, cell));
    return [spareRing((one.col + other.col + 1) / 2, (one.row + other.row + 1) / 2, 0.21)];
  });
}

function spareRing(x: number, y: number, r: number): Shape {
  return { kind: 'circle', x, y, r, stroke: 'second-edge', width: 0.035, dash: [0.09, 0.06] };
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
