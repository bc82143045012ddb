/** Every sentence that the coach may say of a line, in both languages, and what must be true of it. */

import { blocksSentences } from './blocks-sentences.ts';
import { countingSentences } from './counting-sentences.ts';
import { oneBlockSentences } from './one-block-sentences.ts';

export const sentences = [...countingSentences, ...oneBlockSentences, ...blocksSentences];
