/** `tournament`: any number of levels and programs against each other, with ratings, or one change put to the test. */

import {
  type AnyGame,
  fail,
  type JsonObject,
  levelsOf,
  type Notice,
  ok,
  openMatch,
  type Result,
  type SprtSetting,
  type TournamentGame,
  tournamentGames,
  tournamentSize,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { summaries } from '../phrases/summaries.ts';
import { tournamentWords } from '../phrases/tournaments.ts';
import { noTournamentFile, openTournamentFile, seedOfTournament } from '../play/tournament-file.ts';
import { nameOf, readWho, type Who } from '../play/who.ts';
import { findGameForTwo, gameOperand } from './games.ts';
import { newSeed } from './generate.ts';
import { gameFlags, manySeedFlag, moveTimeFlag, setUpOf, timeFlag } from './play-options.ts';
import { jobsFlag, jobsOf } from './reading.ts';
import { playAll } from './tournament-games.ts';
import { tellStandings } from './tournament-told.ts';

export const tournament: Command = {
  name: 'tournament',
  summary: summaries.tournament,
  family: 'game',
  operands: [
    gameOperand,
    {
      name: { en: 'PLAYER', pt: 'JOGADOR' },
      help: {
        en: 'a level from 1 to 6, or cmd:PROGRAM; NAME=… gives one a name',
        pt: 'um nível de 1 a 6, ou cmd:PROGRAMA; NOME=… dá-lhe um nome',
      },
      isRequired: true,
      isMany: true,
    },
  ],
  flags: [
    {
      name: 'games',
      takes: { kind: 'whole', least: 1, most: 100_000 },
      help: {
        en: 'games of each two who meet (default 10, with --sprt at most 2000); each opening is played twice, with sides exchanged',
        pt: 'jogos de cada dois que se encontram (por omissão 10, com --sprt no máximo 2000); cada abertura joga-se duas vezes, com os lados trocados',
      },
    },
    {
      name: 'gauntlet',
      takes: { kind: 'flag' },
      help: {
        en: 'only the first player meets the others (default: everybody meets everybody)',
        pt: 'só o primeiro jogador encontra os outros (por omissão, todos contra todos)',
      },
    },
    {
      name: 'sprt',
      takes: { kind: 'text' },
      value: { en: 'ELO:ELO', pt: 'ELO:ELO' },
      help: {
        en: 'stops as soon as it is known whether the first of two players is better than the second: by the second number of Elo (accepted), or by no more than the first (refused)',
        pt: 'para assim que se souber se o primeiro de dois jogadores é melhor do que o segundo: pelo segundo número de Elo (aceite), ou só pelo primeiro (recusado)',
      },
    },
    {
      name: 'risk',
      takes: { kind: 'number', least: 0.0001, most: 0.4 },
      help: {
        en: 'how often --sprt may be wrong (default 0.05)',
        pt: 'quantas vezes --sprt se pode enganar (por omissão 0,05)',
      },
    },
    {
      name: 'file',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'keeps every game in a file; the same command goes on from it, also with more games or players',
        pt: 'guarda cada jogo num ficheiro; o mesmo comando continua a partir dele, mesmo com mais jogos ou jogadores',
      },
    },
    manySeedFlag,
    timeFlag,
    moveTimeFlag,
    {
      ...jobsFlag,
      help: {
        en: 'how many games at once (default: as many as there are processors); for levels the result is the same for any number',
        pt: 'quantos jogos ao mesmo tempo (por omissão, tantos quantos os processadores); para níveis o resultado é o mesmo com qualquer número',
      },
    },
  ],
  exits: [
    [
      0,
      {
        en: 'the games were played; with --sprt, the change is accepted',
        pt: 'os jogos jogaram-se; com --sprt, a alteração é aceite',
      },
    ],
    [1, { en: 'with --sprt, the change is refused', pt: 'com --sprt, a alteração é recusada' }],
    [
      3,
      {
        en: 'with --sprt, the games were not enough to know',
        pt: 'com --sprt, os jogos não chegaram para saber',
      },
    ],
  ],
  examples: [
    {
      words: 'tournament {game} 2 3 4 "cmd:./my-program" --file league.jsonl',
      says: {
        en: 'everybody meets everybody; what was played is kept, and not played again',
        pt: 'todos contra todos; o que se jogou fica guardado, e não se joga outra vez',
      },
    },
    {
      words: 'tournament {game} "new=cmd:./new" "old=cmd:./old" --sprt 0:10',
      says: {
        en: 'whether a change makes a program better, with as few games as that takes',
        pt: 'se uma alteração melhora um programa, com os jogos que bastarem',
      },
    },
  ],
  gameFlags,
  run,
};

/** Whoever plays, and what they are called. */
export interface Entrant {
  readonly name: string;
  readonly who: Who;
}

export interface TournamentPlan {
  readonly game: AnyGame;
  readonly params: unknown;
  readonly hasSwap: boolean;
  readonly entrants: readonly Entrant[];
  readonly games: Iterable<TournamentGame>;
  /** How many games there are, at most. */
  readonly size: number;
  readonly seed: string;
  readonly jobs: number;
  readonly seconds: number | undefined;
  readonly moveSeconds: number | undefined;
  readonly sprt: SprtSetting | undefined;
  readonly file: string | undefined;
}

/** Games of two players at most where a test decides how many. */
const mostTested = 2000;
const usualGames = 10;
const usualRisk = 0.05;

async function run(context: Context, given: Given): Promise<ExitCode> {
  const plan = await planOf(context, given);
  if (!plan.ok) {
    context.complain(plan.error);
    return exitCodes.wrong;
  }
  const { file: name } = plan.value;
  const file =
    name === undefined ? ok(noTournamentFile) : openTournamentFile(name, headerOf(plan.value));
  if (!file.ok) {
    context.complain(file.error, name ?? '');
    return exitCodes.wrong;
  }
  try {
    const played = await playAll(context, plan.value, file.value);
    if (played === undefined) return exitCodes.wrong;
    return await tellStandings(context, plan.value, played);
  } finally {
    file.value.close();
  }
}

async function planOf(context: Context, given: Given): Promise<Result<TournamentPlan, Notice>> {
  const { operands, flags } = given;
  const { time } = flags;
  const file = typeof flags.file === 'string' ? flags.file : undefined;
  // A tournament that is gone on with has its seed already.
  const seed = flags.seed ?? (file && seedOfTournament(file)) ?? newSeed();
  const [name, ...players] = operands;
  const found = findGameForTwo(await context.kinds(), name?.startsWith('-') ? undefined : name);
  if (!found.ok) return found;
  const game = found.value;
  const setUp = setUpOf(game, flags);
  if (!setUp.ok) return setUp;
  const entrants = entrantsOf(game, players);
  if (!entrants.ok) return entrants;
  const sprt = sprtOf(flags, entrants.value.length);
  if (!sprt.ok) return sprt;
  const games = Number(flags.games ?? (sprt.value === undefined ? usualGames : mostTested));
  const setting = {
    players: entrants.value.map((each) => each.name),
    isGauntlet: flags.gauntlet === true,
    games,
    seed: String(seed),
    hasSwap: setUp.value.hasSwap,
  };
  const size = tournamentSize(setting);
  const moveTime = flags['move-time'];
  return ok({
    game,
    ...setUp.value,
    entrants: entrants.value,
    games: tournamentGames(game, setUp.value.params, setting),
    size,
    seed: String(seed),
    jobs: Math.min(jobsOf(context, given), size),
    seconds: typeof time === 'number' ? time : undefined,
    moveSeconds: typeof moveTime === 'number' ? moveTime : undefined,
    sprt: sprt.value,
    file,
  });
}

function entrantsOf(game: AnyGame, players: readonly string[]): Result<readonly Entrant[], Notice> {
  const levels = levelsOf(game).length;
  if (players.length < 2) {
    return fail(tournamentWords.notice('too-few', { count: players.length, levels }));
  }
  const entrants: Entrant[] = [];
  for (const text of players) {
    const named = /^([\p{L}\p{N}._-]{1,24})=(.*)$/u.exec(text);
    const who = readWho(game, '', named?.[2] ?? text, false);
    if (!who.ok) {
      return fail(tournamentWords.notice('unknown-player', { found: text, levels }));
    }
    const name = named?.[1] ?? nameOf(who.value);
    if (entrants.some((each) => each.name === name)) {
      return fail(tournamentWords.notice('player-twice', { name }));
    }
    entrants.push({ name, who: who.value });
  }
  return ok(entrants);
}

function sprtOf(
  { sprt, risk }: Given['flags'],
  players: number,
): Result<SprtSetting | undefined, Notice> {
  if (sprt === undefined) {
    return risk === undefined
      ? ok(undefined)
      : fail(tournamentWords.notice('risk-without-sprt', {}));
  }
  const found = String(sprt);
  const numbers = /^(-?\d+(?:\.\d+)?):(-?\d+(?:\.\d+)?)$/.exec(found);
  const [elo0, elo1] = [Number(numbers?.[1]), Number(numbers?.[2])];
  if (!(elo0 < elo1 && elo0 > -1000 && elo1 < 1000)) {
    return fail(tournamentWords.notice('sprt-value', { found }));
  }
  if (players !== 2) return fail(tournamentWords.notice('sprt-two', { count: players }));
  return ok({ elo0, elo1, risk: Number(risk ?? usualRisk) });
}

/** All that the games of a tournament depend on, beside who plays. */
function headerOf(plan: TournamentPlan): JsonObject {
  const { game, params, hasSwap, seed, seconds, moveSeconds } = plan;
  return {
    tournament: 1,
    game: game.id,
    start: openMatch(game, params, { hasSwap }).startJson(),
    swap: hasSwap,
    seed,
    ...(seconds !== undefined && { time: seconds }),
    ...(moveSeconds !== undefined && { 'move-time': moveSeconds }),
  };
}
