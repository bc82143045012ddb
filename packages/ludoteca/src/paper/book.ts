/** A book of boards, page by page: a cover, the rules, the boards, and their solutions at the end. */

import type { AnyKind } from '../document/index.ts';
import type { Drawing } from '../drawing/index.ts';
import type { Language } from '../kernel/index.ts';
import { coverItems } from './cover.ts';
import type { Page, PageItem, PageMetrics } from './page.ts';
import { bodyOf, fitsFoot, footItems, headItems } from './page-frame.ts';
import type { Division, Paper } from './papers.ts';
import { paperPhrases } from './phrases.ts';
import { ruleBodies } from './rules.ts';
import { itemsIn, type Slot } from './slot.ts';
import { solutionBodies } from './solutions.ts';

export interface BookEntry {
  readonly kind: Pick<AnyKind, 'id' | 'name' | 'rules'>;
  readonly drawing: Drawing;
  /** The board with its solution; made when it is needed, so that a long book does not hold them all. */
  readonly solution?: () => Drawing;
  /** The solution in words, beside its number at the end: the answer to a problem. */
  readonly answer?: string;
  /** What is said of it besides its name: its level, or who is to move. */
  readonly remark?: string;
  /** Rules that its author gave it, told with its board. */
  readonly rules?: string;
  readonly code?: string;
  /** True when a proof of the one solution can be made from the code. */
  readonly isProvable?: boolean;
  readonly link?: string;
}

export interface BookSetting {
  readonly metrics: PageMetrics;
  readonly paper: Paper;
  readonly division: Division;
  readonly title: string;
  readonly language: Language;
  /** Lines below the title of the cover; without them there is no cover. */
  readonly cover?: readonly string[];
  readonly hasRules: boolean;
  readonly hasSolutions: boolean;
  /** Whether there are lines for name and date. */
  readonly hasNames: boolean;
}

/**
 * The pages, each as soon as its boards are there.
 *
 * @example
 * ```ts
 * import { book, divisions, papers } from 'ludoteca/paper';
 * import { rastros } from 'ludoteca/rastros';
 *
 * async function* entries() {
 *   const drawing = rastros.viewAt(rastros.initial({ size: 5, start: 12 }));
 *   for (const remark of ['easy', 'hard', 'hard']) yield { kind: rastros, drawing, remark };
 * }
 * const pages = book(entries(), {
 *   metrics: { widthOf: (text, { size }) => text.length * size * 0.5, qrModules: () => 33 },
 *   paper: papers[1],
 *   division: divisions[1],
 *   title: 'Rastros',
 *   language: 'en',
 *   hasRules: false,
 *   hasSolutions: false,
 *   hasNames: false,
 * });
 * for await (const { items } of pages) {
 *   console.log(items.filter(({ kind }) => kind === 'drawing').length, 'on a page');
 * }
 * ```
 *
 * ```text
 * 2 on a page
 * 1 on a page
 * ```
 */
export async function* book(
  entries: AsyncIterable<BookEntry>,
  setting: BookSetting,
): AsyncGenerator<Page> {
  const { paper, metrics, language, division, hasRules, hasSolutions } = setting;
  const solutions: {
    readonly number: number;
    readonly answer?: string;
    readonly draw: () => Drawing;
  }[] = [];
  const told = new Set<string>();
  let waiting: PageItem[] = [];
  let onPage = 0;
  let number = 0;
  let pages = 0;
  let areAllUnique = true;
  let areAllProvable = true;

  const pageOf = (body: readonly PageItem[], head: string, foot = '', isForPlay = false): Page => {
    pages++;
    const names = isForPlay && setting.hasNames ? language : undefined;
    const items = [
      ...headItems(metrics, paper, head, names),
      ...body,
      ...footItems(paper, foot, pages),
    ];
    return { width: paper.width, height: paper.height, items };
  };
  const turn = (): Page => {
    const unique = paperPhrases.say(
      hasSolutions ? 'solutions-at-end' : 'one-solution',
      {},
      language,
    );
    const proof = ` ${paperPhrases.say('proof', {}, language)}`;
    const hasProof = areAllProvable && fitsFoot(metrics, paper, unique + proof);
    const foot = areAllUnique ? `${unique}${hasProof ? proof : ''}` : '';
    const page = pageOf(waiting, setting.title, foot, true);
    waiting = [];
    onPage = 0;
    areAllUnique = true;
    areAllProvable = true;
    return page;
  };

  for await (const entry of entries) {
    const { kind, drawing, solution, answer, remark, code, link, rules } = entry;
    if (number === 0 && setting.cover !== undefined) {
      const items = coverItems(metrics, paper, setting.title, setting.cover, drawing);
      pages++;
      yield { width: paper.width, height: paper.height, items };
    }
    if (hasRules && !told.has(kind.id)) {
      told.add(kind.id);
      if (onPage > 0) yield turn();
      const head = paperPhrases.say('rules', {}, language);
      for (const body of ruleBodies(metrics, paper, kind, language)) yield pageOf(body, head);
    }
    number++;
    const said = remark === undefined ? [] : [remark.charAt(0).toUpperCase() + remark.slice(1)];
    const text = [kind.name[language], ...said].join(' · ');
    const caption = {
      number,
      text,
      ...(code !== undefined && { code }),
      ...(link !== undefined && { link }),
      ...(rules !== undefined && { rules }),
    };
    waiting.push(...itemsIn(metrics, drawing, slotAt(paper, division, onPage), caption));
    areAllUnique &&= solution !== undefined;
    areAllProvable &&= entry.isProvable === true;
    if (solution !== undefined) {
      solutions.push({ number, draw: solution, ...(answer !== undefined && { answer }) });
    }
    onPage++;
    if (onPage === division.perPage) yield turn();
  }
  if (onPage > 0) yield turn();
  if (!hasSolutions) return;
  const head = paperPhrases.say('solutions', {}, language);
  for (const body of solutionBodies(paper, solutions)) yield pageOf(body, head);
}

/** Room between the columns and the rows of boards. */
const gutter = { x: 24, y: 14 };

/** The part of a page that the board of an index has. */
export function slotAt(paper: Paper, { cols, rows }: Division, index: number): Slot {
  const body = bodyOf(paper);
  const width = (body.width - gutter.x * (cols - 1)) / cols;
  const height = (body.height - gutter.y * (rows - 1)) / rows;
  const [col, row] = [index % cols, Math.floor(index / cols)];
  return {
    x: body.x + col * (width + gutter.x),
    y: body.y + row * (height + gutter.y),
    width,
    height,
  };
}
