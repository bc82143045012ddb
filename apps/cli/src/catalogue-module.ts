/** Loading a catalogue of games by the URL of its module, in any thread: all of it, a game alone, or what there is to know before. */

import type { AnyKind } from 'ludoteca';
import type { LazyKind } from 'ludoteca/lazy-catalogue';
import * as delivered from './catalogue.ts';

/** The URL of a module that exports `lazyCatalogue`, or `catalogue` with all games at once. */
export type CatalogueUrl = string;

/** That of the games that the command is delivered with. */
export const deliveredUrl: CatalogueUrl = new URL('./catalogue.cjs', import.meta.url).href;

/** What there is to know of a game before it is loaded. */
export type Card = Pick<AnyKind, 'id' | 'family' | 'name' | 'summary'>;

interface CatalogueModule {
  readonly catalogue?: readonly AnyKind[];
  readonly lazyCatalogue?: readonly LazyKind[];
}

async function placesIn(url: CatalogueUrl): Promise<readonly LazyKind[]> {
  // What is delivered is a part of the program, which has it at hand.
  const { catalogue = [], lazyCatalogue }: CatalogueModule =
    url === deliveredUrl ? delivered : await (await import('./outside.ts')).importModule(url);
  return lazyCatalogue ?? catalogue.map((kind) => ({ ...kind, load: async () => kind }));
}

export async function loadCards(url: CatalogueUrl): Promise<readonly Card[]> {
  return placesIn(url);
}

export async function loadCatalogue(url: CatalogueUrl): Promise<readonly AnyKind[]> {
  return Promise.all((await placesIn(url)).map((place) => place.load()));
}

/** The game of this name alone; nothing when there is none. */
export async function loadKind(url: CatalogueUrl, id: string): Promise<AnyKind | undefined> {
  return (await placesIn(url)).find((place) => place.id === id)?.load();
}
