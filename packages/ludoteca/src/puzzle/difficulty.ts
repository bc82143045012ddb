/** The six levels of every puzzle, and what they have meant. */

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

/** By which ladder a level is told: 1 was the exact one, 2 is that of what people see. */
export type Grading = 1 | 2;

/** What levels mean now. */
export const currentGrading: Grading = 2;
