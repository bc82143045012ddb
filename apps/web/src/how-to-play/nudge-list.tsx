/** A hint as far as it was told, a line for each bit; the newest stands out. */

import type { Nudge } from 'ludoteca/puzzle';
import type { Ref } from 'preact';

interface NudgeListProps {
  /** All bits of the hint. */
  readonly nudges: readonly Nudge[];
  /** The words of those that were told. */
  readonly lines: readonly string[];
  readonly listRef?: Ref<HTMLOListElement>;
}

export function NudgeList({ nudges, lines, listRef }: NudgeListProps) {
  return (
    <ol class="nudges" {...(listRef !== undefined && { ref: listRef })}>
      {lines.map((text, at) => (
        <li
          key={text}
          data-now={at === lines.length - 1}
          data-number={badgeOf(nudges, at)}
          data-goes-on={isGoingOn(nudges[at])}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}

/**
 * The number beside a bit. Where an argument has several links they are numbered as on the board, so that one number never
 * means two things; else the bits are.
 */
function badgeOf(nudges: readonly Nudge[], at: number): string {
  const nudge = nudges[at];
  if (nudges.filter(({ stage }) => stage === 'why').length === 1) return String(at + 1);
  return nudge.stage === 'why' && !isGoingOn(nudge) ? String(nudge.link + 1) : '';
}

/** The steps of a link are numbered in its words. */
function isGoingOn(nudge: Nudge): boolean {
  return nudge.stage === 'why' && (nudge.part ?? 0) > 0;
}
