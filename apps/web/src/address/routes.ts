/**
 * Addresses: everything after the `#`, so that the app works from any folder of any server, and the
 * server never sees what is played. A bare code (`#gt1…`) is a shared document.
 */

import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'days' }
  /** A game without saying which play: the newest that is unfinished, or a new one. */
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'day'; readonly game: string; readonly date: string }
  | { readonly page: 'lesson'; readonly game: string }
  /** Setting a puzzle by hand, beginning with a play's clues where one is named. */
  | { readonly page: 'set'; readonly game: string; readonly id: string }
  | { readonly page: 'code'; readonly code: string };

export const addressOf = {
  home: () => '#/',
  settings: () => '#/settings',
  days: () => '#/days',
  game: (game: string) => `#/game/${game}`,
  play: (id: string) => `#/play/${id}`,
  day: (game: string, date: string) => `#/day/${game}/${date}`,
  lesson: (game: string) => `#/learn/${game}`,
  set: (game: string, id = '') => `#/set/${game}${id === '' ? '' : `/${id}`}`,
} as const;

export function readRoute(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (text !== '' && !text.startsWith('/')) return { page: 'code', code: text };
  const [page, first = '', second = ''] = text.slice(1).split('/').map(decoded);
  if (page === 'settings' || page === 'days') return { page };
  if (page === 'game' && first !== '') return { page, game: first };
  if (page === 'play' && first !== '') return { page, id: first };
  if (page === 'day' && second !== '') return { page, game: first, date: second };
  if (page === 'set' && first !== '') return { page, game: first, id: second };
  if (page === 'learn' && first !== '') return { page: 'lesson', game: first };
  return { page: 'home' };
}

/** A part of an address; what is no proper encoding stands for itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(readRoute(location.hash));

addEventListener('hashchange', () => {
  route.value = readRoute(location.hash);
});

/** Goes to an address; without leaving a trace where going back should not lead here again. */
export function go(address: string, isReplacing = false): void {
  if (isReplacing) location.replace(address);
  else location.hash = address;
}
