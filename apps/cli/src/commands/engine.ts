/** `engine`: a game by lines of text on the standard streams, so that anyone's program can play ours. */

import { type Engine, levelsOf, type Match, openEngine, type ThinkingLimits } from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { summaries } from '../phrases/summaries.ts';
import { poolBot, wake } from '../play/bot.ts';
import { linesFrom } from '../play/lines.ts';
import { version } from '../version.ts';
import { openPool, type Pool } from '../work/pool.ts';
import { findGameForTwo, gameOperand } from './games.ts';
import { newSeed } from './generate.ts';
import { gameFlags, seedFlag, setUpOf, timeFlag } from './play-options.ts';

export const engine: Command = {
  name: 'engine',
  summary: summaries.engine,
  family: 'game',
  operands: [gameOperand],
  flags: [
    {
      name: 'level',
      takes: { kind: 'whole', least: 1, most: 6 },
      help: { en: 'the level that moves (default 6)', pt: 'o nível que joga (por omissão 6)' },
    },
    seedFlag,
    timeFlag,
  ],
  examples: [
    {
      words: 'engine {game}',
      says: {
        en: 'answers commands such as "genmove 1"; "list_commands" tells them all',
        pt: 'responde a comandos como "genmove 1"; "list_commands" diz todos',
      },
    },
    {
      words: 'engine {game} --level 3 --seed tuesday',
      says: { en: 'a gentle one that repeats itself', pt: 'um brando que se repete' },
    },
  ],
  gameFlags,
  run,
};

/** Seconds for an analysis when no limit was given. */
const usualSeconds = 10;

async function run(context: Context, given: Given): Promise<ExitCode> {
  const { seed = newSeed(), time } = given.flags;
  const [name] = given.operands;
  const found = findGameForTwo(await context.kinds(), name?.startsWith('-') ? undefined : name);
  const setUp = found.ok ? setUpOf(found.value, given.flags) : found;
  if (!found.ok || !setUp.ok) {
    if (!setUp.ok) context.complain(setUp.error);
    return exitCodes.wrong;
  }
  const game = found.value;
  const level = Math.min(Number(given.flags.level ?? 6), levelsOf(game).length);
  const pool = openPool(1, context.catalogueUrl);
  await wake(pool, game);
  const speaker = openEngine(game, {
    ...setUp.value,
    name: `Ludoteca ${game.name.en}`,
    version: version(),
    say: context.say,
    tell: (line) => void context.print(`${line}\n`),
    mind: mindOf(pool, level, String(seed), typeof time === 'number' ? time : undefined),
  });
  try {
    await converse(context, speaker);
  } finally {
    await pool.close();
  }
  return exitCodes.done;
}

/** How long an answer is waited for that `quit` has stopped, in milliseconds. */
const leaveTime = 1000;

/** Answers each line in its turn; `stop` and `quit` are heard while the engine thinks. */
async function converse(context: Context, speaker: Engine): Promise<void> {
  const waiting: string[] = [];
  let hasEnded = false;
  let heard = () => {};
  let leave = () => {};
  let leavingSoon: NodeJS.Timeout | undefined;
  const leaving = new Promise<'left'>((resolve) => {
    leave = () => resolve('left');
  });
  const listening = (async () => {
    try {
      for await (const line of linesFrom(context.io.stdin)) {
        speaker.overhear(line);
        if (speaker.isLeaving) leavingSoon ??= setTimeout(leave, leaveTime).unref();
        waiting.push(line);
        heard();
      }
    } finally {
      hasEnded = true;
      heard();
    }
  })();
  // After `quit` nobody listens any more.
  listening.catch(() => {});
  for (;;) {
    const line = waiting.shift();
    if (line === undefined) {
      // What went wrong with the stream is thrown here.
      if (hasEnded) return listening;
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
      continue;
    }
    const answered = await Promise.race([speaker.answer(line), leaving]);
    if (answered === 'left') return;
    // Only what was thought about when `quit` came is given up, not what a script asked for besides.
    if (leavingSoon !== undefined) clearTimeout(leavingSoon);
    if (answered !== undefined) await context.print(answered);
    if (speaker.isDone) return;
  }
}

/** Thinks in the pool: with the level's budget or a time, and never longer than the limit. */
function mindOf(pool: Pool, level: number, seed: string, time: number | undefined) {
  return {
    async choose(match: Match, { ms, stop, onInfo }: ThinkingLimits) {
      const limit = ms === undefined ? undefined : ms / 1000;
      const seconds = limit === undefined ? time : Math.min(limit, time ?? limit);
      const bot = poolBot(pool, {
        level,
        seed,
        isTimed: time !== undefined,
        stop,
        ...(onInfo && { onProgress: (nodes) => onInfo({ nodes }) }),
        ...(seconds !== undefined && { seconds }),
      });
      const turn = await bot.turn(match);
      if (turn.kind !== 'move') throw new Error('a level always moves');
      return turn.move;
    },
    analyse(match: Match, { ms, nodes, stop, onInfo }: ThinkingLimits) {
      const usual = nodes === undefined ? usualSeconds : undefined;
      const seconds = ms === undefined ? usual : ms / 1000;
      const of = { game: match.game, state: match.state };
      return pool.do({ job: 'analyse', ...of, ...(onInfo && { listens: true }) } as const, {
        stop,
        ...(nodes !== undefined && { nodes }),
        ...(seconds !== undefined && { seconds }),
        ...(onInfo && {
          onProgress: (spent) => onInfo({ nodes: spent }),
          onNews: (analysis) => onInfo({ nodes: analysis.nodes, analysis }),
        }),
      });
    },
  };
}
