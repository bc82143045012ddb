/** The keys of the page, wherever the focus is: those that write or answer a dialog are left alone. */

import { useEffect } from 'preact/hooks';
import type { MatchSession } from './session.ts';
import { toggleAnalysis } from './tools.tsx';

export function useShortcuts(session: MatchSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      // The focus may have left a dialog with a button that is busy now; the keys are its own all the same.
      if (document.querySelector('dialog[open]') !== null) return;
      const isWriting =
        target instanceof HTMLElement &&
        target.closest('input:not([type=range]), select, textarea') !== null;
      // A graph that has the focus is walked by the keys of its own.
      const isWalking = target instanceof HTMLInputElement && /^(Arrow|Home|End)/.test(event.key);
      if (isWriting || isWalking || event.defaultPrevented || event.altKey || event.metaKey) return;
      if (pressed(session, event.key.toLowerCase(), event.ctrlKey, event.shiftKey)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

/** True when the key meant something. */
function pressed(
  session: MatchSession,
  key: string,
  hasControl: boolean,
  hasShift: boolean,
): boolean {
  const { study, asked, isFull, game } = session;
  if (hasControl) {
    if (key === 'z' && !hasShift) session.undo();
    else if (key === 'y' || (key === 'z' && hasShift)) session.redo();
    else return false;
    return true;
  }
  switch (key) {
    case 'h':
      if (session.elsewhere !== undefined || session.isExploring) return false;
      // Asked again, a hint is played.
      if (study.hint.value !== undefined) session.play(study.hint.value.move);
      else if (session.mayMove.value) study.askHint();
      return true;
    case 'a':
      toggleAnalysis(session);
      return true;
    case 'c':
      if (game.showing?.full === undefined) return false;
      isFull.value = !isFull.value;
      return true;
    case 'arrowleft':
    case '[':
      session.step(-1);
      return true;
    case 'arrowright':
    case ']':
      session.step(1);
      return true;
    case 'home':
      session.look(0);
      return true;
    case 'end':
      session.look(session.whole.value.history.length);
      return true;
    case 'escape':
      if (asked.value !== undefined) asked.value = undefined;
      else if (study.hint.value !== undefined || study.isSeekingHint.value) study.dropHint();
      else if (session.trial.value !== undefined || session.at.value !== undefined)
        session.returnToGame();
      else if (session.isAnalysing.value) toggleAnalysis(session);
      else return false;
      return true;
    default:
      return false;
  }
}
