/** How the puzzle shows itself on a page. */

import type { PuzzleShowing, ValueEntry } from '../../puzzle/index.ts';
import type { CrossAPixClues, CrossAPixGrid, LineClue } from './clues.ts';
import { column, lineState } from './line-state.ts';
import { notices } from './notices.ts';
import { regionAround, regionsOf } from './regions.ts';

/** A region is painted, or marked as staying blank. */
export const entry: ValueEntry = {
  kind: 'painted',
  values: [
    {
      value: 1,
      typed: { en: 'paint', pt: 'pintar' },
      told: { en: 'the region of {cell} is painted', pt: 'a região de {cell} é pintada' },
      toldOfSeveral: {
        en: 'the regions of {cells&} are painted',
        pt: 'as regiões de {cells&} são pintadas',
      },
      toldOfMany: {
        en: '{count} regions are painted, among them those of {cells&}',
        pt: '{count} regiões são pintadas, entre elas as de {cells&}',
      },
    },
    {
      value: 0,
      typed: { en: 'blank', pt: 'branco' },
      told: { en: 'the region of {cell} stays blank', pt: 'a região de {cell} fica em branco' },
      toldOfSeveral: {
        en: 'the regions of {cells&} stay blank',
        pt: 'as regiões de {cells&} ficam em branco',
      },
      toldOfMany: {
        en: '{count} regions stay blank, among them those of {cells&}',
        pt: '{count} regiões ficam em branco, entre elas as de {cells&}',
      },
      key: 'x',
    },
  ],
};

/** A title names at most so many cells. */
const mostNamed = 5;

export const showing: PuzzleShowing<CrossAPixClues, CrossAPixGrid> = {
  size: ({ rows, cols }) => ({ rows, cols }),

  told(clues, _grid, { row, col }) {
    const { ofCell, sizes } = regionsOf(clues);
    const size = sizes[ofCell[row * clues.cols + col]];
    return [notices.notice('told-region', { size })];
  },

  row: (clues, grid, row) => toldLine(clues.rowClues[row], grid[row]),
  col: (clues, grid, col) => toldLine(clues.colClues[col], column(grid, col)),
  isMet: (clues, grid, side, index) =>
    side === 'row'
      ? lineState(grid[index], clues.rowClues[index]).isMet
      : lineState(column(grid, index), clues.colClues[index]).isMet,

  /** A picture whose clues are all met is finished: what is open stays blank. */
  rest({ rowClues, colClues }, grid) {
    const isMet = (entries: CrossAPixGrid[number], [painted, blocks]: LineClue) => {
      const state = lineState(entries, [painted, blocks]);
      return state.painted === painted && state.blocks === blocks;
    };
    const isFinished =
      grid.some((line) => line.includes(1)) &&
      rowClues.every((clue, row) => isMet(grid[row], clue)) &&
      colClues.every((clue, col) => isMet(column(grid, col), clue));
    return isFinished ? 0 : undefined;
  },

  together(clues, { row, col }) {
    const { cols } = clues;
    return regionAround(clues, row * cols + col).map((at) => ({
      row: Math.floor(at / cols),
      col: at % cols,
    }));
  },

  title(sentences) {
    const last = sentences.findLast(({ code }) => /\.so-(painted|blank)$/.test(code));
    if (last === undefined) return undefined;
    const { cells, count } = last.args;
    if (typeof count !== 'number') return undefined;
    const colour = last.code.endsWith('painted') ? 'painted' : 'blank';
    if (!Array.isArray(cells) || cells.length <= mostNamed) {
      return notices.notice(`title-${colour}`, { cells, count });
    }
    const [named, more] = [cells.slice(0, mostNamed - 2), cells.length - mostNamed + 2];
    return notices.notice(`title-${colour}-many`, { cells: named, more });
  },

  guide: {
    en: 'bold: painted cells in the line; light: blocks they form',
    pt: 'a negrito: casas pintadas na linha; a claro: blocos que formam',
  },
};

function toldLine([cells, blocks]: LineClue, line: CrossAPixGrid[number]) {
  const { painted, blocks: begun, isMet } = lineState(line, [cells, blocks]);
  if (isMet) return notices.notice('told-line-met', { cells, blocks });
  return notices.notice('told-line', { painted, cells, begun, blocks });
}
