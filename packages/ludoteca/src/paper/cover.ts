/** The first page of a book: its title, and one of its boards. */

import type { Drawing } from '../drawing/index.ts';
import { linesOf } from './lines.ts';
import type { PageItem, PageMetrics } from './page.ts';
import { marginOf } from './page-frame.ts';
import type { Paper } from './papers.ts';

export function coverItems(
  metrics: PageMetrics,
  paper: Paper,
  title: string,
  subtitles: readonly string[],
  drawing: Drawing,
): PageItem[] {
  const x = 2 * marginOf(paper);
  const width = paper.width - 2 * x;
  const titleType = { size: paper.width * 0.062, weight: 650 } as const;
  const textType = { size: paper.width * 0.022, weight: 450 } as const;
  const items: PageItem[] = [];
  let y = paper.height * 0.16;
  for (const text of linesOf(metrics, title, width, titleType)) {
    items.push({ kind: 'text', x, y, ...titleType, text, fill: 'ink' });
    y += titleType.size * 1.15;
  }
  items.push({
    kind: 'line',
    from: [x, y - 12],
    to: [x + width, y - 12],
    width: 1.5,
    stroke: 'ink',
  });
  y += textType.size;
  for (const text of subtitles.flatMap((line) => linesOf(metrics, line, width, textType))) {
    items.push({ kind: 'text', x, y, ...textType, text, fill: 'ink2' });
    y += textType.size * 1.5;
  }
  const bottom = paper.height - 2 * marginOf(paper);
  const room = Math.min(width, bottom - y - textType.size);
  const cell = Math.min(room / drawing.width, room / drawing.height);
  items.push({
    kind: 'drawing',
    x: x + (width - drawing.width * cell) / 2,
    y: bottom - drawing.height * cell,
    cell,
    drawing,
  });
  return items;
}
