/** The games of the library, each loaded when it is first needed. */

import { signal } from '@preact/signals';
import type { AnyKind } from 'ludoteca/document';
import { lazyCatalogue } from 'ludoteca/lazy-catalogue';

export const gameIds: readonly string[] = lazyCatalogue.map(({ id }) => id);

/** The games loaded so far, by id: a part that reads it is drawn again when one arrives. */
const loaded = signal<ReadonlyMap<string, AnyKind>>(new Map());

export async function loadKind(id: string): Promise<AnyKind | undefined> {
  const known = loaded.value.get(id);
  if (known !== undefined) return known;
  const kind = await lazyCatalogue.find((place) => place.id === id)?.load();
  if (kind !== undefined) loaded.value = new Map(loaded.value).set(id, kind);
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
