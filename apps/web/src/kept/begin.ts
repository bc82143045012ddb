/** A new play of a document, kept from its first moment on. */

import { type AnyKind, documentJson } from 'ludoteca/document';
import { type About, keep, newId, type Saved } from '../storage/index.ts';

export function begin(kind: AnyKind, doc: unknown, about: About = {}): Saved {
  const now = Date.now();
  const start = documentJson(kind, doc);
  const saved = { id: newId(), game: kind.id, start, actions: [], began: now, touched: now, about };
  return keep(saved, false, () => start).saved;
}
