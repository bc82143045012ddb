/** What analysis means to people: the best move, and whether there is more to find out. */

import { type Analysis, type MoveVerdict, ranked } from 'ludoteca/game';

export { ranked };

export function bestOf({ moves }: Pick<Analysis, 'moves'>): MoveVerdict | undefined {
  return ranked(moves)[0];
}

/** Whether there is nothing left to find out. */
export function isSettled({ moves }: Pick<Analysis, 'moves'>): boolean {
  return moves.every(
    ({ value, distance }) => value === 'draw' || (value !== 'unknown' && distance !== undefined),
  );
}

/** How far a move stands out among the others: the best, as good for the same side, or the rest. */
export type Weight = 'best' | 'good' | 'faint';

/** More guesses than these are only dots on the board. */
const mostGuesses = 6;

/** How far each move stands out, from the best on: those that lead to the same stay, the rest fade. */
export function weightsOf(order: readonly MoveVerdict[]): readonly Weight[] {
  const best = order[0];
  return order.map((verdict, index): Weight => {
    if (verdict.value !== best.value) return 'faint';
    if (verdict.value === 'unknown') {
      // Where nothing is known, no move stands out.
      if (best.estimate === undefined) return 'good';
      return index === 0 ? 'best' : index < mostGuesses ? 'good' : 'faint';
    }
    if (verdict.distance === best.distance) return 'best';
    return verdict.value === 'loss' ? 'faint' : 'good';
  });
}

/** What is proven, without the guesses. */
export function provenOnly(analysis: Analysis): Analysis {
  const { value, nodes, moves } = analysis;
  const kept = moves.map((each) => (each.value === 'unknown' ? bare(each) : each));
  return value === 'unknown' ? { value, nodes, moves: kept } : { ...analysis, moves: kept };
}

function bare({ move, value }: MoveVerdict): MoveVerdict {
  return { move, value };
}
