/** The words that tell why a problem is about its theme; pages get the sentences ready, and never load these. */

export const themeWords = {
  'only-gates': {
    en: '{loser} must move to {moves}: {count|that cell lies|each of them lies} beside {goal}, the corner of {winner}.',
    pt: 'O {loser} tem de ir para {moves}: {count|essa casa fica|qualquer delas fica} junto de {goal}, o canto do {winner}.',
  },
  'only-corner': {
    en: '{loser} has one move only, {goal}: the corner of {winner}.',
    pt: 'O {loser} só tem uma jogada, {goal}: o canto do {winner}.',
  },
  'at-corner': {
    en: 'The stone stands on {goal}, the corner of {winner}, who has won.',
    pt: 'A pedra está em {goal}, o canto do {winner}, que ganhou.',
  },
  stuck: {
    en: '{loser} is to move and stuck: no cell around the stone on {stone} is free.',
    pt: 'Joga o {loser}, e está bloqueado: não há casas livres à volta da pedra em {stone}.',
  },
  forced: {
    en: 'Before that, {loser} had only one free cell to go to, {count} times in a row: {moves}.',
    pt: 'Antes disso, o {loser} só teve uma casa livre para onde ir, {count} vezes seguidas: {moves}.',
  },
  'forced-once': {
    en: 'Before that, {loser} had only one free cell to go to: {moves}.',
    pt: 'Antes disso, o {loser} só teve uma casa livre para onde ir: {moves}.',
  },
  closed: {
    en: 'After {move} the stone can still come to {count} {count|cell|cells}, and no corner is among them.',
    pt: 'Depois de {move}, a pedra ainda pode chegar a {count} {count|casa|casas}, e nenhuma é um canto.',
  },
  counted: {
    en: '{count} moves follow, so {winner} makes the last one, and {loser} is stuck.',
    pt: 'Seguem-se {count} jogadas: a última é do {winner}, e o {loser} fica bloqueado.',
  },
  'whatever-reply': {
    en: 'After {move}, {winner} wins whatever {loser} plays: {ways}.',
    pt: 'Depois de {move}, o {winner} ganha, jogue o {loser} o que jogar: {ways}.',
  },
  'no-common': {
    en: 'No one of these moves wins after every reply: they are different threats.',
    pt: 'Nenhuma dessas jogadas ganha contra todas as respostas: são ameaças diferentes.',
  },
  way: { en: 'on {reply} with {wins}', pt: 'contra {reply} com {wins}' },
} as const;
