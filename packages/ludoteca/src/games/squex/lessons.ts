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
      rows: 8,
      cols: 8,
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
  rules: [],
  exercises: [],
};
