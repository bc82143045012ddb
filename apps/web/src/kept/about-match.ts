/** What is known of a board game without opening it: who plays, who won, how many moves were made. */

import { levelCardsOf, type Match, swap } from 'ludoteca/game';
import type { AnyDocument } from 'ludoteca/reading';
import type { About } from '../storage/index.ts';
import { sitterOf } from './sitters.ts';

/** `levels`: how many the game has; others are people. */
export function aboutOfMatch(match: Match, levels: number): About {
  const { outcome, players, history } = match;
  const level = players.find((name) => sitterOf(name, levels).kind === 'level');
  return {
    ...(level !== undefined && { level }),
    players,
    ...(history.includes(swap) && { isSwapped: true }),
    progress: String(history.length),
    isDone: outcome !== undefined,
    ...(outcome !== undefined && {
      winner: outcome.winner === undefined ? 'nobody' : match.seatOf(outcome.winner),
    }),
  };
}

/** What a document tells of itself when it is begun: of a puzzle or a problem, how hard it is said to be. */
export function aboutOfDocument(document: AnyDocument): About {
  if (document.kind !== 'game') return levelOf(document);
  // A problem that came by a link; whoever begins it otherwise says where it comes from.
  if (document.problem !== undefined) return { problem: 'link', ...levelOf(document.problem) };
  return aboutOfMatch(document.match, levelCardsOf(document.game).length);
}

function levelOf({ level }: { readonly level?: string }): About {
  return level === undefined ? {} : { level };
}
