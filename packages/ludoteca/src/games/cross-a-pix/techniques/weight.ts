/** Weight: a region with too many cells on a line to be painted there, or to be left blank. */

import type { Notice } from '../../../kernel/index.ts';
import type { Finding, Reason, Technique } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { Board, Line } from '../deduce/board.ts';
import { linesWith, type Position } from '../deduce/position.ts';
import { coloursOf, constraintOf, factOf, groundsOf, paintedClue } from '../deduce/reasons.ts';
import { cellOn, cellsOn, tellConclusion, tellContrary } from '../deduce/sentences.ts';

export const weight: Technique<Position> = {
  name: 'weight',
  title: { en: 'Too many cells, or too few', pt: 'Casas a mais ou a menos' },
  sees: {
    en: 'A region would bring more painted cells into a line than it may have, or leave it fewer than it needs.',
    pt: 'Uma região traria a uma linha mais casas pintadas do que ela pode ter, ou deixava-lhe menos do que precisa.',
  },
  difficulty: 'easy',
  *find(position) {
    for (const line of linesWith(
      position,
      (each) => heaviest(position, each) > limitOf(position, each),
    )) {
      const { room, spare } = left(position, line);
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

/** The cells of a line that can still be painted, and those that can still be left. */
function left({ paintedOn, blankOn }: Position, { index, painted, length }: Line) {
  return { room: painted - paintedOn[index], spare: length - blankOn[index] - painted };
}

/** What an open region may weigh and still have either colour. */
function limitOf(position: Position, line: Line): number {
  const { room, spare } = left(position, line);
  return Math.min(room, spare);
}

function heaviest({ colours }: Position, { regions, weights }: Line): number {
  let most = 0;
  for (let at = 0; at < regions.length; at++) {
    if (colours[regions[at]] < 0 && weights[at] > most) most = weights[at];
  }
  return most;
}

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
        ...regions.flatMap((region) => tellWeight(board, line, told, region, colour)),
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

/**
 * By counting, as far as the reasons go. A region that the clue itself leaves only one colour is not
 * among them; where the count needs one, the line is told to be impossible instead.
 */
function tellWeight(
  board: Board,
  line: Line,
  told: Int8Array,
  region: number,
  colour: number,
): readonly Notice[] {
  const { where, length, painted } = line;
  const found = cellsOn(line, told, 1);
  const blank = cellsOn(line, told, 0);
  const own = line.weights[line.regions.indexOf(region)];
  const said = { line: where, cell: cellOn(board, line, region), painted, weight: own };
  const sum = found + own;
  const most = length - blank - own;
  if (colour === 0 && sum > painted) {
    return [
      found === 0
        ? allPhrases.notice('too-heavy-alone', said)
        : allPhrases.notice('too-heavy', { ...said, found, sum }),
    ];
  }
  if (colour === 1 && most < painted) {
    return [
      blank === 0
        ? allPhrases.notice('too-heavy-to-leave-alone', { ...said, most, length })
        : allPhrases.notice('too-heavy-to-leave', { ...said, most, length, blank }),
    ];
  }
  return tellContrary(board, line, told, region, colour);
}
