/** `show`: draws what it reads. */

import { documentJson } from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { contradictions, labelOf, readDocuments, refuse } from '../input/documents.ts';
import { watchReading } from '../work/watch.ts';
import { files, hintOf, readingFlags } from './reading.ts';

export const show: Command = {
  name: 'show',
  summary: {
    en: 'draws puzzles and positions',
    pt: 'desenha problemas e posições',
  },
  operands: [files],
  flags: readingFlags,
  examples: [
    {
      words: 'show puzzle.json',
      says: { en: 'the board in characters', pt: 'o tabuleiro em caracteres' },
    },
    {
      words: 'show --json puzzle.txt',
      says: { en: 'the document as JSON', pt: 'o documento em JSON' },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const reading = { ...hint, refuse: contradictions };
  let code: ExitCode = exitCodes.done;
  let isFirst = true;
  const reads = readDocuments(context, given.operands, reading);
  for await (const read of watchReading(context, reads)) {
    if (!read.found.ok) {
      await refuse(context, read, read.found.error);
      code = exitCodes.wrong;
      continue;
    }
    const { kind, doc } = read.found.value;
    if (context.isJson) await context.answer(documentJson(kind, doc, read.id));
    else {
      // Names are for people: what goes to a file or a program is drawings alone, which can be read back.
      const label = context.io.stdout.isTTY ? labelOf(read) : '';
      const head = label === '' ? '' : `${context.palette.strong(label)}\n`;
      const drawing = context.palette.sketch(kind.sketch(doc));
      await context.print(`${isFirst ? '' : '\n'}${head}${drawing}`);
    }
    isFirst = false;
  }
  return code;
}
