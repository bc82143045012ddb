/** Trying something out: tries nest, and each is kept or dropped. */

import { wordsOf } from '../language/index.ts';
import { announce } from '../parts/index.ts';
import type { Session } from './session.ts';

const words = wordsOf('tries', {
  begun: { en: 'Try {number} begins', pt: 'Começa a tentativa {number}' },
  kept: { en: 'Try {number} is kept', pt: 'A tentativa {number} fica' },
  dropped: { en: 'Try {number} is dropped', pt: 'A tentativa {number} foi desfeita' },
});

/** Begins a try, keeps the newest one, or goes back to where it began. */
export function act(session: Session, kind: 'checkpoint' | 'keep' | 'back'): void {
  const sheet = session.sheet.value;
  if (!session.isHere.value || sheet.isSolved) return;
  const number = sheet.checkpoints;
  if (kind !== 'checkpoint' && number === 0) return;
  session.act({ kind });
  if (kind === 'checkpoint') announce(words('begun', { number: number + 1 }));
  else announce(words(kind === 'keep' ? 'kept' : 'dropped', { number }));
}
