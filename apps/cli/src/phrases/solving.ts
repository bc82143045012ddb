/** The words of solving a puzzle by hand in the terminal. */

import { phrasebook } from 'ludoteca';

export const solvingWords = phrasebook('solving', {
  level: { en: 'Level {level}', pt: 'Nível {level}' },
  begin: {
    en: 'Type an entry, such as {entry}; "help" lists the other words.',
    pt: 'Escreve uma entrada, como {entry}; "ajuda" mostra as outras palavras.',
  },
  resumed: {
    en: 'Going on with {count} {count|entry|entries}.',
    pt: 'A continuar com {count} {count|entrada|entradas}.',
  },
  open: { en: '{count} open', pt: '{count} por preencher' },
  full: { en: 'full', pt: 'cheio' },
  marks: { en: 'Marks: {marks}', pt: 'Marcas: {marks}' },
  'ruled-out': { en: 'Ruled out: {values}', pt: 'Excluídos: {values}' },
  solved: { en: 'Solved: everything is right.', pt: 'Resolvido: está tudo certo.' },
  'full-but-wrong': {
    en: 'Every cell is filled, but something is not right; "check" tells what breaks a rule.',
    pt: 'Todas as casas estão preenchidas, mas algo não está certo; "verificar" diz o que quebra uma regra.',
  },
  kept: {
    en: 'The puzzle is kept in {file}; --resume goes on with it.',
    pt: 'O problema está guardado em {file}; --resume continua-o.',
  },

  'no-cell': {
    en: 'There is no cell {cell}; the last one is {last}.',
    pt: 'Não há uma casa {cell}; a última é {last}.',
  },
  'given-cell': { en: '{cell} is given.', pt: '{cell} é dada.' },
  'no-value': {
    en: 'Found {found}; expected {expected} or {clear}.',
    pt: 'Encontrei {found}; esperava {expected} ou {clear}.',
  },
  'no-mark': {
    en: 'Found {found}; expected marks, such as {entry}.',
    pt: 'Encontrei {found}; esperava marcas, como {entry}.',
  },
  'not-an-entry': {
    en: 'Found {found}; expected an entry, such as {entry}, or a word.',
    pt: 'Encontrei {found}; esperava uma entrada, como {entry}, ou uma palavra.',
  },

  candidates: { en: '{cell}: at sight {values}', pt: '{cell}: à vista {values}' },
  'no-candidates': { en: '{cell}: nothing fits at sight', pt: '{cell}: à vista nada serve' },

  'taken-back': { en: 'Taken back.', pt: 'Anulado.' },
  'done-again': { en: 'Done again.', pt: 'Refeito.' },
  'no-redo': { en: 'There is nothing to do again.', pt: 'Não há nada para refazer.' },

  thinking: {
    en: 'Looking for the next step: {seconds} s',
    pt: 'À procura do próximo passo: {seconds} s',
  },
  'can-ask': { en: '("hint" again tells more.)', pt: '(Outra "dica" diz mais.)' },
  'wrong-nudge': {
    en: 'Something that is entered cannot be; "hint" again tells what.',
    pt: 'Há algo preenchido que não pode ser; outra "dica" diz o quê.',
  },
  'can-apply': { en: '"apply" takes this step.', pt: '"aplicar" dá este passo.' },
  'nothing-to-apply': {
    en: 'There is no step to take: "hint" tells one.',
    pt: 'Não há um passo para dar: "dica" diz um.',
  },
  'no-hints': { en: 'There are no hints for this puzzle.', pt: 'Não há dicas para este problema.' },
  'all-right': { en: 'All right so far.', pt: 'Até aqui está tudo certo.' },
  'no-rule-broken': { en: 'No rule is broken so far.', pt: 'Até aqui nenhuma regra se quebra.' },
  'something-wrong': {
    en: 'No rule is broken yet, but something that is entered cannot be.',
    pt: 'Ainda nenhuma regra se quebra, mas há algo preenchido que não pode ser.',
  },

  'help-undo': { en: 'takes your last entry back', pt: 'anula a tua última entrada' },
  'help-redo': { en: 'makes it again', pt: 'volta a fazê-la' },
  'help-hint': {
    en: 'tells which technique helps; asked again, where and why',
    pt: 'diz que técnica ajuda; pedida outra vez, onde e porquê',
  },
  'help-board': { en: 'shows the puzzle again', pt: 'mostra outra vez o problema' },
  'help-save': { en: 'writes the puzzle as it stands', pt: 'escreve o problema como está' },
  'help-again': { en: 'begins a new puzzle', pt: 'começa um problema novo' },
  'help-entry': { en: 'writes {value} in a cell', pt: 'escreve {value} numa casa' },
  'help-value': { en: 'enters it', pt: 'preenche assim' },
  'help-clear': { en: 'clears a cell', pt: 'limpa uma casa' },
  'help-look': {
    en: 'tells what a cell can be at sight',
    pt: 'diz o que uma casa pode ser à vista',
  },
  'help-mark': {
    en: 'makes pencil marks, or takes them away',
    pt: 'faz marcas a lápis, ou tira-as',
  },
});
