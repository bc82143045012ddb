/** The bots of Squex as people choose among them. */

import { budgetOf, type LevelCard, levelNames, randomCard } from '../../game/index.ts';
import type { Phrase } from '../../kernel/index.ts';
import type { SquexPosition } from './position.ts';

/** What the searching levels spend on a move when nothing distracts them; the first of them is the third level. */
export const searching: readonly {
  readonly nodes: number;
  /** How much its attention wavers from move to move: see `attentively`. */
  readonly wavers: number;
  readonly proves: boolean;
  readonly summary: Phrase;
}[] = [
  {
    nodes: 40,
    wavers: 4,
    proves: false,
    summary: {
      en: 'Sees at a glance how sides join, but is often distracted.',
      pt: 'Vê num relance como se unem os lados, mas distrai-se muitas vezes.',
    },
  },
  {
    nodes: 256,
    wavers: 2,
    proves: false,
    summary: {
      en: 'Looks at dozens of positions for each move, but is distracted at times.',
      pt: 'Vê dezenas de posições por jogada, mas distrai-se às vezes.',
    },
  },
  {
    nodes: 1024,
    wavers: 2,
    proves: false,
    summary: {
      en: 'Looks at hundreds of positions for each move, and is seldom distracted.',
      pt: 'Vê centenas de posições por jogada e raramente se distrai.',
    },
  },
  {
    nodes: 40_000,
    wavers: 0,
    proves: true,
    summary: {
      en: 'Looks at 40,000 positions a move (fewer on boards above 12×12), and proves endings.',
      pt: 'Vê 40 000 posições por jogada (menos em tabuleiros acima de 12×12), e prova finais.',
    },
  },
];

/** On boards with more octagons a position takes longer to look at, so that the strongest looks at fewer. */
const fullCells = 144;

/** In the arena, each against its neighbours; the games stand in levels.test.ts. */
const ratings = [
  { elo: 91, error: 412 },
  { elo: 1132, error: 122 },
  { elo: 1686, error: 99 },
  { elo: 1791, error: 99 },
  { elo: 1893, error: 107 },
  { elo: 2407, error: 154 },
] as const;

export const levelCards: readonly LevelCard<SquexPosition>[] = [
  { ...randomCard, rating: ratings[0] },
  {
    rating: ratings[1],
    name: levelNames[1],
    summary: {
      en: 'Makes its groups long, one move ahead.',
      pt: 'Alonga os seus grupos, uma jogada à frente.',
    },
    nodes: ({ rows, cols }) => rows * cols,
  },
  ...searching.map(({ nodes, wavers, proves, summary }, index) => ({
    rating: ratings[index + 2],
    name: levelNames[index + 2],
    summary,
    nodes: ({ rows, cols }: SquexPosition) =>
      proves ? Math.round(nodes * Math.min(1, fullCells / (rows * cols))) : budgetOf(nodes, wavers),
  })),
];
