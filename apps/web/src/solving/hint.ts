/** Asking for a hint, and taking it. */

import { sayNotice } from 'ludoteca/kernel';
import { type Advice, type AnyPuzzle, type Edit, type Step, sayAdvice } from 'ludoteca/puzzle';
import { phrasebooksOf } from 'ludoteca/words';
import { language } from '../language/index.ts';
import { announce } from '../parts/index.ts';
import { ask, isStopped } from '../worker/index.ts';
import type { Session } from './session.ts';

export type HintState =
  | { readonly kind: 'thinking'; stop(): void }
  | { readonly kind: 'advice'; readonly advice: Advice<unknown> };

/** A hint is not worth more time than this, in milliseconds. */
const patience = 20_000;

/** The first asking shows a step and its reason; asking again takes it. */
export async function askForHint(session: Session): Promise<void> {
  const state = session.hint.value;
  if (state?.kind === 'thinking') return;
  if (state?.kind === 'advice' && state.advice.kind === 'step') {
    takeHint(session);
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
    const request = {
      job: 'hint',
      game: puzzle.id,
      clues: doc.clues,
      grid: sheet.value.filling,
    } as const;
    const options = { signal: stopper.signal, milliseconds: patience };
    const { advice } = await ask(request, options);
    unfollow();
    session.hint.value = { kind: 'advice', advice };
    if (advice.kind === 'step') session.act({ kind: 'help' });
    if (advice.kind === 'wrong') session.found.value = advice.facts.map(({ cell }) => cell);
    announce(wordsOfAdvice(puzzle, advice));
  } catch (fault) {
    unfollow();
    if (!isStopped(fault)) {
      session.hint.value = undefined;
      throw fault;
    }
  }
}

export function closeHint(session: Session): void {
  const state = session.hint.value;
  if (state?.kind === 'thinking') state.stop();
  session.hint.value = undefined;
}

/** Takes the step that is shown: entries as edits; what is only ruled out, with the whole filling. */
export function takeHint(session: Session): void {
  const state = session.hint.value;
  if (state?.kind !== 'advice' || state.advice.kind !== 'step') return;
  const { step, after } = state.advice;
  const { puzzle, doc } = session;
  if (isEntry(step)) {
    const edits = step.conclusion.flatMap((fact) =>
      'is' in fact ? [{ kind: 'entry', cell: fact.cell, value: fact.is } as const] : [],
    );
    session.act({ kind: 'edit', edits });
  } else {
    const document = { ...puzzle.toJson({ clues: doc.clues, grid: after }) };
    session.act({ kind: 'adopt', document, edits: struckMarks(session, step) });
  }
  session.selected.value = step.conclusion[0].cell;
}

/** The pencil marks that the step rules out. */
function struckMarks({ sheet }: Session, { conclusion }: Step): readonly Edit[] {
  return conclusion.flatMap((fact) => {
    if ('is' in fact) return [];
    const marks = sheet.value.marks(fact.cell);
    const values = marks.filter((mark) => !fact.not.includes(mark));
    if (values.length === marks.length) return [];
    return [{ kind: 'marks', cell: fact.cell, place: 'corner', values } as const];
  });
}

/** Whether all that follows are values to be written. */
export function isEntry(step: Step): boolean {
  return step.conclusion.every((fact) => 'is' in fact);
}

export function wordsOfAdvice(puzzle: AnyPuzzle, advice: Advice<unknown>): string {
  const say = (notice: Parameters<typeof sayNotice>[1]) =>
    sayNotice(phrasebooksOf(puzzle), notice, language.value);
  return sayAdvice(puzzle, advice, { language: language.value, say });
}
