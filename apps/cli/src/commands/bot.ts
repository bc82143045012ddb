/** `bot`: a level or anyone's program plays through a server, with the token of its account. */

import type { GameView } from '@ludoteca/server/protocol';
import {
  type AnyGame,
  type AnyKind,
  fail,
  isGame,
  type JsonObject,
  type Notice,
  ok,
  type Result,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { botWords } from '../phrases/bots.ts';
import { summaries } from '../phrases/summaries.ts';
import { poolBot } from '../play/bot.ts';
import { type BotNews, playOnline } from '../play/online-bot.ts';
import { openProgram } from '../play/program.ts';
import { linkTo, ServerAway, ServerRefusal } from '../play/server-link.ts';
import { readWho, type Who } from '../play/who.ts';
import { openPool } from '../work/pool.ts';
import { findGameForTwo } from './games.ts';
import { moveTimeFlag } from './play-options.ts';

export const bot: Command = {
  name: 'bot',
  summary: summaries.bot,
  family: 'game',
  operands: [
    {
      name: { en: 'PLAYER', pt: 'JOGADOR' },
      help: {
        en: 'cmd:PROGRAM, which speaks the protocol of "engine", or a level from 1 to 6',
        pt: 'cmd:PROGRAMA, que fale o protocolo de "engine", ou um nível de 1 a 6',
      },
    },
  ],
  flags: [
    {
      name: 'server',
      takes: { kind: 'text' },
      value: { en: 'URL', pt: 'URL' },
      help: {
        en: 'the address of the server (default: port 4040 of this machine)',
        pt: 'o endereço do servidor (por omissão, a porta 4040 desta máquina)',
      },
    },
    {
      name: 'token',
      takes: { kind: 'text' },
      help: {
        en: 'the token of the bot (default: the variable LUDOTECA_TOKEN, which nobody else sees)',
        pt: 'a chave do robô (por omissão, a variável LUDOTECA_TOKEN, que mais ninguém vê)',
      },
    },
    {
      name: 'new',
      takes: { kind: 'text' },
      value: { en: 'NAME', pt: 'NOME' },
      help: {
        en: 'makes an account for a bot, and tells its token',
        pt: 'faz uma conta para um robô, e diz a sua chave',
      },
    },
    {
      name: 'game',
      takes: { kind: 'text' },
      value: { en: 'GAME', pt: 'JOGO' },
      help: {
        en: 'the only game that is played; challenges to others are declined',
        pt: 'o único jogo que se joga; desafios para outros são recusados',
      },
    },
    {
      name: 'open',
      takes: { kind: 'flag' },
      help: {
        en: 'with --game, keeps a game open in the lobby for anybody',
        pt: 'com --game, mantém um jogo aberto na sala de espera para qualquer pessoa',
      },
    },
    {
      name: 'at-once',
      takes: { kind: 'whole', least: 1, most: 8 },
      help: {
        en: 'how many games at once (default 4); challenges beyond are declined',
        pt: 'quantos jogos ao mesmo tempo (por omissão 4); os desafios a mais são recusados',
      },
    },
    {
      name: 'games',
      takes: { kind: 'whole', least: 1, most: 1_000_000_000 },
      help: {
        en: 'ends after so many games (default: goes on)',
        pt: 'termina ao fim de tantos jogos (por omissão, continua)',
      },
    },
    moveTimeFlag,
  ],
  examples: [
    {
      words: 'bot --server https://games.example/ --new Hare',
      says: { en: 'an account, and its token', pt: 'uma conta, e a sua chave' },
    },
    {
      words: 'bot --server https://games.example/ --game {game} --open "cmd:./my-program"',
      says: {
        en: 'a program of yours, with the token in LUDOTECA_TOKEN; people find it in the lobby',
        pt: 'um programa teu, com a chave em LUDOTECA_TOKEN; as pessoas encontram-no na sala de espera',
      },
    },
  ],
  run,
};

const usualServer = 'http://127.0.0.1:4040/';
const usualAtOnce = 4;
const usualMoveSeconds = 10;

async function run(context: Context, given: Given): Promise<ExitCode> {
  const server = serverOf(given.flags.server);
  if (!server.ok) {
    context.complain(server.error);
    return exitCodes.wrong;
  }
  const name = given.flags.new;
  try {
    return typeof name === 'string'
      ? await makeBot(context, server.value, name)
      : await play(context, server.value, given);
  } catch (fault) {
    const notice = faultOf(server.value, fault);
    if (notice === undefined) throw fault;
    context.complain(notice);
    return exitCodes.wrong;
  }
}

function serverOf(text: unknown): Result<URL, Notice> {
  const found = String(text ?? usualServer);
  try {
    const url = new URL(found.endsWith('/') ? found : `${found}/`);
    if (url.protocol === 'http:' || url.protocol === 'https:') return ok(url);
  } catch {
    // Told below.
  }
  return fail(botWords.notice('bad-server', { found }));
}

/** What to tell of what the server did; nothing of faults of our own. */
function faultOf({ href: server }: URL, fault: unknown): Notice | undefined {
  if (fault instanceof ServerAway) {
    return botWords.notice('unreachable', { server, reason: fault.message });
  }
  if (!(fault instanceof ServerRefusal)) return undefined;
  // Whoever is not one of ours does not speak in codes.
  if (fault.code === '' || fault.code === 'endpoint')
    return botWords.notice('no-stream', { server });
  if (fault.code === 'person') return botWords.notice('bad-token', { server });
  return botWords.notice('refused', { server, reason: `${fault.code}, ${fault.message}` });
}

async function makeBot(context: Context, server: URL, name: string): Promise<ExitCode> {
  const stranger = linkTo(server, undefined);
  const { token: owner = '' } = await stranger.post<'beMe'>(
    'api/me',
    { name, wantsToken: true },
    false,
  );
  const { token } = await linkTo(server, owner).post<'makeBot'>('api/me/bots', { name }, false);
  if (context.isJson) await context.answer({ name, token, owner });
  else await context.print(`${botWords.say('made', { name, token, owner }, context.language)}\n`);
  return exitCodes.done;
}

interface BotPlan {
  readonly token: string;
  readonly games: readonly AnyGame[];
  whoFor(game: AnyGame): Who;
}

async function planOf(
  context: Context,
  { operands, flags }: Given,
): Promise<Result<BotPlan, Notice>> {
  const token = flags.token ?? context.io.env.LUDOTECA_TOKEN;
  if (token === undefined || token === '') return fail(botWords.notice('no-token', {}));
  const kinds: readonly AnyKind[] = await context.kinds();
  const named = flags.game === undefined ? undefined : findGameForTwo(kinds, String(flags.game));
  if (named !== undefined && !named.ok) return named;
  const games = named === undefined ? kinds.filter(isGame) : [named.value];
  const [text] = operands;
  if (text === undefined) return fail(botWords.notice('no-player', {}));
  for (const game of games) {
    const who = readWho(game, 'player', text, false);
    if (!who.ok) return fail(botWords.notice('no-player', {}));
  }
  return ok({
    token: String(token),
    games,
    whoFor(game) {
      const who = readWho(game, 'player', text, false);
      if (!who.ok) throw new Error('players were read before');
      return who.value;
    },
  });
}

async function play(context: Context, server: URL, given: Given): Promise<ExitCode> {
  const plan = await planOf(context, given);
  if (!plan.ok) {
    context.complain(plan.error);
    return exitCodes.wrong;
  }
  const { games, token, whoFor } = plan.value;
  const { 'at-once': atOnce = usualAtOnce, games: most, 'move-time': moveTime, open } = given.flags;
  const pool = openPool(1, context.catalogueUrl);
  const link = linkTo(server, token);
  // Whoever cannot be heard at all is told at once; later the bot is patient.
  const trial = link.lines(new AbortController().signal);
  await trial.next();
  await trial.return(undefined);
  try {
    await playOnline(
      {
        link,
        gameCalled: (id) => games.find((game) => game.id === id),
        open(game, id) {
          const who = whoFor(game);
          if (who.kind !== 'program') {
            return poolBot(pool, { level: who.kind === 'level' ? who.level : 1, seed: id });
          }
          return openProgram({
            game,
            command: who.command,
            seconds: Number(moveTime ?? usualMoveSeconds),
            say: context.say,
          });
        },
        atOnce: Number(atOnce),
        games: Number(most ?? Number.POSITIVE_INFINITY),
        offered: open === true ? { game: games[0].id } : undefined,
        tell: (news) => void tell(context, server, news),
      },
      new AbortController().signal,
    );
  } finally {
    await pool.close();
  }
  return exitCodes.done;
}

async function tell(context: Context, server: URL, news: BotNews): Promise<void> {
  const { language } = context;
  if (news.kind === 'waiting' || news.kind === 'away') {
    if (context.isJson) return context.answer({ bot: news.kind });
    const words = { server: server.href };
    return context.print(`${botWords.say(news.kind, words, language)}\n`);
  }
  const { view } = news;
  const opponent = view.seats[view.you === 0 ? 1 : 0];
  const name =
    opponent?.name ||
    (opponent?.level === undefined ? botWords.say('nobody', {}, language) : String(opponent.level));
  const words = { game: view.record.game, opponent: name };
  if (news.kind === 'gave-up') {
    const reason = context.say(news.why);
    if (context.isJson) return context.answer({ bot: news.kind, ...idOf(view), reason });
    return context.print(`${botWords.say('gave-up', { ...words, reason }, language)}\n`);
  }
  const { ending } = view.progress;
  if (context.isJson) {
    const result = ending && { won: ending.winner === view.you, ...ending };
    return context.answer({ bot: news.kind, ...idOf(view), opponent: name, ...result });
  }
  const { winner, reason = '' } = ending ?? {};
  const key =
    news.kind !== 'over'
      ? news.kind
      : winner === undefined
        ? 'over'
        : winner === view.you
          ? 'won'
          : 'lost';
  return context.print(`${botWords.say(key, { ...words, reason }, language)}\n`);
}

function idOf({ id, record }: GameView): JsonObject {
  return { id, game: record.game };
}
