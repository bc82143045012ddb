/** The bots of Squex: chance, the old greedy player, and PUCT with the circuits at growing budgets. */

import { type Level, levelNames, randomLevel } from '../../game/index.ts';
import type { Effort, Phrase, Random } from '../../kernel/index.ts';
import { moveAt } from './cells.ts';
import { Greedy } from './greedy.ts';
import { Mind } from './mind.ts';
import type { SquexPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { SquexBoard } from './search/board.ts';

/** What the searching levels may spend on a move. */
const searching: readonly {
  readonly nodes: number;
  readonly proves: boolean;
  readonly summary: Phrase;
}[] = [
  {
    nodes: 40,
    proves: false,
    summary: {
      en: 'Feels where the current flows, and looks at 40 positions a move.',
      pt: 'Sente por onde passa a corrente, e vê 40 posições por jogada.',
    },
  },
  {
    nodes: 256,
    proves: false,
    summary: { en: 'Looks at 256 positions a move.', pt: 'Vê 256 posições por jogada.' },
  },
  {
    nodes: 1024,
    proves: false,
    summary: { en: 'Looks at 1,024 positions a move.', pt: 'Vê 1024 posições por jogada.' },
  },
  {
    nodes: 40_000,
    proves: true,
    summary: {
      en: 'Looks at 40,000 positions a move (fewer on boards above 12×12), and proves endings.',
      pt: 'Vê 40 000 posições por jogada (menos em tabuleiros acima de 12×12), e prova finais.',
    },
  },
];

/** On boards with more octagons a position takes longer to look at, so that the strongest looks at fewer. */
const fullCells = 144;

function moves(position: SquexPosition): number[] {
  return legalMoves(position).map((cell) => moveAt(position, cell));
}

export const squexLevels: readonly Level<SquexPosition>[] = [
  { name: levelNames[0], ...randomLevel({ moves }) },
  {
    name: levelNames[1],
    summary: {
      en: 'Makes its groups long, one move ahead.',
      pt: 'Alonga os seus grupos, uma jogada à frente.',
    },
    nodes: ({ rows, cols }) => rows * cols,
    choose: chooseGreedily,
    swaps: (_position, random) => random.chance(0.5),
  },
  ...searching.map(
    ({ nodes, proves, summary }, index): Level<SquexPosition> => ({
      name: levelNames[index + 2],
      summary,
      nodes: ({ rows, cols }) =>
        proves ? Math.round(nodes * Math.min(1, fullCells / (rows * cols))) : nodes,
      choose(position, random, effort) {
        const mind = new Mind(position, { random, proves });
        mind.think(effort);
        return mind.move;
      },
      swaps: (position, random, effort) => wantsSwap(position, proves, random, effort),
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
