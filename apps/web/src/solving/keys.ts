/** The keys that mean the same wherever the focus is on the page of a puzzle. */

import { check } from './check.ts';
import { askForHint, closeHint } from './hint.ts';
import { handsOf, toggleDigitFirst } from './pads.tsx';
import { selectAll, selectOne } from './selection.ts';
import type { Hand, Session } from './session.ts';
import type { DialogName } from './solving-dialogs.tsx';
import { act } from './tries.ts';

/** The keys under the left hand take each thing up, as solvers of other pages know them. */
const handKeys: Readonly<Record<string, Hand>> = {
  z: 'entry',
  x: 'corner',
  c: 'centre',
  v: 'colour',
  b: 'pen',
};

/** Listens until the answer is called. */
export function listenForKeys(session: Session, open: (dialog: DialogName) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    if (meaning(event)) event.preventDefault();
  };
  const hands = handsOf(session);
  const take = (hand: Hand) => {
    if (!hands.includes(hand)) return false;
    session.hand.value = hand;
    session.inHand.value = undefined;
    return true;
  };
  const step = (kind: 'undo' | 'redo') => {
    session.act({ kind });
    return true;
  };
  const meaning = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === 'z') return step(event.shiftKey ? 'redo' : 'undo');
      if (key === 'a' && session.puzzle.entry.kind === 'typed') {
        selectAll(session);
        return true;
      }
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
        act(session, 'checkpoint');
        return true;
      case 'e':
        act(session, 'keep');
        return true;
      case 'r':
        act(session, 'back');
        return true;
      case 'f':
        if (session.puzzle.entry.kind !== 'typed') return false;
        toggleDigitFirst(session);
        return true;
      case 'p':
        take(hands[(hands.indexOf(session.hand.value) + 1) % hands.length]);
        return true;
      case '?':
        open('keys');
        return true;
      case 'escape':
        closeHint(session);
        selectOne(session);
        return false;
      default:
        return handKeys[key] !== undefined && take(handKeys[key]);
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
