/** The words of tournaments between bots and programs. */

import { phrasebook } from 'ludoteca';

export const tournamentWords = phrasebook('tournament', {
  'too-few': {
    en: 'found {count} {count|player|players}; expected at least two, each a level from 1 to {levels}, or cmd:PROGRAM',
    pt: 'encontrei {count} {count|jogador|jogadores}; esperava pelo menos dois, cada um um nível de 1 a {levels}, ou cmd:PROGRAMA',
  },
  'unknown-player': {
    en: 'found the player {found}; expected a level from 1 to {levels}, cmd:PROGRAM, or NAME=cmd:PROGRAM',
    pt: 'encontrei o jogador {found}; esperava um nível de 1 a {levels}, cmd:PROGRAMA, ou NOME=cmd:PROGRAMA',
  },
  'player-twice': {
    en: 'found {name} twice; expected each player once, or under another name, as in old=cmd:PROGRAM',
    pt: 'encontrei {name} duas vezes; esperava cada jogador uma vez, ou com outro nome, como em antigo=cmd:PROGRAMA',
  },
  'sprt-value': {
    en: '--sprt: found {found}; expected two numbers of Elo, the lower first, as in 0:10',
    pt: '--sprt: encontrei {found}; esperava dois números de Elo, o menor primeiro, como em 0:10',
  },
  'sprt-two': {
    en: '--sprt: found {count} players; expected two, the changed one first',
    pt: '--sprt: encontrei {count} jogadores; esperava dois, o alterado primeiro',
  },
  'risk-without-sprt': {
    en: '--risk is for --sprt; expected both',
    pt: '--risk é para --sprt; esperava os dois',
  },
  'file-line': {
    en: 'found a line that is none of a tournament; expected a new file, or one that "tournament" wrote',
    pt: 'encontrei uma linha que não é de um torneio; esperava um ficheiro novo, ou um que "tournament" escreveu',
  },
  'file-other': {
    en: 'the tournament of this file has {name} {found}, not {expected}; expected the same, or a new file',
    pt: 'o torneio deste ficheiro tem {name} {found}, e não {expected}; esperava o mesmo, ou um ficheiro novo',
  },
  playing: {
    en: 'Playing: {done} of {games} games done, {seconds} s',
    pt: 'A jogar: {done} de {games} jogos feitos, {seconds} s',
  },
  'playing-sprt': {
    en: 'Playing: {done} games, ratio {ratio} ({low} refuses, {high} accepts), {seconds} s',
    pt: 'A jogar: {done} jogos, razão {ratio} ({low} recusa, {high} aceita), {seconds} s',
  },
  player: { en: 'player', pt: 'jogador' },
  games: { en: 'games', pt: 'jogos' },
  points: { en: 'points', pt: 'pontos' },
  won: { en: 'won', pt: 'vitórias' },
  drawn: { en: 'drawn', pt: 'empates' },
  lost: { en: 'lost', pt: 'derrotas' },
  scale: {
    en: 'Elo with its 95 % interval; 0 is the mean of all. {games} {games|game|games}.',
    pt: 'Elo com o seu intervalo de 95 %; 0 é a média de todos. {games} {games|jogo|jogos}.',
  },
  'scale-kept': {
    en: 'Elo with its 95 % interval; 0 is the mean of all. {games} {games|game|games}, {kept} of them in the file before.',
    pt: 'Elo com o seu intervalo de 95 %; 0 é a média de todos. {games} {games|jogo|jogos}, {kept} já antes no ficheiro.',
  },
  accepted: {
    en: 'accepted: {name} is as much better as was hoped for (ratio {ratio}, accepted from {bound} on)',
    pt: 'aceite: {name} é tão melhor como se esperava (razão {ratio}, aceita-se a partir de {bound})',
  },
  refused: {
    en: 'refused: {name} is not better enough (ratio {ratio}, refused from {bound} on)',
    pt: 'recusado: {name} não é melhor que chegue (razão {ratio}, recusa-se a partir de {bound})',
  },
  undecided: {
    en: 'undecided after {games} {games|game|games}: ratio {ratio}, between {low} and {high}',
    pt: 'por decidir depois de {games} {games|jogo|jogos}: razão {ratio}, entre {low} e {high}',
  },
});
