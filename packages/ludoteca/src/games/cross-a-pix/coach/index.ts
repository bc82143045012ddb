/** The coach of Cross-a-Pix: the next region, and why, as one would say it to a friend. */

import type { Coach } from '../../../puzzle/index.ts';
import type { CrossAPixClues } from '../clues.ts';
import type { Position } from '../deduce/position.ts';
import { argue, placeOf, sees } from './argue.ts';
import { insights } from './insights.ts';

export const coach: Coach<CrossAPixClues, Position> = {
  insights,
  argue: (_clues, position, effort, hardest) => argue(position, effort, hardest),
  sees: (_clues, position, insight, conclusion, effort) =>
    sees(position, insight, conclusion, effort),
  placeOf: (_clues, { board }, conclusion, because) => placeOf(board, conclusion, because),
};
