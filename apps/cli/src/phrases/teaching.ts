/** The words of levels, hints, certificates and surveys of clues. */

import { phrasebook } from 'ludoteca';

export const teachingWords = phrasebook('teaching', {
  grade: {
    en: '{level}: score {score}, {steps} {steps|step|steps}',
    pt: '{level}: pontuação {score}, {steps} {steps|passo|passos}',
  },
  'beyond-ladder': {
    en: 'beyond the ladder: what follows needs a search',
    pt: 'para lá da escada: o que se segue precisa de uma pesquisa',
  },
  technique: { en: '{technique}: {text}', pt: '{technique}: {text}' },
  practise: {
    en: '{technique}. Find the next entry by it: {text}.',
    pt: '{technique}. Descobre a próxima entrada com esta técnica: {text}.',
  },
  beyond: { en: 'Beyond the ladder', pt: 'Para lá da escada' },
  'way-level': {
    en: 'solved in {count} {count|step|steps}; the hardest is {level}',
    pt: 'resolvido em {count} {count|passo|passos}; o mais difícil é {level}',
  },

  certified: {
    en: 'the path is right: {count} {count|step|steps}, one solution, nothing above {level}',
    pt: 'o caminho está certo: {count} {count|passo|passos}, uma solução, nada acima de {level}',
  },
  'not-certified': {
    en: 'the time ended before the path was checked',
    pt: 'o tempo acabou antes de se verificar o caminho',
  },

  'several-solutions': {
    en: '{count} solutions found, and perhaps more; they differ in {cells}',
    pt: 'encontradas {count} soluções, e talvez haja mais; diferem em {cells}',
  },
  'all-solutions': {
    en: '{count} solutions; they differ in {cells}',
    pt: '{count} soluções; diferem em {cells}',
  },
  'no-solution': { en: 'no solution, proven', pt: 'nenhuma solução, provado' },
  'one-solution': { en: 'one solution, proven', pt: 'uma solução, provado' },
  'nothing-redundant': {
    en: 'one solution; no clue can be left out',
    pt: 'uma solução; nenhuma pista se pode tirar',
  },
  redundant: {
    en: 'one solution; each of {count} {count|clue|clues} could be left out, alone:',
    pt: 'uma solução; {count} {count|pista|pistas} {count|poderia|poderiam} sair, {count|sozinha|uma de cada vez}:',
  },
  'some-redundant': {
    en: 'one solution; the time ended, but each of {count} {count|clue|clues} could be left out, alone:',
    pt: 'uma solução; o tempo acabou, mas {count} {count|pista|pistas} {count|poderia|poderiam} sair, {count|sozinha|uma de cada vez}:',
  },
  undecided: {
    en: 'not decided: the time ended before the search did',
    pt: 'por decidir: o tempo acabou antes da procura',
  },
});
