/** The hints to a problem as the page tells them: what it is about, then where on the board; the answer is a button. */

import type { Shape } from 'ludoteca/drawing';
import { movesAround, sayProblemHint } from 'ludoteca/game';
import { phrasebooksOf } from 'ludoteca/words';
import { language, tell } from '../language/index.ts';
import { practisedIn, withFirst } from './practised.ts';
import type { ProblemSession } from './problem-session.ts';
import { words } from './words.ts';

export const hintSteps = ['what', 'where'] as const;

/** Those that were asked for, the newest last; of what is not proven nothing is told. */
export function hintsOf({
  game,
  solving,
  about,
  proven,
  isUnproven,
  tried,
}: ProblemSession): readonly string[] {
  const speaker = {
    language: language.value,
    say: (notice: Parameters<typeof tell>[1]) => tell(phrasebooksOf(game), notice),
  };
  const steps = hintSteps.slice(0, solving.value.hints);
  const known = proven.value;
  if (known === undefined) {
    return steps.length === 0 ? [] : [words(isUnproven.value ? 'failed' : 'finding')];
  }
  const problem = withFirst(known, practisedIn(game, about.value)?.id);
  return steps.map((step) => sayProblemHint(game, problem, step, speaker, tried.value));
}

/** A ring of dashes around each move of which one is right, as soon as they are told. */
export function hintedShapes({
  game,
  solving,
  proven,
  start,
  tried,
}: ProblemSession): readonly Shape[] {
  const known = proven.value;
  if (solving.value.hints < hintSteps.length || known === undefined) return [];
  return movesAround(game, known, tried.value).flatMap((move): readonly Shape[] => {
    const place = start.placeOf(move);
    if (place === undefined) return [];
    const [x, y] = place;
    return [{ kind: 'circle', x, y, r: 0.38, stroke: 'accent', width: 0.06, dash: [0.16, 0.11] }];
  });
}
