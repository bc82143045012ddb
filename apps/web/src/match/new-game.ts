/** What a new game is set up with, and the last choice of each game, which is offered again. */

import { type OptionValue, readOption } from 'ludoteca/document';
import { type AnyGame, levelsOf, type Match, openMatch } from 'ludoteca/game';
import { fail, type Notice, ok, type Result } from 'ludoteca/kernel';
import { begin } from '../kept/index.ts';
import { readSetting, type Saved, writeSetting } from '../storage/index.ts';
import { nameOf, type Sitters, sitterOf } from './sitters.ts';

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
  const [one, other] = setup.sitters;
  const level = setup.sitters.find((sitter) => sitter.kind === 'level');
  remember(game, setup);
  const setting = { players: [nameOf(one), nameOf(other)], hasSwap: setup.hasSwap } as const;
  return begin(
    openMatch(game, params, setting).document(),
    level?.kind === 'level' ? { level: String(level.level) } : {},
  );
}

/** The same game again, with the sides exchanged. */
export function rematch(match: Match, sitters: Sitters): Saved {
  return begin(match.anew([nameOf(sitters[1]), nameOf(sitters[0])]).document());
}

const settingOf = (game: AnyGame) => `match:${game.id}`;

function remember(game: AnyGame, { preset, sitters, hasSwap }: Setup): void {
  writeSetting(
    settingOf(game),
    [preset ?? '', nameOf(sitters[0]), nameOf(sitters[1]), hasSwap ? 1 : 0].join(' '),
  );
}

/** The setup that was chosen last, or the usual one. */
export function lastSetup(game: AnyGame): Setup {
  const levels = levelsOf(game).length;
  const [preset = '0', one = 'human', other = String(usualLevel), swap = '0'] = (
    readSetting(settingOf(game)) ?? ''
  )
    .split(' ')
    .filter((part) => part !== '');
  const index = Number(preset);
  return {
    preset: game.presets[index] === undefined ? 0 : index,
    options: {},
    sitters: [sitterOf(one, levels), sitterOf(other, levels)],
    hasSwap: swap === '1',
  };
}
