/** Facts and clues as they stand in JSON: `{"region":"r1c1","is":"painted"}`, `{"line":"r3","clue":"blocks"}`. */

import type { JsonObject, JsonValue } from '../../../document/index.ts';
import { cellName, fail, type Notice, ok, type Result, whereCode } from '../../../kernel/index.ts';
import type { Reason } from '../../../puzzle/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { CrossAPixClues } from '../clues.ts';
import { boardOf, nameOf, regionAt } from './board.ts';
import { blocksClue, colourOf, constraintOf, paintedClue } from './reasons.ts';

export function reasonToJson(clues: CrossAPixClues, reason: Reason): JsonObject {
  if ('constraint' in reason) {
    const { where } = boardOf(clues).lines[reason.constraint >> 1];
    return { line: whereCode(where), clue: reason.constraint & 1 ? 'blocks' : 'painted' };
  }
  return { region: cellName(reason.cell), is: colourOf(reason) === 1 ? 'painted' : 'blank' };
}

/** Any cell of a region names it. */
export function reasonFromJson(clues: CrossAPixClues, value: JsonValue): Result<Reason, Notice> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { region, is, line, clue } = value as JsonObject;
    if (typeof region === 'string' && (is === 'painted' || is === 'blank')) {
      return factFrom(clues, region, is);
    }
    if (typeof line === 'string' && (clue === 'painted' || clue === 'blocks')) {
      return constraintFrom(clues, line, clue);
    }
  }
  return fail(allPhrases.notice('reason-shape', { found: JSON.stringify(value) }));
}

function factFrom(
  clues: CrossAPixClues,
  name: string,
  is: 'painted' | 'blank',
): Result<Reason, Notice> {
  const match = /^r([1-9]\d*)c([1-9]\d*)$/.exec(name);
  const cell = { row: Number(match?.[1]) - 1, col: Number(match?.[2]) - 1 };
  if (match === null || cell.row >= clues.rows || cell.col >= clues.cols) return offGrid(name);
  const board = boardOf(clues);
  return ok({ cell: nameOf(board, regionAt(board, cell)), is: is === 'painted' ? 1 : 0 });
}

function constraintFrom(
  clues: CrossAPixClues,
  name: string,
  clue: 'painted' | 'blocks',
): Result<Reason, Notice> {
  const line = boardOf(clues).lines.find(({ where }) => whereCode(where) === name);
  if (line === undefined) return offGrid(name);
  return ok(constraintOf(line.index, clue === 'painted' ? paintedClue : blocksClue));
}

function offGrid(found: string): Result<Reason, Notice> {
  return fail(allPhrases.notice('reason-place', { found }));
}
