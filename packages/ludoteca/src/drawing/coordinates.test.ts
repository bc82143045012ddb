import { describe, expect, it } from 'vitest';
import { withCoordinates, withoutCoordinates } from './coordinates.ts';
import type { Drawing, Shape } from './drawing.ts';
import { extentOf, trimmed } from './extent.ts';
import { withVerdicts } from './verdict-marks.ts';

const board: Shape = { kind: 'rect', x: 0, y: 0, w: 3, h: 2, stroke: 'ink', width: 0.1 };
const drawing: Drawing = { left: -0.1, top: -0.1, width: 3.2, height: 2.2, shapes: [board] };

function textsOf({ shapes }: Drawing): string[] {
  return shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));
}

describe('coordinates', () => {
  it('number the rows and columns outside of all that is there', () => {
    const named = withCoordinates(drawing);
    expect(textsOf(named)).toEqual(['1', '2', '3', '1', '2']);
    expect(named.left).toBeLessThan(drawing.left);
    for (const shape of named.shapes.slice(1)) {
      const { right, bottom } = extentOf(shape);
      expect(right < drawing.left || bottom < drawing.top).toBe(true);
    }
  });

  it('lie within the drawing, however many rows there are', () => {
    for (const height of [9, 10, 50, 400]) {
      const tall = withCoordinates({ ...drawing, height }, { row: 'L', col: 'C' });
      for (const shape of tall.shapes.slice(1)) {
        expect(extentOf(shape).left).toBeGreaterThanOrEqual(tall.left);
      }
    }
  });

  it('are taken away, and the room they took', () => {
    const named = withCoordinates(drawing);
    const inside: Shape = { kind: 'text', x: 1, y: 1, size: 0.5, text: 'N', fill: 'ink' };
    const bare = withoutCoordinates({ ...named, shapes: [...named.shapes, inside] });
    expect(textsOf(bare)).toEqual(['N']);
    expect(bare.width).toBeCloseTo(3.14);
    expect(bare.height).toBeCloseTo(2.14);
  });
});

describe('the extent of shapes', () => {
  it.each<[Shape, readonly number[]]>([
    [board, [-0.05, -0.05, 3.05, 2.05]],
    [{ kind: 'circle', x: 1, y: 1, r: 0.5, fill: 'ink' }, [0.5, 0.5, 1.5, 1.5]],
    [
      {
        kind: 'lines',
        runs: [
          [
            [1, 2],
            [0, 3],
          ],
        ],
        stroke: 'ink',
        width: 0.2,
      },
      [-0.1, 1.9, 1.1, 3.1],
    ],
    [
      { kind: 'text', x: 1, y: 1, size: 1, text: 'ab', fill: 'ink', anchor: 'start' },
      [1, 0.5, 2.2, 1.5],
    ],
    [
      { kind: 'text', x: 1, y: 1, size: 1, text: 'ab', fill: 'ink', anchor: 'end' },
      [-0.2, 0.5, 1, 1.5],
    ],
  ])('%j', (shape, expected) => {
    const { left, top, right, bottom } = extentOf(shape);
    for (const [index, value] of expected.entries())
      expect([left, top, right, bottom][index]).toBeCloseTo(value);
  });

  it('of nothing leaves a drawing as it is', () => {
    const empty = { ...drawing, shapes: [] };
    expect(trimmed(empty)).toBe(empty);
  });
});

describe('verdicts on moves', () => {
  it('differ by shape, not by colour alone', () => {
    const kindsOf = (value: 'win' | 'loss' | 'draw' | 'unknown') =>
      withVerdicts({ ...drawing, shapes: [] }, [{ at: [0.5, 0.5], value, label: '3' }]).shapes.map(
        (shape) => (shape.kind !== 'text' && shape.dash ? 'dashed' : shape.kind),
      );
    expect(kindsOf('win')).toEqual(['rect', 'text']);
    expect(kindsOf('loss')).toEqual(['circle', 'dashed', 'text']);
    expect(kindsOf('draw')).toEqual(['circle', 'text']);
    expect(kindsOf('unknown')).toEqual(['text']);
  });
});
