/** A position in characters: ranks from the top, letters below, who is to move; and read back. */

import type { Ink, Sketch, SketchLine, Span } from '../../document/index.ts';
import type { Marks } from '../../game/index.ts';
import { fail, type Notice, ok, type Result } from '../../kernel/index.ts';
import { cellName } from './cells.ts';
import { notices } from './notices.ts';
import { type Corners, goalOf, leastSize, mostSize, type RastrosState } from './rules.ts';

/**
 * ```
 *  3  .  .  S
 *  2  .  *  .
 *  1  N  0  .
 *     a  b  c
 * > S
 * ```
 *
 * @example
 * ```ts
 * import { initial, usualStart } from 'ludoteca/rastros/rules';
 * import { plainText } from 'ludoteca/document';
 * import { sketch } from 'ludoteca/rastros/view';
 *
 * const state = initial({ size: 5, start: usualStart(5) });
 * console.log(plainText(sketch(state)));
 * ```
 *
 * ```text
 *  5  .  .  .  .  S
 *  4  .  .  .  .  .
 *  3  .  .  0  .  .
 *  2  .  .  .  .  .
 *  1  N  .  .  .  .
 *     a  b  c  d  e
 * > N
 * ```
 */
export function sketch(state: RastrosState, marks: Marks = {}): Sketch {
  const { size, toMove } = state;
  const ranks = Array.from({ length: size }, (_, row): SketchLine => {
    const rank = size - 1 - row;
    const cells = Array.from({ length: size }, (_, file) => ({
      ...cellSpan(state, size * rank + file, marks),
      cell: { row, col: file },
    }));
    return [{ text: `${String(rank + 1).padStart(2)} `, ink: 'faint' }, ...cells];
  });
  const letters = Array.from({ length: size }, (_, file) => ` ${String.fromCharCode(97 + file)} `);
  return [
    ...ranks,
    [{ text: `   ${letters.join('')}`, ink: 'faint' }],
    [
      { text: '> ', ink: 'plain' },
      { text: toMove === 'north' ? 'N' : 'S', ink: toMove === 'north' ? 'first' : 'second' },
      ...(state.goals === undefined ? [] : [{ text: ` ${state.goals}`, ink: 'plain' } as const]),
    ],
  ];
}

function cellSpan(state: RastrosState, cell: number, { moves = [] }: Marks): Span {
  const span = (mark: string, ink: Ink, rich = mark): Span => ({
    text: ` ${mark} `,
    ink,
    ...(rich !== mark && { rich: ` ${rich} ` }),
  });
  if (cell === state.stone) return span('0', 'last', '○');
  if (state.blocked.includes(cell)) return span('*', 'strong', '●');
  const isMarked = moves.includes(cell);
  if (cell === goalOf('north', state)) return span('N', isMarked ? 'mark' : 'first');
  if (cell === goalOf('south', state)) return span('S', isMarked ? 'mark' : 'second');
  return isMarked ? span('+', 'mark') : span('.', 'faint', '·');
}

const free = new Set(['.', '·']);
const black = new Set(['*', '●']);
const stones = new Set(['0', 'o', 'O', '○']);
const rankLine = /^\s*(\d{1,2})((?:\s+\S)+)\s*$/;

export function looksLikeDrawing(text: string): boolean {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const match = rankLine.exec(first);
  if (match === null) return false;
  const marks = marksOf(match[2]);
  return marks.length >= leastSize && marks.every((mark) => isMark(mark));
}

export function parseDrawing(text: string): Result<RastrosState, Notice> {
  const lines = text
    .split(/\r?\n/)
    .map((content, index) => ({ content, line: index + 1 }))
    .filter(({ content }) => content.trim() !== '');
  const size = Number(rankLine.exec(lines[0]?.content ?? '')?.[1] ?? 0);
  if (size < leastSize || size > mostSize) return badRank(lines[0], '3–26', '3–26');
  const last = lines[lines.length - 1];
  const [, turn, exchanged] = /^\s*>\s*([NS])(\s+exchanged)?\s*$/i.exec(last.content) ?? [];
  const goals = exchanged === undefined ? {} : { goals: 'exchanged' as const };
  const blocked: number[] = [];
  const found: number[] = [];
  for (let rank = size - 1; rank >= 0; rank--) {
    const line = lines[size - 1 - rank];
    const match = rankLine.exec(line?.content ?? '');
    const marks = match === null ? [] : marksOf(match[2]);
    if (line === undefined || Number(match?.[1]) !== rank + 1 || marks.length !== size) {
      return badRank(line, rank + 1, size);
    }
    for (const [file, mark] of marks.entries()) {
      const cell = size * rank + file;
      const column = columnOf(line.content, file);
      const fault = markFault(mark, cell, { size, ...goals });
      if (fault) return fail({ ...fault, where: { kind: 'text', line: line.line, column } });
      if (black.has(mark)) blocked.push(cell);
      if (stones.has(mark)) found.push(cell);
    }
  }
  if (found.length !== 1) {
    return fail(notices.notice('drawing-stones', { count: found.length }));
  }
  if (turn === undefined) {
    return fail(
      notices.notice(
        'drawing-turn',
        { found: last.content.trim().slice(0, 40) },
        { kind: 'text', line: last.line, column: 1 },
      ),
    );
  }
  blocked.sort((one, other) => one - other);
  const toMove = turn.toUpperCase() === 'N' ? 'north' : 'south';
  return ok({ size, blocked, stone: found[0], toMove, ...goals });
}

function markFault(mark: string, cell: number, board: Corners): Notice | undefined {
  if (!isMark(mark)) return notices.notice('drawing-mark', { found: mark });
  const [north, south] = [goalOf('north', board), goalOf('south', board)];
  if ((mark !== 'N' || cell === north) && (mark !== 'S' || cell === south)) return undefined;
  const name = (each: number) => cellName(each, board.size);
  const expected = { north: name(north), south: name(south) };
  return notices.notice('drawing-goal', { found: mark, cell: name(cell), ...expected });
}

function isMark(mark: string): boolean {
  return free.has(mark) || black.has(mark) || stones.has(mark) || mark === 'N' || mark === 'S';
}

function marksOf(cells: string): string[] {
  return cells.trim().split(/\s+/);
}

/** The column, from 1, of a mark: the rank's number comes before the marks. */
function columnOf(content: string, file: number): number {
  return [...content.matchAll(/\S+/g)][file + 1].index + 1;
}

function badRank(
  line: { readonly content: string; readonly line: number } | undefined,
  rank: number | string,
  size: number | string,
): Result<never, Notice> {
  const found = line?.content.trim().slice(0, 40) || '–';
  return fail(
    notices.notice(
      'drawing-rank',
      { found, rank, size },
      { kind: 'text', line: line?.line ?? 1, column: 1 },
    ),
  );
}
