/** The bots of any game as people choose among them: those it brings, or six that search. */

import type { Phrase } from '../kernel/index.ts';
import type { Game } from './game.ts';
import type { LevelCard } from './level.ts';

/** How levels are called, from the gentlest to the strongest. */
export const levelNames: readonly Phrase[] = [
  { en: 'Random', pt: 'Ao acaso' },
  { en: 'Beginner', pt: 'Principiante' },
  { en: 'Learner', pt: 'Aprendiz' },
  { en: 'Practised', pt: 'Praticante' },
  { en: 'Strong', pt: 'Forte' },
  { en: 'Master', pt: 'Mestre' },
];

/** What there is to know of the bot that every game has: it does not look. */
export const randomCard: LevelCard<unknown> = {
  name: levelNames[0],
  nodes: () => 0,
  summary: { en: 'Plays any move, without looking.', pt: 'Joga qualquer jogada, sem olhar.' },
};

/** How a searching bot plays: what it spends on a move, and how often it does not play the best. */
interface Searching {
  readonly nodes: number;
  readonly slip: number;
  readonly summary: Phrase;
}

/** The searching bots of a game that brings none, from the second level on. */
export const searching: readonly Searching[] = [
  {
    nodes: 30,
    slip: 0.3,
    summary: {
      en: 'Looks at the next move and often slips.',
      pt: 'Olha para a jogada seguinte e engana-se muitas vezes.',
    },
  },
  {
    nodes: 300,
    slip: 0.15,
    summary: {
      en: 'Looks a little ahead and slips at times.',
      pt: 'Olha um pouco em frente e engana-se às vezes.',
    },
  },
  {
    nodes: 3_000,
    slip: 0.06,
    summary: {
      en: 'Looks ahead and seldom slips.',
      pt: 'Olha em frente e raramente se engana.',
    },
  },
  {
    nodes: 30_000,
    slip: 0.02,
    summary: {
      en: 'Looks far ahead and hardly ever slips.',
      pt: 'Olha muito em frente e quase nunca se engana.',
    },
  },
  {
    nodes: 300_000,
    slip: 0,
    summary: { en: 'Plays as well as it can.', pt: 'Joga o melhor que sabe.' },
  },
];

/**
 * The levels of a game, to choose from: level 1 is the first.
 *
 * @example
 * ```ts
 * import { levelCardsOf } from 'ludoteca/game';
 * import { rastros } from 'ludoteca';
 *
 * console.log(levelCardsOf(rastros).map(({ name }) => name.en));
 * ```
 *
 * ```text
 * [ 'Random', 'Beginner', 'Learner', 'Practised', 'Strong', 'Master' ]
 * ```
 */
export function levelCardsOf<Params, State>(
  game: Pick<Game<Params, State>, 'levelCards' | 'levels'>,
): readonly LevelCard<State>[] {
  return (
    game.levelCards ??
    game.levels ?? [
      randomCard,
      ...searching.map(({ nodes, summary }, index) => ({
        name: levelNames[index + 1],
        summary,
        nodes: () => nodes,
      })),
    ]
  );
}
