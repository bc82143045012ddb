/** How a game ended, in words. */

import { type Match, otherSide } from 'ludoteca';
import type { Context } from '../context.ts';
import { matchWords } from '../phrases/matches.ts';
import { sentence } from './text.ts';

/** Why a game is over: whoever gave up is named, and is never called somebody's opponent. */
export function sayReason(
  { language, say }: Pick<Context, 'language' | 'say'>,
  match: Match,
  { winner, code, reason }: NonNullable<Match['outcome']>,
): string {
  if (code !== 'resigned' || winner === undefined) return say(reason);
  const side = match.sides[otherSide(winner)].name[language];
  return matchWords.say('side-resigned', { side }, language);
}

/** Who won a game, and why. */
export function sayOutcome(
  context: Context,
  match: Match,
  outcome: NonNullable<Match['outcome']>,
): string {
  const { language } = context;
  const { winner } = outcome;
  const reason = sayReason(context, match, outcome);
  if (winner === undefined) return sentence(matchWords.say('nobody-wins', { reason }, language));
  const side = match.sides[winner].name[language];
  return sentence(matchWords.say('side-wins', { side, reason }, language));
}
