/** The bots of Squex: chance, the old greedy player, and PUCT with the circuits at growing budgets. */

import { type Level, levelNames, Puct, randomLevel } from '../../game/index.ts';
import type { Effort, Phrase, Random } from '../../kernel/index.ts';
import { moveAt } from './cells.ts';
import { Greedy } from './greedy.ts';
import type { SquexPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { SquexBoard } from './search/board.ts';
import { weights } from './search/evaluation-weights.ts';
import { SquexOutlook } from './search/outlook.ts';

/** What the searching levels may spend on a move. */
const searching: readonly { readonly nodes: number; readonly summary: Phrase }[] = [
  {
    nodes: 64,
    summary: {
      en: 'Feels where the current flows, and looks at 64 positions.',
      pt: 'Sente por onde passa a corrente, e vê 64 posições.',
    },
  },
  {
    nodes: 256,
    summary: { en: 'Looks at 256 positions a move.', pt: 'Vê 256 posições por jogada.' },
  },
  {
    nodes: 1024,
    summary: { en: 'Looks at 1,024 positions a move.', pt: 'Vê 1024 posições por jogada.' },
  },
  {
    nodes: 25_000,
    summary: {
      en: 'Looks at 25,000 positions a move, and proves endings.',
      pt: 'Vê 25 000 posições por jogada, e prova finais.',
    },
  },
];

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
    ({ nodes, summary }, index): Level<SquexPosition> => ({
      name: levelNames[index + 2],
      summary,
      nodes: () => nodes,
      choose: chooseBySearch,
    }),
  ),
];

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

function chooseBySearch(position: SquexPosition, random: Random, effort: Effort): number {
  const board = new SquexBoard(position);
  const puct = new Puct(
    new SquexOutlook(board, weights),
    { exploration: 1, caution: 0.15 },
    random,
  );
  puct.run(effort);
  return moveAt(position, board.cellOf(puct.line()[0]));
}
