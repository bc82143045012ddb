/** Weight: a region with too many cells on a line to be painted there, or to be left blank. */

import type { Finding, Reason, Technique } from '../../../puzzle/index.ts';
import type { Board, Line } from '../deduce/board.ts';
import { linesByKnown } from '../deduce/line-findings.ts';
import type { Position } from '../deduce/position.ts';
import { coloursOf, constraintOf, factOf, groundsOf, paintedClue } from '../deduce/reasons.ts';
import { cellOn, tellConclusion } from '../deduce/sentences.ts';
import { crossAPixPhrases } from '../messages.ts';
import { cellsOf } from './done.ts';

export const weight: Technique<Position> = {
  name: 'weight',
  title: { en: 'Too heavy', pt: 'Pesada de mais' },
  sees: {
    en: 'A region would bring more painted cells into a line than it may have, or leave it fewer than it needs.',
    pt: 'Uma região traria a uma linha mais casas pintadas do que ela pode ter, ou deixava-lhe menos do que precisa.',
  },
  difficulty: 'easy',
  *find(position) {
    for (const line of linesByKnown(position)) {
      const { painted, blank } = cellsOf(line, position.colours);
      const room = line.painted - painted;
      const spare = line.length - blank - line.painted;
      if (room < 0 || spare < 0) continue;
      const heavier = (limit: number) =>
        [...line.regions].filter(
          (region, at) => position.colours[region] < 0 && line.weights[at] > limit,
        );
      const tooHeavy = heavier(room);
      if (tooHeavy.length > 0) yield weighed(position, line, tooHeavy, 0);
      const needed = heavier(spare);
      if (needed.length > 0) yield weighed(position, line, needed, 1);
    }
  },
};

/** The regions have the colour, for with the other one the line would have too much of it. */
function weighed(
  { board, colours }: Position,
  line: Line,
  regions: readonly number[],
  colour: number,
): Finding {
  const known = colours.slice();
  return {
    conclusion: regions.map((region) => factOf(board, region, colour)),
    because: () => enough(board, line, known, regions, colour),
    tell(because) {
      const told = coloursOf(board, groundsOf(board, because));
      return [
        ...regions.map((region) => tellWeight(board, line, told, region, colour)),
        tellConclusion(
          regions.map((region) => cellOn(board, line, region)),
          colour,
        ),
      ];
    },
  };
}

/** The clue, and of the regions known to have the other colour the heaviest, until they are enough. */
function enough(
  board: Board,
  line: Line,
  known: Int8Array,
  regions: readonly number[],
  colour: number,
): readonly Reason[] {
  const limit = colour === 0 ? line.painted : line.length - line.painted;
  const weightOf = (region: number) => line.weights[line.regions.indexOf(region)];
  const facts = [...line.regions]
    .filter((region) => known[region] === 1 - colour)
    .sort((one, other) => weightOf(other) - weightOf(one));
  let sum = Math.min(...regions.map(weightOf));
  const used = facts.filter((region) => {
    const isNeeded = sum <= limit;
    sum += isNeeded ? weightOf(region) : 0;
    return isNeeded;
  });
  return [
    constraintOf(line.index, paintedClue),
    ...used.map((region) => factOf(board, region, 1 - colour)),
  ];
}

function tellWeight(board: Board, line: Line, told: Int8Array, region: number, colour: number) {
  const { where, length } = line;
  const { painted: found, blank } = cellsOf(line, told);
  const own = line.weights[line.regions.indexOf(region)];
  const said = {
    line: where,
    cell: cellOn(board, line, region),
    painted: line.painted,
    weight: own,
  };
  if (colour === 0) {
    return found === 0
      ? crossAPixPhrases.notice('too-heavy-alone', said)
      : crossAPixPhrases.notice('too-heavy', { ...said, found, sum: found + own });
  }
  const most = length - blank - own;
  return blank === 0
    ? crossAPixPhrases.notice('too-heavy-to-leave-alone', { ...said, most, length })
    : crossAPixPhrases.notice('too-heavy-to-leave', { ...said, most, length, blank });
}
