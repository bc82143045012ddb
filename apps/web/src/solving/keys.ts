/** The keys that mean the same wherever the focus is on the page of a puzzle. */

import { check } from './check.ts';
import { askForHint, closeHint } from './hint.ts';
import type { Hand, Session } from './session.ts';
import type { DialogName } from './solving-dialogs.tsx';

const hands: readonly Hand[] = ['entry', 'corner', 'centre'];

/** Listens until the answer is called. */
export function listenForKeys(session: Session, open: (dialog: DialogName) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (meaning(event)) event.preventDefault();
  };
  const step = (kind: 'undo' | 'redo') => {
    session.act({ kind });
    return true;
  };
  const meaning = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') return step(event.shiftKey ? 'redo' : 'undo');
      return key === 'y' ? step('redo') : false;
    }
    if (event.altKey) return false;
    switch (key) {
      case 'h':
        void askForHint(session);
        return true;
      case 'k':
        void check(session);
        return true;
      case 't':
        session.act({ kind: session.sheet.value.checkpoints > 0 ? 'back' : 'checkpoint' });
        return true;
      case 'p':
        session.hand.value = hands[(hands.indexOf(session.hand.value) + 1) % hands.length];
        return true;
      case '?':
        open('keys');
        return true;
      case 'escape':
        closeHint(session);
        return false;
      default:
        return false;
    }
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/** Whether the key belongs to something else: a field to type in, an open dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}
