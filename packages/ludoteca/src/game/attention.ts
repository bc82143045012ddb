/**
 * How attentively a bot looks at a move. A person looks closely now and hardly at all then, and so errs where much has to
 * be seen, and seldom where little does. So what a gentle bot spends on a move is drawn anew each time: it never plays
 * worse on purpose, it sees less.
 */

import { type Effort, normal, type Random } from '../kernel/index.ts';
import { closestLook } from './level-cards.ts';

/** Of what it spends when nothing distracts it, a bot whose attention wavers usually spends this part. */
const usualShare = 1 / 8;

/**
 * Lets a bot think as attentively as it happens to be: with a part of its budget, of which it is also told how many times
 * what it spends undistracted that is. It is drawn log-normally: two times of three it is within a factor of
 * `e ** wavers` around the usual one. Without chance nothing distracts it, nor where a time and not nodes ends its thinking.
 *
 * @example
 * ```ts
 * import { attentively, budgetOf } from 'ludoteca/game';
 * import { Effort, random, withoutChance } from 'ludoteca/kernel';
 *
 * const effort = () => new Effort({ nodes: budgetOf(1000, 2) });
 * const nodes = (source) => attentively(2, source, effort(), (part) => part.left);
 * console.log(nodes(random('a')) === nodes(random('a')), nodes(withoutChance(random('a'))));
 * ```
 *
 * ```text
 * true 1000
 * ```
 */
export function attentively<Answer>(
  wavers: number,
  source: Random,
  effort: Effort,
  think: (part: Effort, share: number) => Answer,
  usually = usualShare,
): Answer {
  const { left } = effort;
  if (wavers === 0 || left === Number.POSITIVE_INFINITY) return think(effort, 1);
  const isDistracted = source.chance(1);
  const share = isDistracted
    ? Math.min(closestLook, usually * Math.exp(wavers * normal(source)))
    : 1;
  const nodes = Math.max(1, Math.round((share * left) / closestLook));
  return effort.within(nodes, (part) => think(part, share));
}
