/** Who plays: a person, a level, or a program of anyone's. */

import {
  type AnyGame,
  fail,
  type Language,
  levelsOf,
  type Notice,
  nearest,
  ok,
  type Result,
} from 'ludoteca';
import { playWords } from '../phrases/play.ts';
import { usage } from '../phrases/usage.ts';

export type Who =
  | { readonly kind: 'human' }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'program'; readonly command: string };

/** The level that plays when nothing else is said. */
export const usualLevel = 3;

const programPrefix = 'cmd:';

/** A player as typed; people are only asked for where somebody sits. */
export function readWho(
  game: AnyGame,
  option: string,
  text: string,
  mayBeHuman: boolean,
): Result<Who, Notice> {
  const typed = text.trim().toLowerCase();
  const levels = levelsOf(game);
  if (mayBeHuman && ['human', 'person', 'pessoa', 'humano'].includes(typed)) {
    return ok({ kind: 'human' });
  }
  if (typed.startsWith(programPrefix)) {
    const command = text.trim().slice(programPrefix.length).trim();
    if (command !== '') return ok({ kind: 'program', command });
  }
  const named = levels.findIndex(
    ({ name }, index) =>
      typed === String(index + 1) ||
      typed === name.en.toLowerCase() ||
      typed === name.pt.toLowerCase(),
  );
  if (named >= 0) return ok({ kind: 'level', level: named + 1 });
  const expected = [...(mayBeHuman ? ['human'] : []), `1–${levels.length}`, 'cmd:…'].join(', ');
  const told = { option, found: text, expected };
  const near = nearest(typed, [
    ...(mayBeHuman ? ['human'] : []),
    ...levels.flatMap(({ name }) => [name.en.toLowerCase(), name.pt.toLowerCase()]),
  ]);
  return fail(
    near === undefined
      ? usage.notice('unknown-player', told)
      : usage.notice('unknown-player-near', { ...told, nearest: near }),
  );
}

/** The name of a player in records. */
export function nameOf(who: Who): string {
  switch (who.kind) {
    case 'human':
      return 'human';
    case 'level':
      return String(who.level);
    case 'program':
      return programPrefix + who.command;
  }
}

/** A player in words. */
export function sayWho(game: AnyGame, who: Who, isAlone: boolean, language: Language): string {
  switch (who.kind) {
    case 'human':
      return playWords.say(isAlone ? 'you' : 'person', {}, language);
    case 'level': {
      const name = levelsOf(game)[who.level - 1].name[language];
      return playWords.say('level', { level: who.level, name }, language);
    }
    case 'program':
      return playWords.say('program', { command: who.command }, language);
  }
}
