/**
 * Checking a way of reasoning, step by step: that each step follows from its reasons and nothing else,
 * that its facts were known by then, that no reason is idle where none is said to be, that the named
 * technique sees it, and that the last one ends in a solution. What that certifies is that there is
 * one solution, and that nothing above the level was needed.
 */

import { type JsonObject, type JsonReader, readJson } from '../document/index.ts';
import { type Effort, fail, type Notice, ok, type Result, type Where } from '../kernel/index.ts';
import type { Deduction, Fact, Reason } from './deduction.ts';
import { type Difficulty, difficulties } from './difficulty.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { levelOf, namedIn } from './path.ts';
import { puzzlePhrases } from './phrases.ts';
import { deductionOf, type Puzzle, type PuzzleDoc } from './puzzle.ts';
import { isFact, splitReasons } from './reasons.ts';
import { isSeen } from './seen.ts';
import { allFollow } from './shrink.ts';
import { beyondName } from './step.ts';

/** A step as a file claims it. */
export interface ClaimedStep {
  readonly technique: string;
  readonly conclusion: readonly Fact[];
  readonly because: readonly Reason[];
  readonly isIrreducible: boolean;
}

export interface ClaimedPath {
  readonly steps: readonly ClaimedStep[];
  /** The level that is not to be passed, if the file tells one. */
  readonly level?: Difficulty;
  /** 2 when steps are named by insights of the coach, too; 1 when absent. */
  readonly version?: 1 | 2;
}

/**
 * Reads what `hint --all` writes.
 *
 * @example
 * ```ts
 * import { pathFromJson } from 'ludoteca/puzzle';
 * import { greaterThan } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const read = pathFromJson(greaterThan, clues, { steps: [{ technique: 'luck' }] });
 * if (!read.ok) console.log(read.error.where);
 * ```
 *
 * ```text
 * { kind: 'json', path: 'steps[0].technique' }
 * ```
 */
export function pathFromJson<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  clues: Clues,
  value: JsonObject,
): Result<ClaimedPath, Notice> {
  const deduction = deductionOf(puzzle);
  const insights = deduction.coach?.insights ?? [];
  const readReason = (reader: JsonReader): Reason => {
    const read = deduction.reasonFromJson(clues, reader.object());
    if (read.ok) return read.value;
    return reader.refuse({ ...read.error, where: { kind: 'json', path: reader.path } });
  };
  const readFact = (reader: JsonReader): Fact => {
    const reason = readReason(reader);
    if (isFact(reason)) return reason;
    const where: Where = { kind: 'json', path: reader.path };
    return reader.refuse(puzzlePhrases.notice('path-no-fact', {}, where));
  };
  const readFlag = (reader: JsonReader): boolean =>
    !reader.isPresent || typeof reader.value === 'boolean'
      ? reader.value === true
      : reader.misfit('true, false');
  return readJson(value, (reader) => {
    const game = reader.at('game');
    // A path tells which game it is of, and that of another proves nothing.
    if (game.isPresent) game.choice([puzzle.id]);
    const level = reader.at('level');
    const told = reader.at('version');
    const version = told.isPresent && told.whole(1, 2) === 2 ? 2 : 1;
    const names = [
      ...deduction.ladder.map(({ name }) => name),
      ...(version === 2 ? insights.map(({ name }) => name) : []),
      beyondName,
    ];
    return {
      version,
      steps: reader
        .at('steps')
        .list()
        .map((step) => ({
          technique: step.at('technique').choice(names),
          conclusion: step.at('conclusion').list().map(readFact),
          because: step.at('because').list().map(readReason),
          isIrreducible: readFlag(step.at('irreducible')),
        })),
      ...(level.isPresent && { level: level.choice(difficulties) }),
    };
  });
}

export type Certified =
  | { readonly kind: 'certified'; readonly level: Difficulty; readonly steps: number }
  | { readonly kind: 'undecided' };

/**
 * Checks a path from the filling of a document; the error says at which step it fails, and why.
 *
 * @example
 * ```ts
 * import { Effort } from 'ludoteca/kernel';
 * import { certify, path } from 'ludoteca/puzzle';
 * import { greaterThan, told } from 'ludoteca';
 *
 * const { clues } = await greaterThan.make({ size: 4, level: 'easy', seed: 1 });
 * const way = path(greaterThan, { clues }, new Effort());
 * if (way.kind === 'path') console.log(certify(greaterThan, { clues }, way, new Effort()));
 * const unfinished = certify(greaterThan, { clues }, { steps: [] }, new Effort());
 * if (!unfinished.ok) console.log(told(greaterThan, unfinished.error).say('en'));
 * ```
 *
 * ```text
 * { ok: true, value: { kind: 'certified', level: 'easy', steps: 40 } }
 * after the last step the puzzle is not solved
 * ```
 */
export function certify<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
  { steps, level: claimed }: ClaimedPath,
  effort: Effort,
): Result<Certified, Notice> {
  const deduction = deductionOf(puzzle);
  const { clues, grid = puzzle.empty(clues) } = doc;
  const position = deduction.open(clues, grid);
  const known = knowledgeOf(puzzle, clues, deduction.factsOf(clues, grid));
  for (const [index, step] of steps.entries()) {
    const fault = faultOf(deduction, clues, position, known, step, index, effort);
    if (fault === 'undecided' || effort.stopped !== undefined) return ok({ kind: 'undecided' });
    if (fault !== undefined) return fail(fault);
    deduction.conclude(position, step.conclusion);
    for (const fact of step.conclusion) known.learn(fact);
  }
  if (!deduction.isSolved(position)) return fail(puzzlePhrases.notice('path-unfinished', {}));
  const isRight = puzzle.verify(clues, deduction.gridOf(position)).length === 0;
  if (!isRight) return fail(puzzlePhrases.notice('path-no-solution', {}));
  const level = levelOf(namedIn(deduction), steps);
  if (claimed !== undefined && difficulties.indexOf(level) > difficulties.indexOf(claimed)) {
    return fail(puzzlePhrases.notice('path-above-level', { found: level, claimed }));
  }
  return ok({ kind: 'certified', level, steps: steps.length });
}

/** A question to the exact search that takes more nodes than this is left undecided. */
const trialNodes = 1_000_000;

/** What is wrong with one step; nothing when all is right. */
function faultOf<Clues, Grid>(
  deduction: Deduction<Clues, Grid>,
  clues: Clues,
  position: unknown,
  known: Knowledge,
  step: ClaimedStep,
  index: number,
  effort: Effort,
): Notice | 'undecided' | undefined {
  const { technique, conclusion, because, isIrreducible } = step;
  const number = index + 1;
  const at = (part = ''): Where => ({ kind: 'json', path: `steps[${index}]${part}` });
  const isNews = conclusion.some((fact) => !known.holds(fact));
  if (!isNews) return puzzlePhrases.notice('path-no-news', { number }, at('.conclusion'));
  const guess = because.findIndex((reason) => isFact(reason) && !known.holds(reason));
  if (guess >= 0) {
    return puzzlePhrases.notice('path-not-known', { number }, at(`.because[${guess}]`));
  }
  const follow = (reasons: readonly Reason[]) =>
    effort.within(trialNodes, (part) => allFollow(deduction, clues, reasons, conclusion, part));
  const isEnough = follow(because);
  if (isEnough === undefined) return 'undecided';
  if (!isEnough) return puzzlePhrases.notice('path-not-following', { number }, at());
  if (isIrreducible) {
    const idle = idleReason(because, follow);
    if (idle === 'undecided') return idle;
    if (idle !== undefined) {
      return puzzlePhrases.notice('path-idle-reason', { number }, at(`.because[${idle}]`));
    }
  }
  if (technique === beyondName) return undefined;
  if (isSeen(deduction, clues, position, step, effort)) return undefined;
  if (effort.stopped !== undefined) return 'undecided';
  return puzzlePhrases.notice('path-not-seen', { number, technique }, at('.technique'));
}

/** The place of a reason that could be left out, wholly or by one of its values. */
function idleReason(
  because: readonly Reason[],
  follow: (reasons: readonly Reason[]) => boolean | undefined,
): number | 'undecided' | undefined {
  for (const [index, reason] of because.entries()) {
    const parts = splitReasons([reason]);
    for (const part of parts) {
      const rest = parts.filter((other) => other !== part);
      const answer = follow([...because.toSpliced(index, 1), ...rest]);
      if (answer === undefined) return 'undecided';
      if (answer) return index;
    }
  }
  return undefined;
}
