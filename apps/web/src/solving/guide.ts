/** The guide of a first puzzle: after each change the coach says where to look, without being asked. */

import { effect } from '@preact/signals';
import { askForHint } from './hint.ts';
import type { Session } from './session.ts';

/** Follows until the answer is called. */
export function guiding(session: Session): () => void {
  return effect(() => {
    const { isSolved } = session.sheet.value;
    const isWanted = session.about.value.isGuided === true && session.isHere.value;
    // Not in the middle of the change that it follows.
    if (isWanted && !isSolved) queueMicrotask(() => void speakUp(session));
  });
}

/** Only where nothing is told yet: asking again would tell more. */
async function speakUp(session: Session): Promise<void> {
  if (session.hint.value === undefined) await askForHint(session);
}
