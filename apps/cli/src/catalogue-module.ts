/** Loading a catalogue of games by the URL of its module, in any thread. */

import type { AnyKind } from 'ludoteca';

/** The URL of a module that exports `catalogue`. */
export type CatalogueUrl = string;

export async function loadCatalogue(url: CatalogueUrl): Promise<readonly AnyKind[]> {
  const { catalogue }: { readonly catalogue: readonly AnyKind[] } = await import(url);
  return catalogue;
}
