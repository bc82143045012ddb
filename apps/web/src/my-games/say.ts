/** What is written of an entry: with whom, what became of it, when. */

import { isGame, type Seat } from 'ludoteca/game';
import { aboutLine } from '../kept/index.ts';
import { locale, say } from '../language/index.ts';
import { type Entry, sideOf } from './entries.ts';
import { words } from './words.ts';

export function nameOfEntry({ kind }: Entry): string {
  return say(kind.name);
}

/** Against whom, or between whom. */
export function saySitters(entry: Entry): string {
  const { sitters, level } = entry;
  if (sitters === undefined) return '';
  if (level !== undefined) return words('against', { level });
  return words('both', { one: sayPlayer(entry, 0), other: sayPlayer(entry, 1) });
}

function sayPlayer({ sitters }: Entry, seat: Seat): string {
  const sitter = sitters?.[seat];
  if (sitter?.kind === 'level') return words('level', { level: sitter.level });
  return sitter?.name ?? words('player', { number: seat + 1 });
}

export function sayResult(entry: Entry): string {
  const { kind, about, result, sitters, isHelped } = entry;
  if (!isGame(kind)) {
    if (about.isShown) return words('is-shown');
    return words(result === 'won' ? 'is-solved' : 'is-open');
  }
  const { winner } = about;
  if (result === 'won' && isHelped) return words('is-helped');
  if (result !== 'over' || winner === undefined || winner === 'nobody') {
    return words(`is-${result}`);
  }
  const isNamed = sitters?.[winner].kind === 'level' || sitters?.[winner].name !== undefined;
  return isNamed
    ? words('name-won', { name: sayPlayer(entry, winner) })
    : words('side-won', { side: say(kind.sides[sideOf(winner, about)].name) });
}

/** Side, moves or progress, and the day it was last touched. */
export function sayDetails(entry: Entry): string {
  const { saved, kind, about, seat, result } = entry;
  const sideWords = result === 'open' ? 'your-side-now' : 'your-side';
  const parts = isGame(kind)
    ? [
        ...(seat === undefined
          ? []
          : [words(sideWords, { side: say(kind.sides[sideOf(seat, about)].name) })]),
        words('moves', { count: Number(about.progress ?? 0) }),
      ]
    : [aboutLine(about)].filter((part) => part !== '');
  return [...parts, dateOf(saved.touched)].join(' · ');
}

function dateOf(time: number): string {
  const style = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale.value, style).format(new Date(time));
}

/** All of it, for whoever looks for a word. */
export function sayAll(entry: Entry): string {
  return [nameOfEntry(entry), saySitters(entry), sayResult(entry), sayDetails(entry)].join(' ');
}
