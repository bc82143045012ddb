/**
 * Verdicts on the board, in the colour of the side to move: a filled square with a tick wins, a dashed ring with a
 * cross loses, a gauge guesses. What is best has the strongest tint, what is as good a weaker one, and the rest fade.
 */

import type { Point, Role, Shape } from 'ludoteca/drawing';
import type { Side, Verdict } from 'ludoteca/game';
import type { Weight } from './verdicts.ts';

export interface VerdictLook {
  /** The side whose move it is. */
  readonly side: Side;
  readonly weight: Weight;
}

/** The colours of a side, from the strongest to the weakest, and what is written on the strongest. */
interface Inks {
  readonly strong: Role;
  readonly edge: Role;
  readonly tint: Role;
  readonly ink: Role;
  readonly on: Role;
}

const inks: Readonly<Record<Side, Inks>> = {
  0: { strong: 'first', edge: 'first', tint: 'first-tint', ink: 'first-ink', on: 'on-first' },
  1: {
    strong: 'second',
    edge: 'second-edge',
    tint: 'second-tint',
    ink: 'second-ink',
    on: 'on-second',
  },
};

export function verdictShapes(place: Point, verdict: Verdict, look: VerdictLook): readonly Shape[] {
  switch (verdict.value) {
    case 'win':
      return win(place, verdict.distance, look);
    case 'loss':
      return loss(place, verdict.distance, look);
    case 'draw':
      return draw(place);
    case 'unknown':
      return unknown(place, verdict, look);
  }
}

function square(
  [x, y]: Point,
  side: number,
  radius: number,
  ink: Pick<Extract<Shape, { kind: 'rect' }>, 'fill' | 'stroke' | 'width' | 'dash'>,
): Shape {
  return { kind: 'rect', x: x - side / 2, y: y - side / 2, w: side, h: side, radius, ...ink };
}

function win(
  [x, y]: Point,
  distance: number | undefined,
  { side, weight }: VerdictLook,
): readonly Shape[] {
  const { strong, edge, tint, ink, on } = inks[side];
  const isBest = weight === 'best';
  const [size, up] = distance === undefined ? [1.5, 0] : [1, 0.15];
  const tick: Point[] = [
    [x - 0.13 * size, y + 0.02 * size - up],
    [x - 0.04 * size, y + 0.11 * size - up],
    [x + 0.13 * size, y - 0.09 * size - up],
  ];
  return [
    ...(isBest ? [square([x, y], 0.92, 0.19, { stroke: edge, width: 0.05 })] : []),
    square(
      [x, y],
      0.78,
      0.14,
      isBest
        ? { fill: strong, stroke: edge, width: 0.03 }
        : { fill: tint, stroke: edge, width: 0.03 },
    ),
    {
      kind: 'lines',
      runs: [tick],
      stroke: isBest ? on : ink,
      width: 0.07 * size,
      cap: 'round',
    },
    ...number([x, y + 0.17], distance, isBest ? on : ink, 0.34),
  ];
}

/** Where every move loses, the one that holds out longest stands out; else those that lose fade. */
function loss(
  [x, y]: Point,
  distance: number | undefined,
  { weight }: VerdictLook,
): readonly Shape[] {
  const isFaint = weight === 'faint';
  const [arm, up] = distance === undefined ? [0.13, 0] : [0.09, 0.16];
  const scale = isFaint ? 0.8 : 1;
  const stroke = isFaint ? 'ink3' : 'loss';
  const cross = (from: -1 | 1): Point[] => [
    [x - arm * scale, y + (from * arm - up) * scale],
    [x + arm * scale, y + (-from * arm - up) * scale],
  ];
  return [
    {
      kind: 'circle',
      x,
      y,
      r: 0.39 * scale,
      fill: 'tile',
      stroke: isFaint ? 'grid' : 'loss',
      width: isFaint ? 0.03 : 0.045,
      dash: [0.1225, 0.0817],
    },
    {
      kind: 'lines',
      runs: [cross(-1), cross(1)],
      stroke,
      width: isFaint ? 0.045 : 0.065,
      cap: 'round',
    },
    ...number([x, y + 0.15 * scale], distance, stroke, 0.34 * scale),
  ];
}

function draw([x, y]: Point): readonly Shape[] {
  return [
    square([x, y], 0.7, 0.35, { fill: 'surface', stroke: 'ink2', width: 0.04 }),
    { kind: 'text', x, y, size: 0.4, text: '=', fill: 'ink2', weight: 650 },
  ];
}

/** A chance in percent over a bar of that length; nothing but a question mark where there is no guess. */
function unknown(
  [x, y]: Point,
  { estimate, isRough }: Verdict,
  { side, weight }: VerdictLook,
): readonly Shape[] {
  const { strong, edge, tint, ink } = inks[side];
  if (estimate === undefined) {
    return [{ kind: 'text', x, y, size: 0.4, text: '?', fill: 'ink3', weight: 550 }];
  }
  if (weight === 'faint') return [{ kind: 'circle', x, y, r: 0.06, fill: 'grid' }];
  const isBest = weight === 'best';
  const half = 0.22;
  const end = x - half + 2 * half * Math.min(1, Math.max(0, estimate));
  const bar = (to: number): Point[] => [
    [x - half, y + 0.16],
    [to, y + 0.16],
  ];
  return [
    ...(isBest ? [square([x, y], 0.8, 0.4, { fill: tint, stroke: edge, width: 0.045 })] : []),
    {
      kind: 'text',
      x,
      y: y - 0.07,
      size: 0.27,
      text: isRough ? '≈' : String(Math.round(estimate * 100)),
      fill: isBest ? ink : 'ink2',
      weight: isBest ? 650 : 550,
    },
    { kind: 'lines', runs: [bar(x + half)], stroke: 'grid', width: 0.05, cap: 'round' },
    { kind: 'lines', runs: [bar(end)], stroke: strong, width: 0.05, cap: 'round' },
  ];
}

function number(
  [x, y]: Point,
  distance: number | undefined,
  fill: Role,
  size: number,
): readonly Shape[] {
  if (distance === undefined) return [];
  return [{ kind: 'text', x, y, size, text: String(distance), fill, weight: 650 }];
}
