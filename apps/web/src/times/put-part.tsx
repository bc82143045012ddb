/** On the card at the end of what a day gives: the way to put one's time on a list. */

import type { Step } from '@ludoteca/server/protocol';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../address/has-server.ts';
import { dateOf } from '../daily/day.ts';
import { Button, lateDialog } from '../parts/index.ts';
import { load, type Saved } from '../storage/index.ts';
import { words } from './words.ts';

const PutTime = lateDialog(async () => (await import('./put-time.tsx')).PutTime);

interface PutPartProps {
  /** The play, by its id. */
  readonly id: string;
  /** What was done in it; undefined where that is not known, or did not solve it. */
  readonly stepsOf: (saved: Saved) => readonly Step[] | undefined;
}

/** Nothing where there is no server, no day, or nothing to put. */
export function PutPart({ id, stepsOf }: PutPartProps): VNode | null {
  const [solved, setSolved] = useState<Solved>();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasServer()) void load(id).then((saved) => setSolved(saved && solvedIn(saved, stepsOf)));
  }, []);
  if (solved === undefined) return null;
  return (
    <>
      <div class="row">
        <Button onClick={() => setOpen(true)}>{words('put')}</Button>
      </div>
      {isOpen && <PutTime {...solved} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Solved {
  readonly game: string;
  readonly date: string;
  readonly steps: readonly Step[];
}

/** What a play of a day that is not long over has to show. */
function solvedIn(saved: Saved, stepsOf: PutPartProps['stepsOf']): Solved | undefined {
  const { date } = saved.about;
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  if (date === undefined || date < dateOf(yesterday)) return undefined;
  const steps = stepsOf(saved);
  return steps && { game: saved.game, date, steps };
}
