import { readFileSync } from 'node:fs';
import { type Drawing, themes } from 'ludoteca/drawing';
import { gameDocument, makeProblem, openMatch } from 'ludoteca/game';
import { rastros } from 'ludoteca/rastros';
import { squex } from 'ludoteca/squex';
import { describe, expect, it } from 'vitest';
import type { CanvasPen } from './canvas.ts';
import {
  cellSize,
  drawOnCanvas,
  entryOf,
  fontAddresses,
  matchBoard,
  pageOf,
  svgOf,
  withDensity,
  zoomOf,
} from './index.ts';
import { openPdf } from './pdf.ts';

const drawing: Drawing = {
  left: -0.5,
  top: 0,
  width: 2,
  height: 1,
  shapes: [
    { kind: 'rect', x: 0, y: 0, w: 1, h: 1, fill: 'tile', stroke: 'wall', width: 0.1 },
    { kind: 'circle', x: 0.5, y: 0.5, r: 0.3, fill: 'first', opacity: 0.5 },
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
      width: 0.05,
      dash: [0.2, 0.1],
    },
    { kind: 'text', x: 0.5, y: 0.5, size: 0.5, text: 'é', fill: 'ink', weight: 650 },
  ],
};

/** A pen that tells what was done with it, with what it was dipped in. */
function tellingPen(): { readonly pen: CanvasPen; readonly told: string[] } {
  const told: string[] = [];
  const state: Record<string, unknown> = {};
  const pen = new Proxy(state, {
    get: (_, name) => {
      const key = String(name);
      if (key in state) return state[key];
      return (...words: readonly unknown[]) => {
        const dip = { fill: 'fillStyle', stroke: 'strokeStyle', fillText: 'font' }[key];
        const ink = dip === undefined ? '' : ` ${state[dip]} ${state.globalAlpha}`;
        told.push(`${key} ${words.join(' ')}${ink}`);
      };
    },
    set: (_, name, value) => {
      state[String(name)] = value;
      return true;
    },
  });
  // A stand-in that answers to every name.
  return { pen: pen as unknown as CanvasPen, told };
}

describe('a drawing on a canvas', () => {
  it('is painted shape by shape, in its colours', () => {
    const { pen, told } = tellingPen();
    drawOnCanvas(pen, drawing, themes.light, 10);
    const { light } = themes;
    expect(told).toContain('rect 5 0 10 10');
    expect(told).toContain(`fill  ${light.tile} 1`);
    expect(told).toContain(`stroke  ${light.wall} 1`);
    expect(told).toContain(`fill  ${light.first} 0.5`);
    expect(told.filter((line) => line === 'closePath ')).toHaveLength(1);
    expect(told).toContain('setLineDash 2,1');
    expect(told.at(-1)).toMatch(/^fillText é 10 6\.[78]\d* 600 5px Inter 1$/);
  });
});

describe('a picture', () => {
  it('is as large as its cells, or as wide as it is told to be', () => {
    expect(cellSize({}, drawing)).toBe(48);
    expect(cellSize({ cell: 10 }, drawing)).toBe(10);
    expect(cellSize({ width: 100 }, drawing)).toBe(50);
    expect(zoomOf({ scale: 2 })).toBe(2);
    expect(zoomOf({ scale: 1, dpi: 300 })).toBe(3.125);
    expect(pageOf(drawing, { cell: 96 })).toMatchObject({ width: 144, height: 72 });
  });

  it('has a background unless none is wanted, and no hues in ink', () => {
    const look = { title: 'x', theme: 'light', isTransparent: false } as const;
    expect(svgOf(drawing, look)).toContain('<rect x="-50" y="0" width="200" height="100"');
    expect(svgOf(drawing, { ...look, isTransparent: true })).not.toContain(
      'width="200" height="100" fill',
    );
    const colours = new Set(svgOf(drawing, { ...look, theme: 'ink' }).match(/#[0-9a-f]{6}/g));
    expect([...colours].sort()).toEqual(['#000000', '#ffffff']);
  });

  it('in PNG says how large it is on paper', () => {
    const header = new Uint8Array(8 + 25);
    const marked = withDensity(new Uint8Array([...header, 1, 2, 3]), 300);
    expect(marked).toHaveLength(8 + 25 + 21 + 3);
    const view = new DataView(marked.buffer);
    expect(view.getUint32(33 + 8)).toBe(11811);
    // The sum that other programs write for 300 dots to the inch.
    expect(view.getUint32(33 + 17)).toBe(0x78a53f76);
  });

  it('of a match marks the last move where that is wanted', () => {
    const match = openMatch(rastros, { size: 7, start: 24 });
    const moved = match.play(match.legalMoves[0]);
    const marked = matchBoard(rastros, moved, { hasLast: true });
    const plain = matchBoard(rastros, moved, { hasLast: false, hasCoordinates: false });
    expect(marked.shapes.length).toBeGreaterThan(plain.shapes.length);
    expect(plain.width).toBeLessThan(marked.width);
  });
});

describe('a page of paper', () => {
  it('is the same bytes wherever they go', async () => {
    const fonts = {
      regular: readFileSync(fontAddresses.regular),
      bold: readFileSync(fontAddresses.bold),
    };
    const written = async () => {
      const parts: Uint8Array[] = [];
      const sink = { write: (bytes: Uint8Array) => void parts.push(bytes), settle: async () => {} };
      const pdf = openPdf(sink, fonts, { title: 'Três', language: 'pt', theme: 'ink' });
      await pdf.page(pageOf(drawing, {}));
      await pdf.end();
      return Buffer.concat(parts);
    };
    const first = await written();
    expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(first.equals(await written())).toBe(true);
  });

  it('holds a game with whose turn it is, its code and its link', () => {
    const match = openMatch(rastros, { size: 7, start: 24 });
    const options = { hasLevel: true, hasCode: true, base: 'https://example.org/' };
    const entry = entryOf(match.document(), { ...options, language: 'pt' });
    expect(entry.remark).toBe('Joga Norte');
    expect(entry.link).toBe(`https://example.org/#${entry.code}`);
  });
});

describe('a problem on paper', () => {
  const made = makeProblem(squex, { params: { rows: 5, cols: 5 }, level: 'easy' }, 'paper');
  if (!made.ok) throw new Error(made.error.code);
  const { problem } = made.value;
  const options = { language: 'en', hasLevel: true, hasCode: false } as const;

  it('has its answer on white, since a mark in black would be a stone of Blue in ink', () => {
    const entry = entryOf(gameDocument(squex, { kind: 'problem', problem }), options);
    const mark = entry.solution?.().shapes.findLast(({ kind }) => kind === 'circle');
    expect(themes.ink[mark?.fill ?? 'ink']).not.toBe(themes.ink.first);
    expect(themes.ink[mark?.kind === 'circle' ? (mark.stroke ?? 'tile') : 'tile']).toBe(
      themes.ink.ink,
    );
  });

  it('says that its line goes on where not all of it is told', () => {
    const long = makeProblem(rastros, { params: { size: 6, start: 21 }, level: 'expert' }, 'paper');
    if (!long.ok) throw new Error(long.error.code);
    const { line = [] } = long.value.problem;
    expect(line.length).toBeGreaterThan(5);
    const answerOf = (told: readonly number[]) => {
      const shown = { kind: 'problem', problem: { ...long.value.problem, line: told } } as const;
      return entryOf(gameDocument(rastros, shown), options).answer;
    };
    expect(answerOf(line)).toMatch(/^(\w+ ){5}…$/);
    expect(answerOf(line.slice(0, 5))).not.toContain('…');
  });
});
