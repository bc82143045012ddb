/** `book`: boards on paper as a PDF, several to a page, with the rules and the solutions. */

import { extname } from 'node:path';
import { pictureFormats } from '@ludoteca/render';
import {
  type AnyKind,
  divisions,
  isGame,
  isPuzzle,
  type Notice,
  type OptionValues,
  ok,
  paperPhrases,
  papers,
  problemOptions,
  problemOrder,
  type Result,
} from 'ludoteca';
import type { Command, GameFlags, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { bind } from '../paper/bind.ts';
import { type BookOptions, type Contents, type Making, partNames } from '../paper/book-options.ts';
import { drawWords } from '../phrases/draw.ts';
import { summaries } from '../phrases/summaries.ts';
import { outputFlag, outputOf, themeFlag } from './draw.ts';
import { findGame, kindAmong } from './games.ts';
import { newSeed, optionsOf } from './generate.ts';
import { files, hintOf, jobsFlag, jobsOf, readingFlags } from './reading.ts';

const usualPaper = 'a4';
const usualPerPage = 4;
/** What says nothing of files that are read. */
const madeFlags = ['count', 'seed'] as const;
/** What says nothing of puzzles that are made. */
const readFlags = ['format', 'time'] as const;

export const book: Command = {
  name: 'book',
  summary: summaries.book,
  operands: [
    {
      ...files,
      help: {
        en: 'what to read; "-" is the standard input; without any, puzzles or problems are made (--game)',
        pt: 'o que ler; "-" é a entrada padrão; sem nenhum, fazem-se problemas (--game)',
      },
    },
  ],
  flags: [
    {
      ...outputFlag,
      help: {
        en: 'the PDF file to write (default, and "-": the standard output)',
        pt: 'o ficheiro PDF a escrever (por omissão, e "-": a saída padrão)',
      },
    },
    {
      name: 'count',
      takes: { kind: 'whole', least: 1, most: 100_000 },
      help: {
        en: 'how many puzzles to make, when no file is given (default one page)',
        pt: 'quantos problemas fazer, quando não se dá um ficheiro (por omissão uma página)',
      },
    },
    {
      name: 'seed',
      takes: { kind: 'text' },
      help: {
        en: 'the same seed makes the same book (default: a new one)',
        pt: 'a mesma semente faz o mesmo livro (por omissão uma nova)',
      },
    },
    {
      name: 'paper',
      takes: { kind: 'text' },
      value: {
        en: papers.map(({ name }) => name).join('|'),
        pt: papers.map(({ name }) => name).join('|'),
      },
      help: { en: `the paper (default ${usualPaper})`, pt: `o papel (por omissão ${usualPaper})` },
    },
    {
      name: 'per-page',
      takes: { kind: 'whole', least: 1, most: 1000 },
      value: {
        en: divisions.map(({ perPage }) => perPage).join('|'),
        pt: divisions.map(({ perPage }) => perPage).join('|'),
      },
      help: {
        en: `how many boards on a page (default ${usualPerPage})`,
        pt: `quantos tabuleiros por página (por omissão ${usualPerPage})`,
      },
    },
    {
      name: 'title',
      takes: { kind: 'text' },
      help: { en: 'stands at the head of every page', pt: 'fica no cimo de cada página' },
    },
    {
      name: 'cover',
      takes: { kind: 'flag' },
      help: { en: 'begins with a title page', pt: 'começa com uma página de título' },
    },
    {
      name: 'skip',
      takes: { kind: 'text' },
      value: { en: partNames.join(','), pt: partNames.join(',') },
      help: {
        en: 'leaves out the rules, the solutions, the levels, the short codes, or the lines for name and date',
        pt: 'deixa de fora as regras, as soluções, os níveis, os códigos curtos, ou as linhas para nome e data',
      },
    },
    {
      name: 'base',
      takes: { kind: 'text' },
      value: { en: 'ADDRESS', pt: 'ENDEREÇO' },
      help: {
        en: 'the address of the app: each board then has a link and a QR code that open it there',
        pt: 'o endereço da aplicação: cada tabuleiro tem então uma ligação e um código QR que o abrem lá',
      },
    },
    {
      ...themeFlag,
      help: {
        en: 'the colours; ink is pure black on white (default ink)',
        pt: 'as cores; ink é preto puro sobre branco (por omissão ink)',
      },
    },
    {
      name: 'time',
      takes: { kind: 'number', least: 0, most: 1_000_000 },
      value: { en: 'S', pt: 'S' },
      help: {
        en: 'at most so many seconds to solve a puzzle that comes without its solution (default 60)',
        pt: 'no máximo tantos segundos para resolver um problema que vem sem solução (por omissão 60)',
      },
    },
    jobsFlag,
    ...readingFlags.map((flag) =>
      flag.name === 'game'
        ? {
            ...flag,
            help: {
              en: 'the game of what is read; without files, the puzzle or the problems to make, with the options that they have in generate',
              pt: 'o jogo do que se lê; sem ficheiros, o problema a fazer, com as opções que tem em generate',
            },
          }
        : flag,
    ),
  ],
  exits: [
    [0, { en: 'the book is written', pt: 'o livro está escrito' }],
    [
      1,
      {
        en: 'a puzzle as described was not found',
        pt: 'não se encontrou um problema como o descrito',
      },
    ],
    [
      3,
      {
        en: 'the budget ended before a puzzle was made',
        pt: 'o orçamento acabou antes de se fazer um problema',
      },
    ],
  ],
  examples: [
    {
      words: 'book --game {game} --count 24 --per-page 6 -o book.pdf',
      says: {
        en: '24 new puzzles, six to a page, solutions at the end',
        pt: '24 problemas novos, seis por página, soluções no fim',
      },
    },
    {
      words:
        'book puzzles.jsonl --cover --title "Tuesday club" --paper a5 --per-page 1 -o club.pdf',
      says: {
        en: 'the puzzles of a file, one to a small page, with a title page',
        pt: 'os problemas de um ficheiro, um por página pequena, com página de título',
      },
    },
  ],
  gameFlags,
  run,
};

/** The options of the puzzle that is to be made; none are lenient, since files may be all that is given. */
function gameFlags(kinds: readonly AnyKind[], words: readonly string[]): GameFlags | undefined {
  const typed = words.map((word) => word.replace(/^--game=/, ''));
  const kind = kindAmong(kinds, typed);
  if (kind === undefined) return kinds[0] && { kind: kinds[0], flags: [] };
  const own = new Set(book.flags.map(({ name }) => name));
  const options = isPuzzle(kind) ? kind.options : isGame(kind) ? problemOptions(kind) : [];
  return { kind, flags: options.filter(({ name }) => !own.has(name)) };
}

/** What is to be made: puzzles, or problems of a board game. */
function makingOf(
  kinds: readonly AnyKind[],
  name: string,
  values: OptionValues,
): Result<Making, Notice> {
  const found = findGame(kinds, name);
  if (!found.ok) return found;
  const kind = found.value;
  if (isPuzzle(kind)) {
    const recipe = kind.recipe(optionsOf(kind, values));
    return recipe.ok ? ok({ kind, recipe: recipe.value }) : recipe;
  }
  if (!isGame(kind)) throw new Error(`${kind.id} is no game and no puzzle`);
  const names = problemOptions(kind).map(({ name: option }) => option);
  const order = problemOrder(
    kind,
    Object.fromEntries(names.map((option) => [option, values[option]])),
  );
  return order.ok ? ok({ kind, order: order.value }) : order;
}

async function run(context: Context, given: Given): Promise<ExitCode> {
  const options = bookOptionsOf(context, given);
  if ('code' in options) {
    context.complain(options);
    return exitCodes.wrong;
  }
  const contents = await contentsOf(context, given, options);
  if (contents === undefined) return exitCodes.wrong;
  return bind(context, contents, options);
}

function bookOptionsOf(context: Context, given: Given): BookOptions | Notice {
  const { flags, operands } = given;
  const output = outputOf(given);
  const { paper: name = usualPaper, title, skip, base, theme, cover } = flags;
  const paper = papers.find((each) => each.name === String(name).toLowerCase());
  if (paper === undefined) {
    const known = papers.map((each) => each.name).join(', ');
    return paperPhrases.notice('unknown-paper', { found: String(name), known });
  }
  const perPage = flags['per-page'] ?? usualPerPage;
  const division = divisions.find((each) => each.perPage === perPage);
  if (division === undefined) {
    const known = divisions.map((each) => each.perPage).join(', ');
    return paperPhrases.notice('unknown-division', { found: Number(perPage), known });
  }
  const skipped = String(skip ?? '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const stranger = skipped.find((word) => !partNames.some((part) => part === word));
  if (stranger !== undefined) {
    return drawWords.notice('unknown-part', { found: stranger, known: partNames.join(', ') });
  }
  if (typeof base === 'string' && !isWebAddress(base)) {
    return drawWords.notice('wrong-base', { found: base });
  }
  const ending = extname(output ?? '')
    .slice(1)
    .toLowerCase();
  if (ending !== 'pdf' && pictureFormats.some((format) => format === ending)) {
    return drawWords.notice('not-for-books', { file: output ?? '' });
  }
  const stray = operands.length === 0 ? undefined : madeFlags.find((flag) => flag in flags);
  if (stray !== undefined) return drawWords.notice('only-for-made', { flag: stray });
  const idle = operands.length > 0 ? undefined : readFlags.find((flag) => flag in flags);
  if (idle !== undefined) return drawWords.notice('only-for-read', { flag: idle });
  return {
    paper,
    division,
    theme: theme === 'light' || theme === 'dark' ? theme : 'ink',
    title: titleOf(title) || drawWords.say('book-title', {}, context.language),
    hasCover: cover === true,
    skipped: new Set(skipped),
    ...(typeof base === 'string' && { base }),
    ...(output !== undefined && { output }),
  };
}

/** Links in a book open in a browser: other addresses do nothing there, or harm. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

/** A title in one line, without what cannot be printed. */
function titleOf(title: unknown): string {
  return String(title ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** What goes into the book: the documents of files, or puzzles that are made. */
async function contentsOf(
  context: Context,
  given: Given,
  { division }: BookOptions,
): Promise<Contents | undefined> {
  const { game, count, seed, time, jobs: _jobs, ...values } = given.flags;
  const jobs = jobsOf(context, given);
  const budget = { seconds: typeof time === 'number' ? time : 60 };
  if (given.operands.length > 0) {
    const hint = await hintOf(context, given);
    return hint && { kind: 'files', files: given.operands, hint, jobs, budget };
  }
  if (typeof game !== 'string') {
    context.complain(drawWords.notice('no-boards', {}));
    return undefined;
  }
  const making = makingOf(await context.kinds(), game, values);
  if (!making.ok) {
    context.complain(making.error);
    return undefined;
  }
  return {
    kind: 'made',
    making: making.value,
    count: typeof count === 'number' ? count : division.perPage,
    seed: typeof seed === 'string' ? seed : newSeed(),
    jobs,
  };
}
