/** A line that is walked with the board beside it: on a phone one row, which follows the move that is shown. */

import type { VNode } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Line } from '../match/line.ts';
import { LineRow } from '../match/line-row.tsx';
import type { MatchSession } from '../match/session.ts';
import { uncommonMovers } from './whose.ts';

interface WalkedLineProps {
  readonly session: MatchSession;
  readonly line: Line;
  /** What the line is, for those who do not see it. */
  readonly label: string;
}

export function WalkedLine(props: WalkedLineProps): VNode {
  const box = useRef<HTMLDivElement>(null);
  const movers = useMemo(() => uncommonMovers(props.line), [props.line]);
  const shown = props.session.trial.value;
  useEffect(() => {
    const row = box.current;
    const move = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!row || !move) return;
    // Only the row moves: the page stays where it is.
    const { left, width } = row.getBoundingClientRect();
    row.scrollLeft += move.left + move.width / 2 - (left + width / 2);
  }, [shown]);
  return (
    <div class="walked-line" ref={box}>
      <LineRow {...props} {...(movers && { movers })} />
    </div>
  );
}
