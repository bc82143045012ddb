/** Two lines in words: the ways that one leaves for what they share, and how the other fails with each. */

import type { Notice } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { Misfit } from './argument.ts';
import { type Board, type Line, nameOf } from './board.ts';
import { groundFrom, tellStep } from './finding.ts';
import { type ClueSet, groundsOf } from './reasons.ts';
import { cellOn, tellAssumption, tellConclusion, tellMisfit } from './sentences.ts';

/** More ways than this are counted, not told. */
const mostWays = 4;
/** More shared regions than this are not gone through. */
const mostShared = 10;

export function tellPair(
  board: Board,
  because: readonly Reason[],
  region: number,
  colour: number,
): readonly Notice[] {
  const { known, propagator, cluesOf } = groundFrom(board, groundsOf(board, because));
  const [one, other] = board.lines.filter((line) => cluesOf(line.index) !== 0);
  if (one === undefined || other === undefined) return tellStep(board, because, region, colour);
  const colours = known.slice();
  colours[region] = 1 - colour;
  const shared = [...one.regions].filter(
    (both) => colours[both] < 0 && other.regions.includes(both),
  );
  if (shared.length === 0 || shared.length > mostShared) {
    return tellStep(board, because, region, colour);
  }
  const waysOf = (line: Line, clues: ClueSet): Int8Array[] =>
    colourings(colours, shared).filter((way) => propagator.isPossible(line, way, clues));
  const ofOne = waysOf(one, cluesOf(one.index));
  const ofOther = waysOf(other, cluesOf(other.index));
  // The line that leaves fewer ways is told first, and then how the other fails.
  const [first, second, ways] =
    ofOne.length <= ofOther.length ? [one, other, ofOne] : [other, one, ofOther];
  if (ways.length === 0) return tellStep(board, because, region, colour);
  const seenOn = first.regions.includes(region) ? first : second;
  const cell = seenOn.regions.includes(region)
    ? cellOn(board, seenOn, region)
    : nameOf(board, region);
  if (ways.length === 1) {
    const [way] = ways;
    return [
      tellAssumption(cell, 1 - colour),
      tellWay(board, first, shared, way, 'only-way'),
      tellMisfit({ line: second, clues: cluesOf(second.index), colours: way }),
      tellConclusion([cell], colour),
    ];
  }
  return [
    allPhrases.notice('two-lines', {
      line: first.where,
      other: second.where,
      cells: shared.map((both) => cellOn(board, first, both)),
    }),
    tellAssumption(cell, 1 - colour),
    ...(ways.length > mostWays
      ? [
          allPhrases.notice('ways-many', {
            ways: ways.length,
            line: first.where,
            other: second.where,
          }),
        ]
      : ways.flatMap((way) => [
          tellWay(board, first, shared, way, 'way'),
          tellMisfit({ line: second, clues: cluesOf(second.index), colours: way } satisfies Misfit),
        ])),
    tellConclusion([cell], colour),
  ];
}

/** Every way to colour the regions that two lines share. */
function colourings(colours: Int8Array, shared: readonly number[]): Int8Array[] {
  return Array.from({ length: 1 << shared.length }, (_, choice) => {
    const way = colours.slice();
    shared.forEach((region, at) => {
      way[region] = (choice >> at) & 1;
    });
    return way;
  });
}

function tellWay(
  board: Board,
  line: Line,
  shared: readonly number[],
  way: Int8Array,
  kind: 'way' | 'only-way',
): Notice {
  const cellsOf = (colour: number) =>
    shared.filter((region) => way[region] === colour).map((region) => cellOn(board, line, region));
  const painted = cellsOf(1);
  const blank = cellsOf(0);
  const { where } = line;
  if (painted.length === 0) return allPhrases.notice(`${kind}-blank`, { line: where, blank });
  return blank.length === 0
    ? allPhrases.notice(`${kind}-painted`, { line: where, painted })
    : allPhrases.notice(`${kind}-both`, { line: where, painted, blank });
}
