/** Every notice of Greater-Than Sudoku: those of the board, and those of reasons and hints. */

import { phrasebook } from '../../kernel/index.ts';
import { coachPhrases } from './coach/phrases.ts';
import { phrases } from './messages.ts';
import { techniquePhrases } from './techniques/phrases.ts';

export const allPhrases = phrasebook('greater-than', {
  ...phrases.phrases,
  ...techniquePhrases,
  ...coachPhrases,
});
