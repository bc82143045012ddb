/** The bots of Rastros as people choose among them, and how each plays. */

import { budgetOf, type LevelCard, levelNames, randomCard } from '../../game/index.ts';
import type { Phrase } from '../../kernel/index.ts';
import type { RastrosState } from './rules.ts';
import { isSolvable } from './solve/packed-board.ts';

/** How a level plays. */
export interface Manner {
  /** What it spends on a move when nothing distracts it: on boards that can be solved, and on larger ones. */
  readonly nodes: number;
  readonly farNodes: number;
  /** How much a look ahead gets before anything is proven. */
  readonly look: number;
  /** How much its attention wavers from move to move, and which part of its nodes it usually spends: see `attentively`. */
  readonly wavers: number;
  readonly usually?: number;
  readonly summary: Phrase;
}

/** From the second level on. */
export const manners: readonly Manner[] = [
  {
    nodes: 60,
    farNodes: 60,
    look: 20,
    wavers: 3,
    summary: {
      en: 'Sees what comes next, when it looks.',
      pt: 'Vê o que vem a seguir, quando está atento.',
    },
  },
  {
    nodes: 1_500,
    farNodes: 1_000,
    look: 400,
    wavers: 3,
    summary: {
      en: 'Knows how games end, but is often distracted.',
      pt: 'Sabe como as partidas acabam, mas distrai-se muitas vezes.',
    },
  },
  {
    nodes: 20_000,
    farNodes: 5_000,
    look: 2_000,
    wavers: 2,
    usually: 1 / 32,
    summary: {
      en: 'Works out the last moves of a game, but is distracted at times.',
      pt: 'Calcula as últimas jogadas de uma partida, mas distrai-se às vezes.',
    },
  },
  {
    nodes: 150_000,
    farNodes: 20_000,
    look: 8_000,
    wavers: 2,
    summary: {
      en: 'Works out the second half of a game, and is seldom distracted.',
      pt: 'Calcula a segunda metade de uma partida e raramente se distrai.',
    },
  },
  {
    nodes: 1_400_000,
    farNodes: 300_000,
    look: 100_000,
    wavers: 0,
    summary: {
      en: 'Perfect wherever proof reaches, and strong before.',
      pt: 'Perfeito onde a prova chega, e forte antes disso.',
    },
  },
];

/** The strongest level proves boards up to this size from their first move, in some seconds. */
const wholeSize = 7;
const wholeNodes = 20_000_000;

export function nodesOf(manner: Manner, state: RastrosState): number {
  if (!isSolvable(state)) return manner.farNodes;
  return manner.wavers === 0 && state.size <= wholeSize ? wholeNodes : manner.nodes;
}

/** In the arena, each against its neighbours; the games stand in levels.test.ts. */
const ratings = [
  { elo: 581, error: 145 },
  { elo: 1236, error: 59 },
  { elo: 1452, error: 49 },
  { elo: 1657, error: 49 },
  { elo: 1858, error: 59 },
  { elo: 2217, error: 86 },
] as const;

export const levelCards: readonly LevelCard<RastrosState>[] = [
  { ...randomCard, rating: ratings[0] },
  ...manners.map((manner, index) => ({
    rating: ratings[index + 1],
    name: levelNames[index + 1],
    summary: manner.summary,
    nodes: (state: RastrosState) => budgetOf(nodesOf(manner, state), manner.wavers),
  })),
];
