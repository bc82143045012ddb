import { type CanvasPen, drawOnCanvas } from '@ludoteca/render';
import { type Drawing, type Shape, themes } from 'ludoteca/drawing';
import { describe, expect, it } from 'vitest';
import { painterOf } from './painter.ts';

/** A canvas that tells what was traced, written, filled and stroked on it, and with what. */
function tellingPen() {
  const told: string[] = [];
  const state: Record<string, unknown> = {};
  const dips: Readonly<Record<string, readonly string[]>> = {
    fill: ['fillStyle', 'globalAlpha'],
    stroke: ['strokeStyle', 'globalAlpha', 'lineWidth', 'lineCap', 'lineJoin'],
    fillText: ['fillStyle', 'textAlign', 'textBaseline'],
  };
  const pen = new Proxy(state, {
    get: (_, name) => {
      const key = String(name);
      return (...words: readonly unknown[]) => {
        const dipped = (dips[key] ?? []).map((each) => state[each]);
        told.push([key, ...words, ...dipped].join(' '));
      };
    },
    set: (_, name, value) => {
      state[String(name)] = value;
      return true;
    },
  });
  // A stand-in that answers to every name.
  return { pen: pen as unknown as CanvasPen & CanvasRenderingContext2D, told };
}

const shapes: readonly Shape[] = [
  { kind: 'rect', x: 0, y: 0, w: 2, h: 1, fill: 'tile', stroke: 'wall', width: 0.1 },
  { kind: 'rect', x: 0.5, y: 0.25, w: 0.5, h: 0.5, radius: 0.125, fill: 'tint', opacity: 0.5 },
  { kind: 'circle', x: 1.5, y: 0.5, r: 0.25, stroke: 'accent', width: 0.05, dash: [0.25, 0.125] },
  {
    kind: 'lines',
    runs: [
      [
        [0, 0],
        [1, 1],
        [1, 0],
      ],
    ],
    closed: true,
    cap: 'round',
    stroke: 'ink',
    width: 0.1,
  },
  { kind: 'text', x: 0.5, y: 0.5, size: 0.5, text: '7', fill: 'ink', weight: 650, anchor: 'end' },
];
const drawing: Drawing = { left: -0.5, top: -0.25, width: 3, height: 2, shapes };
const whole = { left: -0.5, top: -0.25, right: 2.5, bottom: 1.75 };

describe('a painter', () => {
  it('draws every shape as it is drawn in a file', () => {
    const file = tellingPen();
    drawOnCanvas(file.pen, drawing, themes.light, 16);
    const board = tellingPen();
    const placing = { scale: 16, offsetX: 8, offsetY: 4 };
    painterOf(shapes).paint(board.pen, whole, placing, (role) => themes.light[role]);
    const marks = (told: readonly string[]) => told.filter((line) => !line.startsWith('beginPath'));
    expect(marks(board.told)).toEqual(marks(file.told));
    expect(file.told).toContain('moveTo 36 12');
  });

  it('leaves out what is not in sight, and nothing that reaches into it', () => {
    const { pen, told } = tellingPen();
    const part = { left: 0.3, top: 0.3, right: 0.5, bottom: 0.7 };
    painterOf(shapes).paint(pen, part, { scale: 16, offsetX: 0, offsetY: 0 }, () => 'red');
    expect(told.some((line) => line.startsWith('arc'))).toBe(false);
    expect(told.some((line) => line.startsWith('fillText 7'))).toBe(true);
    expect(told.some((line) => line.startsWith('roundRect'))).toBe(true);
  });

  it('paints shapes of one ink in one stroke', () => {
    const { pen, told } = tellingPen();
    const dots = Array.from(
      { length: 5 },
      (_, x): Shape => ({ kind: 'circle', x, y: 0, r: 0.1, fill: 'ink' }),
    );
    const row = { left: 0, top: 0, right: 9, bottom: 1 };
    painterOf(dots).paint(pen, row, { scale: 8, offsetX: 0, offsetY: 0 }, () => 'red');
    expect(told.filter((line) => line.startsWith('fill '))).toHaveLength(1);
    expect(told.filter((line) => line.startsWith('moveTo'))).toHaveLength(5);
  });
});
