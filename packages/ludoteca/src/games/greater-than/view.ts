/** The grid in shapes. Lengths are in cells; a sign opens towards the larger digit. */

import type { Drawing, Point, Shape } from '../../drawing/index.ts';
import type { Cell } from '../../kernel/index.ts';
import { coloursOfLook, type Look, penOfLook, triesOf, tryRole } from '../../puzzle/index.ts';
import { type GreaterThanClues, type GreaterThanDoc, type Sign, sizeOf } from './clues.ts';
import { fillsOfLook, isOfSelected, markAt, pencilOfLook, ringOfLook } from './look.ts';
import { showing } from './showing.ts';
import {
  answersOfMarks,
  crossesOfMarks,
  fillsOfMarks,
  focusOfMarks,
  framesOfMarks,
  isAnswered,
  isReason,
  isRinged,
  isWrong,
  linksOfMarks,
  ringsOfSpare,
} from './step-marks.ts';

const hairline = 0.018;
const boxLine = 0.05;
const outerLine = 0.06;
const outerRadius = 0.1;
const margin = 0.04;

const signHalfWidth = 0.135;
const signDepth = 0.13;
const signStroke = 0.05;
/** Lines leave this much room on both sides of a sign. */
const signGap = 0.2;

const digitSize = 0.56;
const wideDigitSize = 0.46;
/** The signs of a ringed cell, and the edge that parts them from what is behind. */
const ownSignStroke = 0.062;
const signHalo = 0.16;
/** The signs that a step rests on. */
const reasonStroke = 0.075;
/** The signs that two digits go against. */
const brokenStroke = 0.085;

type Run = readonly Point[];

/**
 * The board in shapes.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca';
 * import { themes, toSvg } from 'ludoteca/drawing';
 * import { view } from 'ludoteca/greater-than/view';
 *
 * const { clues } = await greaterThan.make({ size: 4, seed: 1 });
 * console.log(toSvg(view({ clues }), themes.light).slice(0, 4));
 * ```
 *
 * ```text
 * <svg
 * ```
 */
export function view(doc: GreaterThanDoc, look: Look = {}): Drawing {
  const { clues } = doc;
  const size = sizeOf(clues);
  const lines = gridLines(clues);
  const isPointedAt = ({ first, second }: PlacedSign) => isReason(clues, look, first, second);
  const isOwn = ({ first, second }: PlacedSign) =>
    isOfSelected(look, first, second) || isRinged(look, first) || isRinged(look, second);
  const placed = signs(clues);
  const reasons = placed.filter(isPointedAt).map(({ run }) => run);
  const own = placed.filter((sign) => isOwn(sign) && !isPointedAt(sign)).map(({ run }) => run);
  const broken = placed.filter((sign) => isBroken(doc, look, sign)).map(({ run }) => run);
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, w: size, h: size, radius: outerRadius, fill: 'surface' },
    ...fillsOfLook(doc, look),
    ...coloursOfLook(look),
    ...fillsOfMarks(clues, look),
    { kind: 'lines', runs: lines.thin, stroke: 'grid', width: hairline },
    { kind: 'lines', runs: lines.thick, stroke: 'ink', width: boxLine },
    {
      kind: 'rect',
      x: 0,
      y: 0,
      w: size,
      h: size,
      radius: outerRadius,
      stroke: 'ink',
      width: outerLine,
    },
    ...ringOfLook(look),
    ...focusOfMarks(clues, look),
    ...framesOfMarks(look),
    {
      kind: 'lines',
      runs: placed.filter((sign) => !isOwn(sign) && !isPointedAt(sign)).map(({ run }) => run),
      stroke: 'ink2',
      width: signStroke,
      cap: 'round',
    },
    { kind: 'lines', runs: own, stroke: 'surface', width: signHalo, cap: 'round' },
    { kind: 'lines', runs: own, stroke: 'ink', width: ownSignStroke, cap: 'round' },
    { kind: 'lines', runs: reasons, stroke: 'surface', width: signHalo, cap: 'round' },
    { kind: 'lines', runs: reasons, stroke: 'accent', width: reasonStroke, cap: 'round' },
    { kind: 'lines', runs: broken, stroke: 'surface', width: signHalo, cap: 'round' },
    { kind: 'lines', runs: broken, stroke: 'loss', width: brokenStroke, cap: 'round' },
    ...digits(doc, look),
    ...ringsOfSpare(clues, look),
    ...pencilOfLook(doc, look),
    ...crossesOfMarks(doc, look),
    ...answersOfMarks(doc, look),
    ...penOfLook(look),
    ...linksOfMarks(look),
  ];
  return {
    left: -margin,
    top: -margin,
    width: size + 2 * margin,
    height: size + 2 * margin,
    shapes: shapes.filter((shape) => shape.kind !== 'lines' || shape.runs.length > 0),
  };
}

/** Whether a sign is to be shown as wrong: two digits stand against it. */
function isBroken({ clues, grid }: GreaterThanDoc, look: Look, placed: PlacedSign): boolean {
  const { sign, first, second } = placed;
  if (!isWrong(look, first) || !isWrong(look, second)) return false;
  const digitAt = ({ row, col }: Cell) => grid?.digits[row][col] || clues.givens[row][col] || 0;
  const [one, other] = [digitAt(first), digitAt(second)];
  return one > 0 && other > 0 && (sign === '<' ? one >= other : one <= other);
}

/** The lines between cells, broken where a sign stands; thick ones between boxes. */
function gridLines(clues: GreaterThanClues): { thin: Run[]; thick: Run[] } {
  const size = sizeOf(clues);
  const thin: Run[] = [];
  const thick: Run[] = [];
  for (let at = 1; at < size; at++) {
    const upright = stretches(clues.right.map((signs) => signs[at - 1]));
    const level = stretches(clues.down[at - 1]);
    (at % clues.boxCols === 0 ? thick : thin).push(
      ...upright.map(
        ([from, to]): Run => [
          [at, from],
          [at, to],
        ],
      ),
    );
    (at % clues.boxRows === 0 ? thick : thin).push(
      ...level.map(
        ([from, to]): Run => [
          [from, at],
          [to, at],
        ],
      ),
    );
  }
  return { thin, thick };
}

/** What is left of a line along these signs: from gap to gap, in one piece where there is none. */
function stretches(signs: readonly Sign[]): (readonly [from: number, to: number])[] {
  const pieces: (readonly [number, number])[] = [];
  let from = 0;
  for (const [at, sign] of signs.entries()) {
    if (sign === '') continue;
    pieces.push([from, at + 0.5 - signGap]);
    from = at + 0.5 + signGap;
  }
  pieces.push([from, signs.length]);
  return pieces;
}

/** A sign where it is drawn, and the cells that it lies between. */
interface PlacedSign {
  readonly sign: '<' | '>';
  readonly first: Cell;
  readonly second: Cell;
  readonly run: Run;
}

function signs(clues: GreaterThanClues): PlacedSign[] {
  const placed: PlacedSign[] = [];
  for (const [row, line] of clues.right.entries()) {
    for (const [col, sign] of line.entries()) {
      if (sign === '') continue;
      const run = chevron(sign).map(([x, y]): Point => [col + 1 + x, row + 0.5 + y]);
      placed.push({ sign, first: { row, col }, second: { row, col: col + 1 }, run });
    }
  }
  for (const [row, line] of clues.down.entries()) {
    for (const [col, sign] of line.entries()) {
      if (sign === '') continue;
      const run = chevron(sign).map(([x, y]): Point => [col + 0.5 + y, row + 1 + x]);
      placed.push({ sign, first: { row, col }, second: { row: row + 1, col }, run });
    }
  }
  return placed;
}

/** A sign around (0, 0) between a left and a right cell, its apex towards the smaller. */
function chevron(sign: '<' | '>'): Run {
  const apex = sign === '<' ? -signDepth / 2 : signDepth / 2;
  return [
    [-apex, -signHalfWidth],
    [apex, 0],
    [-apex, signHalfWidth],
  ];
}

/** Given digits are heavy, entered ones light; an open cell with struck candidates shows what remains at sight. */
function digits({ clues, grid }: GreaterThanDoc, look: Look): Shape[] {
  const size = sizeOf(clues);
  const shapes: Shape[] = [];
  const tries = triesOf(look);
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const given = clues.givens[row][col];
      const digit = grid?.digits[row][col] || given;
      const struck = grid?.struck?.[row][col] ?? [];
      if (isAnswered(look, { row, col })) continue;
      if (digit !== 0) {
        const contradictsGiven = given !== 0 && digit !== given;
        const level = given === 0 ? (tries.get(`${row},${col}`) ?? 0) : 0;
        const isFaulty = contradictsGiven || isWrong(look, { row, col });
        shapes.push({
          kind: 'text',
          x: col + 0.5,
          y: row + 0.5,
          size: digit > 9 ? wideDigitSize : digitSize,
          text: String(digit),
          fill: isFaulty ? 'loss' : level > 0 ? tryRole(level) : 'ink',
          weight: given === 0 ? 450 : 650,
        });
        if (level > 0 && !isFaulty) shapes.push(tryBars(row, col, level));
      } else if (grid !== undefined && struck.length > 0 && !isPencilled(look, { row, col })) {
        const left = showing.candidates?.(clues, grid, { row, col }) ?? [];
        shapes.push(...left.map((candidate) => markAt(size, row, col, candidate)));
      }
    }
  }
  return shapes;
}

/** Whether the player keeps marks of a cell: they say what is left. */
function isPencilled({ pencilled = [] }: Look, { row, col }: Cell): boolean {
  return pencilled.some(
    ({ cell, corner, centre }) =>
      cell.row === row && cell.col === col && corner.length + centre.length > 0,
  );
}

const tryBar = { from: 0.36, to: 0.64, below: 0.84, step: 0.07, width: 0.03 } as const;

/** Under a digit of a try as many short lines as it is deep, up to three: colour alone does not tell. */
function tryBars(row: number, col: number, level: number): Shape {
  const { from, to, below, step, width } = tryBar;
  const count = ((level - 1) % 3) + 1;
  return {
    kind: 'lines',
    runs: Array.from({ length: count }, (_, at): Run => {
      const y = row + below - (count - 1 - at) * step;
      return [
        [col + from, y],
        [col + to, y],
      ];
    }),
    stroke: tryRole(level),
    width,
    cap: 'round',
  };
}
