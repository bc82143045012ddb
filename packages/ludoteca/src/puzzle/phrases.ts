/** What can be said of any puzzle. */

import { phrasebook } from '../kernel/index.ts';

export const puzzlePhrases = phrasebook('puzzle', {
  'not-made': {
    en: 'no such puzzle was found in {attempts} attempts; try another seed, another size or a milder wish',
    pt: 'não se encontrou um problema assim em {attempts} tentativas; tenta outra semente, outro tamanho ou um pedido mais brando',
  },
  'budget-spent': {
    en: 'the budget ended before a puzzle was made',
    pt: 'o orçamento acabou antes de haver um problema',
  },

  is: { en: '{cell} is {value}', pt: '{cell} é {value}' },
  'is-not': { en: '{cell} is not {value}', pt: '{cell} não é {value}' },
  'is-none': { en: '{cell} is none of {values&}', pt: '{cell} não é nenhum de {values&}' },
  are: { en: '{cells&} are {value}', pt: '{cells&} são {value}' },
  'are-not': { en: '{cells&} are not {value}', pt: '{cells&} não são {value}' },
  'are-none': { en: '{cells&} are none of {values&}', pt: '{cells&} não são nenhum de {values&}' },
  'right-ruled-out': {
    en: 'in {cell} the right value is ruled out',
    pt: 'em {cell} está excluído o valor certo',
  },
  fewer: {
    en: 'fewer values are left for {cells&}',
    pt: 'restam menos valores para {cells&}',
  },

  beyond: {
    en: 'No technique helps here; this is the smallest reason that a search has found.',
    pt: 'Aqui nenhuma técnica ajuda; esta é a razão mais pequena que uma pesquisa encontrou.',
  },
  'perhaps-too-many': {
    en: 'There was no time to make sure that every reason is needed.',
    pt: 'Não houve tempo para confirmar que todas as razões são precisas.',
  },
  'look-at': { en: 'Look at {where}.', pt: 'Onde olhar: {where}.' },
  'look-for': { en: 'Look for this: {what}.', pt: 'Procura isto: {what}.' },
  'look-beyond': {
    en: 'No known technique helps here; what follows was found by trying.',
    pt: 'Aqui não ajuda nenhuma técnica conhecida; o que se segue foi encontrado por tentativas.',
  },
  'look-for-technique': {
    en: 'candidates that rule each other out',
    pt: 'candidatos que se excluem uns aos outros',
  },
  'numbered-link': { en: '{number}. {text}', pt: '{number}. {text}' },
  'good-for-entry': {
    en: 'That is one step on the way to {cell}; {count} more {count|is|are} needed.',
    pt: 'É um passo a caminho de {cell}; {count|falta|faltam} mais {count}.',
  },
  'good-for-little': {
    en: 'No entry is near; this leaves fewer digits to think of.',
    pt: 'Não há nenhuma entrada por perto; assim ficam menos algarismos em que pensar.',
  },
  wrong: { en: 'This cannot be: {facts}.', pt: 'Isto não pode ser: {facts}.' },
  'something-wrong': {
    en: 'Something that is entered cannot be.',
    pt: 'Há algo preenchido que não pode ser.',
  },
  done: { en: 'The puzzle is solved.', pt: 'O problema está resolvido.' },
  'no-solution': { en: 'This puzzle has no solution.', pt: 'Este problema não tem solução.' },
  several: {
    en: 'Nothing more follows: this puzzle has several solutions. They differ in {cells&}.',
    pt: 'Nada mais se segue: este problema tem várias soluções. Diferem em {cells&}.',
  },
  'several-many': {
    en: 'Nothing more follows: this puzzle has several solutions. They differ in {count} cells, among them {cells&}.',
    pt: 'Nada mais se segue: este problema tem várias soluções. Diferem em {count} casas, entre elas {cells&}.',
  },
  'no-grade': {
    en: 'This puzzle has several solutions, so it has no level.',
    pt: 'Este problema tem várias soluções e por isso não tem nível.',
  },
  undecided: {
    en: 'The time ended before an answer was found.',
    pt: 'O tempo acabou antes de haver resposta.',
  },

  'no-such-insight': {
    en: 'found "{insight}"; expected one of {known}',
    pt: 'encontrei "{insight}"; esperava um destes: {known}',
  },
  'not-practised': {
    en: 'no position was found in which {insight} gives the next entry; try another seed or another size',
    pt: 'não se encontrou uma posição em que {insight} dê a próxima entrada; tenta outra semente ou outro tamanho',
  },

  'path-no-fact': {
    en: 'found a rule or a clue; expected what a cell is or is not',
    pt: 'encontrei uma regra ou uma pista; esperava o que uma casa é ou não é',
  },
  'path-no-news': {
    en: 'step {number} concludes nothing new',
    pt: 'o passo {number} não conclui nada de novo',
  },
  'path-not-known': {
    en: 'step {number} rests on something that is not known by then',
    pt: 'o passo {number} assenta em algo que então ainda não se sabe',
  },
  'path-not-following': {
    en: 'step {number} does not follow from its reasons',
    pt: 'o passo {number} não se segue das suas razões',
  },
  'path-idle-reason': {
    en: 'step {number} is said to need all its reasons, but follows without this one',
    pt: 'diz-se que o passo {number} precisa de todas as suas razões, mas segue-se sem esta',
  },
  'path-not-seen': {
    en: '{technique} does not see step {number}',
    pt: '{technique} não vê o passo {number}',
  },
  'path-unfinished': {
    en: 'after the last step the puzzle is not solved',
    pt: 'depois do último passo o problema não está resolvido',
  },
  'path-no-solution': {
    en: 'the last step ends in a filling that breaks a rule: the puzzle has no solution',
    pt: 'o último passo acaba numa grelha que quebra uma regra: o problema não tem solução',
  },
  'path-above-level': {
    en: 'the hardest step is {found}, above the level {claimed}',
    pt: 'o passo mais difícil é {found}, acima do nível {claimed}',
  },
  'solutions-one': { en: 'one solution, proven', pt: 'uma só solução, provado' },
  'solutions-none': { en: 'no solution, proven', pt: 'nenhuma solução, provado' },
  'solutions-several': { en: 'more than one solution', pt: 'mais do que uma solução' },
  'solutions-found': {
    en: 'a solution; whether there is another was not found out',
    pt: 'uma solução; não se apurou se há outra',
  },
  'solutions-sought': {
    en: 'no solution found; whether there is one was not found out',
    pt: 'nenhuma solução encontrada; não se apurou se há alguma',
  },
  graded: {
    en: '{level}, score {score}, {steps} {steps|step|steps}',
    pt: '{level}, pontuação {score}, {steps} {steps|passo|passos}',
  },
  'no-ladder': {
    en: '{game} is only solved: there is nothing that explains or grades it',
    pt: '{game} só se resolve: não há nada que o explique ou lhe dê um nível',
  },
  'no-formula': {
    en: '{game} has no formula, so nobody else can check that a solution is the only one',
    pt: '{game} não tem fórmula, por isso mais ninguém pode verificar que uma solução é a única',
  },
});
