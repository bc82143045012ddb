/** The words of problems of board games. */

import { phrasebook } from 'ludoteca';

export const problemWords = phrasebook('problems', {
  asked: { en: '{turn}. {asked}.', pt: '{turn}. {asked}.' },
  'asked-level': { en: '{turn}. {asked} ({level}).', pt: '{turn}. {asked} ({level}).' },
  about: { en: 'About: {themes}.', pt: 'Tema: {themes}.' },
  right: { en: '{move} is right, proven.', pt: '{move} está certo, provado.' },
  'right-line': {
    en: '{move} is right, proven. Best play goes on {line}.',
    pt: '{move} está certo, provado. O melhor jogo segue {line}.',
  },
  'wrong-loss': {
    en: '{move} loses, proven: {line}.',
    pt: '{move} perde, provado: {line}.',
  },
  'wrong-loss-in': {
    en: '{move} loses in {plies} {plies|move|moves}, proven: {line}.',
    pt: '{move} perde em {plies} {plies|jogada|jogadas}, provado: {line}.',
  },
  'wrong-draw': {
    en: '{move} only draws, proven: {line}.',
    pt: '{move} só empata, provado: {line}.',
  },
  unsound: {
    en: 'this is no problem: not one move alone is right in the position.',
    pt: 'isto não é um problema: não há na posição uma só jogada certa.',
  },
  'answer-undecided': {
    en: 'not decided: the budget ended before the answer was proven right or wrong',
    pt: 'por decidir: o orçamento acabou antes de se provar se a resposta está certa',
  },
  sound: {
    en: 'proven again: {answer} is the only right move of {count}',
    pt: 'provado de novo: {answer} é a única jogada certa de {count}',
  },
  undecided: {
    en: 'not decided: the budget ended before every move was proven',
    pt: 'por decidir: o orçamento acabou antes de se provarem todas as jogadas',
  },
  'not-a-problem': {
    en: 'this is a position or a record of {game}; expected a puzzle or a problem',
    pt: 'isto é uma posição ou um registo de {game}; esperava um problema',
  },
  'minimal-for-puzzles': {
    en: '--minimal is for puzzles; expected no such option with a problem of a board game',
    pt: '--minimal é para problemas lógicos; não se esperava essa opção com um problema de um jogo',
  },
  'hint-more': {
    en: '("hint --stage {stage}" tells more.)',
    pt: '("hint --stage {stage}" diz mais.)',
  },
  'hint-again': { en: '("hint" again tells more.)', pt: '("dica" outra vez diz mais.)' },
  'answer-for-problems': {
    en: '--answer is for problems of board games',
    pt: '--answer é para problemas de jogos de tabuleiro',
  },
  prompt: { en: 'Your move', pt: 'A tua jogada' },
  help: {
    en: 'Type a move, or: hint (step by step), answer (shows it), next (another problem), board, rules, help, exit.',
    pt: 'Escreve uma jogada, ou: dica (passo a passo), resposta (mostra-a), seguinte (outro problema), tabuleiro, regras, ajuda, sair.',
  },
  'try-again': {
    en: 'Try again, or type hint, or answer to see it.',
    pt: 'Tenta outra vez, ou escreve dica, ou resposta para a ver.',
  },
  shown: { en: 'The answer is {answer}: {line}.', pt: 'A resposta é {answer}: {line}.' },
  tally: {
    en: '{solved} of {asked} solved at the first try, without a hint.',
    pt: '{solved} de {asked} {asked|resolvido|resolvidos} à primeira, sem dica.',
  },
});
