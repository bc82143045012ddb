/** The argument of a hint: the coach's where it has one, else the exact ladder's way to its first entry. */

import { cellName, type Effort, type Notice } from '../kernel/index.ts';
import type { Argument, Coach, Glance, Link } from './coach.ts';
import type { Deduction, Fact, Finding, Reason } from './deduction.ts';
import { puzzlePhrases } from './phrases.ts';
import { gatherFacts, gatherReasons, isFact, splitReasons } from './reasons.ts';
import { allFollow, shrink } from './shrink.ts';
import type { Solvability } from './solvability.ts';
import { beyondName } from './step.ts';

/** They are told one at a time; more than this nobody follows, and then the first is told, and what it is good for. */
export const mostLinks = 12;

/** Steps of the ladder that are climbed towards an entry before the first one will do. */
const mostSteps = 600;

/** Of one technique so many findings are taken at once; of the entries in sight so many are tried. */
const mostFindings = 40;
const mostEntries = 16;

/** Nodes of the exact search that one link may take to be checked. */
const checkingNodes = 20_000;

/** The share of a second, by the puzzle's pace, that goes into the reasons of the ladder's steps. */
const shrinkingSeconds = 0.5;

/** The ladder's steps cost more than any of the coach's own insights. */
const ladderCost = 10;

/** The argument for the next entry, or an elimination that leads towards one; nothing when none was found. */
export function argumentFrom<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  coach: Coach<Clues>,
  clues: Clues,
  position: unknown,
  solvability: Solvability<Grid>,
  effort: Effort,
): Argument | undefined {
  const argued = coach.argue(clues, position, effort);
  if (argued !== undefined) return checked(deduction, clues, argued, effort);
  const climbed = climbToEntry(deduction, coach, clues, position, solvability, effort);
  if (climbed === undefined) return undefined;
  return checked(deduction, clues, climbed, effort);
}

/** Each link is judged by the exact search before anybody hears of it. */
function checked<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  argument: Argument,
  effort: Effort,
): Argument {
  for (const { insight, conclusion, because } of argument.links) {
    const answer = effort.within(checkingNodes, (part) =>
      allFollow(deduction, clues, because, conclusion, part),
    );
    if (answer === false) throw new Error(`a link of ${insight} does not follow from its reasons`);
  }
  return argument;
}

/** A step of the ladder on the way to an entry. */
interface Climbed {
  readonly technique: string;
  readonly finding: Finding;
  readonly because: readonly Reason[];
  /** Its own sentence, without those that tell why candidates are gone, as of the moment it was found. */
  readonly sentence: readonly Notice[];
  /** The reasons that its words need: found once, for all the ways that go over it. */
  needed(seen: readonly Fact[]): readonly Reason[] | undefined;
}

/**
 * The ladder's way from what is seen at a glance to an entry, sliced to what that needs. All steps that can
 * be seen at once are taken at once, so that each fact comes as early as it can; of the entries that are
 * in sight then, the one with the fewest links is told.
 */
function climbToEntry<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  coach: Coach<Clues>,
  clues: Clues,
  position: unknown,
  solvability: Solvability<Grid>,
  effort: Effort,
): Argument | undefined {
  const glance = coach.glance?.(clues, position) ?? {
    position: deduction.open(clues, deduction.gridOf(position)),
    groundsOf: (fact: Fact) => [fact],
  };
  const seen = deduction.factsOf(clues, deduction.gridOf(glance.position));
  const { steps, entries } = climbInRounds(deduction, glance.position, solvability, effort);
  if (steps.length + entries.length === 0) return undefined;
  const ways = entries.length > 0 ? entries.map((entry) => [...steps, entry]) : [steps.slice(0, 1)];
  const seconds = Math.ceil(shrinkingSeconds * (deduction.pace ?? 100_000));
  const links = effort.within(seconds, (part) => {
    let fewest: Link[] = [];
    for (const way of ways) {
      const found = sliced(deduction, coach, clues, position, glance, seen, way, part);
      if (fewest.length === 0 || found.length < fewest.length) fewest = found;
      if (fewest.length <= 2 || part.stopped !== undefined) break;
    }
    return fewest;
  });
  const cost = links.reduce((sum, link) => sum + link.cost, 0);
  const isEntry = entries.length > 0;
  if (isEntry && links.length <= mostLinks) return { links, aim: 'entry', cost };
  const [first] = links;
  return { links: [first], aim: 'elimination', goodFor: goodFor(links, isEntry), cost };
}

/** The steps that rule something out, and the entries in sight after them; beyond the ladder if need be. */
function climbInRounds<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  position: unknown,
  solvability: Solvability<Grid>,
  effort: Effort,
): { readonly steps: readonly Climbed[]; readonly entries: readonly Climbed[] } {
  const steps: Climbed[] = [];
  for (let rungs = 1; steps.length < mostSteps && effort.stopped === undefined; ) {
    const isWhole = rungs > deduction.ladder.length;
    const found = isWhole
      ? beyondLadder(deduction, position, solvability, effort)
      : deduction.ladder
          .slice(0, rungs)
          .flatMap(({ name, find }) => firstOf(find(position, effort), mostFindings, name));
    const entries = found.filter(isEntryStep).slice(0, mostEntries);
    if (entries.length > 0) return { steps, entries };
    const known = new Set<string>();
    const news = found.filter(({ finding }) => {
      const facts = splitReasons(finding.conclusion).map((fact) => JSON.stringify(fact));
      const isNews = facts.some((fact) => !known.has(fact));
      for (const fact of facts) known.add(fact);
      return isNews;
    });
    if (news.length === 0 && isWhole) break;
    if (news.length === 0) rungs++;
    steps.push(...news);
    for (const { finding } of news) deduction.conclude(position, finding.conclusion);
  }
  return { steps, entries: [] };
}

function isEntryStep({ finding }: Climbed): boolean {
  return finding.conclusion.every((fact) => 'is' in fact);
}

function firstOf(findings: Iterable<Finding>, most: number, technique: string): Climbed[] {
  const first: Climbed[] = [];
  for (const finding of findings) {
    first.push(climbed(technique, finding));
    if (first.length === most) break;
  }
  return first;
}

function beyondLadder<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  position: unknown,
  solvability: Solvability<Grid>,
  effort: Effort,
): Climbed[] {
  if (solvability.kind !== 'unique') return [];
  return firstOf(deduction.beyond(position, solvability.solution, effort), 1, beyondName);
}

function goodFor(links: readonly Link[], isEntry: boolean): Notice {
  const [fact] = (links.at(-1) as Link).conclusion;
  const count = links.length - 1;
  return isEntry && count > 0
    ? puzzlePhrases.notice('good-for-entry', { cell: fact.cell, count })
    : puzzlePhrases.notice('good-for-little', {});
}

/** Taken down before the position goes on, since a finding tells of the position as it is. */
function climbed(technique: string, finding: Finding): Climbed {
  const because = finding.because();
  let found: { readonly reasons: readonly Reason[] | undefined } | undefined;
  const needed = (seen: readonly Fact[]) => {
    found ??= { reasons: finding.needed?.(because, seen) };
    return found.reasons;
  };
  return { technique, finding, because, sentence: finding.tell([]), needed };
}

/** The last link as the coach would tell it, after all that the steps before it ruled out. */
function entryLink<Clues>(
  coach: Coach<Clues>,
  clues: Clues,
  position: unknown,
  steps: readonly Climbed[],
  [entry, ...more]: readonly Fact[],
): Link | undefined {
  if (more.length > 0 || !('is' in entry)) return undefined;
  const ruledOut = steps.slice(0, -1).flatMap(({ finding }) => finding.conclusion);
  return coach.entryFrom?.(clues, position, ruledOut, entry);
}

/**
 * Only the steps, and of each only the cells, that the last one rests on in the end. Reasons are
 * shrunk first, from the last step to the first, so that nothing is followed up that is not needed.
 */
function sliced<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  coach: Coach<Clues>,
  clues: Clues,
  position: unknown,
  glance: Glance<unknown>,
  seen: readonly Fact[],
  steps: readonly Climbed[],
  effort: Effort,
): Link[] {
  /** Which step ruled out what, and what of it is needed. */
  const origin = new Map<string, number>();
  for (const [index, { finding }] of steps.entries()) {
    for (const fact of splitReasons(finding.conclusion)) {
      const key = JSON.stringify(fact);
      if (!origin.has(key)) origin.set(key, index);
    }
  }
  const needed = steps.map(() => new Set<string>());
  const links: Link[] = [];
  const trialNodes = Math.max(
    500,
    Math.ceil((shrinkingSeconds * (deduction.pace ?? 100_000)) / 12),
  );
  for (let index = steps.length - 1; index >= 0; index--) {
    const { technique, finding, because, sentence, needed: neededFor } = steps[index];
    const isLast = index === steps.length - 1;
    // The words speak of all that was ruled out in a cell.
    const conclusion = gatherFacts(
      finding.conclusion.filter((fact) => isLast || needed[index].has(cellName(fact.cell))),
    );
    if (conclusion.length === 0) continue;
    const own = isLast ? entryLink(coach, clues, position, steps, conclusion) : undefined;
    if (own !== undefined) {
      for (const reason of splitReasons(own.because)) {
        const from = isFact(reason) ? origin.get(JSON.stringify(reason)) : undefined;
        if (from !== undefined && isFact(reason)) needed[from].add(cellName(reason.cell));
      }
      links.push(own);
      continue;
    }
    const fewer =
      coach.isToldWhole?.(technique) === true
        ? because
        : (neededFor(seen) ??
          shrink(deduction, clues, conclusion, because, effort, trialNodes).because);
    const reasons: Reason[] = [];
    for (const reason of splitReasons(fewer)) {
      const from = isFact(reason) ? origin.get(JSON.stringify(reason)) : undefined;
      if (from !== undefined && from < index && isFact(reason)) {
        needed[from].add(cellName(reason.cell));
        reasons.push(reason);
      } else if (isFact(reason)) reasons.push(...glance.groundsOf(reason));
      else reasons.push(reason);
    }
    const whole = gatherReasons(reasons);
    const { where, marks } = coach.placeOf(clues, position, conclusion, whole);
    const step = { technique, sentence, finding, because: fewer };
    const told = coach.tellStep?.(clues, position, step) ?? { words: finding.tell(fewer) };
    links.unshift({
      insight: technique,
      conclusion,
      because: whole,
      cost: ladderCost,
      where,
      what: puzzlePhrases.notice('look-for-technique', {}),
      ...told,
      marks: { ...marks, ...told.marks },
    });
  }
  return links;
}
