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
      size: 8,
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
  rules: [],
  exercises: [],
};
