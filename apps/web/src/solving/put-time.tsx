/** The way from a solved puzzle of the day to its list of times; loaded where there is one. */

import type { VNode } from 'preact';
import { PutPart } from '../times/put-part.tsx';
import type { Session } from './session.ts';
import { stepsOf } from './steps.ts';

export function PutTime({ session }: { readonly session: Session }): VNode {
  return <PutPart id={session.id} stepsOf={(saved) => stepsOf(session.puzzle, saved)} />;
}
