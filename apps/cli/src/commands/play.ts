/** `play`: a game for two in the terminal, between people, levels and programs. */

import {
  type AnyGame,
  isGame,
  type Match,
  type Notice,
  ok,
  openMatch,
  type Result,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { type Found, type Read, readDocuments, refuse, warn } from '../input/documents.ts';
import { matchOf } from '../input/game-doc.ts';
import { usage } from '../phrases/usage.ts';
import type { SessionSetting } from '../play/session.ts';
import { nameOf, readWho, usualLevel, type Who } from '../play/who.ts';
import { findGameForTwo, gameOperand, notGame } from './games.ts';
import { newSeed } from './generate.ts';
import { gameFlags, optionsOf, playerFlag, seedFlag, setUpOf, timeFlag } from './play-options.ts';

export const play: Command = {
  name: 'play',
  summary: { en: 'plays a game for two', pt: 'joga um jogo para dois' },
  family: 'game',
  operands: [gameOperand],
  flags: [
    playerFlag('first', true),
    playerFlag('second', true),
    seedFlag,
    timeFlag,
    {
      name: 'delay',
      takes: { kind: 'whole', least: 0, most: 3_600_000 },
      value: { en: 'MS', pt: 'MS' },
      help: {
        en: 'milliseconds between the moves of two bots, which else wait for Enter',
        pt: 'milissegundos entre as jogadas de dois bots, que senão esperam por Enter',
      },
    },
    {
      name: 'record',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'keeps the record of the game in a file, written after every move',
        pt: 'guarda o registo do jogo num ficheiro, escrito depois de cada jogada',
      },
    },
    {
      name: 'resume',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'goes on with the record or the position in a file',
        pt: 'continua o registo ou a posição de um ficheiro',
      },
    },
  ],
  examples: [
    {
      words: 'play {game}',
      says: { en: 'you against a gentle level', pt: 'tu contra um nível brando' },
    },
    {
      words: 'play {game} --first 4 --second human --record game.json',
      says: {
        en: 'level 4 begins; the game is kept in a file',
        pt: 'o nível 4 começa; o jogo fica guardado num ficheiro',
      },
    },
    {
      words: 'play {game} --resume game.json --record game.json',
      says: { en: 'goes on with that game', pt: 'continua esse jogo' },
    },
    {
      words: 'play {game} --first 6 --second 5 --delay 500',
      says: { en: 'watches two levels', pt: 'mostra dois níveis a jogar' },
    },
  ],
  gameFlags,
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const { resume, record, seed = newSeed(), time, delay } = given.flags;
  const begun =
    typeof resume === 'string'
      ? await resumed(context, given, resume)
      : await newGame(context, given);
  if (begun === undefined) return exitCodes.wrong;
  const { game, match } = begun;
  const who = readPlayers(game, given, match);
  if (!who.ok) {
    context.complain(who.error);
    return exitCodes.wrong;
  }
  const players = [nameOf(who.value[0]), nameOf(who.value[1])] as const;
  return sit(context, {
    game,
    who: who.value,
    seed: String(seed),
    match: begun.begin(players),
    fresh: () => begun.fresh(players),
    ...(typeof time === 'number' && { seconds: time }),
    ...(typeof delay === 'number' && { delay }),
    ...(typeof record === 'string' && { record }),
  });
}

/** Plays, and goes to the menu when that is asked for at the end. */
async function sit(context: Context, setting: SessionSetting): Promise<ExitCode> {
  const { playSession } = await import('../play/session.ts');
  switch (await playSession(context, setting)) {
    case 'interrupted':
      return exitCodes.interrupted;
    case 'unkept':
      return exitCodes.wrong;
    case 'menu': {
      const { stdin, stdout } = context.io;
      if (!stdin.isTTY || !stdout.isTTY) return exitCodes.done;
      const { openMenu } = await import('../menu/menu.ts');
      return openMenu(context);
    }
    case 'exit':
      return exitCodes.done;
  }
}

type Names = readonly [string, string];

/** A game that was chosen, with the match to begin with and others like it. */
interface Begun {
  readonly game: AnyGame;
  readonly match: Match;
  begin(players: Names): Match;
  fresh(players: Names): Match;
}

async function newGame(context: Context, given: Given): Promise<Begun | undefined> {
  const [name] = given.operands;
  // Without a game no option of one could be known, so the first word may be one.
  const found = findGameForTwo(await context.kinds(), name?.startsWith('-') ? undefined : name);
  const setUp = found.ok ? setUpOf(found.value, given.flags) : found;
  if (!found.ok || !setUp.ok) {
    if (!setUp.ok) context.complain(setUp.error);
    return undefined;
  }
  const game = found.value;
  const { params, hasSwap } = setUp.value;
  const open = (players: Names) => openMatch(game, params, { players, hasSwap });
  return { game, match: openMatch(game, params), begin: open, fresh: open };
}

/** The game of a file: its last document, if it holds several. */
async function resumed(context: Context, given: Given, file: string): Promise<Begun | undefined> {
  const kinds = await context.kinds();
  const [name] = given.operands;
  const isNamed = name !== undefined && !name.startsWith('-');
  const asked = isNamed ? findGameForTwo(kinds, name) : undefined;
  if (asked?.ok === false) {
    context.complain(asked.error);
    return undefined;
  }
  const hint = asked === undefined ? {} : { game: asked.value.id };
  let last: Read | undefined;
  const reading = {
    ...hint,
    refuse: ({ kind }: Found): readonly Notice[] => (isGame(kind) ? [] : [notGame(kinds, kind)]),
  };
  for await (const read of readDocuments(context, [file], reading)) last = read;
  if (last === undefined || !last.found.ok) {
    if (last !== undefined && !last.found.ok) await refuse(context, last, last.found.error);
    return undefined;
  }
  const { kind, doc } = last.found.value;
  if (!isGame(kind)) throw new Error('puzzles are refused');
  const option = optionsOf(kind).find((each) => given.flags[each.name] !== undefined);
  if (option !== undefined) {
    context.complain(usage.notice('no-options-with-resume', { option: option.name }));
    return undefined;
  }
  const { match, loss } = matchOf(kind, doc);
  if (loss !== undefined) warn(context, last, loss);
  const open = (players: Names) => matchOf(kind, doc, players).match;
  return { game: kind, match, begin: open, fresh: (players) => rewound(open(players)) };
}

/** A match as it began. */
function rewound(match: Match): Match {
  let start = match;
  while (start.canUndo) start = start.undo();
  return start;
}

/** Who plays: as typed, else as the record says, else a person against a gentle level. */
function readPlayers(
  game: AnyGame,
  { flags }: Given,
  match: Match,
): Result<readonly [Who, Who], Notice> {
  const [first, second] = [flags.first, flags.second].map((text, seat) => {
    const option = seat === 0 ? 'first' : 'second';
    if (typeof text === 'string') return readWho(game, option, text, true);
    const recorded = readWho(game, option, match.players[seat], true);
    return recorded.ok ? recorded : undefined;
  });
  if (first?.ok === false) return first;
  if (second?.ok === false) return second;
  const human: Who = { kind: 'human' };
  const level: Who = { kind: 'level', level: usualLevel };
  const opponentOf = (who: Who): Who => (who.kind === 'human' ? level : human);
  if (first !== undefined) return ok([first.value, second?.value ?? opponentOf(first.value)]);
  if (second !== undefined) return ok([opponentOf(second.value), second.value]);
  return ok([human, level]);
}
