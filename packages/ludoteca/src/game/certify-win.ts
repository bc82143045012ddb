/**
 * Proving who wins a game from its start, so that a stranger's program can check it: a list of replies
 * for the winner, which a small checker walks through against every move of the loser.
 */

import { type Effort, type Language, phrasebook } from '../kernel/index.ts';
import type { Side } from './move.ts';

export type WinCertification =
  | {
      readonly kind: 'won';
      readonly winner: Side;
      /** How many replies the list has. */
      readonly replies: number;
    }
  /** The effort ended first; what was written is not whole. */
  | { readonly kind: 'undecided' }
  /** Nobody has solved this start, or it is too large for a list. */
  | { readonly kind: 'unsolved' };

export interface WinCertifying {
  readonly effort: Effort;
  /** Takes the list, piece by piece. */
  write(chunk: string): void;
}

/** The names of the files of such a proof. */
export const winFiles = { replies: 'replies.txt', readme: 'README.md' } as const;

/** The words of what is written beside such a proof. */
export const winProofPhrases = /* @__PURE__ */ phrasebook('win-proof', {
  title: { en: '{game}: who wins, and a proof', pt: '{game}: quem ganha, e uma prova' },
  claim: {
    en: '`{file}` claims that {winner} wins from the start, and lists replies that do it ({replies}). The checker, `{checker}`, is written from the rules alone and shares no code with who made the list: it tries every move of the loser, answers from the list, and where the list ends it searches by itself to the end of the game.',
    pt: '`{file}` afirma que {winner} ganha desde o início, e dá respostas que o conseguem ({replies}). O verificador, `{checker}`, está escrito só a partir das regras e não partilha código com quem fez a lista: experimenta cada jogada de quem perde, responde pela lista, e onde a lista acaba procura ele próprio até ao fim do jogo.',
  },
  trust: {
    en: 'What is to be trusted: the rules, and less than 250 lines of C that can be read. It says "s VERIFIED" at the end.',
    pt: 'Em que é preciso confiar: nas regras, e em menos de 250 linhas de C que se podem ler. No fim diz "s VERIFIED".',
  },
});

export interface WinFacts {
  readonly game: string;
  readonly winner: string;
  readonly replies: number;
  readonly checker: string;
}

/**
 * What is written beside the proof of who wins: what it claims, and how a stranger checks it.
 *
 * @example
 * ```ts
 * import { winReadme } from 'ludoteca/game';
 *
 * const facts = { game: 'Rastros', winner: 'South', replies: 1234, checker: 'check.c' };
 * console.log(winReadme(facts, 'en').split('\n')[0]);
 * ```
 *
 * ```text
 * # Rastros: who wins, and a proof
 * ```
 */
export function winReadme(facts: WinFacts, language: Language): string {
  const { game, checker } = facts;
  const file = winFiles.replies;
  const paragraphs = [
    `# ${winProofPhrases.say('title', { game }, language)}`,
    winProofPhrases.say('claim', { ...facts, file }, language),
    `\`\`\`\ncc -O2 -o check ${checker}\n./check ${file}\n\`\`\``,
    winProofPhrases.say('trust', {}, language),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
