/** The options of commands whose work can be handed to other machines. */

import type { Queue } from '@ludoteca/server/queue';
import { fail, type Notice, ok, type Result } from 'ludoteca';
import type { Flag, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { batchWords } from '../phrases/batches.ts';
import { serveWords } from '../phrases/serve.ts';
import { version } from '../version.ts';

export const queueFlag: Flag = {
  name: 'queue',
  takes: { kind: 'text' },
  value: { en: 'URL', pt: 'URL' },
  help: {
    en: 'hands the work to a queue on PostgreSQL, for "work" on any number of machines; what is written is the same',
    pt: 'entrega o trabalho a uma fila em PostgreSQL, para "work" em qualquer número de máquinas; o que se escreve é o mesmo',
  },
};

export const queueFlags: readonly Flag[] = [
  queueFlag,
  {
    name: 'into',
    takes: { kind: 'text' },
    value: { en: 'FOLDER', pt: 'PASTA' },
    help: {
      en: 'with --queue, results are files in a folder that all machines see, one for each piece',
      pt: 'com --queue, os resultados são ficheiros numa pasta que todas as máquinas veem, um por parte',
    },
  },
  {
    name: 'piece',
    takes: { kind: 'whole', least: 1, most: 1_000_000 },
    help: {
      en: 'with --queue, so many puzzles or documents are one piece of work',
      pt: 'com --queue, tantos problemas ou documentos são uma parte do trabalho',
    },
  },
  {
    name: 'detach',
    takes: { kind: 'flag' },
    help: {
      en: 'with --queue, does not wait for the results',
      pt: 'com --queue, não espera pelos resultados',
    },
  },
];

/** Opens the queue that the flags or the variable name. */
export async function queueOf(context: Context, { flags }: Given): Promise<Result<Queue, Notice>> {
  const url = flags.queue ?? context.io.env.LUDOTECA_QUEUE;
  if (url === undefined || url === '') return fail(batchWords.notice('no-queue', {}));
  // It may hold a password: it is not repeated.
  if (!/^postgres(?:ql)?:\/\//.test(String(url))) return fail(batchWords.notice('bad-queue', {}));
  try {
    const { openQueue } = await import('@ludoteca/server/queue');
    return ok(await openQueue(String(url), version()));
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ERR_MODULE_NOT_FOUND') {
      return fail(serveWords.notice('no-server', {}));
    }
    const reason = fault instanceof Error ? fault.message.split('\n')[0] : String(fault);
    return fail(batchWords.notice('no-database', { reason }));
  }
}
