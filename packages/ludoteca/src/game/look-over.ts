/**
 * Looking a finished game over: its end and its beginning first, then from the end backwards, where each proof
 * helps with the position before it; at last inside the brackets, with more and more effort. Whoever looks is
 * told whenever something was found.
 */

import type { AnyGame } from './game.ts';
import { levelCardsOf } from './level-cards.ts';
import type { Match } from './match.ts';
import type { Proof } from './prove.ts';
import { type Review, reviewOf } from './review.ts';
import { endedStanding, type Standing } from './standing.ts';

/** Finds out who wins a position, within so many nodes. */
export type ProveWithin = (state: unknown, nodes: number) => Promise<Proof>;

/** What is told while a game is looked over. */
export interface LookingOver {
  readonly review: Review;
  /** How many positions are done, of how many. */
  readonly done: number;
  readonly of: number;
  /** True once every position was looked at, and only what lies in brackets is looked for. */
  readonly isNarrowing: boolean;
}

export interface LookOverOptions {
  /** How often the effort inside the brackets grows; 0: they are left as they are. */
  readonly rounds?: number;
}

/** After so many positions that could not be proven, the earlier ones are only glanced at. */
const patience = 3;
/** What a glance may cost, as a part of what the strongest level spends on a move. */
const glance = 1 / 8;
/** How much the effort grows from round to round. */
const growth = 4;
const usualRounds = 6;

/**
 * Gives what was found in the end; stops when the asking is stopped.
 *
 * @example
 * ```ts
 * import { botPlayer, lookOver, playOut, prove, sayReview } from 'ludoteca/game';
 * import { Effort } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const players = [botPlayer(rastros, 1, 'a'), botPlayer(rastros, 1, 'b')];
 * const { match } = await playOut(rastros.start({ size: 4 }), players);
 * const within = async (state, nodes) => prove(rastros, state, new Effort({ nodes }));
 * const review = await lookOver(rastros, match, within, () => {});
 * console.log(match.played.join(' '), sayReview(rastros, match, review, 'en'));
 * ```
 *
 * ```text
 * d2 d1 c1 b2 a2 b3 c2 b1 a1 [
 *   '5. a2 ?? lost the win. North had a win with a1.',
 *   '8. b1 ?? lost the win. South had a win with d3.',
 *   'From move 8 on, the win of North is proven.'
 * ]
 * ```
 */
export async function lookOver(
  game: AnyGame,
  match: Match,
  prove: ProveWithin,
  tell: (looking: LookingOver) => Promise<void> | void,
  { rounds = usualRounds }: LookOverOptions = {},
): Promise<Review> {
  const strongest = levelCardsOf(game).at(-1);
  const { states } = match;
  const last = states.length - 1;
  const standings: (Standing | undefined)[] = states.map((state) => endedStanding(game, state));
  let review = reviewOf(match, standings);
  let isNarrowing = false;
  let done = 0;
  const isOpen = (at: number) => (review.standings[at]?.value ?? 'unknown') === 'unknown';
  const judge = async (at: number, share: number) => {
    const state = states[at];
    const nodes = Math.ceil((strongest?.nodes(state) ?? 0) * share);
    standings[at] = { turn: game.turn(state), ...(await prove(state, nodes)) };
    review = reviewOf(match, standings);
  };
  const report = () => tell({ review, done, of: states.length, isNarrowing });

  let failures = 0;
  // A game that was given up has a last position which has to be judged, too; the beginning may be known.
  for (const at of [last, 0, ...Array.from({ length: last }, (_, index) => last - index)]) {
    const isAgain = standings[at] !== undefined;
    if (!isAgain && isOpen(at)) {
      await judge(at, failures >= patience ? glance : 1);
      if (isOpen(at)) failures++;
    }
    done = Math.min(states.length, done + 1);
    await report();
  }

  isNarrowing = true;
  done = states.length;
  for (let round = 0, share = 1; round < rounds; round++, share *= growth) {
    const wanted = doubtful(match, review);
    if (wanted.length === 0) break;
    await report();
    for (const at of wanted) {
      // What was found meanwhile may have settled it.
      if (!doubtful(match, review).includes(at)) continue;
      await judge(at, share);
      await report();
    }
  }
  isNarrowing = false;
  await report();
  return review;
}

/** The positions that would tell more, the cheapest first: inside brackets, and where somebody gave up. */
function doubtful(match: Match, { brackets, standings }: Review): readonly number[] {
  const wanted = new Set<number>();
  const isOpen = (at: number) => (standings[at]?.value ?? 'unknown') === 'unknown';
  if (match.outcome?.code === 'resigned' && isOpen(match.history.length)) {
    wanted.add(match.history.length);
  }
  for (const { from, to } of brackets) {
    for (let at = to - 1; at > from; at--) if (isOpen(at)) wanted.add(at);
  }
  return [...wanted].sort((one, other) => other - one);
}
