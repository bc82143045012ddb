/** The notices of the game without their words, which only whoever tells them needs. */

import { noticesOf } from '../../kernel/index.ts';
import type { rastrosPhrases } from './messages.ts';

export const notices = /* @__PURE__ */ noticesOf<(typeof rastrosPhrases)['phrases']>('rastros');
