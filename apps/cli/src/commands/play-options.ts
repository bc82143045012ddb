/** The options that setting up a game for two takes, in every command that does so. */

import {
  type AnyGame,
  type AnyKind,
  isGame,
  isPuzzle,
  type Notice,
  type OptionSpec,
  type OptionValues,
  problemOptions,
  type Result,
} from 'ludoteca';
import type { Flag, GameFlags } from '../command.ts';
import { kindAmong } from './games.ts';

const swapOption: OptionSpec = {
  name: 'swap',
  takes: { kind: 'flag' },
  help: {
    en: 'lets the second player take over the first one’s side after one move',
    pt: 'deixa o segundo jogador ficar com o lado do primeiro depois de uma jogada',
  },
};

/** The options of the game that the words name. */
export function gameFlags(
  kinds: readonly AnyKind[],
  words: readonly string[],
): GameFlags | undefined {
  const kind = kindAmong(kinds.filter(isGame), words);
  return kind && { kind, flags: optionsOf(kind) };
}

/** The same, where a puzzle may be named too. */
export function anyGameFlags(
  kinds: readonly AnyKind[],
  words: readonly string[],
): GameFlags | undefined {
  const puzzle = kindAmong(kinds.filter(isPuzzle), words);
  if (puzzle !== undefined) return { kind: puzzle, flags: puzzle.options };
  const found = gameFlags(kinds, words);
  const game = kinds.filter(isGame).find(({ id }) => id === found?.kind.id);
  const areProblems = words.includes(`--${problemsFlag.name}`);
  return game && areProblems ? { kind: game, flags: problemOptions(game) } : found;
}

export function optionsOf(game: AnyGame): readonly OptionSpec[] {
  const hasOwn = game.options.some(({ name }) => name === swapOption.name);
  return game.offersSwap && !hasOwn ? [...game.options, swapOption] : game.options;
}

/** Problems instead of a game. */
export const problemsFlag: Flag = {
  name: 'problems',
  takes: { kind: 'flag' },
  help: {
    en: 'problems of a board game, one after the other, with the options that they have in generate',
    pt: 'problemas de um jogo de tabuleiro, uns a seguir aos outros, com as opções que têm em generate',
  },
};

export interface SetUp {
  readonly params: unknown;
  readonly hasSwap: boolean;
}

/** How the game is set up by the flags that were given. */
export function setUpOf(game: AnyGame, flags: OptionValues): Result<SetUp, Notice> {
  const values = Object.fromEntries(optionsOf(game).map(({ name }) => [name, flags[name]]));
  const params = game.params(values);
  if (!params.ok) return params;
  const hasSwap = game.offersSwap === true && values.swap === true;
  return { ok: true, value: { params: params.value, hasSwap } };
}

export const seedFlag: Flag = {
  name: 'seed',
  takes: { kind: 'text' },
  help: {
    en: 'the same seed plays the same game (default: a new one, told)',
    pt: 'a mesma semente joga o mesmo jogo (por omissão uma nova, que é dita)',
  },
};

export const timeFlag: Flag = {
  name: 'time',
  takes: { kind: 'number', least: 0, most: 1_000_000 },
  value: { en: 'S', pt: 'S' },
  help: {
    en: 'seconds that a level thinks for a move, in place of its own budget of nodes',
    pt: 'segundos que um nível pensa por jogada, em vez do seu orçamento de nós',
  },
};

/** The seed of many games. */
export const manySeedFlag: Flag = {
  ...seedFlag,
  help: {
    en: 'the same seed plays the same games (default: a new one, told)',
    pt: 'a mesma semente joga os mesmos jogos (por omissão uma nova, que é dita)',
  },
};

export const moveTimeFlag: Flag = {
  name: 'move-time',
  takes: { kind: 'number', least: 0.01, most: 1_000_000 },
  value: { en: 'S', pt: 'S' },
  help: {
    en: 'seconds that a program may take for a move (default 10)',
    pt: 'segundos que um programa pode levar por jogada (por omissão 10)',
  },
};

/** A flag that names a player. */
export function playerFlag(name: 'first' | 'second', mayBeHuman: boolean): Flag {
  const who = mayBeHuman
    ? {
        en: 'human, a level from 1 to 6, or cmd:PROGRAM',
        pt: 'human, um nível de 1 a 6, ou cmd:PROGRAMA',
      }
    : { en: 'a level from 1 to 6, or cmd:PROGRAM', pt: 'um nível de 1 a 6, ou cmd:PROGRAMA' };
  const seat =
    name === 'first'
      ? { en: 'who moves first', pt: 'quem joga primeiro' }
      : { en: 'who moves second', pt: 'quem joga em segundo' };
  const named =
    name === 'first'
      ? { en: 'the player named first', pt: 'o primeiro jogador' }
      : { en: 'the player named second', pt: 'o segundo jogador' };
  const role = mayBeHuman ? seat : named;
  return {
    name,
    takes: { kind: 'text' },
    value: { en: 'WHO', pt: 'QUEM' },
    help: { en: `${role.en}: ${who.en}`, pt: `${role.pt}: ${who.pt}` },
  };
}
