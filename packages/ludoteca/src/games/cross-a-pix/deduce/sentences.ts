/** Arguments in words: numbers that can be counted on the board, line by line. */

import type { Cell, Notice } from '../../../kernel/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { Argument, Misfit } from './argument.ts';
import { type Board, type Line, nameOf } from './board.ts';
import type { Cases } from './cases.ts';
import { around, outcomesOf } from './line-outcomes.ts';
import { blocksClue, paintedClue } from './reasons.ts';

/** The first cell of a region on a line: there a reader looks for it. */
export function cellOn({ clues, regions }: Board, line: Line, region: number): Cell {
  const isRow = line.index < clues.rows;
  for (let at = 0; at < line.length; at++) {
    const cell = isRow ? { row: line.index, col: at } : { row: at, col: line.index - clues.rows };
    if (regions.ofCell[cell.row * clues.cols + cell.col] === region) return cell;
  }
  throw new Error('the region does not lie on the line');
}

export function tellConclusion(cells: readonly Cell[], colour: number): Notice {
  const key = colour === 1 ? 'so-painted' : 'so-blank';
  return allPhrases.notice(key, { cells, count: cells.length });
}

export function tellAssumption(cell: Cell, colour: number): Notice {
  return allPhrases.notice(colour === 1 ? 'suppose-painted' : 'suppose-blank', { cell });
}

/** The cells of a line that are known to have a colour. */
export function cellsOn({ weights, regions }: Line, known: Int8Array, colour: number): number {
  return weights.reduce((sum, cells, at) => sum + (known[regions[at]] === colour ? cells : 0), 0);
}

/** A region has its colour because the line could not have its painted cells with the other one. */
export function tellContrary(
  board: Board,
  line: Line,
  known: Int8Array,
  region: number,
  colour: number,
): Notice[] {
  const colours = known.slice();
  colours[region] = 1 - colour;
  return [
    tellAssumption(cellOn(board, line, region), 1 - colour),
    tellMisfit({ line, clues: paintedClue, colours }),
  ];
}

export function tellArgument(board: Board, argument: Argument): Notice[] {
  const [contrary] = argument.assumed;
  const cell = cellIn(board, argument, contrary >> 1);
  return [
    tellAssumption(cell, contrary & 1),
    ...tellFailure(board, argument),
    tellConclusion([cell], 1 - (contrary & 1)),
  ];
}

/** Neither with one colour of another region nor with the other one can the assumption hold. */
export function tellCases(board: Board, contrary: number, cases: Cases): Notice[] {
  const cell = nameOf(board, contrary >> 1);
  const other = cellIn(board, cases.painted, cases.region);
  return [
    tellAssumption(cell, contrary & 1),
    allPhrases.notice('case-painted', { cell: other }),
    ...tellFailure(board, cases.painted),
    allPhrases.notice('case-blank', { cell: other }),
    ...tellFailure(board, cases.blank),
    tellConclusion([cell], 1 - (contrary & 1)),
  ];
}

/** What follows, link by link, and the line that fails. */
function tellFailure(board: Board, { links, failing }: Argument): Notice[] {
  return [
    ...links.flatMap((link) => [
      allPhrases.notice(link.colour === 1 ? 'then-not-blank' : 'then-not-painted', {
        cell: cellOn(board, link.line, link.region),
      }),
      tellMisfit(link),
    ]),
    ...(links.length > 0 ? [allPhrases.notice('then-fails', { line: failing.line.where })] : []),
    tellMisfit(failing),
  ];
}

/** A region's first cell on the first line of an argument that it lies on. */
function cellIn(board: Board, { links, failing }: Argument, region: number): Cell {
  const seenOn = [...links, failing].find(({ line }) => line.regions.includes(region));
  return seenOn ? cellOn(board, seenOn.line, region) : nameOf(board, region);
}

/** Why a line cannot be met: what it would get, next to what it has. */
export function tellMisfit({ line, clues, colours }: Misfit): Notice {
  const { where, painted, blocks } = line;
  const outcomes = outcomesOf(line, colours);
  const said = { line: where, painted, blocks };
  if (outcomes !== undefined && clues & paintedClue) {
    const { below, above } = around([...outcomes.keys()], painted);
    if (below === undefined && above !== undefined) {
      return allPhrases.notice('painted-too-many', { ...said, least: above });
    }
    if (above === undefined && below !== undefined) {
      return allPhrases.notice('painted-too-few', { ...said, most: below });
    }
    if (!outcomes.has(painted) && below !== undefined && above !== undefined) {
      return allPhrases.notice('painted-between', { ...said, below, above });
    }
  }
  if (outcomes !== undefined && clues & blocksClue) {
    const isJoint = (clues & paintedClue) !== 0;
    const counts = isJoint ? (outcomes.get(painted) ?? []) : [...outcomes.values()].flat();
    const { below, above } = around(counts, blocks);
    if (below === undefined && above !== undefined) {
      const key = isJoint ? 'joint-too-many' : 'blocks-too-many';
      return allPhrases.notice(key, { ...said, least: above });
    }
    if (above === undefined && below !== undefined) {
      const key = isJoint ? 'joint-too-few' : 'blocks-too-few';
      return allPhrases.notice(key, { ...said, most: below });
    }
    if (!counts.includes(blocks) && below !== undefined && above !== undefined) {
      const key = isJoint ? 'joint-between' : 'blocks-between';
      return allPhrases.notice(key, { ...said, below, above });
    }
  }
  return allPhrases.notice('line-impossible', said);
}
