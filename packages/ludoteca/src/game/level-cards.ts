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

/** A bot whose attention wavers spends at most so many times what it spends when nothing distracts it: see `attentively`. */
export const closestLook = 8;

/**
 * What a bot may spend on a move, by what it spends when nothing distracts it.
 *
 * @example
 * ```ts
 * import { budgetOf } from 'ludoteca/game';
 *
 * console.log(budgetOf(100, 0), budgetOf(100, 2));
 * ```
 *
 * ```text
 * 100 800
 * ```
 */
export function budgetOf(nodes: number, wavers: number): number {
  return wavers === 0 ? nodes : closestLook * nodes;
}

/** How a searching bot plays: what it spends on a move undistracted, and how much its attention wavers. */
interface Searching {
  readonly nodes: number;
  readonly wavers: number;
  readonly summary: Phrase;
}

/** The searching bots of a game that brings none, from the second level on. */
export const searching: readonly Searching[] = [
  {
    nodes: 30,
    wavers: 3,
    summary: {
      en: 'Looks at the next move, when it looks.',
      pt: 'Olha para a jogada seguinte, quando olha.',
    },
  },
  {
    nodes: 300,
    wavers: 3,
    summary: {
      en: 'Looks a little ahead, but is often distracted.',
      pt: 'Vê um pouco à frente, mas distrai-se muitas vezes.',
    },
  },
  {
    nodes: 3_000,
    wavers: 3,
    summary: {
      en: 'Looks ahead, but is distracted at times.',
      pt: 'Vê à frente, mas distrai-se às vezes.',
    },
  },
  {
    nodes: 30_000,
    wavers: 2,
    summary: {
      en: 'Looks far ahead, and is seldom distracted.',
      pt: 'Vê muito à frente e raramente se distrai.',
    },
  },
  {
    nodes: 300_000,
    wavers: 0,
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
      ...searching.map(({ nodes, wavers, summary }, index) => ({
        name: levelNames[index + 1],
        summary,
        nodes: () => budgetOf(nodes, wavers),
      })),
    ]
  );
}
