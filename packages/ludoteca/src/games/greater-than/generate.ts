/** Making Greater-Than puzzles: the orders that can be given, and an attempt at one. */

import type { Effort, Random } from '../../kernel/index.ts';
import type { Difficulty, Preset } from '../../puzzle/index.ts';
import { LevelMaker } from './generate/level-maker.ts';
import { type Attempt, Maker, type OnBest } from './generate/maker.ts';
import type { GreaterThanOrder } from './generate/order.ts';

export { type GreaterThanOrder, options, order, type Style } from './generate/order.ts';

export const presets: readonly Preset<GreaterThanOrder>[] = [
  {
    name: { en: 'Classic 9×9', pt: 'Clássico 9×9' },
    order: { boxRows: 3, boxCols: 3, style: 'full' },
  },
  {
    name: { en: 'Small 4×4', pt: 'Pequeno 4×4' },
    order: { boxRows: 2, boxCols: 2, style: 'full' },
  },
  {
    name: { en: 'Quick 6×6', pt: 'Rápido 6×6' },
    order: { boxRows: 2, boxCols: 3, style: 'full' },
  },
  {
    name: { en: 'Symmetric 9×9', pt: 'Simétrico 9×9' },
    order: { boxRows: 3, boxCols: 3, style: 'symmetric' },
  },
  {
    name: { en: 'No sign too many, 9×9', pt: 'Nenhum sinal a mais, 9×9' },
    order: { boxRows: 3, boxCols: 3, style: 'minimal' },
  },
  {
    name: { en: 'Signs and digits, 9×9', pt: 'Sinais e algarismos, 9×9' },
    order: { boxRows: 3, boxCols: 3, style: 'mixed' },
  },
  {
    name: { en: 'Large 12×12', pt: 'Grande 12×12' },
    order: { boxRows: 3, boxCols: 4, style: 'full' },
  },
  {
    name: { en: 'Giant 16×16', pt: 'Gigante 16×16' },
    order: { boxRows: 4, boxCols: 4, style: 'full' },
  },
];

/**
 * One attempt at a puzzle of the order; nothing when it led nowhere. Depends on the order and the
 * randomness alone.
 */
export function propose(
  order: GreaterThanOrder,
  random: Random,
  effort: Effort,
  onBest?: OnBest,
): Attempt {
  const { level, signs, style } = order;
  // A number of signs leaves no room to come nearer to a level: the house tries again until it is met.
  if (level !== undefined && (signs === undefined || style === 'full')) {
    return new LevelMaker(order, level, random, effort).make();
  }
  return new Maker(order, random, effort, onBest).make();
}

export function difficultyOf({ level }: GreaterThanOrder): Difficulty | undefined {
  return level;
}
