/** What each command does, in a line: told by the help without loading what does it. */

import type { Phrase } from 'ludoteca/kernel';

export const summaries = {
  play: {
    en: 'plays a game for two, its problems, or a puzzle by hand',
    pt: 'joga um jogo para dois, problemas dele, ou resolve um problema à mão',
  },
  solve: {
    en: 'finds the solutions of puzzles, and says whether there are more',
    pt: 'encontra as soluções de problemas, e diz se há mais',
  },
  check: {
    en: 'judges filled or half-filled grids, and answers to problems',
    pt: 'julga grelhas cheias ou meio cheias, e respostas a problemas',
  },
  hint: {
    en: 'tells the next entry of a puzzle, and how to see it',
    pt: 'diz a próxima entrada de um problema, e como se vê',
  },
  grade: {
    en: 'tells how hard puzzles are, and which techniques they need',
    pt: 'diz quão difíceis são os problemas, e de que técnicas precisam',
  },
  generate: {
    en: 'makes new puzzles, and problems of board games',
    pt: 'faz problemas novos, também de jogos de tabuleiro',
  },
  analyse: {
    en: 'tells what every move of a position leads to',
    pt: 'diz a que leva cada jogada de uma posição',
  },
  match: {
    en: 'lets levels and programs play many games against each other',
    pt: 'põe níveis e programas a jogar muitos jogos uns contra os outros',
  },
  tournament: {
    en: 'lets any number of levels and programs meet, and tells how strong they are',
    pt: 'põe qualquer número de níveis e programas a jogar entre si, e diz a força de cada um',
  },
  engine: {
    en: 'plays with other programs, by lines of text',
    pt: 'joga com outros programas, por linhas de texto',
  },
  bot: {
    en: 'lets a level or a program play through a server',
    pt: 'põe um nível ou um programa a jogar num servidor',
  },
  show: {
    en: 'draws puzzles, positions and records',
    pt: 'desenha problemas, posições e registos',
  },
  draw: {
    en: 'makes pictures of puzzles, positions and records: SVG, PNG or PDF',
    pt: 'faz imagens de problemas, posições e registos: SVG, PNG ou PDF',
  },
  book: {
    en: 'makes a book to print: boards, rules and solutions, as PDF',
    pt: 'faz um livro para imprimir: tabuleiros, regras e soluções, em PDF',
  },
  convert: { en: 'writes them in another format', pt: 'escreve-os noutro formato' },
  certify: {
    en: 'writes a proof that a puzzle has one solution, or who wins a game, for other programs to check',
    pt: 'escreve uma prova de que um problema tem uma só solução, ou de quem ganha um jogo, que outros programas verificam',
  },
  rules: { en: 'tells the rules of a game', pt: 'conta as regras de um jogo' },
  serve: { en: 'serves the web app on localhost', pt: 'serve a aplicação web em localhost' },
  work: {
    en: 'does the work that other commands have handed to a queue',
    pt: 'faz o trabalho que outros comandos entregaram a uma fila',
  },
  menu: {
    en: 'opens the menu, as ludoteca alone does in a terminal',
    pt: 'abre o menu, como ludoteca sozinho num terminal',
  },
  completion: {
    en: 'prints completions for a shell',
    pt: 'escreve as completações de uma shell',
  },
  help: { en: 'tells how a command is used', pt: 'diz como se usa um comando' },
} as const satisfies Readonly<Record<string, Phrase>>;
