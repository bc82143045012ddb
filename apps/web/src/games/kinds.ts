/** The games of the library, each loaded when it is first needed: as a page shows it, or with all it knows. */

import { signal } from '@preact/signals';
import type { AnyKind } from 'ludoteca/document';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';
import { type AnyPuzzle, isPuzzle } from 'ludoteca/puzzle';

export const gameIds: readonly string[] = lazyCatalogue.map(({ id }) => id);

/** The games loaded so far, by id: a part that reads it is drawn again when one arrives. */
const loaded = signal<ReadonlyMap<string, AnyKind>>(new Map());

/** The game as a page shows it; thinking is left to workers. */
export async function loadKind(id: string): Promise<AnyKind | undefined> {
  const known = loaded.value.get(id);
  if (known !== undefined) return known;
  const place = lazyCatalogue.find((each) => each.id === id);
  const kind = await (place?.board ?? place?.load)?.();
  if (kind !== undefined) loaded.value = new Map(loaded.value).set(id, kind);
  return kind;
}

/** A puzzle with all it knows, for whoever speaks of insights. */
export async function loadPuzzle(id: string): Promise<AnyPuzzle> {
  const kind = await lazyCatalogue.find((place) => place.id === id)?.load();
  if (kind === undefined || !isPuzzle(kind)) throw new Error(`there is no puzzle ${id}`);
  return kind;
}

export async function loadKinds(): Promise<readonly AnyKind[]> {
  const kinds = await Promise.all(gameIds.map(loadKind));
  return kinds.filter((kind) => kind !== undefined);
}

/** The game when it is there already; the part is drawn again when it arrives. */
export function kindNow(id: string): AnyKind | undefined {
  return loaded.value.get(id);
}
