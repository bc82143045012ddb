/** Whether a technique or an insight sees what it is said to: for certificates, and for who writes them. */

import type { Effort } from '../kernel/index.ts';
import type { Deduction, Fact, Finding } from './deduction.ts';
import { splitReasons } from './reasons.ts';

/**
 * Whether the named technique or insight gives all of this in the position. A technique of the ladder may
 * also start from what the coach sees at a glance: that the reasons are enough is judged elsewhere.
 */
export function isSeen<Clues, Grid>(
  { ladder, coach }: Pick<Deduction<Clues, Grid>, 'ladder' | 'coach'>,
  clues: Clues,
  position: unknown,
  { technique, conclusion }: { readonly technique: string; readonly conclusion: readonly Fact[] },
  effort: Effort,
): boolean {
  const isInsight = coach?.insights.some(({ name }) => name === technique);
  if (isInsight && coach?.sees(clues, position, technique, conclusion, effort)) return true;
  const seer = ladder.find(({ name }) => name === technique);
  if (seer === undefined) return false;
  if (isAmong(seer.find(position, effort), conclusion)) return true;
  const glanced = coach?.glance?.(clues, position);
  return glanced !== undefined && isAmong(seer.find(glanced.position, effort), conclusion);
}

/** Whether one of the findings concludes all of these. */
function isAmong(findings: Iterable<Finding>, conclusion: readonly Fact[]): boolean {
  const wanted = splitReasons(conclusion).map((fact) => JSON.stringify(fact));
  for (const finding of findings) {
    const concluded = new Set(splitReasons(finding.conclusion).map((fact) => JSON.stringify(fact)));
    if (wanted.every((fact) => concluded.has(fact))) return true;
  }
  return false;
}
