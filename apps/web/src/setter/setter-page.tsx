/** The page of setters: the draft that is open, and the way from one to another. */

import type { AnyPuzzleBoard } from 'ludoteca/puzzle';
import { useState } from 'preact/hooks';
import { addressOf, settle } from '../address/routes.ts';
import './setter.css';
import { type DraftStart, lastDraft, newDraft } from './draft.ts';
import { Studio } from './studio.tsx';

interface SetterPageProps {
  readonly puzzle: AnyPuzzleBoard;
  /** What to begin with; without it, the draft that was touched last. */
  readonly first?: DraftStart;
}

export function SetterPage({ puzzle, first }: SetterPageProps) {
  const [start, setStart] = useState(() => {
    const { setting } = puzzle;
    if (setting === undefined) throw new Error(`${puzzle.id} is not set by hand`);
    const found = first ?? lastDraft(puzzle) ?? newDraft(setting.blank(setting.sizes[0]));
    // A reload goes on with it, and so does whoever comes back.
    settle(addressOf.set(puzzle.id, found.id));
    return found;
  });
  const open = (next: DraftStart) => {
    settle(addressOf.set(puzzle.id, next.id));
    setStart(next);
  };
  return <Studio key={start.id} puzzle={puzzle} start={start} onOpen={open} />;
}
