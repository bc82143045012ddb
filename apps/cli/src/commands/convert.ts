/** `convert`: writes what it reads in another format. */

import { formatNames, kindOf, unknownFormat } from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { contradictions, labelJson, readDocuments, refuse } from '../input/documents.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { watchReading } from '../work/watch.ts';
import { files, hintOf, readingFlags } from './reading.ts';

export const convert: Command = {
  name: 'convert',
  summary: summaries.convert,
  operands: [files],
  flags: [
    {
      name: 'to',
      takes: { kind: 'text' },
      value: { en: 'FORMAT', pt: 'FORMATO' },
      help: {
        en: 'the format to write; a wrong one lists those there are',
        pt: 'o formato a escrever; um errado mostra os que há',
      },
    },
    ...readingFlags,
  ],
  examples: [
    {
      words: 'convert puzzle.txt --to json',
      says: { en: 'one JSON object per line', pt: 'um objeto JSON por linha' },
    },
    {
      words: 'convert - --to drawing < puzzle.json',
      says: {
        en: 'the drawing, which can be read back',
        pt: 'o desenho, que se pode ler de volta',
      },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const kinds = await context.kinds();
  const { to } = given.flags;
  if (typeof to !== 'string') {
    const known = formatNames(kinds).join(', ');
    context.complain(usage.notice('missing-option', { option: 'to', known }));
    return exitCodes.wrong;
  }
  if (!formatNames(kinds).includes(to)) {
    context.complain(unknownFormat(kinds, to), '--to');
    return exitCodes.wrong;
  }
  const hint = await hintOf(context, given);
  if (hint === undefined) return exitCodes.wrong;
  const reading = { ...hint, refuse: contradictions };
  let code: ExitCode = exitCodes.done;
  let separator = '';
  const reads = readDocuments(context, given.operands, reading);
  for await (const read of watchReading(context, reads)) {
    const { found } = read;
    const written = found.ok ? found.value.write(to) : found;
    if (!found.ok || !written.ok) {
      const notices = found.ok ? [] : found.error;
      await refuse(context, read, written.ok ? notices : [written.error].flat());
      code = exitCodes.wrong;
      continue;
    }
    const text = written.value;
    if (!context.isJson) {
      await context.print(separator + text);
      // Documents of a line each follow one another; others have a blank line between them.
      separator = text.indexOf('\n') === text.length - 1 ? '' : '\n';
    } else if (to === 'json') await context.print(text);
    else {
      await context.answer({ ...labelJson(read), game: kindOf(found.value).id, format: to, text });
    }
  }
  return code;
}
