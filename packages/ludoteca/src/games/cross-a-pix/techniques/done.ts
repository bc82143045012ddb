/** Done: a line that has all its painted cells, or needs all that is not blank. */

import type { Finding, Technique } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { Line } from '../deduce/board.ts';
import { linesWith, type Position } from '../deduce/position.ts';
import { coloursOf, constraintOf, factOf, groundsOf, paintedClue } from '../deduce/reasons.ts';
import { cellOn, cellsOn, tellConclusion, tellContrary } from '../deduce/sentences.ts';

export const done: Technique<Position> = {
  name: 'done',
  title: { en: 'Line done', pt: 'Linha feita' },
  sees: {
    en: 'All painted cells of a line are there, so the rest stays blank; or all that is left must be painted.',
    pt: 'Todas as casas pintadas de uma linha já lá estão, e o resto fica em branco; ou tudo o que sobra tem de ser pintado.',
  },
  difficulty: 'easy',
  *find(position) {
    const { paintedOn, blankOn } = position;
    const isMet = ({ index, painted }: Line) => paintedOn[index] === painted;
    const needsRest = ({ index, painted, length }: Line) => length - blankOn[index] === painted;
    for (const line of linesWith(position, (each) => isMet(each) || needsRest(each))) {
      yield rest(position, line, isMet(line) ? 0 : 1);
    }
  },
};

/** All that is open on the line has this colour, for all of the other colour is known. */
function rest({ board, colours }: Position, line: Line, colour: number): Finding {
  const open = [...line.regions].filter((region) => colours[region] < 0);
  const others = [...line.regions].filter((region) => colours[region] === 1 - colour);
  return {
    conclusion: open.map((region) => factOf(board, region, colour)),
    because: () => [
      constraintOf(line.index, paintedClue),
      ...others.map((region) => factOf(board, region, 1 - colour)),
    ],
    tell(because) {
      const told = coloursOf(board, groundsOf(board, because));
      const isCounted =
        cellsOn(line, told, 1 - colour) ===
        (colour === 0 ? line.painted : line.length - line.painted);
      return [
        // What the clue alone forces is not among the reasons, and then they do not add up.
        ...(isCounted
          ? [clueIn(line, colour)]
          : open.flatMap((region) => tellContrary(board, line, told, region, colour))),
        tellConclusion(
          open.map((region) => cellOn(board, line, region)),
          colour,
        ),
      ];
    },
  };
}

function clueIn({ where, painted, length }: Line, colour: number) {
  const said = { line: where, painted };
  if (colour === 0) return allPhrases.notice(painted === 0 ? 'line-empty' : 'line-met', said);
  return painted === length
    ? allPhrases.notice('line-full', said)
    : allPhrases.notice('line-needs-rest', { ...said, length, blank: length - painted });
}
