/** The bots of any game: those it brings, or six that search with alpha-beta. */

import type { Effort, Random } from '../kernel/index.ts';
import { AlphaBeta, type SearchedMove } from './alpha-beta.ts';
import { analyse } from './analyse.ts';
import { attentively } from './attention.ts';
import type { Game } from './game.ts';
import type { Level } from './level.ts';
import { levelCardsOf, randomCard, searching } from './level-cards.ts';
import type { Move, OpeningBook } from './move.ts';
import { swap } from './record.ts';
import { searchOn } from './search-state.ts';

/**
 * The bot that every game has: it does not look.
 *
 * @example
 * ```ts
 * import { randomLevel } from 'ludoteca/game';
 * import { Effort, random } from 'ludoteca/kernel';
 *
 * const level = randomLevel({ moves: () => [10, 20, 30] });
 * console.log(level.name.en, level.choose({}, random('seed'), new Effort()));
 * ```
 *
 * ```text
 * Random 30
 * ```
 */
export function randomLevel<State>(game: Pick<Game<never, State>, 'moves'>): Level<State> {
  return {
    ...randomCard,
    choose: (state, random) => random.pick(game.moves(state)),
    swaps: (_state, random) => random.chance(0.5),
  };
}

/**
 * The levels of a game: level 1 is the first.
 *
 * @example
 * ```ts
 * import { levelsOf } from 'ludoteca/game';
 * import { Effort, random } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start();
 * const [first] = levelsOf(rastros);
 * const move = first.choose(state, random('seed'), new Effort());
 * console.log(first.name.en, rastros.formatMove(state, move));
 * ```
 *
 * ```text
 * Random f6
 * ```
 */
export function levelsOf<Params, State>(game: Game<Params, State>): readonly Level<State>[] {
  if (game.levels !== undefined) return game.levels;
  const [, ...cards] = levelCardsOf(game);
  return [
    randomLevel(game),
    ...cards.map(
      (card, index): Level<State> => ({
        ...card,
        choose: (state, random, effort) =>
          attentively(searching[index].wavers, random, effort, (part) => {
            const search = new AlphaBeta(searchOn(game, state), part);
            return bestOf(search.search({ everyMove: true }).moves, random);
          }),
      }),
    ),
  ];
}

function bestOf(moves: readonly SearchedMove[], random: Random): Move {
  const best = moves[0].score;
  return random.pick(moves.filter(({ score }) => score === best)).move;
}

/** What a bot has at hand when it is its turn. */
export interface Thinking<State> {
  readonly random: Random;
  readonly effort: Effort;
  readonly book?: OpeningBook<State>;
  /** True when the bot may take over the other side instead of moving. */
  readonly maySwap?: boolean;
}

/**
 * The move of a level: a legal one, or `swap` where that is offered.
 *
 * @example
 * ```ts
 * import { chooseMove, levelsOf } from 'ludoteca/game';
 * import { Effort, random } from 'ludoteca/kernel';
 * import { rastros } from 'ludoteca';
 *
 * const { state } = rastros.start();
 * const thinking = { random: random('seed'), effort: new Effort({ nodes: 500 }) };
 * const move = chooseMove(rastros, levelsOf(rastros)[1], state, thinking);
 * console.log(rastros.formatMove(state, move));
 * ```
 *
 * ```text
 * d4
 * ```
 */
export function chooseMove<Params, State>(
  game: Game<Params, State>,
  level: Level<State>,
  state: State,
  thinking: Thinking<State>,
): Move {
  const { random, effort, book, maySwap } = thinking;
  if (maySwap && wantsSwap(game, level, state, thinking)) return swap;
  const move = level.choose(state, random, effort, book);
  if (!game.moves(state).includes(move)) throw new Error(`${game.id} chose ${move}, no legal move`);
  return move;
}

/** Whoever is to move would rather be the other. */
function wantsSwap<Params, State>(
  game: Game<Params, State>,
  level: Level<State>,
  state: State,
  { random, effort, book }: Thinking<State>,
): boolean {
  // Half for this question: the other half is for a move, if one has to be made.
  return effort.within(level.nodes(state) / 2, (part) => {
    if (level.swaps !== undefined) return level.swaps(state, random, part, book);
    const { value, estimate = 0.5 } = analyse(game, state, part, book);
    return value === 'loss' || (value === 'unknown' && estimate < 0.5);
  });
}
