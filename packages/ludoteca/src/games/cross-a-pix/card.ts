/** What there is to know of Cross-a-Pix before it is loaded. */

import type { Phrase } from '../../kernel/index.ts';

export const name: Phrase = { en: 'Cross-a-Pix', pt: 'Cross-a-Pix' };

export const summary: Phrase = {
  en: 'Paint whole regions so that every row and column has the painted cells and the blocks of its two clues.',
  pt: 'Pinta regiões inteiras para que cada linha e cada coluna tenha as casas pintadas e os blocos das suas duas pistas.',
};

export const crossAPixCard = { id: 'cross-a-pix', family: 'puzzle', name, summary } as const;
