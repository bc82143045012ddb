/** Facts and reasons taken apart into single statements, and put together again. */

import type { Fact, Reason } from './deduction.ts';

export function isFact(reason: Reason): reason is Fact {
  return 'cell' in reason;
}

/** One statement for each value that is ruled out; the rest as it is. */
export function splitReasons(reasons: readonly Reason[]): Reason[] {
  return reasons.flatMap((reason): Reason[] =>
    'not' in reason ? reason.not.map((value) => ({ cell: reason.cell, not: [value] })) : [reason],
  );
}

/**
 * The values ruled out gathered by cell, in order, where their cell was first named; each statement
 * once.
 */
export function gatherReasons(reasons: readonly Reason[]): Reason[] {
  const gathered = new Map<string, Reason>();
  for (const reason of reasons) {
    const key = keyOf(reason);
    const before = gathered.get(key);
    if ('not' in reason && before !== undefined && 'not' in before) {
      const not = [...new Set([...before.not, ...reason.not])].sort((one, other) => one - other);
      gathered.set(key, { cell: reason.cell, not });
    } else if (before === undefined) gathered.set(key, reason);
  }
  return [...gathered.values()];
}

/** The same for facts alone. */
export function gatherFacts(facts: readonly Fact[]): Fact[] {
  return gatherReasons(facts).filter(isFact);
}

function keyOf(reason: Reason): string {
  if ('constraint' in reason) return `${reason.constraint}`;
  const { row, col } = reason.cell;
  return 'is' in reason ? `${row},${col}=${reason.is}` : `${row},${col}`;
}
