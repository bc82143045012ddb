/** Whose turn it is, in words. */

import { type Language, sayPhrase } from '../kernel/index.ts';
import type { Game } from './game.ts';

const turnWords = {
  one: { en: '{side} to move', pt: 'Joga {side}' },
  two: { en: '{side} to move, two moves in a row', pt: 'Joga {side}, duas jogadas seguidas' },
  more: {
    en: '{side} to move, {count} moves in a row',
    pt: 'Joga {side}, {count} jogadas seguidas',
  },
} as const;

/**
 * Who is to move, and how often where that is more than once: nobody can reason without knowing it. On paper, which may
 * have no colours, with what marks their stones.
 *
 * @example
 * ```ts
 * import { sayTurn } from 'ludoteca/game';
 * import { squex } from 'ludoteca';
 *
 * const { state } = squex.start().play('d4').play('e4').play('e5').play('d5');
 * console.log(sayTurn(squex, state, 'en'));
 * ```
 *
 * ```text
 * Blue to move, two moves in a row
 * ```
 */
export function sayTurn<Params, State>(
  game: Pick<Game<Params, State>, 'turn' | 'sides' | 'showing'>,
  state: State,
  language: Language,
  isOnPaper = false,
): string {
  const { name, mark } = game.sides[game.turn(state)];
  const side = isOnPaper && mark !== undefined ? `${name[language]} (${mark})` : name[language];
  const count = game.showing?.movesLeft?.(state) ?? 1;
  const words = count === 1 ? turnWords.one : count === 2 ? turnWords.two : turnWords.more;
  return sayPhrase(words, language, { side, count });
}
