/** The words of clues that could be left out. */

import type { Phrases } from '../../kernel/index.ts';

export const redundantPhrases = {
  'clue-sign': { en: 'the sign between {cells&}', pt: 'o sinal entre {cells&}' },
  'clue-given': { en: 'the {digit} given in {cell}', pt: 'o {digit} dado em {cell}' },
} as const satisfies Phrases;
