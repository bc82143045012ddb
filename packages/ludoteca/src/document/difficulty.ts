/** The six levels of everything that is to be solved: puzzles, and problems of board games. */

import type { Phrase } from '../kernel/index.ts';

/** From the gentlest to the hardest. */
export const difficulties = ['easy', 'medium', 'hard', 'expert', 'master', 'extreme'] as const;

export type Difficulty = (typeof difficulties)[number];

export const difficultyNames: Readonly<Record<Difficulty, Phrase>> = {
  easy: { en: 'easy', pt: 'fácil' },
  medium: { en: 'medium', pt: 'médio' },
  hard: { en: 'hard', pt: 'difícil' },
  expert: { en: 'expert', pt: 'perito' },
  master: { en: 'master', pt: 'mestre' },
  extreme: { en: 'extreme', pt: 'extremo' },
};
