/** `work`: does what was handed to a queue, on as many machines as there are; and looks after its batches. */

import type { BatchLine, Queue } from '@ludoteca/server/queue';
import type { Language } from 'ludoteca';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { batchWords } from '../phrases/batches.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { collect } from '../work/collect.ts';
import { doPieces, NoFolder } from '../work/do-pieces.ts';
import { queueOf } from './open-queue.ts';
import { queueFlag } from './queue-options.ts';
import { jobsFlag, jobsOf } from './reading.ts';

export const work: Command = {
  name: 'work',
  summary: summaries.work,
  operands: [],
  flags: [
    {
      ...queueFlag,
      help: {
        en: 'the PostgreSQL server of the queue (default: the variable LUDOTECA_QUEUE)',
        pt: 'o servidor PostgreSQL da fila (por omissão, a variável LUDOTECA_QUEUE)',
      },
    },
    {
      ...jobsFlag,
      help: {
        en: 'how many threads work (default: as many as there are processors)',
        pt: 'quantas linhas de execução trabalham (por omissão, tantas quantos os processadores)',
      },
    },
    {
      name: 'until-done',
      takes: { kind: 'flag' },
      help: {
        en: 'ends when nothing is left to do (default: waits for more)',
        pt: 'termina quando não houver mais nada a fazer (por omissão, espera por mais)',
      },
    },
    {
      name: 'list',
      takes: { kind: 'flag' },
      help: { en: 'tells how far each batch is', pt: 'diz até onde vai cada lote' },
    },
    ...(
      [
        [
          'collect',
          'writes the results of a batch in order, and waits for those that are missing',
          'escreve os resultados de um lote por ordem, e espera pelos que faltam',
        ],
        [
          'cancel',
          'lets nobody work on a batch any more; what is done stays',
          'não deixa ninguém trabalhar mais num lote; o que está feito fica',
        ],
        ['erase', 'takes a batch away with its results', 'apaga um lote com os seus resultados'],
      ] as const
    ).map(([name, en, pt]) => ({
      name,
      takes: { kind: 'text' as const },
      value: { en: 'BATCH', pt: 'LOTE' },
      help: { en, pt },
    })),
  ],
  examples: [
    {
      words: 'work --queue postgres://user@host/database',
      says: {
        en: 'a worker; start one on every machine',
        pt: 'um trabalhador; começa um em cada máquina',
      },
    },
    {
      words: 'work --list',
      says: {
        en: 'how far the batches are, with the queue in LUDOTECA_QUEUE',
        pt: 'até onde vão os lotes, com a fila em LUDOTECA_QUEUE',
      },
    },
  ],
  run,
};

/** Of the things that can be done with a queue, one at a time. */
const deeds = ['list', 'collect', 'cancel', 'erase'] as const;

async function run(context: Context, given: Given): Promise<ExitCode> {
  const [deed, other] = deeds.filter((name) => given.flags[name] !== undefined);
  if (deed !== undefined && other !== undefined) {
    context.complain(usage.notice('not-together', { one: deed, other }));
    return exitCodes.wrong;
  }
  const opened = await queueOf(context, given);
  if (!opened.ok) {
    context.complain(opened.error);
    return exitCodes.wrong;
  }
  const queue = opened.value;
  try {
    if (deed === 'list') return await list(context, queue);
    if (deed !== undefined) return await doWith(context, queue, deed, String(given.flags[deed]));
    return await workOn(context, queue, given);
  } finally {
    await queue.close();
  }
}

async function doWith(
  context: Context,
  queue: Queue,
  deed: 'collect' | 'cancel' | 'erase',
  id: string,
): Promise<ExitCode> {
  if (deed === 'collect') return collect(context, queue, id);
  const isDone = deed === 'cancel' ? await queue.cancel(id) : await queue.erase(id);
  if (!isDone) {
    context.complain(batchWords.notice('unknown', { id }));
    return exitCodes.wrong;
  }
  const key = deed === 'cancel' ? 'cancelled' : 'erased';
  if (context.isJson) await context.answer({ batch: id, [key]: true });
  else await context.print(`${batchWords.say(key, { id }, context.language)}\n`);
  return exitCodes.done;
}

async function list(context: Context, queue: Queue): Promise<ExitCode> {
  const batches = await queue.batches();
  if (context.isJson) {
    for (const { id, words, version, pieces, done, running, isCancelled } of batches) {
      const told = { version, pieces: pieces ?? null, done, running, cancelled: isCancelled };
      await context.answer({ batch: id, words: [...words], ...told });
    }
  } else if (batches.length === 0) {
    await context.print(`${batchWords.say('no-batches', {}, context.language)}\n`);
  } else {
    for (const batch of batches) await context.print(`${sayBatch(batch, context.language)}\n`);
  }
  return exitCodes.done;
}

function sayBatch(
  { id, words, pieces, done, running, isCancelled }: BatchLine,
  language: Language,
) {
  const key = isCancelled ? 'state-cancelled' : pieces === undefined ? 'state-open' : undefined;
  const state = key === undefined ? '' : batchWords.say(key, {}, language);
  const told = { id, done, pieces: pieces ?? '…', running, state, words: words.join(' ') };
  return batchWords.say('line', told, language);
}

async function workOn(context: Context, queue: Queue, given: Given): Promise<ExitCode> {
  const { language } = context;
  const { flags } = given;
  const progress = { done: 0, running: 0 };
  context.progress.begin((seconds) =>
    batchWords.say('working', { ...progress, seconds }, language),
  );
  try {
    const done = await doPieces(context, queue, {
      jobs: jobsOf(context, given),
      untilDone: flags['until-done'] === true,
      tell(count, running) {
        progress.done = count;
        progress.running = running;
      },
    });
    context.progress.end();
    if (context.isJson) await context.answer({ pieces: done });
    else await context.print(`${batchWords.say('worked', { done }, language)}\n`);
    return exitCodes.done;
  } catch (fault) {
    if (!(fault instanceof NoFolder)) throw fault;
    const { folder, batch, reason } = fault;
    context.progress.end();
    context.complain(batchWords.notice('no-folder-here', { folder, id: batch, reason }));
    return exitCodes.wrong;
  } finally {
    context.progress.end();
  }
}
