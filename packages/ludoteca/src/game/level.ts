/** A level: one of our bots, as people choose it and as a game makes it. */

import type { Effort, Phrase, Random } from '../kernel/index.ts';
import type { Move, OpeningBook } from './move.ts';
import type { EloRating } from './ratings.ts';

/** What there is to know of a level before it plays. */
export interface LevelCard<State> {
  readonly name: Phrase;
  /** How it plays, in a sentence. */
  readonly summary: Phrase;
  /** How strong it was in the arena: 1500 is the mean of the levels of a game. docs/bots.md tells how it is measured. */
  readonly rating?: EloRating;
  /** What it may spend on a move, in nodes. A time, where one is given, replaces it. */
  nodes(state: State): number;
}

export interface Level<State> extends LevelCard<State> {
  /** A legal move of a game that goes on. The same randomness and budget choose the same move. */
  choose(state: State, random: Random, effort: Effort, book?: OpeningBook<State>): Move;
  /**
   * Whether to take over the side of the player who opened, asked where `swap` is offered; without
   * it, what the analysis of the position says.
   */
  swaps?(state: State, random: Random, effort: Effort, book?: OpeningBook<State>): boolean;
}
