/** A new play of a document, kept from its first moment on. */

import { type AnyDocument, kindOf } from 'ludoteca/reading';
import { type About, keep, list, newId, type Saved } from '../storage/index.ts';
import { aboutOfDocument } from './about-match.ts';

export function begin(document: AnyDocument, about: About = {}): Saved {
  const now = Date.now();
  const start = document.kind === 'puzzle' ? document.toJson(document.notes()) : document.toJson();
  const game = kindOf(document).id;
  const known = { ...aboutOfDocument(document), ...about };
  const saved = { id: newId(), game, start, actions: [], began: now, touched: now, about: known };
  return keep(saved, false, () => start).saved;
}

/** The play of a document that came from outside: the one that it began before, or that stands there; else a new one. */
export async function beginOnce(document: AnyDocument): Promise<Saved> {
  const from = document.code(document.kind === 'puzzle' ? document.notes() : {});
  const text = JSON.stringify(document.toJson());
  const game = kindOf(document).id;
  const known = (await list()).find(
    (play) =>
      play.game === game &&
      (play.about.from === from || JSON.stringify(play.about.picture) === text),
  );
  return known ?? begin(document, { from });
}
