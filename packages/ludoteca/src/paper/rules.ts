/** The rules of a game on paper. */

import type { AnyKind } from '../document/index.ts';
import type { Language } from '../kernel/index.ts';
import { linesOf } from './lines.ts';
import type { PageItem, PageMetrics } from './page.ts';
import { bodyOf } from './page-frame.ts';
import type { Paper } from './papers.ts';

const heading = { size: 15, weight: 650 } as const;
const type = { size: 11, weight: 450 } as const;
const leading = 16.5;
/** Longer lines are hard to read. */
const widest = 430;

/** What stands on each of the pages that the rules take. */
export function* ruleBodies(
  metrics: PageMetrics,
  paper: Paper,
  kind: Pick<AnyKind, 'name' | 'rules'>,
  language: Language,
): Iterable<PageItem[]> {
  const { x, y: top, width, height } = bodyOf(paper);
  const bottom = top + height;
  let y = top + heading.size + 8;
  let items: PageItem[] = [
    { kind: 'text', x, y, ...heading, text: kind.name[language], fill: 'ink' },
  ];
  y += leading * 1.6;
  for (const paragraph of kind.rules[language].split(/\n\s*\n/)) {
    for (const text of linesOf(metrics, paragraph, Math.min(width, widest), type)) {
      if (y > bottom) {
        yield items;
        items = [];
        y = top + type.size + 8;
      }
      items.push({ kind: 'text', x, y, ...type, text, fill: 'ink' });
      y += leading;
    }
    y += leading * 0.5;
  }
  yield items;
}
