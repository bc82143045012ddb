/** One board in its part of a page: a caption above, the board, and below or beside it its code. */

import type { Drawing } from '../drawing/index.ts';
import { linesOf, shortened } from './lines.ts';
import type { PageItem, PageMetrics } from './page.ts';
import { points } from './papers.ts';

export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Caption {
  readonly number: number;
  readonly text: string;
  /** The short code, where it is to be shown. */
  readonly code?: string;
  /** The address that opens it. */
  readonly link?: string;
  /** Rules of its own, between the caption and the board. */
  readonly rules?: string;
}

const numberType = { size: 11.5, weight: 650 } as const;
const captionType = { size: 10, weight: 450 } as const;
const captionHeight = 19;
const rulesType = { size: 9, weight: 450 } as const;
const rulesLine = 12;
/** Rules of one's own never take more of a slot than this. */
const mostOfSlot = 1 / 3;
const codeType = { size: 6.5, weight: 450, isCode: true } as const;
const codeLine = 8.5;
/** A code that takes more lines than this is of no use to whoever would have to type it. */
const mostCodeLines = 3;
const gap = 8;

/** A square of a QR code is at least this wide, so that telephones see it. */
const leastModule = points(0.35);
/** Links that are longer give squares that are too fine for paper. */
const longestLink = 1200;

/** A board never grows beyond this, so that a small one does not fill a page. */
const largestCell = points(22);

interface Arrangement {
  readonly cell: number;
  /** Room for the QR code and the code: beside the board, or below it. */
  readonly beside: boolean;
  readonly qr: number;
  readonly codeLines: readonly string[];
  /** The lines of its own rules, and where the board begins under them. */
  readonly rulesLines: readonly string[];
  readonly headHeight: number;
}

/** How large a cell of the drawing is in a slot. */
export function cellIn(
  metrics: PageMetrics,
  drawing: Drawing,
  slot: Pick<Slot, 'width' | 'height'>,
  caption: Omit<Caption, 'number' | 'text'>,
): number {
  return arrange(metrics, drawing, slot, caption).cell;
}

/** The better of the two places for the code: the one that leaves the board larger. */
function arrange(
  metrics: PageMetrics,
  drawing: Drawing,
  { width, height }: Pick<Slot, 'width' | 'height'>,
  { code, link, rules = '' }: Omit<Caption, 'number' | 'text'>,
): Arrangement {
  const rulesLines = rules
    .split('\n')
    .flatMap((line) => linesOf(metrics, line, width, rulesType))
    .slice(0, Math.floor((height * mostOfSlot) / rulesLine));
  const headHeight =
    captionHeight + (rulesLines.length > 0 ? rulesLines.length * rulesLine + 6 : 0);
  const head = { rulesLines, headHeight };
  const hasQr = link !== undefined && link.length <= longestLink;
  const qr = hasQr ? metrics.qrModules(link) * leastModule : 0;
  const boardHeight = height - headHeight;
  const cellOf = (w: number, h: number) =>
    Math.min(largestCell, w / drawing.width, h / drawing.height);
  const lines = (room: number) => {
    if (code === undefined || room < 60) return [];
    const all = linesOf(metrics, code, room, codeType);
    return all.length > mostCodeLines ? [] : all;
  };

  const belowWidth = width - (hasQr ? qr + gap : 0);
  const belowLines = lines(belowWidth);
  const belowHeight = Math.max(qr, belowLines.length * codeLine);
  const below: Arrangement = {
    cell: cellOf(width, boardHeight - belowHeight - (belowHeight > 0 ? gap / 2 : 0)),
    beside: false,
    qr,
    codeLines: belowLines,
    ...head,
  };
  if (!hasQr) return below;
  const besideLines = lines(width);
  const beside: Arrangement = {
    cell: cellOf(width - qr - gap, boardHeight - besideLines.length * codeLine - gap / 2),
    beside: true,
    qr,
    codeLines: besideLines,
    ...head,
  };
  return beside.cell > below.cell ? beside : below;
}

/** The board with its caption, in the middle of its slot. */
export function itemsIn(
  metrics: PageMetrics,
  drawing: Drawing,
  slot: Slot,
  caption: Caption,
): PageItem[] {
  const arranged = arrange(metrics, drawing, slot, caption);
  const { cell, beside, qr, codeLines, rulesLines, headHeight } = arranged;
  const board = { width: drawing.width * cell, height: drawing.height * cell };
  const wide = board.width + (beside ? gap + qr : 0);
  const x = slot.x + (slot.width - wide) / 2;
  const y = slot.y + headHeight;
  const { link } = caption;
  const open = link === undefined ? {} : { link };
  const codeY = y + board.height + gap / 2;
  // Lines begin with the board, unless they are so long that they must begin before it.
  const beginOf = (wanted: number) => Math.max(slot.x, Math.min(x, slot.x + slot.width - wanted));
  const widest = (lines: readonly string[], type: typeof codeType | typeof rulesType) =>
    Math.max(0, ...lines.map((text) => metrics.widthOf(text, type)));
  const codeWidth = widest(codeLines, codeType);
  const codeX = beginOf(codeWidth + (beside || qr === 0 ? 0 : gap + qr));
  const rulesX = beginOf(widest(rulesLines, rulesType));
  const qrPlace = beside
    ? { x: x + board.width + gap, y }
    : { x: Math.max(x + board.width - qr, codeX + codeWidth + gap), y: codeY };
  return [
    ...captionItems(metrics, caption, slot, x, wide),
    ...rulesLines.map(
      (text, index): PageItem => ({
        kind: 'text',
        x: rulesX,
        y: slot.y + captionHeight + rulesType.size + index * rulesLine,
        ...rulesType,
        text,
        fill: 'ink2',
      }),
    ),
    { kind: 'drawing', x, y, cell, drawing },
    ...codeLines.map(
      (text, index): PageItem => ({
        kind: 'text',
        x: codeX,
        y: codeY + codeType.size + 1 + index * codeLine,
        ...codeType,
        text,
        fill: 'ink3',
        ...open,
      }),
    ),
    ...(link !== undefined && qr > 0 ? [{ kind: 'qr', ...qrPlace, size: qr, link } as const] : []),
  ];
}

/** The number in bold and what it is; as wide as the board, or as the slot where the board is narrow. */
function captionItems(
  metrics: PageMetrics,
  { number, text, link }: Caption,
  slot: Slot,
  left: number,
  wide: number,
): PageItem[] {
  const figure = String(number);
  const start = metrics.widthOf(figure, numberType) + 7;
  const room = Math.max(wide, Math.min(slot.width, 120)) - start;
  const x = Math.max(slot.x, Math.min(left, slot.x + slot.width - room - start));
  const y = slot.y + numberType.size;
  return [
    {
      kind: 'text',
      x,
      y,
      ...numberType,
      text: figure,
      fill: 'ink',
      ...(link !== undefined && { link }),
    },
    {
      kind: 'text',
      x: x + start,
      y,
      ...captionType,
      text: shortened(metrics, text, room, captionType),
      fill: 'ink',
    },
  ];
}
