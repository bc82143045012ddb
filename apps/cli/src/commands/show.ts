/** `show`: draws what it reads; of a game, after any number of its moves, and further ones. */

import {
  type AnyDocument,
  fail,
  type JsonObject,
  kindOf,
  type Match,
  type Notice,
  ok,
  type PuzzleDocument,
  type Result,
  sayCredits,
} from 'ludoteca';
import type { Command, Given } from '../command.ts';
import { type Context, noticeJson } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { contradictions, labelOf, readDocuments, refuse, warn } from '../input/documents.ts';
import { notGame } from '../input/families.ts';
import { inOneLine } from '../output/controls.ts';
import { sayOutcome } from '../output/outcomes.ts';
import { matchWords } from '../phrases/matches.ts';
import { summaries } from '../phrases/summaries.ts';
import { type Course, follow } from '../play/course.ts';
import { sayProblem } from '../play/problem-words.ts';
import { files, hintOf, readingFlags } from './reading.ts';

export const show: Command = {
  name: 'show',
  summary: summaries.show,
  operands: [files],
  flags: [
    {
      name: 'at',
      takes: { kind: 'whole', least: 0, most: 1_000_000 },
      help: {
        en: 'stops a record after so many moves',
        pt: 'para um registo depois de tantas jogadas',
      },
    },
    {
      name: 'moves',
      takes: { kind: 'text' },
      value: { en: 'MOVES', pt: 'JOGADAS' },
      help: {
        en: 'plays on with these moves, such as d4,c3',
        pt: 'continua com estas jogadas, como d4,c3',
      },
    },
    ...readingFlags,
  ],
  examples: [
    {
      words: 'show puzzle.json',
      says: { en: 'the board in characters', pt: 'o tabuleiro em caracteres' },
    },
    {
      words: 'show --json puzzle.txt',
      says: { en: 'the document as JSON', pt: 'o documento em JSON' },
    },
    {
      words: 'show game.json --at 10',
      says: { en: 'a game after ten moves', pt: 'um jogo depois de dez jogadas' },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const { at, moves } = given.flags;
  const course: Course = {
    at: typeof at === 'number' ? at : undefined,
    moves: String(moves ?? '')
      .split(/[\s,;]+/)
      .filter((word) => word !== ''),
  };
  const isPlayed = at !== undefined || moves !== undefined;
  const kinds = await context.kinds();
  const reading = {
    ...hint,
    refuse: (document: AnyDocument): readonly Notice[] =>
      isPlayed && document.kind !== 'game'
        ? [notGame(kinds, kindOf(document))]
        : contradictions(document),
  };
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  for await (const read of readDocuments(context, given.operands, reading)) {
    const shown = read.found.ok ? shownOf(context, read.found.value, course) : read.found;
    if (!shown.ok) {
      await refuse(context, read, shown.error);
      code = exitCodes.wrong;
      continue;
    }
    const { loss, json, drawing, credits, caption } = shown.value;
    if (loss !== undefined) warn(context, read, loss);
    if (context.isJson) await context.answer(json());
    else {
      // Names are for people: what goes to a file or a program is drawings alone, which can be read back.
      const isForPeople = context.io.stdout.isTTY === true;
      const label = isForPeople ? labelOf(read) : '';
      const head = label === '' ? '' : `${context.palette.strong(label)}\n`;
      const foot = isForPeople ? caption() : '';
      const told = credits();
      if (!isForPeople && told !== '') context.io.stderr.write(told);
      const said = isForPeople ? told : '';
      await context.print(`${isFirst ? '' : '\n'}${head}${said}${drawing()}${foot}`);
    }
    isFirst = false;
  }
  return code;
}

/** What there is to show of a document. */
interface Shown {
  json(): JsonObject;
  drawing(): string;
  /** What its author says of it, in lines; empty where nothing is said. */
  credits(): string;
  /** What people are told below the drawing. */
  caption(): string;
  /** What was lost of it in reading. */
  readonly loss?: Notice;
}

function shownOf(
  context: Context,
  document: AnyDocument,
  course: Course,
): Result<Shown, readonly [Notice]> {
  if (document.kind === 'puzzle') {
    return ok({
      json: () => document.toJson(),
      drawing: () => context.palette.sketch(document.sketch()),
      credits: () => creditsOf(context, document),
      caption: () => '',
    });
  }
  const { id, isRecord, loss, game, problem } = document;
  const followed = follow(document.match, course);
  if (!followed.ok) return fail([followed.error]);
  const match = followed.value;
  return ok({
    json: () => ({
      ...(id !== undefined && { id }),
      // A record is shown with the position that it has come to.
      ...match.positionJson(),
      ...(isRecord && match.toJson()),
      ...stateJson(match),
      ...(loss !== undefined && { loss: noticeJson(context, loss) }),
    }),
    drawing: () => context.palette.sketch(match.sketch()),
    credits: () => '',
    caption: () =>
      problem !== undefined && match.history.length === document.match.history.length
        ? `${sayProblem(game, problem, context.language)}\n`
        : captionOf(context, match),
    ...(loss !== undefined && { loss }),
  });
}

/** The title and the author's name, and rules of the puzzle's own under them. */
function creditsOf({ language }: Context, { credits }: PuzzleDocument): string {
  const rules = credits.rules?.split('\n') ?? [];
  const lines = [sayCredits(credits, language) ?? '', ...rules].filter((line) => line !== '');
  return lines.map((line) => `${inOneLine(line)}\n`).join('');
}

/** What may be played, and how the game ended. */
function stateJson(match: Match): JsonObject {
  const { outcome, sides } = match;
  return {
    legalMoves: match.legalMoves.map((move) => match.write(move)),
    outcome:
      outcome === undefined
        ? null
        : {
            winner: outcome.winner === undefined ? null : sides[outcome.winner].id,
            reason: outcome.code,
          },
  };
}

function captionOf(context: Context, match: Match): string {
  const { language, palette } = context;
  const count = match.history.length;
  const told = [
    ...(count === 0 ? [] : [matchWords.say('move-count', { count }, language)]),
    ...(match.outcome === undefined ? [] : [sayOutcome(context, match, match.outcome)]),
  ];
  return told.length === 0 ? '' : `${palette.faint(told.join('. '))}\n`;
}
