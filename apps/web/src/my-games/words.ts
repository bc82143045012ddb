/** The words of the page of games that were played. */

import { wordsOf } from '../language/index.ts';

export const words = wordsOf('my-games', {
  title: { en: 'My games', pt: 'Os meus jogos' },
  none: {
    en: 'Nothing was played on this device yet. What you play is kept here.',
    pt: 'Ainda nada foi jogado neste dispositivo. O que jogares fica aqui guardado.',
  },
  'only-problems': {
    en: 'No game was played on this device yet. The problems you solve are counted in the statistics, and on the page of the problems of each game.',
    pt: 'Ainda nenhum jogo foi jogado neste dispositivo. Os problemas que resolves contam nas estatísticas, e na página dos problemas de cada jogo.',
  },
  'none-found': { en: 'No game is like that.', pt: 'Não há nenhum jogo assim.' },
  home: { en: 'To all games', pt: 'Para todos os jogos' },
  together: {
    en: 'Games with others that still run',
    pt: 'Jogos com outros que ainda decorrem',
  },
  settings: { en: 'Export or import all games', pt: 'Exportar ou importar todos os jogos' },

  // Looking for one.
  search: { en: 'Search', pt: 'Procurar' },
  game: { en: 'Game', pt: 'Jogo' },
  show: { en: 'Show', pt: 'Mostrar' },
  all: { en: 'All', pt: 'Todos' },
  found: { en: '{count} {count|game|games}', pt: '{count} {count|jogo|jogos}' },
  more: { en: 'Show more', pt: 'Mostrar mais' },

  // What became of it.
  open: { en: 'Under way', pt: 'Por acabar' },
  finished: { en: 'Finished', pt: 'Terminados' },
  won: { en: 'Won', pt: 'Ganhos' },
  lost: { en: 'Lost', pt: 'Perdidos' },
  drawn: { en: 'Drawn', pt: 'Empatados' },
  'is-won': { en: 'Won', pt: 'Ganhaste' },
  'is-helped': { en: 'Won with help', pt: 'Ganhaste com ajuda' },
  'is-lost': { en: 'Lost', pt: 'Perdeste' },
  'is-drawn': { en: 'Draw', pt: 'Empate' },
  'is-open': { en: 'Under way', pt: 'Por acabar' },
  'is-over': { en: 'Finished', pt: 'Terminado' },
  'is-solved': { en: 'Solved', pt: 'Resolvido' },
  'is-shown': { en: 'Solution shown', pt: 'Solução mostrada' },
  'name-won': { en: '{name} won', pt: 'Ganhou {name}' },
  'side-won': { en: '{side} won', pt: 'Ganhou o {side}' },

  // Who played.
  level: { en: 'level {level}', pt: 'nível {level}' },
  against: { en: 'Against level {level}', pt: 'Contra o nível {level}' },
  both: { en: '{one} and {other}', pt: '{one} e {other}' },
  player: { en: 'player {number}', pt: 'jogador {number}' },
  'your-side-now': { en: 'you are {side}', pt: 'és o {side}' },
  'your-side': { en: 'you were {side}', pt: 'eras o {side}' },
  moves: { en: '{count} {count|move|moves}', pt: '{count} {count|jogada|jogadas}' },

  // Adding up.
  record: { en: 'Against the computer', pt: 'Contra o computador' },
  'record-of': { en: '{game}, against the computer', pt: '{game}, contra o computador' },
  'level-head': { en: 'Level', pt: 'Nível' },
  'won-head': { en: 'Won', pt: 'Vitórias' },
  'helped-head': { en: 'With help', pt: 'Com ajuda' },
  'lost-head': { en: 'Lost', pt: 'Derrotas' },
  'drawn-head': { en: 'Drawn', pt: 'Empates' },
  streak: {
    en: '{count} {count|win|wins} in a row; the most so far: {longest}',
    pt: '{count} {count|vitória seguida|vitórias seguidas}; o máximo até agora: {longest}',
  },
  longest: {
    en: 'Most wins in a row so far: {longest}',
    pt: 'Máximo de vitórias seguidas: {longest}',
  },
  ready: {
    en: 'You beat level {level} of {game} {count} times: try level {next}.',
    pt: 'Ganhaste {count} vezes ao nível {level} de {game}: experimenta o nível {next}.',
  },
  'ready-twice': {
    en: 'You beat level {level} of {game} twice: try level {next}.',
    pt: 'Ganhaste duas vezes ao nível {level} de {game}: experimenta o nível {next}.',
  },
  try: { en: 'Play level {level}', pt: 'Jogar o nível {level}' },

  // Deleting.
  delete: { en: 'Delete {name}', pt: 'Apagar {name}' },
  deleted: { en: '{name} deleted.', pt: '{name}: apagado.' },
  undo: { en: 'Undo', pt: 'Anular' },
});
