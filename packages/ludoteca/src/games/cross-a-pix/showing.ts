/** How the puzzle shows itself on a page. */

import type { PuzzleShowing, ValueWords } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';
import { crossAPixPhrases } from './messages.ts';
import { regionsOf } from './regions.ts';

/** What the two values are called. */
export const valueWords: readonly ValueWords[] = [
  {
    value: 1,
    typed: { en: 'paint', pt: 'pintar' },
    told: { en: 'the region of {cell} is painted', pt: 'a região de {cell} é pintada' },
  },
  {
    value: 0,
    typed: { en: 'blank', pt: 'branco' },
    told: { en: 'the region of {cell} stays blank', pt: 'a região de {cell} fica em branco' },
  },
];

export const showing: PuzzleShowing<CrossAPixClues, CrossAPixGrid> = {
  size: ({ rows, cols }) => ({ rows, cols }),

  told(clues, _grid, { row, col }) {
    const { ofCell, sizes } = regionsOf(clues);
    const size = sizes[ofCell[row * clues.cols + col]];
    return [crossAPixPhrases.notice('told-region', { size })];
  },

  row: (clues, grid, row) => toldLine(clues.rowClues[row], grid[row]),
  col: (clues, grid, col) =>
    toldLine(
      clues.colClues[col],
      grid.map((line) => line[col]),
    ),

  guide: {
    en: 'bold: painted cells in the line; light: blocks they form',
    pt: 'a negrito: casas pintadas na linha; a claro: blocos que formam',
  },
};

function toldLine([cells, blocks]: LineClue, line: CrossAPixGrid[number]) {
  const painted = line.filter((entry) => entry === 1).length;
  const begun = line.filter((entry, at) => entry === 1 && line[at - 1] !== 1).length;
  return crossAPixPhrases.notice('told-line', { painted, cells, begun, blocks });
}
