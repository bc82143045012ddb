/** Verdicts on the board: a filled square with a tick wins, a dashed ring with a cross loses, a gauge guesses. */

import type { Point, Shape } from 'ludoteca/drawing';
import type { Verdict } from 'ludoteca/game';

export function verdictShapes(place: Point, verdict: Verdict, isBest: boolean): readonly Shape[] {
  const { value, distance } = verdict;
  switch (value) {
    case 'win':
      return [...(isBest ? [bestRing(place)] : []), ...win(place, distance)];
    case 'loss':
      return loss(place, distance);
    case 'draw':
      return draw(place);
    case 'unknown':
      return unknown(place, verdict, isBest);
  }
}

function bestRing([x, y]: Point): Shape {
  return square([x, y], 0.92, 0.19, { stroke: 'win', width: 0.05 });
}

function square(
  [x, y]: Point,
  side: number,
  radius: number,
  ink: Pick<Extract<Shape, { kind: 'rect' }>, 'fill' | 'stroke' | 'width' | 'dash'>,
): Shape {
  return { kind: 'rect', x: x - side / 2, y: y - side / 2, w: side, h: side, radius, ...ink };
}

function win([x, y]: Point, distance: number | undefined): Shape[] {
  const [size, up] = distance === undefined ? [1.5, 0] : [1, 0.15];
  const tick: Point[] = [
    [x - 0.13 * size, y + 0.02 * size - up],
    [x - 0.04 * size, y + 0.11 * size - up],
    [x + 0.13 * size, y - 0.09 * size - up],
  ];
  return [
    square([x, y], 0.78, 0.14, { fill: 'win' }),
    { kind: 'lines', runs: [tick], stroke: 'on-win', width: 0.07 * size, cap: 'round' },
    ...number([x, y + 0.17], distance, 'on-win'),
  ];
}

function loss([x, y]: Point, distance: number | undefined): Shape[] {
  const [arm, up] = distance === undefined ? [0.13, 0] : [0.09, 0.16];
  return [
    {
      kind: 'circle',
      x,
      y,
      r: 0.39,
      fill: 'tile',
      stroke: 'loss',
      width: 0.045,
      dash: [0.1225, 0.0817],
    },
    {
      kind: 'lines',
      runs: [
        [
          [x - arm, y - arm - up],
          [x + arm, y + arm - up],
        ],
        [
          [x + arm, y - arm - up],
          [x - arm, y + arm - up],
        ],
      ],
      stroke: 'loss',
      width: 0.065,
      cap: 'round',
    },
    ...number([x, y + 0.15], distance, 'loss'),
  ];
}

function draw([x, y]: Point): Shape[] {
  return [
    square([x, y], 0.7, 0.35, { fill: 'surface', stroke: 'ink2', width: 0.04 }),
    { kind: 'text', x, y, size: 0.4, text: '=', fill: 'ink2', weight: 650 },
  ];
}

/** A chance in percent over a bar of that length; nothing but a question mark where there is no guess. */
function unknown([x, y]: Point, { estimate, isRough }: Verdict, isBest: boolean): Shape[] {
  if (estimate === undefined) {
    return [{ kind: 'text', x, y, size: 0.4, text: '?', fill: 'ink3', weight: 550 }];
  }
  const half = 0.22;
  const end = x - half + 2 * half * Math.min(1, Math.max(0, estimate));
  const bar = (to: number): Point[] => [
    [x - half, y + 0.16],
    [to, y + 0.16],
  ];
  return [
    ...(isBest ? [square([x, y], 0.8, 0.4, { stroke: 'accent', width: 0.045 })] : []),
    {
      kind: 'text',
      x,
      y: y - 0.07,
      size: 0.27,
      text: isRough ? '≈' : String(Math.round(estimate * 100)),
      fill: isBest ? 'accent' : 'ink2',
      weight: isBest ? 650 : 550,
    },
    { kind: 'lines', runs: [bar(x + half)], stroke: 'grid', width: 0.05, cap: 'round' },
    { kind: 'lines', runs: [bar(end)], stroke: 'accent', width: 0.05, cap: 'round' },
  ];
}

function number(
  [x, y]: Point,
  distance: number | undefined,
  fill: 'on-win' | 'loss',
): readonly Shape[] {
  if (distance === undefined) return [];
  const text = String(distance);
  return [{ kind: 'text', x, y, size: 0.34, text, fill, weight: 650 }];
}
