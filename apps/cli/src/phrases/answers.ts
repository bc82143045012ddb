/** The words of answers for people. */

import { phrasebook } from 'ludoteca';

export const answerWords = phrasebook('answer', {
  stdin: { en: 'standard input', pt: 'entrada padrão' },
  line: { en: 'line {line}', pt: 'linha {line}' },
  typing: {
    en: 'Reading from the terminal: type or paste a puzzle or a position, then Ctrl-D on a line of its own.',
    pt: 'A ler do terminal: escreve ou cola um problema ou uma posição, e depois Ctrl-D numa linha à parte.',
  },

  'entries-kept': {
    en: 'The entries were kept: this is said of the fillings that agree with them.',
    pt: 'Manteve-se o que estava preenchido: isto diz respeito às soluções que concordam com isso.',
  },
  'entries-unused': {
    en: 'The entries were not looked at; --from-entries keeps them.',
    pt: 'Não se olhou para o que estava preenchido; --from-entries mantém-no.',
  },
  'one-solution': { en: 'one solution, proven', pt: 'uma solução, provado' },
  'no-solution': { en: 'no solution, proven', pt: 'nenhuma solução, provado' },
  'all-solutions': {
    en: '{count} solutions, and no more',
    pt: '{count} soluções, e não há mais',
  },
  'some-solutions': {
    en: 'at least {count} {count|solution|solutions}',
    pt: 'pelo menos {count} {count|solução|soluções}',
  },
  'some-undecided': {
    en: 'at least {count} {count|solution|solutions}; the budget ended before the search did',
    pt: 'pelo menos {count} {count|solução|soluções}; o orçamento acabou antes da procura',
  },
  undecided: {
    en: 'not decided: the budget ended before a solution was found',
    pt: 'por decidir: o orçamento acabou antes de se encontrar uma solução',
  },
  cost: { en: '{nodes} {count|node|nodes}, {time}', pt: '{nodes} {count|nó|nós}, {time}' },

  'no-fault': { en: 'complete and right', pt: 'completo e certo' },
  'no-fault-yet': { en: 'not complete; no fault so far', pt: 'incompleto; até aqui sem erros' },
  faults: { en: '{count} {count|fault|faults}', pt: '{count} {count|erro|erros}' },

  'level-seed': { en: '{level}, seed {seed}', pt: '{level}, semente {seed}' },
  seed: { en: 'seed {seed}', pt: 'semente {seed}' },

  reading: {
    en: 'Reading {name}: {done} done in {seconds} s',
    pt: 'A ler {name}: {done} {done|feito|feitos} em {seconds} s',
  },
  solving: { en: 'Solving', pt: 'A resolver' },
  grading: { en: 'Grading', pt: 'A graduar' },
  deducing: { en: 'Working out', pt: 'A deduzir' },
  checking: { en: 'Checking', pt: 'A verificar' },
  proving: { en: 'Proving', pt: 'A provar' },
  working: {
    en: '{doing}: {nodes} nodes, {seconds} s',
    pt: '{doing}: {nodes} nós, {seconds} s',
  },
  'working-one': {
    en: '{doing} {name}: {nodes} nodes, {seconds} s',
    pt: '{doing} {name}: {nodes} nós, {seconds} s',
  },
  'working-many': {
    en: '{doing} {name}: {nodes} nodes; {done} done in {seconds} s',
    pt: '{doing} {name}: {nodes} nós; {done} {done|feito|feitos} em {seconds} s',
  },
  'making-proposing': { en: 'proposing', pt: 'a propor' },
  'making-kept': { en: 'the best is kept', pt: 'o melhor está guardado' },
  'best-kept': {
    en: 'This is the best that was found.',
    pt: 'Este é o melhor que se encontrou.',
  },
  'making-proving': { en: 'proving', pt: 'a provar' },
  'making-grading': { en: 'grading', pt: 'a graduar' },
  making: {
    en: 'Making {game}: {done} of {count}, {phase}, {nodes} nodes, {seconds} s',
    pt: 'A fazer {game}: {done} de {count}, {phase}, {nodes} nós, {seconds} s',
  },
});
