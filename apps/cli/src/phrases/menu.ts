/** The words of the menu. */

import { phrasebook } from 'ludoteca';

export const menuWords = phrasebook('menu', {
  welcome: { en: 'Ludoteca', pt: 'Ludoteca' },
  keys: {
    en: 'Arrows choose, Enter takes, Escape goes back, exit or Ctrl-C leaves.',
    pt: 'As setas escolhem, Enter aceita, Escape volta, sair ou Ctrl-C sai.',
  },
  'which-game': { en: 'Which game?', pt: 'Que jogo?' },
  'other-language': { en: 'Em português', pt: 'In English' },
  quit: { en: 'Leave', pt: 'Sair' },
  bye: { en: 'Until next time', pt: 'Até à próxima' },
  back: { en: 'Back', pt: 'Voltar' },
  'what-to-do': { en: '{game}: what would you like?', pt: '{game}: o que queres fazer?' },

  play: { en: 'Play', pt: 'Jogar' },
  'play-problems': {
    en: 'Problems: find the only right move',
    pt: 'Problemas: encontrar a única jogada certa',
  },
  'what-is-asked': { en: 'What is asked?', pt: 'O que se pede?' },
  'play-puzzle': { en: 'Solve a new puzzle', pt: 'Resolver um problema novo' },
  'how-hard': { en: 'How hard?', pt: 'Quão difícil?' },
  'any-level': { en: 'Any level', pt: 'Qualquer nível' },
  hint: { en: 'A hint for a file', pt: 'Uma dica para um ficheiro' },
  grade: { en: 'Grade a file', pt: 'Graduar um ficheiro' },
  analyse: { en: 'Analyse a file', pt: 'Analisar um ficheiro' },
  'who-plays': { en: 'Who plays?', pt: 'Quem joga?' },
  people: { en: 'Two people', pt: 'Duas pessoas' },
  'person-bot': { en: 'You begin, against a bot', pt: 'Começas tu, contra um bot' },
  'bot-person': { en: 'A bot begins, against you', pt: 'Começa um bot, contra ti' },
  bots: { en: 'Two bots', pt: 'Dois bots' },
  'which-level': { en: 'Which level plays {side}?', pt: 'Que nível joga com {side}?' },
  'which-board': { en: 'Which board?', pt: 'Que tabuleiro?' },
  'other-board': { en: 'Another one', pt: 'Outro' },
  'with-swap': {
    en: 'May the second player swap sides after the first move?',
    pt: 'O segundo jogador pode trocar de lado depois da primeira jogada?',
  },
  yes: { en: 'Yes', pt: 'Sim' },
  no: { en: 'No', pt: 'Não' },

  make: { en: 'Make a new puzzle', pt: 'Fazer um problema novo' },
  rules: { en: 'Read the rules', pt: 'Ler as regras' },
  solve: { en: 'Solve a file', pt: 'Resolver um ficheiro' },
  check: { en: 'Check a file', pt: 'Verificar um ficheiro' },
  show: { en: 'Draw a file', pt: 'Desenhar um ficheiro' },

  'which-preset': { en: 'Which kind?', pt: 'De que tipo?' },
  'and-now': { en: 'And now?', pt: 'E agora?' },
  solution: { en: 'See the solution', pt: 'Ver a solução' },
  another: { en: 'Make another', pt: 'Fazer outro' },
  save: { en: 'Save it in a file', pt: 'Guardar num ficheiro' },
  'which-file': { en: 'Which file?', pt: 'Que ficheiro?' },
  'need-name': { en: 'A file needs a name', pt: 'Um ficheiro precisa de um nome' },
  'file-exists': {
    en: 'There is already a file with that name',
    pt: 'Já há um ficheiro com esse nome',
  },
  saved: { en: 'Saved in {file}', pt: 'Guardado em {file}' },
  'not-saved': {
    en: 'The file cannot be written ({reason})',
    pt: 'O ficheiro não se pode escrever ({reason})',
  },
});
