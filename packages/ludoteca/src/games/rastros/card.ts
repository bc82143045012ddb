/** What there is to know of Rastros before it is loaded. */

import type { Phrase } from '../../kernel/index.ts';

export const name: Phrase = { en: 'Rastros', pt: 'Rastros' };

export const summary: Phrase = {
  en: 'Lead one stone home. Its trail stays.',
  pt: 'Leva a pedra a casa. O rasto fica.',
};

export const rastrosCard = { id: 'rastros', family: 'game', name, summary } as const;
