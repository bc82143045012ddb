/** The pages of a sheet: a book of one board, with its rules before it and its solution behind it. */

import {
  type BookEntry,
  book,
  divisions,
  type Page,
  type Press,
  papers,
  roomFault,
} from 'ludoteca/paper';
import type { Pressed, SheetOrder } from './press.ts';

export async function* sheetPages(
  order: SheetOrder,
  press: Press,
): AsyncGenerator<Page | Extract<Pressed, { kind: 'refused' }>> {
  const { entry, solution, language, title, hasRules, hasNames } = order;
  const paper = papers.find(({ name }) => name === order.paper);
  if (paper === undefined) throw new Error(`there is no paper called ${order.paper}`);
  const [division] = divisions;
  const notice = roomFault({ press, paper, division, language }, entry.drawing, entry);
  if (notice !== undefined) {
    yield { kind: 'refused', notice };
    return;
  }
  async function* entries(): AsyncGenerator<BookEntry> {
    yield { ...entry, ...(solution !== undefined && { solution: () => solution }) };
  }
  const hasSolutions = solution !== undefined;
  const setting = { press, paper, division, title, language, hasRules, hasSolutions, hasNames };
  yield* book(entries(), setting);
}
