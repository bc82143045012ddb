import { describe, expect, it } from 'vitest';
import type { Drawing, Shape } from './drawing.ts';
import { toSvg } from './svg.ts';
import { themes } from './themes.ts';

function drawingOf(...shapes: Shape[]): Drawing {
  return { left: -0.5, top: 0, width: 2, height: 1, shapes };
}

/** The element of a shape in the light theme. */
function element(shape: Shape): string {
  return toSvg(drawingOf(shape), themes.light).split('\n')[1];
}

describe('a drawing as SVG', () => {
  it('has a frame in hundredths of a cell and a size in pixels', () => {
    const svg = toSvg(drawingOf(), themes.light, { cellSize: 30 });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="-50 0 200 100" /);
    expect(svg).toContain(' width="60" height="30" role="img"');
    expect(svg).toMatch(/<\/svg>\n$/);
  });

  it('has a title when it is given one, with its signs escaped', () => {
    expect(toSvg(drawingOf(), themes.light)).not.toContain('<title>');
    expect(toSvg(drawingOf(), themes.light, { title: 'a < b & "c" >\u0007 d\ud800' })).toContain(
      '<title>a &lt; b &amp; &quot;c&quot; &gt; d\ufffd</title>',
    );
  });

  it.each<[string, Shape, string]>([
    [
      'a filled rectangle',
      { kind: 'rect', x: 0, y: 0.5, w: 1, h: 2, radius: 0.1, fill: 'surface' },
      '<rect x="0" y="50" width="100" height="200" rx="10" fill="#ffffff"/>',
    ],
    [
      'a dashed circle',
      {
        kind: 'circle',
        x: 1,
        y: 1,
        r: 0.39,
        stroke: 'loss',
        width: 0.045,
        dash: [0.12, 0.08],
        opacity: 0.5,
      },
      '<circle cx="100" cy="100" r="39" fill="none" stroke="#b3261e" stroke-width="4.5" stroke-dasharray="12 8" opacity="0.5"/>',
    ],
    [
      'runs of lines',
      {
        kind: 'lines',
        runs: [
          [
            [0, 0],
            [0, 1],
            [1, 1],
          ],
          [
            [0.1, 0.2],
            [0.3, 0.4],
          ],
        ],
        stroke: 'ink',
        width: 0.05,
        cap: 'round',
      },
      '<path d="M0 0V100H100M10 20L30 40" fill="none" stroke="#131722" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
    ],
    [
      'a closed run',
      {
        kind: 'lines',
        runs: [
          [
            [0, 0],
            [1, 0.5],
            [0, 1],
          ],
        ],
        closed: true,
        fill: 'first',
      },
      '<path d="M0 0L100 50L0 100Z" fill="#1c46b0"/>',
    ],
    [
      'a word on the left of its place',
      { kind: 'text', x: 1, y: 1, size: 0.5, text: '<', fill: 'ink3', weight: 650, anchor: 'end' },
      '<text x="100" y="118" font-size="50" font-weight="650" text-anchor="end" fill="#5e6678">&lt;</text>',
    ],
  ])('draws %s', (_what, shape, expected) => {
    expect(element(shape)).toBe(expected);
  });

  it('rounds to hundredths of a unit, without a minus before nothing', () => {
    const shape = { kind: 'circle', x: 1 / 3, y: -0.00001, r: 0.1 + 0.2, fill: 'win' } as const;
    expect(element(shape)).toBe('<circle cx="33.33" cy="0" r="30" fill="#0a6e55"/>');
  });
});

describe('the themes', () => {
  it('colour the same roles', () => {
    expect(Object.keys(themes.dark)).toEqual(Object.keys(themes.light));
    expect(Object.keys(themes.ink)).toEqual(Object.keys(themes.light));
  });

  it('print in black and white', () => {
    expect(new Set(Object.values(themes.ink))).toEqual(new Set(['#000000', '#ffffff']));
  });
});
