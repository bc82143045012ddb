/** What there is to know of Squex before it is loaded. */

import type { Phrase } from '../../kernel/index.ts';

export const name: Phrase = { en: 'Squex', pt: 'Squex' };

export const summary: Phrase = {
  en: 'Join your two sides. Every cut gives two moves to whom it hurts.',
  pt: 'Une os teus dois lados. Cada corte dá duas jogadas a quem o sofre.',
};

export const squexCard = { id: 'squex', family: 'game', name, summary } as const;
