/** What each exit code means, told once: the help prints this list, and the documentation is held to it. */

import type { Phrase } from 'ludoteca';
import { type ExitCode, exitCodes } from '../exit-code.ts';

const meanings: Readonly<Record<keyof typeof exitCodes, Phrase>> = {
  done: {
    en: 'done; of a question, the answer is yes',
    pt: 'feito; de uma pergunta, a resposta é sim',
  },
  no: { en: 'the answer is no', pt: 'a resposta é não' },
  wrong: {
    en: 'the input or the usage is wrong, or a file cannot be read or written',
    pt: 'a entrada ou o uso está errado, ou um ficheiro não se pode ler ou escrever',
  },
  undecided: {
    en: 'not decided within the budget of time or nodes',
    pt: 'por decidir dentro do orçamento de tempo ou de nós',
  },
  bug: {
    en: 'a fault of the program itself, told in a line',
    pt: 'um erro do próprio programa, dito numa linha',
  },
  hungUp: {
    en: 'ended because its terminal went away (SIGHUP)',
    pt: 'acabou porque o terminal desapareceu (SIGHUP)',
  },
  interrupted: { en: 'interrupted by Ctrl-C (SIGINT)', pt: 'interrompido com Ctrl-C (SIGINT)' },
  terminated: {
    en: 'ended by another program (SIGTERM)',
    pt: 'terminado por outro programa (SIGTERM)',
  },
};

/** All codes in order. */
export const exitMeanings: readonly (readonly [code: ExitCode, means: Phrase])[] = [
  [exitCodes.done, meanings.done],
  [exitCodes.no, meanings.no],
  [exitCodes.wrong, meanings.wrong],
  [exitCodes.undecided, meanings.undecided],
  [exitCodes.bug, meanings.bug],
  [exitCodes.hungUp, meanings.hungUp],
  [exitCodes.interrupted, meanings.interrupted],
  [exitCodes.terminated, meanings.terminated],
];
