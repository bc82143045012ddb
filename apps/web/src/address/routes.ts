/**
 * Addresses: everything after the `#`, so that the app works from any folder of any server, and the
 * server never sees what is played. A bare code (`#gt1…`) is a shared document.
 */

import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  /** The calendar of days and the statistics, of a puzzle where one is named. */
  | { readonly page: 'days'; readonly game: string }
  | { readonly page: 'statistics'; readonly game: string }
  /** The times of a day, on the open list or on that of a room. */
  | {
      readonly page: 'times';
      readonly game: string;
      readonly date: string;
      readonly room: string;
    }
  | { readonly page: 'my-games' }
  /** A game without saying which play: the newest that is unfinished, or a new one. */
  | { readonly page: 'game'; readonly game: string }
  /** A new one, against a level where one is named. */
  | { readonly page: 'new'; readonly game: string; readonly level: string }
  /** A play of this device; elsewhere the code of its document begins it anew. */
  | { readonly page: 'play'; readonly id: string; readonly code: string }
  | { readonly page: 'day'; readonly game: string; readonly date: string }
  | { readonly page: 'lesson'; readonly game: string }
  /** The first moves of a game, with what is proven of them. */
  | { readonly page: 'openings'; readonly game: string }
  /** The problems of a board game, or those of one theme. */
  | { readonly page: 'problems'; readonly game: string; readonly theme: string }
  /** Positions in which one insight gives the next entry. */
  | { readonly page: 'practice'; readonly game: string; readonly insight: string }
  /** One of the first puzzles that are solved with a guide, by its place among them. */
  | { readonly page: 'guided'; readonly game: string; readonly at: number }
  /** Setting a puzzle by hand: a draft, or one that begins with the clues of a play, where one is named. */
  | { readonly page: 'set'; readonly game: string; readonly id: string }
  /** Going on with somebody's draft, which the code holds. */
  | { readonly page: 'edit'; readonly code: string }
  /** Playing with others: the lobby and one's games, a new game, an invitation, a game, another device. */
  | { readonly page: 'together' }
  | { readonly page: 'invite'; readonly game: string }
  | { readonly page: 'join'; readonly id: string; readonly secret: string }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'device'; readonly secret: string }
  /** Rooms of classes and clubs: one's own, coming in by a code, a room, its wall, its results, a sheet for home. */
  | { readonly page: 'rooms' }
  | { readonly page: 'enter'; readonly code: string }
  | { readonly page: 'room' | 'wall' | 'results' | 'homework'; readonly id: string }
  | { readonly page: 'code'; readonly code: string }
  /** An address that means nothing here. */
  | { readonly page: 'nowhere' };

export const addressOf = {
  home: () => '#/',
  settings: () => '#/settings',
  days: (game = '') => `#/days${game === '' ? '' : `/${game}`}`,
  statistics: (game = '') => `#/statistics${game === '' ? '' : `/${game}`}`,
  times: (game: string, date: string, room = '') =>
    `#/times/${game}/${date}${room === '' ? '' : `/${room}`}`,
  myGames: () => '#/my-games',
  game: (game: string) => `#/game/${game}`,
  newGame: (game: string, level = '') => `#/new/${game}${level === '' ? '' : `/${level}`}`,
  play: (id: string, code = '') => `#/play/${id}${code === '' ? '' : `/${code}`}`,
  day: (game: string, date: string) => `#/day/${game}/${date}`,
  lesson: (game: string) => `#/learn/${game}`,
  openings: (game: string) => `#/openings/${game}`,
  problems: (game: string, theme = '') => `#/problems/${game}${theme === '' ? '' : `/${theme}`}`,
  practice: (game: string, insight: string) => `#/practise/${game}/${insight}`,
  guided: (game: string, at: number) => `#/guided/${game}/${at + 1}`,
  together: () => '#/together',
  invite: (game: string) => `#/invite/${game}`,
  join: (id: string, secret = '') => `#/join/${id}${secret === '' ? '' : `/${secret}`}`,
  online: (id: string) => `#/online/${id}`,
  device: (secret: string) => `#/device/${secret}`,
  rooms: () => '#/rooms',
  enter: (code = '') => `#/enter${code === '' ? '' : `/${code.replace(' ', '-')}`}`,
  room: (id: string) => `#/room/${id}`,
  wall: (id: string) => `#/wall/${id}`,
  results: (id: string) => `#/results/${id}`,
  homework: (id: string) => `#/homework/${id}`,
  edit: (code: string) => `#/edit/${code}`,
  set: (game: string, id = '') => `#/set/${game}${id === '' ? '' : `/${id}`}`,
} as const;

export function readRoute(hash: string): Route {
  const text = hash.replace(/^#/, '');
  if (text !== '' && !text.startsWith('/')) return { page: 'code', code: text };
  const [page, first = '', second = '', third = ''] = text.slice(1).split('/').map(decoded);
  if (page === 'settings' || page === 'my-games' || page === 'together' || page === 'rooms') {
    return { page };
  }
  if (page === 'enter') return { page, code: first };
  if (page === 'room' || page === 'wall' || page === 'results' || page === 'homework') {
    return first === '' ? { page: 'nowhere' } : { page, id: first };
  }
  if (page === 'days' || page === 'statistics') return { page, game: first };
  if (page === 'times' && second !== '') return { page, game: first, date: second, room: third };
  if (page === 'new' && first !== '') return { page, game: first, level: second };
  if (page === 'invite' && first !== '') return { page, game: first };
  if (page === 'join' && first !== '') return { page, id: first, secret: second };
  if (page === 'online' && first !== '') return { page, id: first };
  if (page === 'device' && first !== '') return { page, secret: first };
  if (page === 'game' && first !== '') return { page, game: first };
  if (page === 'play' && first !== '') return { page, id: first, code: second };
  if (page === 'day' && second !== '') return { page, game: first, date: second };
  if (page === 'edit' && first !== '') return { page, code: first };
  if (page === 'set' && first !== '') return { page, game: first, id: second };
  if (page === 'openings' && first !== '') return { page, game: first };
  if (page === 'problems' && first !== '') return { page, game: first, theme: second };
  if (page === 'learn' && first !== '') return { page: 'lesson', game: first };
  if (page === 'practise' && second !== '')
    return { page: 'practice', game: first, insight: second };
  if (page === 'guided' && /^[1-9]\d?$/.test(second)) {
    return { page: 'guided', game: first, at: Number(second) - 1 };
  }
  return page === '' || page === undefined ? { page: 'home' } : { page: 'nowhere' };
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

/**
 * The page says what its address is anywhere, without being opened anew: what is copied from the browser
 * then leads somewhere on other devices too.
 */
export function settle(address: string): void {
  history.replaceState(history.state, '', address);
}
