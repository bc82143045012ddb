/** For those who do not know it yet. */

import type { Lessons } from '../../document/index.ts';

export const lessons: Lessons = {
  tagline: {
    en: 'Join your sides with links no one can cut.',
    pt: 'Une os teus lados sem que te possam cortar.',
  },
  sample: {
    left: 1.5,
    top: 1.8,
    width: 4.3,
    height: 5.05,
    board: {
      params: { rows: 8, cols: 8 },
      moves: [
        'a3',
        'h6',
        'b2',
        'f5',
        'd5',
        'd6',
        'b6',
        'e6',
        'b7',
        'b5',
        'a1',
        'a5',
        'd4',
        'g5',
        'b8',
        'd3',
        'b4',
        'c4',
        'e3',
        'c5',
        'c6',
        'c3',
        'e4',
      ],
    },
  },
  rules: [
    {
      text: {
        en: 'Blue joins top and bottom, Ochre left and right. A move takes an empty octagon. Blue begins.',
        pt: 'O Azul une o topo ao fundo, o Ocre une a esquerda à direita. Uma jogada ocupa um octógono vazio. Começa o Azul.',
      },
      board: { params: { rows: 5, cols: 5 }, moves: ['c3', 'b2', 'c2', 'd4'] },
    },
    {
      text: {
        en: 'Two octagons of yours that touch at a corner take the square between them: a link. A dashed square can still be cut.',
        pt: 'Dois octógonos teus que se tocam num canto ficam com o quadrado entre eles: uma ligação. Um quadrado tracejado ainda pode ser cortado.',
      },
      board: { params: { rows: 5, cols: 5 }, moves: ['c3', 'b2', 'd2', 'a3'] },
    },
    {
      text: {
        en: 'Around each square stand four octagons. Blue holds two of them, c3 and d2; Ochre holds c2 and takes d3, the fourth. Now the square is Ochre’s: that is a cut. A square won by a cut stays with who won it. But a cut has its price: the other player then has two moves.',
        pt: 'À volta de cada quadrado há quatro octógonos. O Azul tem dois, c3 e d2; o Ocre tem c2 e ocupa d3, o quarto. Agora o quadrado é do Ocre: isto é um corte. Um quadrado ganho com um corte fica para quem o ganhou. Mas um corte tem um preço: o outro fica com duas jogadas.',
      },
      board: { params: { rows: 5, cols: 5 }, moves: ['c3', 'c2', 'd2'] },
      after: { params: { rows: 5, cols: 5 }, moves: ['c3', 'c2', 'd2', 'd3'] },
    },
    {
      text: {
        en: 'You win when your two sides are joined by octagons that touch along whole edges, or by links that can no longer be cut. A dashed link does not count yet.',
        pt: 'Ganhas quando os teus dois lados ficam unidos por octógonos que se tocam em arestas inteiras, ou por ligações que já não se podem cortar. Uma ligação tracejada ainda não conta.',
      },
    },
  ],
  games: [
    {
      title: { en: 'Make a cut', pt: 'Faz um corte' },
      board: { params: { rows: 4, cols: 4 }, moves: ['b2', 'c2', 'c3'] },
      steps: [
        {
          task: {
            en: 'You are Ochre. Blue’s link between b2 and c3 is dashed. Cut it.',
            pt: 'És o Ocre. A ligação do Azul entre b2 e c3 está tracejada. Corta-a.',
          },
          answers: ['b3'],
          replies: ['c4', 'b1'],
          why: {
            en: 'You hold c2 and b3, so the square between them is yours, for good. The price: Blue moved twice, c4 and b1.',
            pt: 'Tens c2 e b3, por isso o quadrado entre eles é teu, para sempre. O preço: o Azul jogou duas vezes, c4 e b1.',
          },
          wrong: {
            en: 'That leaves the dashed square as it is. Four octagons stand around it: b2 and c3 are Blue’s, c2 is yours. Take the fourth.',
            pt: 'Isso deixa o quadrado tracejado como está. Há quatro octógonos à volta dele: b2 e c3 são do Azul, c2 é teu. Ocupa o quarto.',
          },
        },
      ],
    },
    {
      title: { en: 'Be cut, and answer twice', pt: 'Sofre um corte, e responde duas vezes' },
      board: { params: { rows: 4, cols: 4 }, moves: ['b2', 'c2'] },
      steps: [
        {
          task: {
            en: 'You are Blue. Take c3: it touches b2 across a corner.',
            pt: 'És o Azul. Ocupa c3: toca b2 num canto.',
          },
          answers: ['c3'],
          replies: ['b3'],
          why: {
            en: 'Your link was dashed, and Ochre cut it: with c2 and b3 the square is Ochre’s. b2 and c3 are not linked any more.',
            pt: 'A tua ligação estava tracejada, e o Ocre cortou-a: com c2 e b3 o quadrado é do Ocre. b2 e c3 já não estão ligados.',
          },
          wrong: {
            en: 'A fine move in a game, but here take c3, to see what happens to a dashed link.',
            pt: 'Numa partida podia servir, mas aqui ocupa c3, para veres o que acontece a uma ligação tracejada.',
          },
        },
        {
          task: {
            en: 'Whoever is cut has two moves. Play the first, wherever you like.',
            pt: 'Quem sofre um corte tem duas jogadas. Faz a primeira, onde quiseres.',
          },
          answers: [],
          why: {
            en: 'Ochre has to wait: it is still your turn.',
            pt: 'O Ocre tem de esperar: ainda é a tua vez.',
          },
        },
        {
          task: { en: 'And the second.', pt: 'E a segunda.' },
          answers: [],
          why: {
            en: 'Two octagons for one square: sometimes a cut is worth that, and often it is not. Ask yourself each time.',
            pt: 'Dois octógonos por um quadrado: às vezes um corte vale isso, muitas vezes não. Pergunta-te sempre.',
          },
        },
      ],
    },
    {
      title: { en: 'Make a link safe', pt: 'Segura uma ligação' },
      board: { params: { rows: 4, cols: 4 }, moves: ['b2', 'a1', 'c3', 'd1'] },
      steps: [
        {
          task: {
            en: 'You are Blue. Make the link between b2 and c3 safe with one move.',
            pt: 'És o Azul. Torna segura a ligação entre b2 e c3 com uma jogada.',
          },
          answers: ['c2', 'b3'],
          why: {
            en: 'To cut it, Ochre needs both c2 and b3. One of them is yours now, so nobody can cut this link any more: its square is solid.',
            pt: 'Para a cortar, o Ocre precisa de c2 e de b3. Um deles agora é teu, por isso já ninguém corta esta ligação: o quadrado ficou cheio.',
          },
          wrong: {
            en: 'The square is still dashed: Ochre can come to hold both c2 and b3. Take one of these two yourself.',
            pt: 'O quadrado continua tracejado: o Ocre ainda pode ficar com c2 e b3. Ocupa tu um dos dois.',
          },
        },
      ],
    },
  ],
  exercises: [
    {
      task: {
        en: 'You are Blue. One move joins top and bottom.',
        pt: 'És o Azul. Uma jogada une o topo ao fundo.',
      },
      board: { params: { rows: 3, cols: 3 }, moves: ['a1', 'c3', 'a3', 'b2'] },
      answers: ['a2'],
      wrong: {
        en: 'Top and bottom are not joined by that.',
        pt: 'Isso não une o topo ao fundo.',
      },
      why: {
        en: 'a1, a2 and a3 touch along whole edges: nobody can cut that.',
        pt: 'a1, a2 e a3 tocam-se em arestas inteiras: ninguém as pode cortar.',
      },
    },
    {
      task: { en: 'You are Ochre. One cut wins at once.', pt: 'És o Ocre. Um corte ganha já.' },
      board: { params: { rows: 3, cols: 3 }, moves: ['a1', 'b3', 'b2', 'c3', 'a3'] },
      answers: ['a2'],
      wrong: {
        en: 'That cuts nothing that joins left and right at once.',
        pt: 'Isso não corta nada que una já a esquerda à direita.',
      },
      why: {
        en: 'a2 and b3 cut the square between a3 and b2. A square won by a cut is safe: left and right are joined.',
        pt: 'a2 e b3 cortam o quadrado entre a3 e b2. Um quadrado ganho com um corte é seguro: a esquerda e a direita ficam unidas.',
      },
    },
    {
      task: {
        en: 'Ochre has cut you: you, Blue, have two moves. Where do you begin?',
        pt: 'O Ocre cortou-te: tu, o Azul, tens duas jogadas. Por onde começas?',
      },
      board: {
        params: { rows: 4, cols: 4 },
        moves: ['b4', 'a1', 'c3', 'b2', 'd2', 'a3', 'c1', 'c4', 'c2', 'b3'],
      },
      answers: ['d3', 'd4'],
      wrong: {
        en: 'Two moves reach the bottom, but not if one of them is there.',
        pt: 'Duas jogadas chegam ao fundo, mas não se uma delas for essa.',
      },
      why: {
        en: 'With d3 and d4, in either order, column d carries you to the bottom before Ochre can answer.',
        pt: 'Com d3 e d4, por qualquer ordem, a coluna d leva-te ao fundo antes de o Ocre responder.',
      },
    },
    {
      task: {
        en: 'You are Ochre. Where must Blue be stopped?',
        pt: 'És o Ocre. Onde é preciso travar o Azul?',
      },
      board: { params: { rows: 3, cols: 3 }, moves: ['b3', 'a1', 'b1'] },
      answers: ['b2'],
      wrong: {
        en: 'Blue goes on where you did not stop it.',
        pt: 'O Azul continua por onde não o travaste.',
      },
      why: {
        en: 'b2 stands in the only straight way of Blue, and reaches for both sides.',
        pt: 'b2 fica no único caminho direito do Azul, e alcança ambos os lados.',
      },
    },
  ],
};
