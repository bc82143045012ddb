import { describe, expect, it } from 'vitest';
import type { Drawing, Shape } from './drawing.ts';
import { inInk } from './in-ink.ts';
import { toSvg } from './svg.ts';
import { themes } from './themes.ts';

function inkOf(...shapes: Shape[]): readonly Shape[] {
  return inInk({ left: 0, top: 0, width: 2, height: 2, shapes }).shapes;
}

const square = { kind: 'rect', x: 0, y: 0, w: 1, h: 1 } as const;

describe('a drawing in ink', () => {
  it('is black and white and nothing between', () => {
    const roles = Object.keys(themes.ink) as (keyof typeof themes.ink)[];
    const drawing: Drawing = {
      left: 0,
      top: 0,
      width: 1,
      height: 1,
      shapes: roles.flatMap((fill): Shape[] => [
        { ...square, fill, stroke: fill, width: 0.1, opacity: 0.4 },
        { kind: 'circle', x: 0.5, y: 0.5, r: 0.5, fill },
      ]),
    };
    const svg = toSvg(inInk(drawing), themes.ink);
    expect(svg).not.toContain('opacity');
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#000000', '#ffffff']));
  });

  it('hatches tints, and pale fills the denser the less pale', () => {
    const linesOf = (shape: Shape) => {
      const [paper, lines] = inkOf(shape);
      expect(paper).toEqual({ ...square, fill: 'surface' });
      if (lines?.kind !== 'lines') throw new Error('not hatched');
      return lines.runs.length;
    };
    expect(linesOf({ ...square, fill: 'tint' })).toBeGreaterThan(5);
    const palest = linesOf({ ...square, fill: 'accent', opacity: 0.2 });
    expect(linesOf({ ...square, fill: 'accent', opacity: 0.5 })).toBeGreaterThan(palest);
    expect(inkOf({ ...square, fill: 'accent', opacity: 0.9 })).toEqual([
      { ...square, fill: 'accent' },
    ]);
  });

  it('tells the stones of the players apart however pale they are', () => {
    for (const fill of ['first', 'second'] as const) {
      expect(inkOf({ ...square, fill, opacity: 0.3 })).toEqual(inkOf({ ...square, fill }));
    }
    expect(inkOf({ ...square, fill: 'first' })).not.toEqual(inkOf({ ...square, fill: 'second' }));
  });

  it('keeps the edge of what it hatches', () => {
    expect(inkOf({ ...square, fill: 'tint', stroke: 'ink', width: 0.1 }).at(-1)).toEqual({
      ...square,
      stroke: 'ink',
      width: 0.1,
    });
  });

  it('draws pale lines thin, and hairlines dotted', () => {
    expect(inkOf({ ...square, stroke: 'ink', width: 0.2, opacity: 0.5 })).toEqual([
      { ...square, stroke: 'ink', width: 0.1 },
    ]);
    expect(inkOf({ ...square, stroke: 'grid', width: 0.02 })[0]).toMatchObject({
      dash: expect.any(Array),
    });
  });

  it('leaves letters alone', () => {
    const text = { kind: 'text', x: 0, y: 0, size: 1, text: 'a', fill: 'ink3' } as const;
    expect(inkOf(text)).toEqual([text]);
  });
});
