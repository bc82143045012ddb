/** For those who do not know it yet. */

import type { Lessons } from '../../document/index.ts';

export const lessons: Lessons = {
  tagline: {
    en: 'Lead one stone home. Its trail stays.',
    pt: 'Leva a pedra a casa. O rasto fica.',
  },
  sample: {
    left: 3.98,
    top: 3,
    width: 4.02,
    height: 4.75,
    board: {
      params: { size: 8 },
      moves: [
        'd4',
        'c4',
        'c3',
        'b3',
        'a3',
        'b4',
        'a5',
        'a4',
        'b5',
        'c6',
        'd5',
        'e6',
        'e7',
        'd7',
        'e8',
        'f7',
        'f6',
        'g5',
        'g4',
        'f5',
        'f4',
        'g3',
      ],
    },
  },
  rules: [
    {
      text: {
        en: 'Both players move the same white stone, one step in any direction, onto a free cell. North begins.',
        pt: 'Os dois jogadores movem a mesma pedra branca, um passo em qualquer direção, para uma casa livre. Começa o Norte.',
      },
      board: { params: { size: 8 }, moves: [] },
    },
    {
      text: {
        en: 'The cell that the stone leaves turns black for ever. The way back is closed.',
        pt: 'A casa que a pedra deixa fica preta para sempre. O caminho de volta fecha-se.',
      },
      board: { params: { size: 8 }, moves: ['d4', 'c3', 'c4', 'd5'] },
    },
    {
      text: {
        en: 'North wins when the stone reaches the corner marked N, South at the corner marked S, whoever moved it there. Who must move and cannot, loses.',
        pt: 'O Norte ganha quando a pedra chega ao canto marcado N, o Sul no canto marcado S, seja quem for que a moveu. Quem tem de jogar e não pode, perde.',
      },
      board: {
        size: 5,
        start: 'c3',
        blocked: ['c3', 'b4', 'a5', 'a4', 'a3', 'a2'],
        stone: 'b1',
        toMove: 'north',
      },
    },
  ],
  exercises: [
    {
      task: { en: 'You are North. Go home.', pt: 'És o Norte. Vai para casa.' },
      board: {
        size: 5,
        start: 'c3',
        blocked: ['c3', 'b4', 'a5', 'a4', 'a3', 'a2'],
        stone: 'b1',
        toMove: 'north',
      },
      answers: ['a1'],
      why: {
        en: 'The stone stands on a1: North has won.',
        pt: 'A pedra está em a1: o Norte ganhou.',
      },
    },
    {
      task: {
        en: 'You are South. Which step leaves North no good answer?',
        pt: 'És o Sul. Que passo deixa o Norte sem boa resposta?',
      },
      board: { size: 4, start: 'c3', blocked: ['c3', 'd2', 'd1'], stone: 'c2', toMove: 'south' },
      answers: ['d3'],
      why: {
        en: 'From d3 North can only go to c4 or d4, and both are next to, or on, South’s corner.',
        pt: 'De d3 o Norte só pode ir para c4 ou d4, ao lado do canto do Sul ou nele mesmo.',
      },
    },
    {
      task: {
        en: 'You are South. Corners are traps too: run North into one.',
        pt: 'És o Sul. Os cantos também são armadilhas: leva o Norte para uma.',
      },
      board: {
        size: 5,
        start: 'c3',
        blocked: ['c3', 'd2', 'e3', 'd4', 'd3', 'e4', 'd5', 'c4', 'b5'],
        stone: 'a4',
        toMove: 'south',
      },
      answers: ['a5'],
      why: {
        en: 'North must answer b4, South c5, and there the stone is walled in: North cannot move.',
        pt: 'O Norte tem de responder b4, o Sul c5, e aí a pedra fica emparedada: o Norte não pode jogar.',
      },
    },
    {
      task: {
        en: 'You are North, and South wants the far corner. One step wins, all others lose.',
        pt: 'És o Norte, e o Sul quer o canto oposto. Um só passo ganha, todos os outros perdem.',
      },
      board: {
        size: 5,
        start: 'c3',
        blocked: ['c3', 'b4', 'a5', 'b5'],
        stone: 'c4',
        toMove: 'north',
      },
      answers: ['b3'],
      why: {
        en: 'Only b3 leads towards your corner; anywhere else South reaches e5 or shuts you in.',
        pt: 'Só b3 leva ao teu canto; em qualquer outro lado o Sul chega a e5 ou encurrala-te.',
      },
    },
  ],
};
