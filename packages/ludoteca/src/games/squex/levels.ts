/** The bots of Squex: chance, the old greedy player, and PUCT with the circuits at growing budgets. */

import { attentively, type Level, randomLevel } from '../../game/index.ts';
import type { Effort, Random } from '../../kernel/index.ts';
import { moveAt } from './cells.ts';
import { Greedy } from './greedy.ts';
import { levelCards, searching } from './level-cards.ts';
import { Mind } from './mind.ts';
import type { SquexPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { SquexBoard } from './search/board.ts';

function moves(position: SquexPosition): number[] {
  return legalMoves(position).map((cell) => moveAt(position, cell));
}

export const squexLevels: readonly Level<SquexPosition>[] = [
  randomLevel({ moves }),
  {
    ...levelCards[1],
    choose: chooseGreedily,
    swaps: (_position, random) => random.chance(0.5),
  },
  ...searching.map(
    ({ wavers, proves }, index): Level<SquexPosition> => ({
      ...levelCards[index + 2],
      choose(position, random, effort) {
        return attentively(wavers, random, effort, (part) => {
          const mind = new Mind(position, { random, proves });
          mind.think(part);
          return mind.move;
        });
      },
      swaps: (position, random, effort) =>
        attentively(wavers, random, effort, (part) => wantsSwap(position, proves, random, part)),
    }),
  ),
];

/** Whether the player to move, who may take over the other side, is thought to be behind. */
function wantsSwap(
  position: SquexPosition,
  proves: boolean,
  random: Random,
  effort: Effort,
): boolean {
  const mind = new Mind(position, { random, proves });
  mind.think(effort);
  return position.player === 1 ? mind.chance < 0.5 : mind.chance > 0.5;
}

/** One of the moves of the greatest worth. */
function chooseGreedily(position: SquexPosition, random: Random, effort: Effort): number {
  const board = new SquexBoard(position);
  const greedy = new Greedy(board);
  let best: number[] = [];
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of moves(position)) {
    if (!effort.spend()) break;
    const worth = greedy.worth(board.geometry.points[move]);
    if (worth < bestWorth) continue;
    if (worth > bestWorth) best = [];
    bestWorth = worth;
    best.push(move);
  }
  return random.pick(best.length > 0 ? best : moves(position));
}
