/** A new play of a document, kept from its first moment on. */

import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { type About, keep, newId, type Saved } from '../storage/index.ts';

export function begin(document: AnyDocument, about: About = {}): Saved {
  const now = Date.now();
  const start = document.toJson();
  const game = kindOf(document).id;
  const saved = { id: newId(), game, start, actions: [], began: now, touched: now, about };
  return keep(saved, false, () => start).saved;
}
