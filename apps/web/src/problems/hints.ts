/** The hints to a problem as the page tells them: what it is about, then where on the board; the answer is a button. */

import type { Shape } from 'ludoteca/drawing';
import { movesAround, sayProblemHint } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import { language, tell } from '../language/index.ts';
import type { ProblemSession } from './problem-session.ts';
import { words } from './words.ts';

export const hintSteps = ['what', 'where'] as const;

/** Those that were asked for, the newest last. */
export function hintsOf({ game, solving, answered }: ProblemSession): readonly string[] {
  const teller = {
    language: language.value,
    say: (notice: Parameters<typeof tell>[1]) => tell(phrasebooksOf(game), notice),
  };
  const problem = answered.value;
  return hintSteps.slice(0, solving.value.hints).map((step) => {
    const isKnown = step === 'what' || problem.answer !== undefined;
    return isKnown ? sayProblemHint(game, problem, step, teller) : words('finding');
  });
}

/** A ring of dashes around each move of which one is right, as soon as they are told. */
export function hintedShapes({ game, solving, answered, start }: ProblemSession): readonly Shape[] {
  const { answer } = answered.value;
  if (solving.value.hints < hintSteps.length || answer === undefined) return [];
  return movesAround(game, { ...answered.value, answer }).flatMap((move): readonly Shape[] => {
    const place = start.placeOf(move);
    if (place === undefined) return [];
    const [x, y] = place;
    return [{ kind: 'circle', x, y, r: 0.38, stroke: 'accent', width: 0.06, dash: [0.16, 0.11] }];
  });
}
