/** Every notice of Cross-a-Pix: those of the board, and those of reasons and hints. */

import { phrasebook } from '../../kernel/index.ts';
import { coachPhrases, lookPhrases, trialPhrases } from './coach/phrases.ts';
import { deducePhrases } from './deduce/phrases.ts';
import { crossAPixPhrases } from './messages.ts';

export const allPhrases = phrasebook('cross-a-pix', {
  ...crossAPixPhrases.phrases,
  ...deducePhrases,
  ...coachPhrases,
  ...lookPhrases,
  ...trialPhrases,
});
