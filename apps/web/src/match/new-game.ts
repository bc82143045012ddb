/** What a new game is set up with, and the last choice of each game, which is offered again. */

import { type OptionValue, readOption } from 'ludoteca/document';
import { type AnyGame, levelCardsOf, type Match, openMatch, type Seat } from 'ludoteca/game';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import {
  areTwoPeople,
  begin,
  kindOfSitter,
  nameOf,
  namesOf,
  personOf,
  type Sitter,
  type Sitters,
  sitterOf,
} from '../kept/index.ts';
import { readSetting, type Saved, writeSetting } from '../storage/index.ts';

export interface Setup {
  /** The number of a preset, or absent for options typed by hand. */
  readonly preset: number | undefined;
  /** By the name of the option. */
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: Sitters;
  readonly hasSwap: boolean;
}

/** The level that is offered to those who have not chosen one yet. */
const usualLevel = 2;

/** The parameters of a setup, or what is wrong with what was typed. */
export function paramsOf(game: AnyGame, { preset, options }: Setup): Result<unknown, Notice> {
  if (preset !== undefined) return ok(game.presets[preset].params);
  const values: Record<string, OptionValue> = {};
  for (const spec of game.options) {
    const text = options[spec.name]?.trim() ?? '';
    if (text === '') continue;
    const read = readOption(spec, text);
    if (!read.ok) return read;
    values[spec.name] = read.value;
  }
  const params = game.params(values);
  return params.ok ? params : fail(params.error);
}

/** Begins a game and keeps it. */
export function beginGame(game: AnyGame, params: unknown, setup: Setup): Saved {
  remember(game, setup);
  const setting = { players: namesOf(setup.sitters), hasSwap: setup.hasSwap };
  return begin(openMatch(game, params, setting).document());
}

/** A game that goes on from a moment of another, with those who played last. */
export function beginAt(game: AnyGame, moment: Match): Saved {
  const { sitters } = lastSetup(game);
  return begin(moment.withPlayers(namesOf(sitters)).document());
}

/** The same game again, with the sides exchanged. */
export function rematch(match: Match, sitters: Sitters): Saved {
  return begin(match.anew(namesOf([sitters[1], sitters[0]])).document());
}

const settingOf = (game: AnyGame) => `match:${game.id}`;

/** The names of those who last played each other here, whatever the game. */
const peopleSetting = 'people';

function remember(game: AnyGame, { preset, sitters, hasSwap }: Setup): void {
  const [one, other] = sitters.map(kindOfSitter);
  writeSetting(settingOf(game), [preset ?? '', one, other, hasSwap ? 1 : 0].join(' '));
  if (areTwoPeople(sitters)) writeSetting(peopleSetting, JSON.stringify(sitters.map(nameOf)));
}

/** The names that were given last, by seat. */
function lastNames(): readonly [string, string] {
  try {
    const read: unknown = JSON.parse(readSetting(peopleSetting) ?? '');
    const [one, other] = Array.isArray(read) ? read : [];
    return [typeof one === 'string' ? one : '', typeof other === 'string' ? other : ''];
  } catch {
    return ['', ''];
  }
}

/** Somebody at the board as the last time somebody had no level, or the level that is named. */
export function seated(kind: string, seat: Seat, levels: number): Sitter {
  const sitter = sitterOf(kind, levels);
  return sitter.kind === 'level' ? sitter : personOf(lastNames()[seat]);
}

/** The setup that was chosen last, or the usual one. */
export function lastSetup(game: AnyGame): Setup {
  const levels = levelCardsOf(game).length;
  const [preset = '0', one = 'human', other = String(usualLevel), swap = '0'] = (
    readSetting(settingOf(game)) ?? ''
  )
    .split(' ')
    .filter((part) => part !== '');
  const index = Number(preset);
  return {
    preset: game.presets[index] === undefined ? 0 : index,
    options: {},
    sitters: [seated(one, 0, levels), seated(other, 1, levels)],
    hasSwap: swap === '1',
  };
}

/** The same setup for one person against a level; as it is when there is no such level. */
export function against(game: AnyGame, setup: Setup, level: string): Setup {
  const opponent = sitterOf(level, levelCardsOf(game).length);
  if (opponent.kind !== 'level') return setup;
  const isSecond = setup.sitters[0].kind === 'level' && setup.sitters[1].kind === 'person';
  const person: Sitter = { kind: 'person' };
  return { ...setup, sitters: isSecond ? [opponent, person] : [person, opponent] };
}
