/**
 * How a plain search sees a position: alpha-beta, which deepens ply by ply and knows of a game only how positions look.
 * What it would play after each depth tells how far one must look until the right move is found, and kept to.
 */

import { Effort } from '../../kernel/index.ts';
import { AlphaBeta } from '../alpha-beta.ts';
import type { Game, Move } from '../game.ts';
import { searchOn } from '../search-state.ts';

export interface PlainLook {
  /** What it would play, each from so many positions on, after each depth. */
  readonly choices: readonly { readonly move: Move; readonly from: number }[];
  /** How many positions were looked at, or could have been: it ends early where it has proven its choice. */
  readonly most: number;
}

/** Looks at a position that goes on; the same each time. */
export function lookPlainly<Params, State>(
  game: Game<Params, State>,
  state: State,
  most: number,
): PlainLook {
  const effort = new Effort({ nodes: most });
  const choices: { readonly move: Move; readonly from: number }[] = [];
  new AlphaBeta(searchOn(game, state), effort).search({
    onDepth: (moves) => {
      choices.push({ move: moves()[0].move, from: effort.nodes });
    },
  });
  return { choices, most };
}

/**
 * For how much of the look another move than this was chosen, or none yet: the logarithm of the number of positions,
 * if it was wrong from the first to that one and right from there on. What is right first and wrong later counts less.
 */
export function wrongFor({ choices, most }: PlainLook, answer: Move): number {
  let wrong = 0;
  let last = 1;
  let isRight = false;
  for (const { move, from } of choices) {
    if (!isRight) wrong += Math.log(from / last);
    last = from;
    isRight = move === answer;
  }
  return isRight ? wrong : wrong + Math.log(most / last);
}
