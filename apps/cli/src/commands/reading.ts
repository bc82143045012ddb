/** The operands and flags of commands that read documents. */

import { availableParallelism } from 'node:os';
import { type Expected, expectedFault } from 'ludoteca';
import type { Flag, Given, Operand } from '../command.ts';
import type { Context } from '../context.ts';
import { findGame } from './games.ts';

export const files: Operand = {
  name: { en: 'FILE', pt: 'FICHEIRO' },
  help: {
    en: 'what to read; "-", or no file, is the standard input',
    pt: 'o que ler; "-", ou nenhum ficheiro, é a entrada padrão',
  },
  isMany: true,
};

export const readingFlags: readonly Flag[] = [
  {
    name: 'format',
    takes: { kind: 'text' },
    value: { en: 'FORMAT', pt: 'FORMATO' },
    help: {
      en: 'the format of what is read (default: recognised by itself)',
      pt: 'o formato do que se lê (por omissão, reconhece-se sozinho)',
    },
  },
  {
    name: 'game',
    takes: { kind: 'text' },
    value: { en: 'GAME', pt: 'JOGO' },
    help: {
      en: 'the game of what is read (default: recognised by itself)',
      pt: 'o jogo do que se lê (por omissão, reconhece-se sozinho)',
    },
  },
];

export const timeFlag: Flag = {
  name: 'time',
  takes: { kind: 'number', least: 0, most: 1_000_000 },
  value: { en: 'S', pt: 'S' },
  help: {
    en: 'at most so many seconds a puzzle',
    pt: 'no máximo tantos segundos por problema',
  },
};

export const jobsFlag: Flag = {
  name: 'jobs',
  takes: { kind: 'whole', least: 1, most: 256 },
  help: {
    en: 'how many to work on at once (default: as many as there are processors); the answers are the same for any number',
    pt: 'quantos trabalhar ao mesmo tempo (por omissão, tantos quantos os processadores); as respostas são as mesmas com qualquer número',
  },
};

/** How many to work on at once: as was said, in the command or in the settings, or as many as there are processors. */
export function jobsOf({ settings }: Pick<Context, 'settings'>, { flags }: Given): number {
  return Number(flags.jobs ?? settings.jobs ?? availableParallelism());
}

/** What was said about the documents to read; nothing, and a complaint, when that cannot be. */
export async function hintOf(context: Context, { flags }: Given): Promise<Expected | undefined> {
  const { format, game } = flags;
  if (format === undefined && game === undefined) return {};
  const kinds = await context.kinds();
  const named = typeof game === 'string' ? findGame(kinds, game) : undefined;
  if (named?.ok === false) {
    context.complain(named.error);
    return undefined;
  }
  const hint = {
    ...(typeof format === 'string' && { format: format.toLowerCase() }),
    ...(named !== undefined && { game: named.value.id }),
  };
  const fault = expectedFault(kinds, hint);
  if (fault === undefined) return hint;
  context.complain(fault);
  return undefined;
}
