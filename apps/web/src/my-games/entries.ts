/** What was played on this device, as it is listed: with whom, how it went, and what can be found by words. */

import type { AnyKind } from 'ludoteca/document';
import { isGame, levelCardsOf, type Seat, type Side } from 'ludoteca/game';
import { documentFromJson } from 'ludoteca/reading';
import { aboutOfDocument, peopleOf, type Sitters, sitterOf } from '../kept/index.ts';
import type { About, Saved } from '../storage/index.ts';

/** How it went for whoever sits here; `over` where nobody, or everybody, does. */
export type Result = 'open' | 'won' | 'lost' | 'drawn' | 'over';

export interface Entry {
  readonly saved: Saved;
  readonly kind: AnyKind;
  readonly about: About;
  readonly result: Result;
  /** Of a board game: who sits there, by seat. */
  readonly sitters: Sitters | undefined;
  /** The seat of the only person, and the level on the other; absent where there is none. */
  readonly seat: Seat | undefined;
  readonly level: number | undefined;
  /** Whether moves were taken back, or hints or analysis used while it was played. */
  readonly isHelped: boolean;
}

export function entryOf(kind: AnyKind, saved: Saved): Entry {
  const about = aboutOf(kind, saved);
  const nobody = { sitters: undefined, seat: undefined, level: undefined };
  const plain = { saved, kind, about, ...nobody, isHelped: about.isAlone === false };
  if (!isGame(kind)) {
    const isSolved = about.isDone === true && about.isShown !== true;
    return { ...plain, result: isSolved ? 'won' : about.isDone === true ? 'over' : 'open' };
  }
  const levels = levelCardsOf(kind).length;
  const [one, other] = about.players ?? ['', ''];
  const sitters: Sitters = [sitterOf(one, levels), sitterOf(other, levels)];
  const people = peopleOf(sitters);
  const seat = people.length === 1 ? people[0] : undefined;
  const opponent = seat === undefined ? undefined : sitters[seat === 0 ? 1 : 0];
  return {
    ...plain,
    sitters,
    seat,
    level: opponent?.kind === 'level' ? opponent.level : undefined,
    result: resultOf(about, seat),
  };
}

/** What is known of it; what an older version of the page kept told less, and is read anew. */
function aboutOf(kind: AnyKind, { about, start }: Saved): About {
  if (!isGame(kind) || (about.players !== undefined && about.isDone !== undefined)) return about;
  const read = documentFromJson(kind, about.picture ?? start);
  return read.ok ? { ...about, ...aboutOfDocument(read.value) } : about;
}

function resultOf({ isDone, winner }: About, seat: Seat | undefined): Result {
  if (isDone !== true) return 'open';
  if (winner === 'nobody') return 'drawn';
  if (winner === undefined || seat === undefined) return 'over';
  return winner === seat ? 'won' : 'lost';
}

/** The side that a seat had at the end. */
export function sideOf(seat: Seat, { isSwapped }: About): Side {
  return isSwapped ? (seat === 0 ? 1 : 0) : seat;
}

export interface Wanted {
  /** Words of which each must be in what is said of it. */
  readonly text: string;
  /** The id of a kind; empty for all. */
  readonly game: string;
  readonly result: Result | 'finished' | '';
}

/** Those that are looked for; `said` is all that is written of an entry. */
export function wantedOf(
  entries: readonly Entry[],
  { text, game, result }: Wanted,
  said: (entry: Entry) => string,
): readonly Entry[] {
  const parts = plainly(text).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (game !== '' && entry.kind.id !== game) return false;
    if (result === 'finished' ? entry.result === 'open' : result && entry.result !== result) {
      return false;
    }
    const words = parts.length === 0 ? '' : plainly(said(entry));
    return parts.every((part) => words.includes(part));
  });
}

/** Without capitals and accents, which nobody types when looking for something. */
function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
