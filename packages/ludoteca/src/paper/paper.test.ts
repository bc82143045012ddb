import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noughts } from '../../test/games/noughts/index.ts';
import type { Drawing } from '../drawing/index.ts';
import { type BookEntry, type BookSetting, book } from './book.ts';
import { linesOf, shortened } from './lines.ts';
import type { Page, PageItem, PageMetrics } from './page.ts';
import { divisions, papers } from './papers.ts';
import { roomFault } from './room.ts';

/** A metrics whose letters are all half as wide as they are high. */
const metrics: PageMetrics = {
  widthOf: (text, { size }) => text.length * size * 0.5,
  qrModules: (text) => 25 + Math.ceil(text.length / 10),
};
const plain = { size: 10, weight: 450 } as const;
const [a5, a4] = papers;

function boardOf(cells: number): Drawing {
  const shapes = [{ kind: 'rect', x: 0, y: 0, w: cells, h: cells, fill: 'surface' }] as const;
  return { left: 0, top: 0, width: cells, height: cells, shapes };
}

function entryOf(over: Partial<BookEntry> = {}): BookEntry {
  const drawing = boardOf(9);
  return { kind: noughts, drawing, solution: () => drawing, code: 'xy1abcdefghijklm', ...over };
}

async function* several(count: number, over?: Partial<BookEntry>): AsyncGenerator<BookEntry> {
  for (let index = 0; index < count; index++) yield entryOf(over);
}

async function pagesOf(
  entries: AsyncIterable<BookEntry>,
  over: Partial<BookSetting> = {},
): Promise<Page[]> {
  const setting: BookSetting = {
    metrics,
    paper: a4,
    division: divisions[2],
    title: 'Title',
    language: 'en',
    hasRules: true,
    hasSolutions: true,
    hasNames: true,
    ...over,
  };
  const pages: Page[] = [];
  for await (const page of book(entries, setting)) pages.push(page);
  return pages;
}

function textsOf(page: Page): string[] {
  return page.items.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
}

/** The right and bottom end of an item, as far as it is known. */
function endOf(item: PageItem): readonly [number, number] {
  switch (item.kind) {
    case 'drawing':
      return [item.x + item.drawing.width * item.cell, item.y + item.drawing.height * item.cell];
    case 'text': {
      const width = metrics.widthOf(item.text, item);
      return [item.anchor === 'end' ? item.x : item.x + width, item.y];
    }
    case 'line':
      return item.to;
    case 'qr':
      return [item.x + item.size, item.y + item.size];
  }
}

describe('lines', () => {
  it('fit, and hold all the words', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 30, max: 300 }),
        (text, width) => {
          const lines = linesOf(metrics, text, width, plain);
          for (const line of lines) expect(metrics.widthOf(line, plain)).toBeLessThanOrEqual(width);
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
        },
      ),
      { seed: 1, numRuns: 200 },
    );
  });

  it('end in dots when they are cut', () => {
    expect(shortened(metrics, 'short', 100, plain)).toBe('short');
    expect(shortened(metrics, 'rather long a text', 50, plain)).toBe('rather lo…');
  });
});

describe('a book', () => {
  it('has the rules, the boards in order, and their solutions', async () => {
    const pages = await pagesOf(several(6, { remark: 'easy' }));
    expect(pages.map((page) => textsOf(page)[0])).toEqual(['Rules', 'Title', 'Title', 'Solutions']);
    expect(textsOf(pages[0])).toContain('Make three in a row.');
    const captions = textsOf(pages[1]).filter((text) => /^\d$/.test(text));
    expect(captions).toEqual(['1', '2', '3', '4']);
    expect(textsOf(pages[1])).toContain('Noughts and crosses · Easy');
    expect(textsOf(pages[1])).toContain('xy1abcdefghijklm');
    expect(textsOf(pages[1])).toContain('One solution each. Solutions at the end.');
    expect(textsOf(pages[3]).filter((text) => /^\d$/.test(text))).toEqual([...'123456']);
    expect(pages.map((page) => textsOf(page).at(-1))).toEqual(
      [1, 2, 3, 4].map((number) => `ludoteca · ${number}`),
    );
  });

  it('leaves out what it is asked to, and begins with a cover', async () => {
    const bare = { hasRules: false, hasSolutions: false, hasNames: false, cover: ['two boards'] };
    const pages = await pagesOf(several(2), bare);
    expect(pages).toHaveLength(2);
    expect(textsOf(pages[0])).toEqual(['Title', 'two boards']);
    expect(textsOf(pages[1])).not.toContain('Name');
    expect(textsOf(pages[1])).toContain('One solution each.');
  });

  it('tells how a proof is made again from a code, where the foot has room for it', async () => {
    const plainFoot = 'One solution each. Solutions at the end.';
    const whole = `${plainFoot} Proof: ludoteca certify CODE --out FOLDER`;
    const footsOf = async (isProvable: boolean, paper = a4) => {
      const pages = await pagesOf(several(1, { isProvable }), { paper, division: divisions[0] });
      return pages.flatMap(textsOf).filter((text) => text.startsWith('One solution'));
    };
    expect(await footsOf(true)).toEqual([whole]);
    expect(await footsOf(false)).toEqual([plainFoot]);
    expect(await footsOf(true, a5)).toEqual([plainFoot]);
  });

  it('tells the rules that an author gave a puzzle, above its board and never in most of its room', async () => {
    const rules = 'No 1 beside a 2.\nNo 3 in a corner.';
    const [plainPage] = await pagesOf(several(1), { hasRules: false });
    const [page] = await pagesOf(several(1, { rules }), { hasRules: false });
    expect(textsOf(page)).toContain('No 1 beside a 2.');
    expect(textsOf(page)).toContain('No 3 in a corner.');
    const boardOn = ({ items }: Page) => items.find(({ kind }) => kind === 'drawing');
    const [before, after] = [boardOn(plainPage), boardOn(page)];
    if (before?.kind !== 'drawing' || after?.kind !== 'drawing') throw new Error('no board');
    expect(after.y).toBeGreaterThan(before.y);
    const [full] = await pagesOf(several(1, { rules: 'word '.repeat(2000) }), { hasRules: false });
    const least = boardOn(full);
    if (least?.kind !== 'drawing') throw new Error('no board');
    expect(least.cell).toBeGreaterThan(before.cell / 3);
  });

  it('tells what is asked where the board begins', async () => {
    const rules = 'Find it.';
    const division = divisions.find(({ perPage }) => perPage === 6) ?? divisions[0];
    const [page] = await pagesOf(several(1, { rules }), { hasRules: false, division });
    const board = page.items.find(({ kind }) => kind === 'drawing');
    const asked = page.items.find((item) => item.kind === 'text' && item.text === rules);
    if (board?.kind !== 'drawing' || asked?.kind !== 'text') throw new Error('no board');
    expect(asked.x).toBe(board.x);
  });

  it('claims no solution of what has none', async () => {
    const { solution: _, ...entry } = entryOf();
    async function* one() {
      yield entry;
    }
    const pages = await pagesOf(one(), { hasRules: false });
    expect(pages).toHaveLength(1);
    expect(textsOf(pages[0]).join()).not.toContain('solution');
  });

  it.each(papers.flatMap((paper) => divisions.map((division) => [paper, division] as const)))(
    'keeps to the paper: $called',
    async (paper, division) => {
      const link = `https://example.org/#${'x'.repeat(60)}`;
      for (const over of [{}, { link }, { link, code: 'y'.repeat(400) }]) {
        const pages = await pagesOf(several(9, over), { paper, division, cover: ['x'] });
        for (const page of pages) {
          expect([page.width, page.height]).toEqual([paper.width, paper.height]);
          for (const item of page.items) {
            const [right, bottom] = endOf(item);
            expect(right).toBeLessThanOrEqual(paper.width);
            expect(bottom).toBeLessThanOrEqual(paper.height);
          }
        }
      }
    },
  );

  it('shows a QR code up to 1,200 characters of link', async () => {
    const qrsOf = async (length: number) => {
      const link = 'x'.repeat(length);
      const [page] = await pagesOf(several(1, { link }), {
        hasRules: false,
        division: divisions[0],
      });
      return page.items.filter(({ kind }) => kind === 'qr').length;
    };
    expect(await qrsOf(1200)).toBe(1);
    expect(await qrsOf(1201)).toBe(0);
  });
});

describe('room', () => {
  const asked = { metrics, paper: a5, division: divisions[4], language: 'en' } as const;

  it('is enough for a small board', () => {
    expect(roomFault(asked, boardOf(9), {})).toBeUndefined();
  });

  it('is told where it would be enough', () => {
    expect(roomFault(asked, boardOf(60), {})).toMatchObject({
      code: 'paper.board-too-large',
      args: { paper: 'A5', perPage: 8, least: 2.5, fits: 'A4 and 1 per page' },
    });
  });

  it('is nowhere for a board that is too large for any paper', () => {
    const fault = roomFault(asked, boardOf(300), {});
    expect(fault).toMatchObject({ code: 'paper.board-too-large-anywhere', args: { paper: 'A3' } });
    const most = Number(fault?.args.most);
    expect(roomFault(asked, boardOf(most), {})?.code).toBe('paper.board-too-large');
    expect(roomFault(asked, boardOf(most + 1), {})?.code).toBe('paper.board-too-large-anywhere');
  });
});
