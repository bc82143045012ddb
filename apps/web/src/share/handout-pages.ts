/** The pages of a handout: a book of one board or a few, with their rules before them and their solutions behind them. */

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
  const { boards, perPage, language, title, hasRules, hasNames } = request;
  const paper = papers.find(({ name }) => name === request.paper);
  if (paper === undefined) throw new Error(`there is no paper called ${request.paper}`);
  const division = divisions.find((each) => each.perPage === perPage);
  if (division === undefined) throw new Error(`no page is divided by ${perPage}`);
  for (const { entry } of boards) {
    const notice = roomFault({ metrics, paper, division, language }, entry.drawing, entry);
    if (notice === undefined) continue;
    yield { kind: 'refused', notice };
    return;
  }
  async function* entries(): AsyncGenerator<BookEntry> {
    for (const { entry, solution } of boards) {
      yield { ...entry, ...(solution !== undefined && { solution: () => solution }) };
    }
  }
  const hasSolutions = boards.some(({ solution }) => solution !== undefined);
  const setting = { metrics, paper, division, title, language, hasRules, hasSolutions, hasNames };
  yield* book(entries(), setting);
}
