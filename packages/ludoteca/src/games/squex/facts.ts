/** What can be told of a position at sight: which squares can be cut, and how each side stands joined. */

import type { JsonObject } from '../../document/index.ts';
import type { Cell, Notice } from '../../kernel/index.ts';
import { octagonName, squareName } from './cells.ts';
import { notices } from './notices.ts';
import { diagonalsOf, opponentOf, type Player, type SquexPosition } from './position.ts';
import { cuttableSquares, winningChain } from './rules.ts';

/** How a player's two sides are joined. */
export interface Joining {
  readonly player: Player;
  /** `no`; `cuttable` while some link of every chain can still be cut; `safe` for ever. */
  readonly joined: 'no' | 'cuttable' | 'safe';
  /** A chain of octagons from side to side, if there is one; a safe one where there is. */
  readonly chain: readonly Cell[];
}

/**
 * What a player still needs to join the own sides.
 *
 * @example
 * ```ts
 * import { emptyPosition, play } from 'ludoteca/squex/rules';
 * import { joiningOf } from 'ludoteca/squex';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(Object.keys(joiningOf(position, 1)).join(' '));
 * ```
 *
 * ```text
 * player joined chain
 * ```
 */
export function joiningOf(position: SquexPosition, player: Player): Joining {
  const safe = winningChain(position, player);
  if (safe !== undefined) return { player, joined: 'safe', chain: safe };
  const chain = winningChain(withSafeSquares(position, player), player);
  if (chain !== undefined) return { player, joined: 'cuttable', chain };
  return { player, joined: 'no', chain: [] };
}

/** The position with its empty octagons closed, so that none of the player's squares can be cut. */
function withSafeSquares(position: SquexPosition, player: Player): SquexPosition {
  const opponent = opponentOf(player);
  return {
    ...position,
    octagons: position.octagons.map((line) =>
      line.map((owner) => (owner === 0 ? opponent : owner)),
    ),
  };
}

/** The same for programs: `cuttable` squares with what cuts them, and the two joinings. */
export function facts(position: SquexPosition): JsonObject {
  return {
    cuttable: cuttableSquares(position).map(({ square, owner, cutters }) => ({
      square: squareName(square),
      owner,
      cutters: cutters.map(octagonName),
    })),
    joined: ([1, 2] as const).map((player) => {
      const { joined, chain } = joiningOf(position, player);
      return {
        player,
        joined,
        ...(chain.length > 0 && { chain: chain.map(octagonName) }),
      };
    }),
  };
}

/** The same for people; that nothing is joined or can be cut goes without saying. */
export function insights(position: SquexPosition): readonly Notice[] {
  const links = cuttableSquares(position).map(({ square, owner, cutters }) => {
    const code = owner === 1 ? 'blue-link' : 'ochre-link';
    const [cutter, other] = cutters.map(octagonName);
    const told = { link: endsOf(position, square, owner), cutter };
    return other === undefined
      ? notices.notice(code, told)
      : notices.notice(`${code}-two`, { ...told, other });
  });
  const joinings = ([1, 2] as const).flatMap((player) => {
    const { joined, chain } = joiningOf(position, player);
    if (joined !== 'cuttable') return [];
    const code = player === 1 ? 'blue-joined-cuttable' : 'ochre-joined-cuttable';
    return [notices.notice(code, { chain: chain.map(octagonName).join(' ') })];
  });
  return [...joinings, ...links];
}

/** The two octagons that a square links, as people see it: `b2–c3`. */
function endsOf({ octagons }: SquexPosition, square: Cell, owner: Player): string {
  const ends = diagonalsOf(square).find((pair) =>
    pair.every(({ row, col }) => octagons[row][col] === owner),
  );
  return (ends ?? []).map(octagonName).join('–');
}
