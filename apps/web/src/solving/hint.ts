/** Asking for a hint, bit by bit, and taking it. */

import { type Speaker, sayNotice } from 'ludoteca/kernel';
import {
  type Advice,
  type Advised,
  type AnyPuzzle,
  type AnyPuzzleBoard,
  type Edit,
  learnedBy,
  markedFacts,
  marksOfNudge,
  nudgesOf,
  type Step,
  type StepMarks,
  sayAdvice,
  sayNudge,
} from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { loadPuzzle } from '../games/kinds.ts';
import { language } from '../language/index.ts';
import { announce } from '../parts/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import { entryEdits } from './edits.ts';
import { preferences } from './preferences.ts';
import type { Session } from './session.ts';

export type HintState =
  | { readonly kind: 'thinking'; stop(): void }
  | {
      readonly kind: 'advice';
      readonly advice: Advice<unknown>;
      /** The puzzle with all it knows: insights are named by it. */
      readonly teller: AnyPuzzle;
      /** How many bits of it were told: each asking tells one more. */
      readonly told: number;
    };

/** A hint is not worth more time than this, in milliseconds. */
const patience = 20_000;

/** The first asking tells where to look; each further one tells more, and the last takes it. */
export async function askForHint(session: Session): Promise<void> {
  const state = session.hint.value;
  if (state?.kind === 'thinking') return;
  if (state?.kind === 'advice' && state.advice.kind === 'step') {
    tellMore(session);
    return;
  }
  const { puzzle, doc, sheet } = session;
  const stopper = new AbortController();
  const thinking: HintState = { kind: 'thinking', stop: () => stopper.abort() };
  session.found.value = [];
  session.remark.value = '';
  session.hint.value = thinking;
  // Whatever takes its place, an entry say, makes the question pointless.
  const unfollow = session.hint.subscribe((now) => {
    if (now !== thinking) stopper.abort();
  });
  try {
    const known = session.solvability.value;
    const request = {
      job: 'hint',
      game: puzzle.id,
      clues: doc.clues,
      grid: sheet.value.filling,
      marks: markedFacts(sheet.value),
      ...(known !== undefined && { solvability: known }),
    } as const;
    const options = { signal: stopper.signal, milliseconds: patience };
    const [{ advice, solvability }, teller] = await Promise.all([
      ask(request, options),
      loadPuzzle(puzzle.id),
    ]);
    if (solvability !== undefined) session.solvability.value = solvability;
    unfollow();
    if (session.hint.value !== thinking) return;
    session.hint.value = { kind: 'advice', advice, teller, told: 1 };
    if (advice.kind === 'step') session.act({ kind: 'help' });
    if (advice.kind === 'wrong') session.found.value = advice.facts.map(({ cell }) => cell);
    announce(advice.kind === 'step' ? bitsOf(teller, advice, 1)[0] : wordsOfAdvice(puzzle, advice));
  } catch (fault) {
    unfollow();
    if (!isStopped(fault)) {
      session.hint.value = undefined;
      throw fault;
    }
  }
}

/** Tells the next bit; when all is told, does what the hint says. */
export function tellMore(session: Session): void {
  const state = session.hint.value;
  if (state?.kind !== 'advice' || state.advice.kind !== 'step') return;
  if (isTold(state)) {
    takeHint(session);
    return;
  }
  const told = state.told + 1;
  session.hint.value = { ...state, told };
  announce(bitsOf(state.teller, state.advice, told)[told - 1]);
}

/** Whether there is nothing more to tell. */
export function isTold({ advice, told }: Extract<HintState, { readonly kind: 'advice' }>): boolean {
  return advice.kind !== 'step' || told >= nudgesOf(advice).length;
}

/** The first bits of a hint in words. */
export function bitsOf(puzzle: AnyPuzzle, advised: Advised, told: number): readonly string[] {
  const speaker = speakerOf(puzzle);
  return nudgesOf(advised)
    .slice(0, told)
    .map((nudge) => sayNudge(puzzle, advised, nudge, speaker));
}

/** What is pointed out on the board by what was told so far. */
export function marksOfHint(state: HintState | undefined): StepMarks | undefined {
  if (state?.kind !== 'advice' || state.advice.kind !== 'step') return undefined;
  const { advice, told } = state;
  return marksOfNudge(advice, nudgesOf(advice)[told - 1]);
}

export function closeHint(session: Session): void {
  const state = session.hint.value;
  if (state?.kind === 'thinking') state.stop();
  session.hint.value = undefined;
}

/**
 * Takes the step that is shown: entries as edits; what is only ruled out, with the marks it strikes. What the
 * links before an entry ruled out is known from now on; all of it is one change.
 */
export function takeHint(session: Session): void {
  const state = session.hint.value;
  if (state?.kind !== 'advice' || state.advice.kind !== 'step') return;
  const { step, argument } = state.advice;
  if (isEntry(step)) {
    const learned = argument === undefined ? [] : learnedBy(argument);
    const ruledOut = learned.filter((fact) => 'not' in fact);
    if (ruledOut.length > 0) session.act({ kind: 'take', conclusion: ruledOut });
    const edits = entriesOf(session, step);
    session.act({ kind: 'edit', edits, ...(ruledOut.length > 0 && { isMore: true }) });
  } else session.act({ kind: 'take', conclusion: step.conclusion });
  session.selected.value = step.conclusion[0].cell;
}

/** The entries of a step, each clearing the marks that a typed one would. */
function entriesOf({ puzzle, doc, sheet }: Session, { conclusion }: Step): readonly Edit[] {
  const edits: Edit[] = [];
  let at = sheet.value;
  for (const fact of conclusion) {
    if (!('is' in fact) || at.entry(fact.cell) === fact.is) continue;
    const { isOn: clears } = preferences.clearsMarks;
    const more = entryEdits(puzzle, doc.clues, at, [fact.cell], fact.is, clears.value);
    edits.push(...more);
    at = at.edit(more);
  }
  return edits;
}

/** Whether all that follows are values to be written. */
export function isEntry(step: Step): boolean {
  return step.conclusion.every((fact) => 'is' in fact);
}

export function wordsOfAdvice(puzzle: AnyPuzzleBoard, advice: Advice<unknown>): string {
  return sayAdvice(puzzle, advice, speakerOf(puzzle));
}

function speakerOf(puzzle: AnyPuzzleBoard): Speaker {
  const books = phrasebooksOf(puzzle);
  return { language: language.value, say: (notice) => sayNotice(books, notice, language.value) };
}
