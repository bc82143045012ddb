/**
 * Looking a finished game over, from its end backwards: endings are exact, and each proof helps with the
 * move before it. Whoever looks is told of every move as soon as it is understood.
 */

import { type AnyGame, levelsOf, type Match, type Proof, swap, type Verdict } from 'ludoteca/game';
import { matchAt } from './moments.ts';
import { type Standing, turned } from './turnings.ts';

/** Finds out who wins a position, within so many nodes. */
export type Prove = (state: unknown, nodes: number) => Promise<Proof>;

/** After so many positions that could not be proven, the earlier ones are only glanced at. */
const patience = 3;
/** What a glance may cost, as a part of what the strongest level spends on a move. */
const glance = 1 / 8;

/** Tells of each move, the last one first; stops when the asking is stopped. */
export async function lookBack(
  game: AnyGame,
  match: Match,
  prove: Prove,
  tell: (standing: Standing) => Promise<void> | void,
): Promise<void> {
  const strongest = levelsOf(game).at(-1);
  let failures = 0;
  const judge = async (state: unknown): Promise<Proof> => {
    const whole = strongest?.nodes(state) ?? 0;
    const isGlance = failures >= patience;
    const proof = await prove(state, isGlance ? Math.ceil(whole * glance) : whole);
    if (proof.value === 'unknown') failures++;
    return proof;
  };
  let after = matchAt(match, match.history.length).state;
  // A game that was given up has a last position which has to be judged, too.
  let proof: Proof = ended(game, after) ?? (await judge(after));
  for (let index = match.history.length - 1; index >= 0; index--) {
    const move = match.history[index];
    const { state } = matchAt(match, index);
    if (move === swap) continue;
    const isSameSide = game.turn(state) === game.turn(after);
    const played = isSameSide ? proof : turned(proof);
    // Who made a winning move had a win: there is nothing to look for.
    const before: Proof = played.value === 'win' ? { ...won(played), move } : await judge(state);
    await tell({ index, before, played: known(before, played) });
    [after, proof] = [state, before];
  }
}

function won({ distance }: Verdict): Verdict {
  return { value: 'win', ...(distance !== undefined && { distance: distance + 1 }) };
}

/** In a lost position every move loses, whether that was found out about this one or not. */
function known(before: Verdict, played: Verdict): Verdict {
  return before.value === 'loss' && played.value === 'unknown' ? { value: 'loss' } : played;
}

/** What a position is worth that ended the game by its rules, for the side to move. */
function ended(game: AnyGame, state: unknown): Verdict | undefined {
  const outcome = game.outcome(state);
  if (outcome === undefined) return undefined;
  if (outcome.winner === undefined) return { value: 'draw', distance: 0 };
  return { value: outcome.winner === game.turn(state) ? 'win' : 'loss', distance: 0 };
}
