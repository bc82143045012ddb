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

/** How much is done for a step's reasons to be few. */
export interface Care {
  /** So many findings are shrunk, to take the one with the fewest reasons. */
  readonly findings: number;
  /** For about so long, by the pace of the puzzle; then the reasons are shown as they are. */
  readonly seconds: number;
}

/** Nodes to a second where the puzzle tells no pace. */
const usualPace = 100_000;
/** The share of the time that one trial may take, whether a reason can be left out. */
const trialShare = 1 / 12;

/**
 * The finding with the fewest reasons among those first in the list, with the reasons it needs and
 * the words for those. Those that name few to begin with are tried first.
 */
export function smallestStep<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  technique: string,
  findings: readonly Finding[],
  care: Care,
  effort: Effort,
): Step {
  const ranked = findings
    .map((finding) => ({ finding, because: finding.because() }))
    .sort((one, other) => one.because.length - other.because.length)
    .slice(0, care.findings);
  const nodes = Math.ceil(care.seconds * (deduction.pace ?? usualPace));
  const shrunk = effort.within(nodes, (part) => {
    const candidates: Candidate[] = [];
    for (const { finding, because } of ranked) {
      const conclusion = gatherFacts(finding.conclusion);
      const trialNodes = Math.ceil(nodes * trialShare);
      const less = shrink(deduction, clues, conclusion, because, part, trialNodes);
      candidates.push({ finding, conclusion, ...less });
      if (part.stopped !== undefined || less.because.length === 1) break;
    }
    return candidates;
  });
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

/**
 * A step as it stands in JSON answers; `text` is its words in the reader's language.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, sayStep, stepToJson } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step') {
 *   const text = sayStep(advice.step, speakerOf(greaterThan, 'en'));
 *   const { technique, conclusion } = stepToJson(greaterThan.deduction, clues, advice.step, text);
 *   console.log(technique, conclusion);
 * }
 * ```
 *
 * ```text
 * high-point [ { cell: 'r3c3', is: 4 } ]
 * ```
 */
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
