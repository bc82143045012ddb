/** What a recipe will give, told before the puzzle is made: how many digits besides the signs. */

import type { Notice } from '../../../kernel/index.ts';
import { notices } from '../notices.ts';
import type { GreaterThanRecipe } from './recipe.ts';
import { mixedGivens } from './scale.ts';

/** On grids larger than 9×9 signs alone are hardly ever enough for a level; measured, about so many digits. */
const digitsOnLarge = { 12: { free: 0, level: 15 }, 16: { free: 20, level: 40 } } as const;

export function foretold({ boxRows, boxCols, style, level, givens }: GreaterThanRecipe): Notice {
  const size = boxRows * boxCols;
  if (givens !== undefined) return notices.notice('foretold-givens', { digits: givens });
  const large = size === 12 || size === 16 ? digitsOnLarge[size] : undefined;
  const digits = large?.[level === undefined ? 'free' : 'level'] ?? 0;
  if (style === 'mixed') {
    const mixed = Math.max(digits, Math.round(size * size * mixedGivens));
    return notices.notice('foretold-digits', { digits: mixed });
  }
  if (digits > 0) return notices.notice('foretold-large', { digits, size });
  const isFew = style === 'minimal' || style === 'symmetric' || style === 'thinned';
  return notices.notice(isFew ? 'foretold-few' : 'foretold-signs', {});
}
