/** Proving a problem: what came from outside may say what is not so, and may take longer than anybody waits. */

import type { AnyGame, Move, Problem } from 'ludoteca/game';
import type { Notice } from 'ludoteca/kernel';
import type { About } from '../storage/index.ts';
import { ask } from '../worker/index.ts';

/** What takes longer to find out is given up, in milliseconds: a page has no nodes that fit every game and device. */
export const patience = 12_000;

/** A problem whose answer is proven, with the line that shows it. */
export type ProvenProblem = Problem<unknown> & {
  readonly answer: Move;
  readonly line: readonly Move[];
};

export type Proof =
  | { readonly kind: 'sound'; readonly problem: ProvenProblem }
  | { readonly kind: 'unsound'; readonly faults: readonly Notice[] }
  | { readonly kind: 'undecided' };

/** Whether it was made by this app, which proves what it makes; all else came as a link, a code or a file. */
export function isMadeHere({ problem }: About): boolean {
  return problem !== undefined && problem !== 'link';
}

/** The problem as far as it is proven already. */
export function provenIn(problem: Problem<unknown>, about: About): ProvenProblem | undefined {
  const { answer, line } = problem;
  return isMadeHere(about) && answer !== undefined && line !== undefined
    ? { ...problem, answer, line }
    : undefined;
}

/**
 * Proves it from nothing, in a worker. A theme that nothing shows is dropped: a name too many makes no problem wrong
 * whose answer is right.
 */
export async function prove(
  game: AnyGame,
  problem: Problem<unknown>,
  signal: AbortSignal,
): Promise<Proof> {
  const request = { job: 'verify-problem', game: game.id, problem } as const;
  const { verdict } = await ask(request, { signal, milliseconds: patience });
  if (verdict.kind === 'sound') {
    const { answer, line } = verdict.proven;
    return { kind: 'sound', problem: { ...problem, answer, line } };
  }
  if (verdict.kind === 'undecided') return verdict;
  const { themes = [] } = problem;
  const unshown = verdict.faults
    .filter(({ code }) => code === 'problem.not-about')
    .map(({ args }) => args.theme);
  const shown = themes.filter((theme) => !unshown.includes(theme));
  return shown.length < themes.length
    ? prove(game, { ...problem, themes: shown }, signal)
    : verdict;
}
