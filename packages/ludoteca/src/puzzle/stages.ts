/** An argument told in stages, as it is asked for, and in JSON; and the same told as one step. */

import type { JsonObject } from '../document/index.ts';
import { type Speaker, sayWhere, whereCode } from '../kernel/index.ts';
import type { Argument, Insight, Link } from './coach.ts';
import type { Deduction, Fact, Technique } from './deduction.ts';
import { puzzlePhrases } from './phrases.ts';
import type { Puzzle } from './puzzle.ts';
import { gatherReasons, isFact, splitReasons } from './reasons.ts';
import type { Step } from './step.ts';
import { sayFacts } from './tell.ts';

/** Where to look, what to look for, why it follows link by link, and what to enter: each asks for more. */
export const hintStages = ['where', 'what', 'why', 'entry'] as const;

export type HintStage = (typeof hintStages)[number];

/**
 * The lines of one stage; `why` has one for each link, numbered when there are several.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, sayStage } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step' && advice.argument !== undefined) {
 *   const speaker = speakerOf(greaterThan, 'en');
 *   console.log(...sayStage(greaterThan, advice.argument, 'where', speaker));
 *   console.log(...sayStage(greaterThan, advice.argument, 'entry', speaker));
 * }
 * ```
 *
 * ```text
 * Look at box 4.
 * r3c3 is 4.
 * ```
 */
export function sayStage<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  argument: Argument,
  stage: HintStage,
  speaker: Speaker,
): readonly string[] {
  const { language, say } = speaker;
  const { links } = argument;
  switch (stage) {
    case 'where':
      return [
        puzzlePhrases.say('look-at', { where: sayWhere(links[0].where, language) }, language),
      ];
    case 'what':
      return [puzzlePhrases.say('look-for', { what: say(links[0].what) }, language)];
    case 'why':
      return sayLinks(argument, speaker);
    case 'entry': {
      const { conclusion } = links[links.length - 1];
      return [`${sayFacts(puzzle.entry, conclusion, language)}.`];
    }
  }
}

/**
 * The argument link by link, numbered when there are several; then what it is good for.
 *
 * @example
 * ```ts
 * import { practise, sayLinks } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const kinds = [{ size: { rows: 4, cols: 4 } }];
 * const practice = practise(greaterThan, kinds, 'chain-length', 'today');
 * const speaker = speakerOf(greaterThan, 'en');
 * if (practice.ok) console.log(sayLinks(practice.value.argument, speaker).join('\n'));
 * ```
 *
 * ```text
 * The 2 of column 2 can only go in r1c2: r2c2 is larger than r1c2 and r1c1, so at least 3; r3c2 is larger than r3c1, still empty, so it cannot be 2, the smallest digit missing from box 3.
 * ```
 */
export function sayLinks(
  { links, goodFor }: Argument,
  { language, say }: Speaker,
): readonly string[] {
  const told = links.map((link) => sayLink(link, { language, say }));
  const lines =
    told.length === 1
      ? told
      : told.map((text, index) =>
          puzzlePhrases.say('numbered-link', { number: index + 1, text }, language),
        );
  return goodFor === undefined ? lines : [...lines, say(goodFor)];
}

/**
 * The sentences of one link, one after another.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, sayLink } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step' && advice.argument !== undefined) {
 *   console.log(sayLink(advice.argument.links[0], speakerOf(greaterThan, 'pt')));
 * }
 * ```
 *
 * ```text
 * O 4 da caixa 4 só cabe em L3C3: as outras casas têm todas uma vizinha maior.
 * ```
 */
export function sayLink({ words }: Pick<Link, 'words'>, { say }: Speaker): string {
  return words.map(say).join(' ');
}

/**
 * The technique or insight of a name, as players know it.
 *
 * @example
 * ```ts
 * import { insightNamed } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * console.log(insightNamed(greaterThan.deduction, 'x-wing')?.sees.en);
 * ```
 *
 * ```text
 * a digit that two rows have only in the same two columns, or two columns in the same two rows
 * ```
 */
export function insightNamed<Clues, Grid>(
  { ladder, coach }: Pick<Deduction<Clues, Grid>, 'ladder' | 'coach'>,
  name: string,
): Insight | Technique<unknown> | undefined {
  const named = (one: Insight | Technique<unknown>) => one.name === name;
  return coach?.insights.find(named) ?? ladder.find(named);
}

/**
 * The whole argument as one step: from what the player has to the entry.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, stepOfArgument } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step' && advice.argument !== undefined) {
 *   const { technique, conclusion } = stepOfArgument(greaterThan.deduction, advice.argument);
 *   console.log(technique, conclusion);
 * }
 * ```
 *
 * ```text
 * high-point [ { cell: { row: 2, col: 2 }, is: 4 } ]
 * ```
 */
export function stepOfArgument<Clues, Grid>(
  deduction: Pick<Deduction<Clues, Grid>, 'ladder' | 'coach'>,
  { links, goodFor }: Argument,
): Step {
  const own = new Set(
    links.flatMap(({ conclusion }) => splitReasons(conclusion)).map((fact) => JSON.stringify(fact)),
  );
  const because = links
    .flatMap((link) => splitReasons(link.because))
    .filter((reason) => !isFact(reason) || !own.has(JSON.stringify(reason)));
  const insights = (deduction.coach?.insights ?? []).map(({ name }) => name);
  const techniques = deduction.ladder.map(({ name }) => name);
  // What the ladder knows and the coach has no name for is seen at a glance, or nearly so.
  const order = [...techniques.filter((name) => !insights.includes(name)), ...insights];
  const hardness = ({ insight }: Link) => {
    const at = order.indexOf(insight);
    return at < 0 ? order.length : at;
  };
  const hardest = links.reduce((most, link) => (hardness(link) > hardness(most) ? link : most));
  return {
    technique: hardest.insight,
    conclusion: links[links.length - 1].conclusion,
    because: gatherReasons(because),
    // Each is needed by the argument that is told; another argument may do with fewer.
    isIrreducible: false,
    words: [...links.flatMap(({ words }) => words), ...(goodFor === undefined ? [] : [goodFor])],
  };
}

/**
 * What somebody who took the whole argument knows: the entry, and what the links before it ruled out. So
 * nothing is told twice.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { hint, learnedBy } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * if (advice.kind === 'step' && advice.argument !== undefined) {
 *   console.log(learnedBy(advice.argument));
 * }
 * ```
 *
 * ```text
 * [ { cell: { row: 2, col: 2 }, is: 4 } ]
 * ```
 */
export function learnedBy({ links }: Argument): readonly Fact[] {
  const { conclusion } = links[links.length - 1];
  const isConcluded = ({ cell }: Fact) =>
    conclusion.some((fact) => fact.cell.row === cell.row && fact.cell.col === cell.col);
  const before = links.slice(0, -1).flatMap((link) => link.conclusion);
  return [...before.filter((fact) => 'not' in fact && !isConcluded(fact)), ...conclusion];
}

/**
 * An argument as it stands in JSON answers; each link with its words in the reader's language.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { argumentToJson, hint } from 'ludoteca/puzzle';
 * import { greaterThan, speakerOf } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const advice = hint(greaterThan, { clues }, new Effort());
 * const speaker = speakerOf(greaterThan, 'en');
 * if (advice.kind === 'step' && advice.argument !== undefined) {
 *   const { aim, links } = argumentToJson(greaterThan.deduction, clues, advice.argument, speaker);
 *   console.log(aim, links[0].conclusion);
 * }
 * ```
 *
 * ```text
 * entry [ { cell: 'r3c3', is: 4 } ]
 * ```
 */
export function argumentToJson<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  argument: Argument,
  speaker: Speaker,
): JsonObject {
  return {
    aim: argument.aim,
    cost: Math.round(argument.cost * 100) / 100,
    links: argument.links.map((link) => ({
      technique: link.insight,
      where: whereCode(link.where),
      what: speaker.say(link.what),
      conclusion: link.conclusion.map((fact) => deduction.reasonToJson(clues, fact)),
      because: link.because.map((reason) => deduction.reasonToJson(clues, reason)),
      text: sayLink(link, speaker),
    })),
    ...(argument.goodFor !== undefined && { goodFor: speaker.say(argument.goodFor) }),
  };
}
