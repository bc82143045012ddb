/** Steps that rest on an argument: the other colour fails. */

import { Effort } from '../../../kernel/index.ts';
import type { Finding, Reason } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import { argue, type Ground, reasonsOf } from './argument.ts';
import { type Board, nameOf } from './board.ts';
import { anyWaves, casesAgainst } from './cases.ts';
import { LinePropagator } from './line-propagator.ts';
import type { Position } from './position.ts';
import { coloursOf, factOf, type Grounds, groundsOf } from './reasons.ts';
import { tellArgument, tellAssumption, tellCases, tellConclusion } from './sentences.ts';

/** What may be used of a position: what it knows now, with the clues that `cluesOf` allows. */
export function groundOf(
  { board, propagator, colours }: Position,
  cluesOf: Ground['cluesOf'],
): Ground {
  return { board, propagator, known: colours.slice(), cluesOf };
}

/** The step that a region has a colour, because so many waves show that the other one fails. */
export function findingBy(
  ground: Ground,
  region: number,
  colour: number,
  mostWaves: number,
): Finding {
  return {
    conclusion: [factOf(ground.board, region, colour)],
    because() {
      const argument = argue(ground, [2 * region + 1 - colour], mostWaves, new Effort());
      if (argument === undefined) throw new Error('an argument that was there is there no more');
      return reasonsOf(ground, argument);
    },
    tell: (because) => tellStep(ground.board, because, region, colour),
  };
}

/**
 * Why a region has a colour, by nothing but the reasons given: one line after the other, or with two
 * cases, or, where that is not enough, that its clues cannot all be met otherwise.
 */
export function tellStep(
  board: Board,
  because: readonly Reason[],
  region: number,
  colour: number,
): ReturnType<Finding['tell']> {
  const grounds = groundsOf(board, because);
  const ground = groundFrom(board, grounds);
  const contrary = 2 * region + 1 - colour;
  const argument = argue(ground, [contrary], anyWaves, new Effort());
  if (argument !== undefined) return tellArgument(board, argument);
  const lines = [...grounds.clues.keys()].sort((one, other) => one - other);
  const cases = casesAgainst(ground, contrary, new Effort());
  if (cases !== undefined) return tellCases(board, contrary, cases);
  const cell = nameOf(board, region);
  return [
    tellAssumption(cell, 1 - colour),
    allPhrases.notice('cannot-together', {
      lines: lines.map((line) => board.lines[line].where),
    }),
    tellConclusion([cell], colour),
  ];
}

/** The ground that reasons give, and nothing else. */
export function groundFrom(board: Board, grounds: Grounds): Ground {
  const { rows, cols } = board.clues;
  return {
    board,
    propagator: new LinePropagator(Math.max(rows, cols)),
    known: coloursOf(board, grounds),
    cluesOf: (line) => grounds.clues.get(line) ?? 0,
  };
}
