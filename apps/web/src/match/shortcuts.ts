/** The keys of the page, wherever the focus is: those that write or answer a dialog are left alone. */

import { useEffect } from 'preact/hooks';
import type { Play } from './play.ts';
import { toggleAnalysis } from './tools.tsx';

export function useShortcuts(play: Play): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isWriting =
        target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;
      if (isWriting || event.defaultPrevented || event.altKey || event.metaKey) return;
      if (pressed(play, event.key.toLowerCase(), event.ctrlKey, event.shiftKey)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [play]);
}

/** True when the key meant something. */
function pressed(play: Play, key: string, hasControl: boolean, hasShift: boolean): boolean {
  const { table, study, asked, isFull, game } = play;
  if (hasControl) {
    if (key === 'z' && !hasShift) table.undo();
    else if (key === 'y' || (key === 'z' && hasShift)) table.redo();
    else return false;
    return true;
  }
  switch (key) {
    case 'h':
      // Asked again, a hint is played.
      if (study.hint.value !== undefined) table.play(study.hint.value.move);
      else if (table.mayMove.value) study.askHint();
      return true;
    case 'a':
      toggleAnalysis(table);
      return true;
    case 'c':
      if (game.showing?.full === undefined) return false;
      isFull.value = !isFull.value;
      return true;
    case '[':
      table.look(table.shown.value.history.length - 1);
      return true;
    case ']':
      table.look(table.shown.value.history.length + 1);
      return true;
    case 'escape':
      if (asked.value !== undefined) asked.value = undefined;
      else if (study.hint.value !== undefined || study.isSeekingHint.value) study.dropHint();
      else if (table.trial.value !== undefined || table.at.value !== undefined)
        table.returnToGame();
      else if (table.isAnalysing.value) toggleAnalysis(table);
      else return false;
      return true;
    default:
      return false;
  }
}
