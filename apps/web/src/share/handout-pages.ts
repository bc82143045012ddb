/** The pages of a handout: a book of one board, with its rules before it and its solution behind it. */

import {
  type BookEntry,
  book,
  divisions,
  type Page,
  type PageMetrics,
  papers,
  roomFault,
} from 'ludoteca/paper';
import type { HandoutRequest, Printed } from './printer.ts';

export async function* handoutPages(
  request: HandoutRequest,
  metrics: PageMetrics,
): AsyncGenerator<Page | Extract<Printed, { kind: 'refused' }>> {
  const { entry, solution, language, title, hasRules, hasNames } = request;
  const paper = papers.find(({ name }) => name === request.paper);
  if (paper === undefined) throw new Error(`there is no paper called ${request.paper}`);
  const [division] = divisions;
  const notice = roomFault({ metrics, paper, division, language }, entry.drawing, entry);
  if (notice !== undefined) {
    yield { kind: 'refused', notice };
    return;
  }
  async function* entries(): AsyncGenerator<BookEntry> {
    yield { ...entry, ...(solution !== undefined && { solution: () => solution }) };
  }
  const hasSolutions = solution !== undefined;
  const setting = { metrics, paper, division, title, language, hasRules, hasSolutions, hasNames };
  yield* book(entries(), setting);
}
