/** The options of commands whose work can be handed to other machines. */

import type { Flag } from '../command.ts';

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
    isOfQueue: true,
    takes: { kind: 'text' },
    value: { en: 'FOLDER', pt: 'PASTA' },
    help: {
      en: 'with --queue, results are files in a folder that all machines see, one for each piece',
      pt: 'com --queue, os resultados são ficheiros numa pasta que todas as máquinas veem, um por parte',
    },
  },
  {
    name: 'piece',
    isOfQueue: true,
    takes: { kind: 'whole', least: 1, most: 1_000_000 },
    help: {
      en: 'with --queue, so many puzzles or documents are one piece of work',
      pt: 'com --queue, tantos problemas ou documentos são uma parte do trabalho',
    },
  },
  {
    name: 'detach',
    isOfQueue: true,
    takes: { kind: 'flag' },
    help: {
      en: 'with --queue, does not wait for the results',
      pt: 'com --queue, não espera pelos resultados',
    },
  },
];
