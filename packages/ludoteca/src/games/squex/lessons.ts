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
        en: 'Who joins the other two octagons around it cuts the square and takes it. But a cut gives the other player two moves. Only links that can no longer be cut count for winning.',
        pt: 'Quem une os outros dois octógonos à volta corta o quadrado e fica com ele. Mas um corte dá duas jogadas ao outro. Para ganhar só contam ligações que já não se podem cortar.',
      },
      board: { params: { rows: 5, cols: 5 }, moves: ['c3', 'c2', 'd2', 'd3'] },
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
      why: {
        en: 'a1, a2 and a3 touch along whole edges: nobody can cut that.',
        pt: 'a1, a2 e a3 tocam-se em arestas inteiras: ninguém as pode cortar.',
      },
    },
    {
      task: { en: 'You are Ochre. One cut wins at once.', pt: 'És o Ocre. Um corte ganha já.' },
      board: { params: { rows: 3, cols: 3 }, moves: ['a1', 'b3', 'b2', 'c3', 'a3'] },
      answers: ['a2'],
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
      why: {
        en: 'b2 stands in the only straight way of Blue, and reaches for both sides.',
        pt: 'b2 fica no único caminho direito do Azul, e alcança ambos os lados.',
      },
    },
  ],
};
