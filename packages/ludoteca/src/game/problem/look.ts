/**
 * How a plain search sees a position: alpha-beta, which deepens ply by ply and knows of a game only how positions look.
 * What it would play after each depth tells how far one must look until the right move is found, and kept to.
 */

import { Effort } from '../../kernel/index.ts';
import { AlphaBeta } from '../alpha-beta.ts';
import type { Game, Move } from '../game.ts';
import { ScoreTable } from '../score-table.ts';
import { searchOn } from '../search-state.ts';

/** What a search that looks at a position would play. */
export interface SearchLook {
  /** What it would play, each from so many positions on, after each depth. */
  readonly choices: readonly { readonly move: Move; readonly from: number }[];
  /** How many positions were looked at, or could have been: it ends early where it has proven its choice. */
  readonly most: number;
}

/** One for all looks of a thread, which follow one another: to make one takes longer than to look for a moment. */
const table = new ScoreTable();

/** Looks at a position that goes on; the same each time. */
export function lookPlainly<Params, State>(
  game: Game<Params, State>,
  state: State,
  most: number,
): SearchLook {
  const choices: { readonly move: Move; readonly from: number }[] = [];
  look(game, state, new Effort({ nodes: most }), (move, from) => choices.push({ move, from }));
  return { choices, most };
}

/** From how long an answer must have been wrong in a look to how long it may, as `wrongFor` tells it. */
export interface LookRange {
  readonly least: number;
  readonly most: number;
}

/** The same look, but absent as soon as it is sure that the answer was not wrong for so long, or was for longer. */
export function lookWithin<Params, State>(
  game: Game<Params, State>,
  state: State,
  most: number,
  answer: Move,
  range: LookRange,
): SearchLook | undefined {
  const effort = new Effort({ nodes: most });
  const choices: { readonly move: Move; readonly from: number }[] = [];
  let limit = most;
  look(game, state, effort, (move, from) => {
    choices.push({ move, from });
    limit = Math.min(most, Math.ceil(settledAt({ choices, most }, answer, range)));
    effort.limitTo(limit);
  });
  return limit < most && effort.stopped !== undefined ? undefined : { choices, most };
}

/** After how many positions it is sure that the answer is out of range, if nothing else is chosen before. */
function settledAt(look: SearchLook, answer: Move, { least, most }: LookRange): number {
  const { move, from } = look.choices[look.choices.length - 1];
  // Up to here: what follows is taken to be right.
  const wrong = wrongFor({ ...look, most: from }, answer);
  if (wrong > most || wrong + Math.log(look.most / from) < least) return from;
  // Who is right must go wrong while there is still so much left; who is wrong must come right in time.
  return move === answer ? look.most * Math.exp(wrong - least) : from * Math.exp(most - wrong);
}

function look<Params, State>(
  game: Game<Params, State>,
  state: State,
  effort: Effort,
  onChoice: (move: Move, from: number) => void,
): void {
  table.empty();
  new AlphaBeta(searchOn(game, state), effort, table).search({
    onDepth: (moves) => onChoice(moves()[0].move, effort.nodes),
  });
}

/**
 * For how much of the look another move than this was chosen, or none yet: the logarithm of the number of positions,
 * if it was wrong from the first to that one and right from there on. What is right first and wrong later counts less.
 */
export function wrongFor({ choices, most }: SearchLook, answer: Move): number {
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
