/** Whether a board can be read on a page, and where it could be if it cannot. */

import type { Drawing } from '../drawing/index.ts';
import type { Language, Notice } from '../kernel/index.ts';
import { slotAt } from './book.ts';
import type { PageMetrics } from './page.ts';
import { type Division, divisions, millimetres, type Paper, papers, points } from './papers.ts';
import { paperPhrases } from './phrases.ts';
import { type Caption, cellIn } from './slot.ts';

/** Smaller cells, in millimetres, can neither be read nor written in. */
const leastCell = 2.5;

export interface RoomAsked {
  readonly metrics: PageMetrics;
  readonly paper: Paper;
  readonly division: Division;
  readonly language: Language;
}

/**
 * What is wrong with a board that has no room; nothing when it has.
 *
 * @example
 * ```ts
 * import { sayNotice } from 'ludoteca/kernel';
 * import { divisions, paperPhrases, papers, roomFault } from 'ludoteca/paper';
 *
 * const metrics = { widthOf: (text: string) => text.length * 5, qrModules: () => 33 };
 * const asked = { metrics, paper: papers[0], division: divisions[4], language: 'en' } as const;
 * const board = { left: 0, top: 0, width: 60, height: 60, shapes: [] };
 * const fault = roomFault(asked, board, {});
 * if (fault !== undefined) console.log(sayNotice([paperPhrases], fault, 'en'));
 * ```
 *
 * ```text
 * this board would have cells of 0.5 mm on A5 with 8 per page, and less than 2.5 mm cannot be read; with A4 and 1 per page they have 3.1 mm
 * ```
 */
export function roomFault(
  { metrics, paper, division, language }: RoomAsked,
  drawing: Drawing,
  caption: Pick<Caption, 'code' | 'link' | 'rules'>,
): Notice | undefined {
  const cellOn = (size: Paper, parts: Division) =>
    cellIn(metrics, drawing, slotAt(size, parts, 0), caption);
  const here = cellOn(paper, division);
  if (here >= points(leastCell)) return undefined;
  const asked = {
    cell: millimetres(here),
    paper: paper.called,
    perPage: division.perPage,
    least: leastCell,
  };
  const larger = papers.filter(({ width }) => width > paper.width);
  for (const size of [paper, ...larger]) {
    for (const parts of [...divisions].reverse()) {
      const room = cellOn(size, parts);
      if (room < points(leastCell)) continue;
      const fits = paperPhrases.say(
        'division',
        { paper: size.called, perPage: parts.perPage },
        language,
      );
      const found = { ...asked, fits, room: millimetres(room) };
      return paperPhrases.notice('board-too-large', found);
    }
  }
  const largest = papers.reduce((one, other) => (other.width > one.width ? other : one));
  const alone = cellOn(largest, divisions[0]);
  return paperPhrases.notice('board-too-large-anywhere', {
    cell: millimetres(alone),
    paper: largest.called,
    least: leastCell,
    most: Math.floor((Math.max(drawing.width, drawing.height) * alone) / points(leastCell)),
  });
}
