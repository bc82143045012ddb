/** The bots of Rastros as people choose among them, and how each plays. */

import { type LevelCard, levelNames, randomCard } from '../../game/index.ts';
import type { Phrase } from '../../kernel/index.ts';
import type { RastrosState } from './rules.ts';
import { isSolvable } from './solve/packed-board.ts';

/** How a level plays. */
export interface Manner {
  /** What it may spend on a move: on boards that can be solved, and on larger ones. */
  readonly nodes: number;
  readonly farNodes: number;
  /** How much a look ahead gets before anything is proven. */
  readonly look: number;
  /** How often it plays another move than its best. */
  readonly slip: number;
  readonly summary: Phrase;
}

/** From the second level on. */
export const manners: readonly Manner[] = [
  {
    nodes: 60,
    farNodes: 60,
    look: 20,
    slip: 0.5,
    summary: {
      en: 'Sees what comes next and slips every other move.',
      pt: 'Vê o que vem a seguir e engana-se uma jogada sim, outra não.',
    },
  },
  {
    nodes: 1_500,
    farNodes: 1_000,
    look: 400,
    slip: 0.28,
    summary: {
      en: 'Knows how games end and slips at times.',
      pt: 'Sabe como os jogos acabam e engana-se às vezes.',
    },
  },
  {
    nodes: 20_000,
    farNodes: 5_000,
    look: 2_000,
    slip: 0.1,
    summary: {
      en: 'Proves the last moves of a game and seldom slips.',
      pt: 'Prova as últimas jogadas de um jogo e raramente se engana.',
    },
  },
  {
    nodes: 150_000,
    farNodes: 20_000,
    look: 8_000,
    slip: 0.03,
    summary: {
      en: 'Proves the second half of a game and slips once in a while.',
      pt: 'Prova a segunda metade de um jogo e lá se engana de vez em quando.',
    },
  },
  {
    nodes: 1_400_000,
    farNodes: 300_000,
    look: 100_000,
    slip: 0,
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
  return manner.slip === 0 && state.size <= wholeSize ? wholeNodes : manner.nodes;
}

/** In the arena, each against its neighbours; the games stand in levels.test.ts. */
const ratings = [
  { elo: 918, error: 73 },
  { elo: 1217, error: 48 },
  { elo: 1390, error: 37 },
  { elo: 1605, error: 37 },
  { elo: 1826, error: 50 },
  { elo: 2044, error: 68 },
] as const;

export const levelCards: readonly LevelCard<RastrosState>[] = [
  { ...randomCard, rating: ratings[0] },
  ...manners.map((manner, index) => ({
    rating: ratings[index + 1],
    name: levelNames[index + 1],
    summary: manner.summary,
    nodes: (state: RastrosState) => nodesOf(manner, state),
  })),
];
