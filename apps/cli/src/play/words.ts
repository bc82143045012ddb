/** The words that are understood at the prompts, in both languages whichever is spoken. */

import { type Language, nearest } from 'ludoteca';

/** What a word asks for, with how it is typed; the first of each language is the one told. */
const vocabulary = {
  undo: { en: ['undo', 'back'], pt: ['anular', 'voltar'] },
  redo: { en: ['redo'], pt: ['refazer'] },
  hint: { en: ['hint'], pt: ['dica'] },
  answer: { en: ['answer', 'solution'], pt: ['resposta', 'solução', 'solucao'] },
  apply: { en: ['apply'], pt: ['aplicar'] },
  check: { en: ['check'], pt: ['verificar'] },
  analyse: { en: ['analyse', 'analyze', 'analysis'], pt: ['analisar', 'análise', 'analise'] },
  moves: { en: ['moves'], pt: ['jogadas'] },
  board: { en: ['board'], pt: ['tabuleiro'] },
  rules: { en: ['rules'], pt: ['regras'] },
  resign: { en: ['resign'], pt: ['desistir', 'desisto'] },
  save: { en: ['save'], pt: ['guardar', 'gravar'] },
  again: { en: ['again', 'new'], pt: ['outra', 'novo', 'nova'] },
  next: {
    en: ['next', 'skip'],
    pt: ['seguinte', 'próximo', 'proximo', 'próxima', 'proxima', 'saltar'],
  },
  menu: { en: ['menu'], pt: ['menu'] },
  help: { en: ['help', '?'], pt: ['ajuda'] },
  exit: { en: ['exit', 'quit'], pt: ['sair'] },
} as const satisfies Record<string, Readonly<Record<Language, readonly [string, ...string[]]>>>;

type AnyWord = keyof typeof vocabulary;

/** The words at the prompter of a problem: `hint` goes step by step, `next` and `again` give another. */
export const problemWords = [
  ...(['hint', 'answer', 'next', 'again', 'board', 'rules', 'menu', 'help', 'exit'] as const),
] as const satisfies readonly AnyWord[];

/** The words of games for two and of sheets. */
export type Word = Exclude<AnyWord, 'answer' | 'next'>;

/** The words at the prompter of a game for two. */
export const gameWords: readonly Word[] = [
  ...(['undo', 'redo', 'hint', 'analyse', 'moves', 'board', 'rules', 'resign'] as const),
  ...(['save', 'again', 'menu', 'help', 'exit'] as const),
];

/** The words at the sheet of a puzzle. */
export const puzzleWords: readonly Word[] = [
  ...(['undo', 'redo', 'hint', 'apply', 'check', 'board', 'rules'] as const),
  ...(['save', 'again', 'menu', 'help', 'exit'] as const),
];

/** The word as it is told in a language. */
export function wordIn(word: AnyWord, language: Language): string {
  return vocabulary[word][language][0];
}

export interface Typed<Known extends AnyWord = Word> {
  readonly word: Known;
  /** What came after it. */
  readonly rest: string;
}

/** The word that a line begins with, if it is one of these. */
export function readWord<Known extends AnyWord>(
  line: string,
  words: readonly Known[],
): Typed<Known> | undefined {
  const [, typed = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/.exec(line) ?? [];
  const found = typed.toLowerCase();
  const word = words.find((each) => spellings(each).includes(found));
  return word === undefined ? undefined : { word, rest };
}

/** The word that was probably meant. */
export function nearestWord(
  line: string,
  words: readonly AnyWord[],
  language: Language,
): string | undefined {
  const typed = line.trim().toLowerCase().split(/\s/)[0];
  return typed.length < 3
    ? undefined
    : nearest(
        typed,
        words.map((word) => wordIn(word, language)),
      );
}

function spellings(word: AnyWord): readonly string[] {
  return [...vocabulary[word].en, ...vocabulary[word].pt];
}

/** A move as typed, with the Portuguese word for a swap in its place. */
export function moveText(line: string): string {
  return /^\s*(troca|trocar)\s*$/i.test(line) ? 'swap' : line;
}
