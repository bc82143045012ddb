/** `match`: bots and programs against each other, many games, and the score with its error bar. */

import {
  type Fixture,
  fixtures,
  type JsonObject,
  type Notice,
  ok,
  type Seat,
  tally,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { inOneLine } from '../output/controls.ts';
import { matchWords } from '../phrases/matches.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import type { Contest } from '../play/contest.ts';
import { isNotStarted } from '../play/program.ts';
import { openRecordFile, type RecordFile } from '../play/record-file.ts';
import { nameOf, readWho, type Who } from '../play/who.ts';
import { inOrder } from '../work/in-order.ts';
import { onInterrupt } from '../work/last-words.ts';
import { openPool } from '../work/pool.ts';
import { findGameForTwo, gameOperand } from './games.ts';
import { newSeed } from './generate.ts';
import {
  gameFlags,
  manySeedFlag,
  moveTimeFlag,
  playerFlag,
  setUpOf,
  timeFlag,
} from './play-options.ts';
import { jobsFlag, jobsOf } from './reading.ts';

export const match: Command = {
  name: 'match',
  summary: summaries.match,
  family: 'game',
  operands: [gameOperand],
  flags: [
    playerFlag('first', false),
    playerFlag('second', false),
    {
      name: 'games',
      takes: { kind: 'whole', least: 1, most: 1_000_000 },
      help: {
        en: 'how many games (default 20); each opening is played twice, with sides exchanged',
        pt: 'quantos jogos (por omissão 20); cada abertura joga-se duas vezes, com os lados trocados',
      },
    },
    manySeedFlag,
    timeFlag,
    moveTimeFlag,
    {
      name: 'record',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'adds the records of the games to a file, one per line',
        pt: 'acrescenta os registos dos jogos a um ficheiro, um por linha',
      },
    },
    {
      ...jobsFlag,
      help: {
        en: 'how many games at once (default: as many as there are processors); the result is the same for any number',
        pt: 'quantos jogos ao mesmo tempo (por omissão, tantos quantos os processadores); o resultado é o mesmo com qualquer número',
      },
    },
  ],
  examples: [
    {
      words: 'match {game} --first 3 --second 2 --games 200',
      says: { en: 'how much stronger a level is', pt: 'quanto mais forte é um nível' },
    },
    {
      words: 'match {game} --first 4 --second "cmd:./my-program" --move-time 5',
      says: {
        en: 'a program of yours, which speaks the protocol of "engine"',
        pt: 'um programa teu, que fale o protocolo de "engine"',
      },
    },
  ],
  gameFlags,
  run,
};

/** A contest, and how it is to be held. */
interface ContestPlan extends Contest {
  readonly seed: string;
  readonly games: number;
  readonly jobs: number;
  readonly record: string | undefined;
}

async function run(context: Context, given: Given): Promise<ExitCode> {
  const contest = await contestOf(context, given);
  if ('code' in contest) {
    context.complain(contest);
    return exitCodes.wrong;
  }
  const record = await openRecords(context, contest.record);
  if (record === undefined) return exitCodes.wrong;
  const { playFixture } = await import('../play/contest.ts');
  const pool = openPool(contest.jobs, context.catalogueUrl);
  const { game, params, hasSwap, games, seed } = contest;
  const all = fixtures(game, params, { games, seed, hasSwap });
  const winners: (Seat | undefined)[] = [];
  const faults: JsonObject[] = [];
  watchGames(context, games, winners);
  const work = async (fixture: Fixture) => ({
    fixture,
    played: await playFixture(pool, contest, fixture, context.say),
  });
  const takeBack = onInterrupt(async () => {
    await record.flush();
  });
  try {
    for await (const { fixture, played } of inOrder(all, contest.jobs, work)) {
      const named = (seat: Seat): Seat => (fixture.isExchanged ? (seat === 0 ? 1 : 0) : seat);
      const { match: over, fault } = played;
      // A program that never ran has not lost: nothing was played, and nothing is counted.
      if (fault !== undefined && isNotStarted(fault.why)) {
        context.progress.end();
        context.complain(fault.why, nameOf(contest.who[named(fault.seat)]));
        return exitCodes.wrong;
      }
      const winner = over.outcome?.winner;
      winners.push(winner === undefined ? undefined : named(over.seatOf(winner)));
      record.put(over);
      record.turnPage();
      if (fault !== undefined) {
        faults.push(tellFault(context, contest, fixture, named(fault.seat), fault.why));
      }
    }
  } finally {
    takeBack();
    context.progress.end();
    await pool.close();
  }
  if (!(await writeRecords(context, record))) return exitCodes.wrong;
  await record.close();
  await tellScore(context, contest, winners, faults);
  return exitCodes.done;
}

async function contestOf(context: Context, given: Given): Promise<ContestPlan | Notice> {
  const { operands, flags } = given;
  const { games = 20, seed = newSeed(), time, record } = flags;
  const [name] = operands;
  const found = findGameForTwo(await context.kinds(), name?.startsWith('-') ? undefined : name);
  if (!found.ok) return found.error;
  const game = found.value;
  const setUp = setUpOf(game, flags);
  if (!setUp.ok) return setUp.error;
  const players: Who[] = [];
  for (const option of ['first', 'second'] as const) {
    const text = flags[option];
    if (typeof text !== 'string') {
      return usage.notice('missing-option', { option, known: '1–6, cmd:…' });
    }
    const who = readWho(game, option, text, false);
    if (!who.ok) return who.error;
    players.push(who.value);
  }
  const moveTime = flags['move-time'];
  return {
    game,
    ...setUp.value,
    who: [players[0], players[1]],
    seed: String(seed),
    games: Number(games),
    jobs: Math.min(jobsOf(context, given), Number(games)),
    seconds: typeof time === 'number' ? time : undefined,
    moveSeconds: typeof moveTime === 'number' ? moveTime : undefined,
    record: typeof record === 'string' ? record : undefined,
  };
}

function watchGames(
  { progress, language }: Context,
  games: number,
  winners: readonly (Seat | undefined)[],
): void {
  progress.begin((seconds) => {
    const { wins } = tally(winners);
    const words = { done: winners.length, games, first: wins[0], second: wins[1], seconds };
    return matchWords.say('playing', words, language);
  });
}

/** Tells why a player lost without losing on the board. */
function tellFault(
  context: Context,
  { who }: ContestPlan,
  { index }: Fixture,
  named: Seat,
  why: Notice,
): JsonObject {
  const number = index + 1;
  const reason = context.say(why);
  const side = nameOf(who[named]);
  const words = matchWords.say('lost-game', { number, side, reason }, context.language);
  context.progress.clear();
  context.io.stderr.write(`ludoteca: ${inOneLine(words)}\n`);
  return {
    game: number,
    player: named === 0 ? 'first' : 'second',
    code: why.code,
    message: reason,
  };
}

/** The file for the records, tried before the first game; nothing, and told, when it cannot be added to. */
async function openRecords(
  context: Context,
  name: string | undefined,
): Promise<RecordFile | undefined> {
  if (name === undefined) return nowhere;
  const record = await openRecordFile(context, name);
  if (record.ok) return (await writeRecords(context, record.value)) ? record.value : undefined;
  context.complain(record.error, name);
  return undefined;
}

/** Where records go that nobody asked for. */
const nowhere: RecordFile = {
  name: '',
  put() {},
  flush: async () => ok(undefined),
  turnPage() {},
  close: async () => {},
};

async function writeRecords(context: Context, record: RecordFile): Promise<boolean> {
  const written = await record.flush();
  if (!written.ok) context.complain(written.error, record.name);
  return written.ok;
}

async function tellScore(
  context: Context,
  { game, who, seed, seconds }: ContestPlan,
  winners: readonly (Seat | undefined)[],
  faults: readonly JsonObject[],
): Promise<void> {
  const { language, palette } = context;
  const { games, wins, draws, score, error, interval } = tally(winners);
  const repeatable = seconds === undefined && who.every(({ kind }) => kind === 'level');
  if (context.isJson) {
    await context.answer({
      game: game.id,
      first: nameOf(who[0]),
      second: nameOf(who[1]),
      games,
      wins,
      draws,
      score: rounded(score),
      error: rounded(error),
      interval: interval.map(rounded),
      seed,
      repeatable,
      ...(faults.length > 0 && { faults }),
    });
    return;
  }
  const [first, second] = who.map((one) =>
    one.kind === 'level' ? matchWords.say('level', { level: one.level }, language) : nameOf(one),
  );
  const result = { first, second, won: wins[0], lost: wins[1], games, draws };
  const head = matchWords.say(draws === 0 ? 'score' : 'score-draws', result, language);
  const [low, high] = interval.map((end) => percent(end, language));
  const share = { percent: percent(score, language), low, high };
  const tail = matchWords.say(repeatable ? 'seed' : 'not-repeatable', { seed }, language);
  await context.print(
    `${palette.strong(head.charAt(0).toUpperCase() + head.slice(1))}\n` +
      `${matchWords.say('share', share, language)}\n${palette.faint(tail)}\n`,
  );
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function percent(value: number, language: Context['language']): string {
  const locale = language === 'pt' ? 'pt-PT' : 'en-GB';
  return (value * 100).toLocaleString(locale, { maximumFractionDigits: 1 });
}
