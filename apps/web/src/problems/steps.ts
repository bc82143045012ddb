/** What was tried until a problem was solved, with its times: as a server looks through it. */

import type { Step } from '@ludoteca/server/protocol';
import type { AnyGame } from 'ludoteca/game';
import type { Saved } from '../storage/index.ts';
import { solvingReducer } from './solving.ts';

/** Undefined for a play whose times were not kept, or whose answer was shown. */
export function stepsOf(game: AnyGame, { actions, times }: Saved): readonly Step[] | undefined {
  const { read } = solvingReducer(game);
  if (times === undefined || times.length !== actions.length) return undefined;
  const steps: Step[] = [];
  let last = 0;
  for (const [index, written] of actions.entries()) {
    const action = read(written);
    // A clock that was kept to the second goes on a little before where it was left.
    last = Math.max(last, times[index]);
    if (action === undefined || ('asked' in action && action.asked === 'answer')) return undefined;
    steps.push('asked' in action ? { at: last, isHint: true } : { at: last, move: action.tried });
    if ('isRight' in action && action.isRight) return steps;
  }
  return undefined;
}
