/** What every page of a book has: its edges, a head and a foot. */

import type { Language } from '../kernel/index.ts';
import { shortened } from './lines.ts';
import type { PageItem, PageMetrics } from './page.ts';
import type { Paper } from './papers.ts';
import { paperPhrases } from './phrases.ts';
import type { Slot } from './slot.ts';

const headHeight = 38;
const footHeight = 26;
/** A long title is set smaller, down to this, before it is cut. */
const titleSizes = { usual: 16, least: 10.5 };

export function marginOf({ width }: Paper): number {
  return width * 0.0555;
}

/** What is left for boards and words. */
export function bodyOf(paper: Paper): Slot {
  const margin = marginOf(paper);
  return {
    x: margin,
    y: margin + headHeight,
    width: paper.width - 2 * margin,
    height: paper.height - 2 * margin - headHeight - footHeight,
  };
}

/** A title on the left, a line below it; on the right, lines to write name and date on. */
export function headItems(
  metrics: PageMetrics,
  paper: Paper,
  title: string,
  language: Language | undefined,
): PageItem[] {
  const { x, width } = bodyOf(paper);
  const top = marginOf(paper);
  const baseline = top + 17;
  const blanks =
    language === undefined ? [] : blankItems(metrics, x + width, baseline, width, language);
  const room = width * (language === undefined ? 1 : 0.45);
  const usual = metrics.widthOf(title, { size: titleSizes.usual, weight: 650 });
  const fitting = titleSizes.usual * Math.min(1, room / Math.max(1, usual));
  const titleType = { size: Math.max(titleSizes.least, fitting), weight: 650 } as const;
  return [
    {
      kind: 'text',
      x,
      y: baseline,
      ...titleType,
      text: shortened(metrics, title, room + 0.01, titleType),
      fill: 'ink',
    },
    ...blanks,
    {
      kind: 'line',
      from: [x, top + 26],
      to: [x + width, top + 26],
      width: 1.5,
      stroke: 'ink',
    },
  ];
}

function blankItems(
  metrics: PageMetrics,
  right: number,
  baseline: number,
  width: number,
  language: Language,
): PageItem[] {
  const type = { size: 9.5, weight: 450 } as const;
  const items: PageItem[] = [];
  let end = right;
  for (const [key, length] of [
    ['date', width * 0.12],
    ['name', width * 0.21],
  ] as const) {
    const text = paperPhrases.say(key, {}, language);
    const start = end - length - metrics.widthOf(text, type) - 6;
    items.push(
      { kind: 'text', x: start, y: baseline, ...type, text, fill: 'ink' },
      {
        kind: 'line',
        from: [end - length, baseline + 1.5],
        to: [end, baseline + 1.5],
        width: 0.75,
        stroke: 'ink',
      },
    );
    end = start - 16;
  }
  return items;
}

const footType = { size: 8.5, weight: 450 } as const;

/** Whether words fit into the foot, beside the number of the page. */
export function fitsFoot(metrics: PageMetrics, paper: Paper, words: string): boolean {
  const beside = metrics.widthOf('ludoteca · 0000', footType) + 12;
  return metrics.widthOf(words, footType) + beside <= bodyOf(paper).width;
}

export function footItems(paper: Paper, words: string, page: number): PageItem[] {
  const { x, width } = bodyOf(paper);
  const y = paper.height - marginOf(paper);
  const type = { kind: 'text', y, ...footType, fill: 'ink2' } as const;
  return [
    { kind: 'line', from: [x, y - 13], to: [x + width, y - 13], width: 0.75, stroke: 'ink' },
    { ...type, x, text: words },
    { ...type, x: x + width, text: `ludoteca · ${page}`, anchor: 'end' },
  ];
}
