/** A step as it is shown: what follows, by which technique, from which reasons, in which words. */

import type { JsonObject } from '../document/index.ts';
import type { Effort, Notice } from '../kernel/index.ts';
import type { Deduction, Fact, Finding, Reason } from './deduction.ts';
import { puzzlePhrases } from './phrases.ts';
import { gatherFacts } from './reasons.ts';
import { type Shrunk, shrink } from './shrink.ts';

/** The name of a step that no technique saw: its reasons were found by exact search. */
export const beyondName = 'beyond';

export interface Step {
  /** The name of the technique, or `beyond`. */
  readonly technique: string;
  readonly conclusion: readonly Fact[];
  readonly because: readonly Reason[];
  /** False when the time ended before the reasons were known to be all needed. */
  readonly isIrreducible: boolean;
  /** The step in words, sentence by sentence. */
  readonly words: readonly Notice[];
}

interface Candidate extends Shrunk {
  readonly finding: Finding;
  readonly conclusion: readonly Fact[];
}

/**
 * The finding with the fewest reasons among those first in the list, with the reasons it needs and
 * the words for those. Those that name few to begin with are tried first.
 */
export function smallestStep<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  technique: string,
  findings: readonly Finding[],
  most: number,
  effort: Effort,
): Step {
  const ranked = findings
    .map((finding) => ({ finding, because: finding.because() }))
    .sort((one, other) => one.because.length - other.because.length)
    .slice(0, most);
  const shrunk: Candidate[] = [];
  for (const { finding, because } of ranked) {
    const conclusion = gatherFacts(finding.conclusion);
    shrunk.push({ finding, conclusion, ...shrink(deduction, clues, conclusion, because, effort) });
    if (effort.stopped !== undefined || shrunk.at(-1)?.because.length === 1) break;
  }
  const sizeOf = ({ because, isIrreducible }: Candidate) =>
    because.length + (isIrreducible ? 0 : 0.5);
  const best = shrunk.reduce((least, each) => (sizeOf(each) < sizeOf(least) ? each : least));
  const { finding, conclusion, because, isIrreducible } = best;
  const words = [
    ...(technique === beyondName ? [puzzlePhrases.notice('beyond', {})] : []),
    ...finding.tell(because),
    ...(isIrreducible ? [] : [puzzlePhrases.notice('perhaps-too-many', {})]),
  ];
  return { technique, conclusion, because, isIrreducible, words };
}

/** A step as it stands in JSON answers; `text` is its words in the reader's language. */
export function stepToJson<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  { technique, conclusion, because, isIrreducible }: Step,
  text: string,
): JsonObject {
  return {
    technique,
    conclusion: conclusion.map((fact) => deduction.reasonToJson(clues, fact)),
    because: because.map((reason) => deduction.reasonToJson(clues, reason)),
    irreducible: isIrreducible,
    text,
  };
}
