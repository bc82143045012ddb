/** A piece cut from a stream of text: one document, and where it came from. */

import type { Notice } from '../kernel/index.ts';

/** The text of one document, and where it begins in the stream; line and column count from 1. */
export interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
  /** Its place in an array, such as `[3]`; empty outside arrays. */
  readonly path: string;
}

/**
 * A notice about a piece, with its place told in the stream that the piece was cut from.
 *
 * @example
 * ```ts
 * import { documentPhrases, locate } from 'ludoteca/document';
 *
 * const where = { kind: 'text', line: 2, column: 7 } as const;
 * const piece = { line: 40, column: 1, path: '' };
 * const notice = { ...documentPhrases.notice('json-truncated', {}), where };
 * console.log(locate(notice, piece).where);
 * ```
 *
 * ```text
 * { kind: 'text', line: 41, column: 7 }
 * ```
 */
export function locate(notice: Notice, piece: Pick<Piece, 'line' | 'column' | 'path'>): Notice {
  const where = notice.where;
  if (where?.kind === 'text') {
    const column = where.line === 1 ? where.column + piece.column - 1 : where.column;
    return { ...notice, where: { kind: 'text', line: where.line + piece.line - 1, column } };
  }
  if (piece.path === '') return notice;
  if (where === undefined) return { ...notice, where: { kind: 'json', path: piece.path } };
  if (where.kind !== 'json') return notice;
  const inside = where.path === '$' ? '' : where.path;
  const path = /^(\[|$)/.test(inside) ? piece.path + inside : `${piece.path}.${inside}`;
  return { ...notice, where: { kind: 'json', path } };
}
