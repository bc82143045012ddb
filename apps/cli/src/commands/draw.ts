/** `draw`: boards as SVG, PNG or PDF pictures. */

import { pictureFormats } from '@ludoteca/render';
import { type AnyDocument, kindOf, type Notice, usualCellSize } from 'ludoteca';
import type { Command, Flag, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { contradictions, readDocuments, refuse, remark } from '../input/documents.ts';
import { outputFault } from '../output/files.ts';
import { type BoardOptions, boardOf, optionsFault } from '../paper/board.ts';
import { formatOf, openPictures, type PictureSetting } from '../paper/pictures.ts';
import { drawWords } from '../phrases/draw.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { budgetsSinceStart, openPool, type Pool } from '../work/pool.ts';
import { files, hintOf, readingFlags } from './reading.ts';

/** Seconds for solving or analysing a board when nothing is said. */
const usualSeconds = 10;

const onOff = { kind: 'choice', choices: ['on', 'off'] } as const;

export const outputFlag: Flag = {
  name: 'output',
  takes: { kind: 'text' },
  value: { en: 'FILE', pt: 'FICHEIRO' },
  help: {
    en: 'the file to write; its ending tells svg, png or pdf, and several boards are numbered (default, and "-": the standard output)',
    pt: 'o ficheiro a escrever; o fim do nome diz svg, png ou pdf, e vários tabuleiros são numerados (por omissão, e "-": a saída padrão)',
  },
};

export const themeFlag: Flag = {
  name: 'theme',
  takes: { kind: 'choice', choices: ['light', 'dark', 'ink'] },
  help: {
    en: 'the colours; ink is pure black on white (default light)',
    pt: 'as cores; ink é preto puro sobre branco (por omissão light)',
  },
};

export const draw: Command = {
  name: 'draw',
  summary: summaries.draw,
  operands: [files],
  flags: [
    outputFlag,
    {
      name: 'to',
      takes: { kind: 'choice', choices: pictureFormats },
      help: {
        en: 'what to write (default: as the name of the file says, or svg)',
        pt: 'o que escrever (por omissão, o que diz o nome do ficheiro, ou svg)',
      },
    },
    themeFlag,
    {
      name: 'cell',
      takes: { kind: 'number', least: 1, most: 1000 },
      help: {
        en: `how large a cell is, in pixels of 1/96 inch (default ${usualCellSize})`,
        pt: `o tamanho de uma casa, em pontos de 1/96 de polegada (por omissão ${usualCellSize})`,
      },
    },
    {
      name: 'width',
      takes: { kind: 'number', least: 1, most: 100_000 },
      help: {
        en: 'how wide the picture is, in the same pixels, instead of --cell',
        pt: 'a largura da imagem, nos mesmos pontos, em vez de --cell',
      },
    },
    {
      name: 'scale',
      takes: { kind: 'number', least: 0.01, most: 100 },
      help: {
        en: 'pixels of a PNG for each of these (default 1)',
        pt: 'pontos de um PNG por cada um destes (por omissão 1)',
      },
    },
    {
      name: 'dpi',
      takes: { kind: 'number', least: 10, most: 4800 },
      help: {
        en: 'pixels of a PNG to the inch, as large on paper (default 96)',
        pt: 'pontos de um PNG por polegada, do mesmo tamanho no papel (por omissão 96)',
      },
    },
    {
      name: 'solution',
      takes: { kind: 'flag' },
      help: {
        en: 'draws a puzzle with its solution, or a problem of a board game with its answer',
        pt: 'desenha um problema com a sua solução; o de um jogo de tabuleiro, com a resposta',
      },
    },
    {
      name: 'candidates',
      takes: { kind: 'flag' },
      help: {
        en: 'writes small what may stand in each open cell',
        pt: 'escreve em pequeno o que pode estar em cada casa aberta',
      },
    },
    {
      name: 'coordinates',
      takes: onOff,
      help: {
        en: 'names of rows and columns (default: on for games, off for puzzles)',
        pt: 'nomes de linhas e colunas (por omissão: on nos jogos, off nos problemas)',
      },
    },
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
    {
      name: 'last',
      takes: onOff,
      help: {
        en: 'marks the last move of a record (default on)',
        pt: 'marca a última jogada de um registo (por omissão on)',
      },
    },
    {
      name: 'analysis',
      takes: { kind: 'flag' },
      help: {
        en: 'marks every move: a square wins, a broken circle loses, a percentage is an estimate',
        pt: 'marca cada jogada: um quadrado ganha, um círculo tracejado perde, uma percentagem é uma estimativa',
      },
    },
    {
      name: 'time',
      takes: { kind: 'number', least: 0, most: 1_000_000 },
      value: { en: 'S', pt: 'S' },
      help: {
        en: 'at most so many seconds to solve or analyse a board (default 10)',
        pt: 'no máximo tantos segundos para resolver ou analisar um tabuleiro (por omissão 10)',
      },
    },
    {
      name: 'nodes',
      takes: { kind: 'whole', least: 0, most: Number.MAX_SAFE_INTEGER },
      help: {
        en: 'at most so many search nodes, the same every time',
        pt: 'no máximo tantos nós de procura, sempre o mesmo',
      },
    },
    {
      name: 'transparent',
      takes: { kind: 'flag' },
      help: {
        en: 'leaves the background out',
        pt: 'deixa o fundo de fora',
      },
    },
    ...readingFlags,
  ],
  examples: [
    {
      words: 'draw puzzle.json -o puzzle.svg',
      says: { en: 'a picture that stays sharp', pt: 'uma imagem que fica nítida' },
    },
    {
      words: 'draw puzzle.json --solution --theme ink -o solution.pdf',
      says: { en: 'the solution, in black on white', pt: 'a solução, a preto e branco' },
    },
    {
      words: 'draw game.json --at 10 --dpi 300 -o after-ten.png',
      says: {
        en: 'a game after ten moves, for print',
        pt: 'um jogo depois de dez jogadas, para imprimir',
      },
    },
    {
      words: 'draw position.json --analysis -o analysis.svg',
      says: { en: 'what every move leads to', pt: 'a que leva cada jogada' },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const setting = settingOf(context, given);
  if ('code' in setting) {
    context.complain(setting);
    return exitCodes.wrong;
  }
  const options = optionsOf(given);
  const kinds = await context.kinds();
  const reading = {
    ...hint,
    refuse: (document: AnyDocument): readonly Notice[] => {
      const fault = optionsFault(kinds, document, options);
      return fault === undefined ? contradictions(document) : [fault];
    },
  };
  let opened: Pool | undefined;
  const pool = (): Pool => {
    opened ??= openPool(1, context.catalogueUrl);
    return opened;
  };
  const pictures = await openPictures(context, setting);
  let code: ExitCode = exitCodes.done;
  try {
    for await (const read of readDocuments(context, given.operands, reading)) {
      const board = read.found.ok ? await boardOf(pool, read.found.value, options) : read.found;
      if (!read.found.ok || !board.ok) {
        await refuse(context, read, board.ok ? [] : [board.error].flat());
        code = exitCodes.wrong;
        continue;
      }
      for (const notice of board.value.remarks) remark(context, read, notice);
      const kind = kindOf(read.found.value);
      const fault = await pictures.add(board.value.drawing, kind, read);
      if (fault === undefined) continue;
      context.complain(fault, ...(setting.output === undefined ? [] : [setting.output]));
      await pictures.drop();
      return exitCodes.wrong;
    }
    const fault = await pictures.end();
    if (fault === undefined) return code;
    context.complain(fault, ...(setting.output === undefined ? [] : [setting.output]));
    return exitCodes.wrong;
  } catch (fault) {
    const notice = outputFault(fault);
    if (notice === undefined) throw fault;
    await pictures.drop();
    context.complain(notice, ...(setting.output === undefined ? [] : [setting.output]));
    return exitCodes.wrong;
  } finally {
    await opened?.close();
  }
}

/** The name of the file to write; nothing for the standard output, which is also called "-". */
export function outputOf({ flags: { output } }: Given): string | undefined {
  return typeof output === 'string' && output !== '-' ? output : undefined;
}

function settingOf(context: Context, given: Given): PictureSetting | Notice {
  const output = outputOf(given);
  const { flags } = given;
  const { to, theme = 'light', cell, width, scale = 1, dpi, transparent } = flags;
  const format = formatOf(output, typeof to === 'string' ? to : undefined);
  if (!format.ok) return format.error;
  if (cell !== undefined && width !== undefined) {
    return usage.notice('not-together', { one: 'cell', other: 'width' });
  }
  const ofPixels = (['dpi', 'scale'] as const).find((name) => flags[name] !== undefined);
  if (ofPixels !== undefined && format.value !== 'png') {
    const other = format.value.toUpperCase();
    return drawWords.notice('only-for-png', { flag: ofPixels, format: other });
  }
  return {
    format: format.value,
    language: context.language,
    theme: theme === 'dark' || theme === 'ink' ? theme : 'light',
    scale: Number(scale),
    isTransparent: transparent === true,
    ...(output !== undefined && { output }),
    ...(typeof cell === 'number' && { cell }),
    ...(typeof width === 'number' && { width }),
    ...(typeof dpi === 'number' && { dpi }),
  };
}

function optionsOf({ flags }: Given): BoardOptions {
  const { at, moves, solution, candidates, coordinates, last, analysis, time, nodes } = flags;
  const seconds = typeof time === 'number' ? time : nodes === undefined ? usualSeconds : undefined;
  return {
    course: {
      at: typeof at === 'number' ? at : undefined,
      moves: String(moves ?? '')
        .split(/[\s,;]+/)
        .filter((word) => word !== ''),
    },
    isSolved: solution === true,
    hasCandidates: candidates === true,
    ...(coordinates !== undefined && { hasCoordinates: coordinates === 'on' }),
    hasLast: last !== 'off',
    hasAnalysis: analysis === true,
    next: budgetsSinceStart({
      ...(seconds !== undefined && { seconds }),
      ...(typeof nodes === 'number' && { nodes }),
    }),
  };
}
