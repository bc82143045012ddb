/** The words of analysing positions, of matches between bots, and of programs that play. */

import { phrasebook } from 'ludoteca';

export const matchWords = phrasebook('arena', {
  analysing: {
    en: 'Analysing: {nodes} nodes, {seconds} s',
    pt: 'A analisar: {nodes} nós, {seconds} s',
  },
  'analysing-many': {
    en: 'Analysing: {nodes} nodes; {done} done in {seconds} s',
    pt: 'A analisar: {nodes} nós; {done} {done|feita|feitas} em {seconds} s',
  },
  'best-lines': { en: 'The best lines:', pt: 'As melhores linhas de jogo:' },
  'game-over': { en: 'the game is over', pt: 'o jogo acabou' },
  'move-count': { en: '{count} {count|move|moves}', pt: '{count} {count|jogada|jogadas}' },
  'side-wins': { en: '{side} wins: {reason}', pt: 'ganha {side}: {reason}' },
  'side-resigned': { en: '{side} resigned', pt: 'o {side} desistiu' },
  'nobody-wins': { en: 'nobody wins: {reason}', pt: 'ninguém ganha: {reason}' },

  playing: {
    en: 'Playing: {done} of {games} done, {first}–{second}, {seconds} s',
    pt: 'A jogar: {done} de {games}, {first}–{second}, {seconds} s',
  },
  score: {
    en: '{first} against {second}: {won}–{lost} in {games} {games|game|games}',
    pt: '{first} contra {second}: {won}–{lost} em {games} {games|jogo|jogos}',
  },
  'score-draws': {
    en: '{first} against {second}: {won}–{lost} in {games} {games|game|games}, {draws} drawn',
    pt: '{first} contra {second}: {won}–{lost} em {games} {games|jogo|jogos}, {draws} {draws|empate|empates}',
  },
  share: {
    en: 'score {percent} %, in the long run {low} to {high} % (95 % interval)',
    pt: 'pontuação {percent} %, a longo prazo de {low} a {high} % (intervalo de 95 %)',
  },
  seed: { en: 'seed {seed}', pt: 'semente {seed}' },
  'not-repeatable': {
    en: 'seed {seed}; not repeatable, because of times or programs',
    pt: 'semente {seed}; não repetível, por causa de tempos ou programas',
  },
  level: { en: 'level {level}', pt: 'nível {level}' },
  'lost-game': {
    en: 'game {number}, {side}: the game is lost: {reason}',
    pt: 'jogo {number}, {side}: o jogo está perdido: {reason}',
  },
});

/** Why a program loses a game. */
export const programWords = phrasebook('program', {
  'not-started': {
    en: 'the program cannot be started ({reason})',
    pt: 'o programa não se consegue iniciar ({reason})',
  },
  ended: {
    en: 'the program ended by itself ({how})',
    pt: 'o programa acabou sozinho ({how})',
  },
  silent: {
    en: 'the program did not answer "{command}" within {seconds} s',
    pt: 'o programa não respondeu a "{command}" em {seconds} s',
  },
  gibberish: {
    en: 'the program answered "{command}" with "{found}"; expected a line that begins with = or ?',
    pt: 'o programa respondeu a "{command}" com "{found}"; esperava uma linha que comece por = ou ?',
  },
  refused: {
    en: 'the program refused "{command}": {found}',
    pt: 'o programa recusou "{command}": {found}',
  },
  illegal: {
    en: 'the program played {found}, which is not legal: {reason}',
    pt: 'o programa jogou {found}, que não é legal: {reason}',
  },
});
