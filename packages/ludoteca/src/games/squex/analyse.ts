/** Analysis of Squex: proofs for every move where the solver reaches, estimates and lines elsewhere. */

import { type Analysis, type MoveVerdict, type OnSoFar, verdictOf } from '../../game/index.ts';
import type { Effort } from '../../kernel/index.ts';
import { moveAt } from './cells.ts';
import { Distance, mostMeasured } from './endgame/distance.ts';
import { Mind, type Thought } from './mind.ts';
import type { SquexPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { SquexBoard } from './search/board.ts';

/** What may be spent on how long the game lasts, for each move. */
const distanceNodes = 20_000;

/** How many moves of a line are told. */
const lineLength = 12;

/**
 * What is known of every legal move of a game that goes on, within the effort.
 *
 * @example
 * ```ts
 * import { emptyPosition, play } from 'ludoteca/squex/rules';
 * import { Effort } from 'ludoteca/kernel';
 * import { analyse } from 'ludoteca/squex/analyse';
 *
 * const position = play(emptyPosition(5, 5), { row: 2, col: 2 });
 * console.log(analyse(position, new Effort({ nodes: 2_000 })).moves.length);
 * ```
 *
 * ```text
 * 24
 * ```
 */
export function analyse(
  position: SquexPosition,
  effort: Effort,
  _book?: unknown,
  onSoFar?: OnSoFar,
): Analysis {
  const mind = new Mind(position, { isThorough: true, proves: true });
  mind.think(effort, () => onSoFar?.(() => judged(position, mind, effort, false)));
  return judged(position, mind, effort, true);
}

/** What the mind thinks of every move; how long games last is measured at the end only. */
function judged(
  position: SquexPosition,
  mind: Mind,
  effort: Effort,
  isMeasured: boolean,
): Analysis {
  const thoughts = new Map(mind.thoughts().map((thought) => [thought.move, thought]));
  const board = new SquexBoard(position);
  const moves = legalMoves(position).map((cell): MoveVerdict => {
    const move = moveAt(position, cell);
    const thought = thoughts.get(move);
    if (thought === undefined) throw new Error(`the search forgot the legal move ${move}`);
    const { line } = thought;
    return {
      ...judge(position, thought, isMeasured ? board : undefined, effort),
      ...(line.length > 0 && { line: line.slice(0, lineLength) }),
    };
  });
  return { ...verdictOf(moves), moves, nodes: effort.nodes };
}

function judge(
  position: SquexPosition,
  { move, winner, chance }: Thought,
  board: SquexBoard | undefined,
  effort: Effort,
): MoveVerdict {
  if (winner < 0) {
    return { move, value: 'unknown', estimate: position.player === 1 ? chance : 1 - chance };
  }
  const value = winner + 1 === position.player ? 'win' : 'loss';
  if (board === undefined || board.emptyCount > mostMeasured) return { move, value };
  board.play(board.geometry.points[move]);
  const plies = effort.within(distanceNodes, (part) => new Distance(board).plies(winner + 1, part));
  board.undo();
  return plies === undefined ? { move, value } : { move, value, distance: plies + 1 };
}
