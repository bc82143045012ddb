/** The queue that work is handed to and taken from. */

import type { Queue } from '@ludoteca/server/queue';
import { fail, type Notice, ok, type Result } from 'ludoteca';
import type { Given } from '../command.ts';
import type { Context } from '../context.ts';
import { batchWords } from '../phrases/batches.ts';
import { serveWords } from '../phrases/serve.ts';
import { version } from '../version.ts';

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
    const message = fault instanceof Error ? fault.message.split('\n')[0] : String(fault);
    // That it cannot be reached is said by the words around it.
    const reason = message.replace(/^PostgreSQL cannot be reached: (?:Error: )?/, '');
    return fail(batchWords.notice('no-database', { reason }));
  }
}
