/** What there is to say of problems, whatever the game. */

import { type Language, type Phrase, phrasebook, sayPhrase } from '../../kernel/index.ts';
import type { AnyGame } from '../game.ts';
import { type Problem, themeCardsOf } from './problem.ts';

export const problemPhrases = phrasebook('problem', {
  'not-made': {
    en: 'no such problem was found in {attempts} attempts; try another seed, another board or a milder wish',
    pt: 'não se encontrou um problema assim em {attempts} tentativas; tenta outra semente, outro tabuleiro ou um pedido mais brando',
  },
  'budget-spent': {
    en: 'the budget ended before a problem was made',
    pt: 'o orçamento acabou antes de haver um problema',
  },
  over: {
    en: 'the game is over in this position; expected one that goes on',
    pt: 'o jogo já acabou nesta posição; esperava uma que continue',
  },
  'no-only-move': {
    en: 'no single move is right: {count} {count|move|moves} of {all} {count|wins|win}',
    pt: 'não há uma só jogada certa: {count|ganha|ganham} {count} de {all}',
  },
  'all-lose': { en: 'every move loses', pt: 'todas as jogadas perdem' },
  'other-answer': {
    en: 'the answer is said to be {said}, but the only right move is {found}',
    pt: 'a resposta dada é {said}, mas a única jogada certa é {found}',
  },
  'other-length': {
    en: 'the win is said to take {said} moves, but it takes {found}',
    pt: 'diz-se que a vitória leva {said} jogadas, mas leva {found}',
  },
  'not-a-win': {
    en: 'a win is asked for, but the only right move draws',
    pt: 'pede-se a vitória, mas a única jogada certa empata',
  },
  'not-pressed': {
    en: 'the only move that does not lose is asked for, but it wins before the others lose: that is the only winning move',
    pt: 'pede-se a única jogada que não perde, mas ela ganha antes de as outras perderem: é a única jogada que ganha',
  },
  'not-about': {
    en: 'it is said to be about "{theme}", but nothing that is proven shows that',
    pt: 'diz-se que trata de "{theme}", mas nada do que está provado o mostra',
  },
  'unknown-theme': {
    en: 'found {found}, expected a theme of this game: {known}',
    pt: 'encontrei {found}, esperava um tema deste jogo: {known}',
  },
  'line-not-played': {
    en: 'the line begins with {found}, but the answer is {answer}',
    pt: 'a sequência começa com {found}, mas a resposta é {answer}',
  },
});

/** What is asked in any game, as a title. */
export const askWords = {
  win: { en: 'Find the only winning move', pt: 'Encontra a única jogada que ganha' },
  'win-in': {
    en: 'Win in {plies} {plies|move|moves}, counting both players',
    pt: 'Ganha em {plies} {plies|jogada|jogadas}, contando as dos dois',
  },
  hold: {
    en: 'Find the only move that does not lose',
    pt: 'Encontra a única jogada que não perde',
  },
} as const;

/** The same as forms name it. */
export const askNames: Readonly<Record<keyof typeof askWords, Phrase>> = {
  win: { en: 'the only winning move', pt: 'a única jogada que ganha' },
  'win-in': { en: 'a win in so many moves', pt: 'ganhar em tantas jogadas' },
  hold: { en: 'the only move that does not lose', pt: 'a única jogada que não perde' },
};

/**
 * What is asked of a problem, in a line.
 *
 * @example
 * ```ts
 * import { sayAsk } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * console.log(sayAsk(rastros, { asks: 'win-in', within: 5 }, 'en'));
 * ```
 *
 * ```text
 * Win in 5 moves, counting both players
 * ```
 */
export function sayAsk(
  game: Pick<AnyGame, 'themeCards' | 'themes'>,
  { asks, within = 0 }: Pick<Problem<unknown>, 'asks' | 'within'>,
  language: Language,
): string {
  switch (asks) {
    case 'win':
      return sayPhrase(askWords.win, language);
    case 'hold':
      return sayPhrase(askWords.hold, language);
    case 'win-in':
      return sayPhrase(askWords['win-in'], language, { plies: within });
    default: {
      const theme = themeCardsOf(game).find(({ id }) => id === asks);
      return (theme?.asks ?? askWords.win)[language];
    }
  }
}
