/** `play`: in the terminal, a game for two between people, levels and programs, its problems, or a puzzle. */

import {
  type AnyDocument,
  type AnyGame,
  type AnyKind,
  fail,
  isGame,
  isPuzzle,
  kindNamed,
  kindOf,
  type Match,
  type Notice,
  ok,
  openMatch,
  type Problem,
  problemOptions,
  problemOrder,
  type Result,
} from 'ludoteca';
import type { Command, Ended, Given } from '../command.ts';
import { readFlag, unknownOption } from '../command-line.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { contradictions, type Read, readDocuments, refuse, warn } from '../input/documents.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { openRecordFile, type RecordFile } from '../play/record-file.ts';
import type { Leaving, SessionSetting } from '../play/session.ts';
import { nameOf, readWho, usualLevel, type Who } from '../play/who.ts';
import { entryWords } from '../settings.ts';
import { settingsFile } from '../settings-file.ts';
import { findGame, gameOperand } from './games.ts';
import { newSeed } from './generate.ts';
import {
  anyGameFlags,
  optionsOf,
  playerFlag,
  problemsFlag,
  seedFlag,
  setUpOf,
  timeFlag,
} from './play-options.ts';

export const play: Command = {
  name: 'play',
  summary: summaries.play,
  operands: [gameOperand],
  flags: [
    playerFlag('first', true),
    playerFlag('second', true),
    problemsFlag,
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
      name: 'entry',
      takes: { kind: 'choice', choices: entryWords },
      help: {
        en: 'screen: a board on the whole terminal, with arrows and mouse; typed: line by line, for screen readers and slow lines (default: screen where the terminal can)',
        pt: 'screen: um tabuleiro em todo o terminal, com setas e rato; typed: linha a linha, para leitores de ecrã e ligações lentas (por omissão: screen onde o terminal possa)',
      },
    },
    {
      name: 'record',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'keeps the game or the puzzle in a file, written after every move; what the file holds already stays, and this comes after it',
        pt: 'guarda o jogo ou o problema num ficheiro, escrito depois de cada jogada; o que o ficheiro já tem fica, e isto vem a seguir',
      },
    },
    {
      name: 'resume',
      takes: { kind: 'text' },
      value: { en: 'FILE', pt: 'FICHEIRO' },
      help: {
        en: 'goes on with the record, the position or the puzzle in a file, the last if it holds several; with --record and the same file it is kept in its place',
        pt: 'continua o registo, a posição ou o problema de um ficheiro, o último se tiver vários; com --record e o mesmo ficheiro fica guardado no seu lugar',
      },
    },
  ],
  exits: [
    [0, { en: 'the game was left, finished or not', pt: 'saiu-se do jogo, acabado ou não' }],
    [
      1,
      {
        en: 'a puzzle as described was not found',
        pt: 'não se encontrou um problema como o descrito',
      },
    ],
  ],
  examples: [
    {
      words: 'play {game}',
      family: 'game',
      says: { en: 'you against a gentle level', pt: 'tu contra um nível brando' },
    },
    {
      words: 'play {game} --level easy',
      family: 'puzzle',
      says: { en: 'an easy puzzle, with hints', pt: 'um problema fácil, com dicas' },
    },
    {
      words: 'play {game} --problems --level medium',
      family: 'game',
      says: {
        en: 'problems: find the only winning move',
        pt: 'problemas: encontra a única jogada que ganha',
      },
    },
    {
      words: 'play {game} --first 4 --second human --record game.json',
      family: 'game',
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
      family: 'game',
      says: { en: 'watches two levels', pt: 'mostra dois níveis a jogar' },
    },
  ],
  gameFlags: anyGameFlags,
  run,
};

async function run(outer: Context, typed: Given): Promise<Ended> {
  const entry = entryWords.find((each) => each === typed.flags.entry);
  const context = { ...outer, settings: { ...outer.settings, ...(entry && { entry }) } };
  const { resume } = typed.flags;
  const chosen =
    typeof resume === 'string' ? await lastOf(context, typed, resume) : await named(context, typed);
  if (chosen === undefined) return exitCodes.wrong;
  const { kind } = chosen;
  // What a file holds is gone on with as it is.
  const given = chosen.document === undefined ? await withKept(context, typed, kind) : typed;
  const { record, seed = newSeed(), time, delay } = given.flags;
  if (isPuzzle(kind)) {
    const { playNewPuzzle, resumePuzzle } = await import('./play-puzzle.ts');
    const { document } = chosen;
    const kept = await recordOf(context, chosen, record);
    if (kept === undefined) return exitCodes.wrong;
    if (document === undefined) {
      return leave(context, await playNewPuzzle(context, given, kind, kept));
    }
    if (document.kind !== 'puzzle') throw new Error('a puzzle reads puzzles');
    return leave(context, await resumePuzzle(context, given, document, kept));
  }
  if (!isGame(kind)) throw new Error(`${kind.id} is no game and no puzzle`);
  const asked = chosen.document?.kind === 'game' ? chosen.document.problem : undefined;
  if (given.flags.problems === true || asked !== undefined) {
    return leave(context, await askProblems(context, typed, kind, String(seed), asked));
  }
  const begun =
    chosen.document === undefined
      ? newGame(context, given, kind)
      : resumed(context, given, chosen.document, chosen.read);
  if (begun === undefined) return exitCodes.wrong;
  const { game, match } = begun;
  const who = readPlayers(game, given, match);
  if (!who.ok) {
    context.complain(who.error);
    return exitCodes.wrong;
  }
  const players = [nameOf(who.value[0]), nameOf(who.value[1])] as const;
  const kept = await recordOf(context, chosen, record);
  if (kept === undefined) return exitCodes.wrong;
  return sit(context, {
    game,
    who: who.value,
    seed: String(seed),
    match: begun.begin(players),
    fresh: () => begun.fresh(players),
    ...(typeof time === 'number' && { seconds: time }),
    ...(typeof delay === 'number' && { delay }),
    ...kept,
  });
}

/** What was typed, and where nothing was, what the settings say for this game. */
async function withKept(context: Context, given: Given, kind: AnyKind): Promise<Given> {
  const { play: kept = {} } = context.settings;
  const flags = { ...given.flags };
  const known = [...play.flags, ...(anyGameFlags([kind], [kind.id])?.flags ?? [])].filter(
    ({ name }) => !['entry', 'record', 'resume'].includes(name),
  );
  for (const [game, options] of Object.entries(kept)) {
    if (kindNamed([kind], game) === undefined) continue;
    for (const [name, text] of Object.entries(options)) {
      const flag = known.find((each) => each.name === name);
      const where = { kind: 'json', path: `play.${game}.${name}` } as const;
      const value =
        flag === undefined
          ? fail(unknownOption(`--${name}`, known, `ludoteca play ${kind.id} --help`))
          : await readFlag(flag, text);
      const isOff = flag?.takes.kind === 'flag' && text === 'false';
      if (!value.ok) context.remark({ ...value.error, where }, settingsFile(context.io.env) ?? '');
      else if (!isOff) flags[name] ??= value.value;
    }
  }
  return { ...given, flags };
}

/** Flags of `play` that are of no use with problems. */
const forGames = ['first', 'second', 'time', 'delay', 'record'] as const;

/** Problems at the prompter: those that the flags describe, or the one of a file and others like it. */
async function askProblems(
  context: Context,
  given: Given,
  game: AnyGame,
  seed: string,
  first: Problem<unknown> | undefined,
): Promise<Leaving | ExitCode> {
  const misplaced = forGames.find((name) => given.flags[name] !== undefined);
  if (misplaced !== undefined) {
    context.complain(usage.notice('not-for-problems', { option: misplaced }));
    return exitCodes.wrong;
  }
  const names = problemOptions(game).map(({ name }) => name);
  const values = Object.fromEntries(names.map((name) => [name, given.flags[name]]));
  const order = problemOrder(game, values);
  if (!order.ok) {
    context.complain(order.error);
    return exitCodes.wrong;
  }
  const { playProblems } = await import('../play/problems.ts');
  return playProblems(context, {
    game,
    order:
      first === undefined ? order.value : { ...order.value, params: game.paramsOf(first.state) },
    seed,
    ...(first !== undefined && { first }),
  });
}

/** The file to keep the record in, if there is to be one; nothing, and told, when it cannot be added to. */
async function recordOf(
  context: Context,
  chosen: Chosen,
  name: unknown,
): Promise<{ readonly record?: RecordFile } | undefined> {
  if (typeof name !== 'string') return {};
  const read = chosen.document === undefined ? undefined : chosen.read;
  const record = await openRecordFile(context, name, read);
  if (record.ok) return { record: record.value };
  context.complain(record.error, name);
  return undefined;
}

/** Plays, and goes to the menu when that is asked for at the end. */
async function sit(context: Context, setting: SessionSetting): Promise<Ended> {
  const { playSession } = await import('../play/session.ts');
  return leave(context, await playSession(context, setting));
}

/** How the command ends after a session; at a terminal, in the menu when that is asked for. */
function leave({ io }: Context, leaving: Leaving | ExitCode): Ended {
  switch (leaving) {
    case 'interrupted':
      return exitCodes.interrupted;
    case 'unkept':
      return exitCodes.wrong;
    case 'menu':
      return io.stdin.isTTY && io.stdout.isTTY ? 'menu' : exitCodes.done;
    case 'exit':
      return exitCodes.done;
    default:
      return leaving;
  }
}

/** What is to be played: a new game or puzzle, or what a file holds. */
type Chosen =
  | { readonly kind: AnyKind; readonly document?: undefined }
  | { readonly kind: AnyKind; readonly document: AnyDocument; readonly read: Read };

/** What was named on the command line. */
async function named(context: Context, given: Given): Promise<Chosen | undefined> {
  const [name] = given.operands;
  // Without a game no option of one could be known, so the first word may be one.
  const found = findGame(await context.kinds(), name?.startsWith('-') ? undefined : name);
  if (found.ok) return { kind: found.value };
  context.complain(found.error);
  return undefined;
}

/** What a file holds: its last document, if it holds several. */
async function lastOf(context: Context, given: Given, file: string): Promise<Chosen | undefined> {
  const [name] = given.operands;
  const isNamed = name !== undefined && !name.startsWith('-');
  const asked = isNamed ? await named(context, given) : undefined;
  if (isNamed && asked === undefined) return undefined;
  const hint = asked === undefined ? {} : { game: asked.kind.id };
  let last: Read | undefined;
  const reading = { ...hint, refuse: contradictions };
  for await (const read of readDocuments(context, [file], reading)) last = read;
  if (last === undefined || !last.found.ok) {
    if (last !== undefined && !last.found.ok) await refuse(context, last, last.found.error);
    return undefined;
  }
  const document = last.found.value;
  return { kind: kindOf(document), document, read: last };
}

type Names = readonly [string, string];

/** A game that was chosen, with the match to begin with and others like it. */
interface Begun {
  readonly game: AnyGame;
  readonly match: Match;
  begin(players: Names): Match;
  fresh(players: Names): Match;
}

function newGame(context: Context, given: Given, game: AnyGame): Begun | undefined {
  const setUp = setUpOf(game, given.flags);
  if (!setUp.ok) {
    context.complain(setUp.error);
    return undefined;
  }
  const { params, hasSwap } = setUp.value;
  const open = (players: Names) => openMatch(game, params, { players, hasSwap });
  return { game, match: openMatch(game, params), begin: open, fresh: open };
}

function resumed(
  context: Context,
  given: Given,
  document: AnyDocument,
  read: Read,
): Begun | undefined {
  if (document.kind !== 'game') throw new Error('a game reads games');
  const { game, match, loss } = document;
  const option = optionsOf(game).find((each) => given.flags[each.name] !== undefined);
  if (option !== undefined) {
    context.complain(usage.notice('no-options-with-resume', { option: option.name }));
    return undefined;
  }
  if (loss !== undefined) warn(context, read, loss);
  return {
    game,
    match,
    begin: (players) => match.withPlayers(players),
    fresh: (players) => match.anew(players),
  };
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
