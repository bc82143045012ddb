/** Who wins a position of Squex: proven where search and endgame solver reach, else an estimate. */

import type { Proof } from '../../game/index.ts';
import type { Effort } from '../../kernel/index.ts';
import { Mind } from './mind.ts';
import type { SquexPosition } from './position.ts';

/**
 * For positions of a game that goes on: only as much is looked at as decides it.
 *
 * @example
 * ```ts
 * import { emptyPosition, play } from 'ludoteca/squex/rules';
 * import { Effort } from 'ludoteca/kernel';
 * import { prove } from 'ludoteca/squex/analyse';
 *
 * const position = play(emptyPosition(3, 3), { row: 1, col: 1 });
 * console.log(prove(position, new Effort({ nodes: 100_000 })).value);
 * ```
 *
 * ```text
 * loss
 * ```
 */
export function prove(position: SquexPosition, effort: Effort): Proof {
  const mind = new Mind(position, { proves: true });
  mind.think(effort);
  const { winner, chance, move } = mind;
  if (winner !== 0) return { value: winner === position.player ? 'win' : 'loss', move };
  return { value: 'unknown', estimate: position.player === 1 ? chance : 1 - chance, move };
}
