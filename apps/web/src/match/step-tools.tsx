/** The tools that step through moves: to the first, one back, one on. */

import type { VNode } from 'preact';
import { Tool } from '../parts/index.ts';
import type { MatchSession } from './session.ts';
import { words } from './words.ts';

interface StepToolsProps {
  readonly session: MatchSession;
  /** Whether what is shown is where the steps begin. */
  readonly isAtStart: boolean;
}

export function StepTools({ session, isAtStart }: StepToolsProps): VNode {
  const { back, on } = session.canStep;
  return (
    <>
      <Tool icon="first" onClick={() => session.look(0)} isDisabled={isAtStart}>
        {words('first')}
      </Tool>
      <Tool icon="previous" shortcut="←" onClick={() => session.step(-1)} isDisabled={!back.value}>
        {words('back')}
      </Tool>
      <Tool icon="next" shortcut="→" onClick={() => session.step(1)} isDisabled={!on.value}>
        {words('next')}
      </Tool>
    </>
  );
}
