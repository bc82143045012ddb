/** The notices of the game without their words, which only whoever tells them needs. */

import { noticesOf } from '../../kernel/index.ts';
import type { phrases } from './messages.ts';

export const notices = /* @__PURE__ */ noticesOf<(typeof phrases)['phrases']>('greater-than');
