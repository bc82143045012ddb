/** The rows of batches and pieces, as the rest of the program sees them. */

import type { Row } from '../store/database.ts';
import type { BatchLine, Origin, PieceResult, TakenPiece } from './queue.ts';
import { schema } from './schema.ts';

const linesWith = (done: string, running: string): string =>
  `select b.id, b.words, b.version, b.folder, b.pieces, b.cancelled_at is not null as is_cancelled,
   ${done} as done, ${running} as running from ${schema}.batch b`;
const countWhere = (what: string): string =>
  `(select count(*) from ${schema}.piece p where p.batch = b.id and ${what})`;
export const lines = linesWith(
  countWhere('p.done_at is not null'),
  countWhere('p.done_at is null and p.beat_at is not null'),
);
/** The same, with nothing counted. */
export const plainLines = linesWith('0', '0');

export function lineOf(row: Row): BatchLine {
  return {
    id: String(row.id),
    words: row.words as string[],
    version: String(row.version),
    folder: typeof row.folder === 'string' ? row.folder : undefined,
    pieces: row.pieces === null ? undefined : Number(row.pieces),
    done: Number(row.done),
    running: Number(row.running),
    isCancelled: row.is_cancelled === true,
  };
}

/** Written by `hand` alone. */
export function takenOf(row: Row): TakenPiece {
  return {
    ...{ batch: String(row.batch), number: Number(row.number), job: String(row.job) },
    words: row.words as string[],
    folder: typeof row.folder === 'string' ? row.folder : undefined,
    input: typeof row.input === 'string' ? row.input : undefined,
    origin: (row.origin as Origin | null) ?? undefined,
  };
}

export function resultOf(row: Row): PieceResult {
  return {
    number: Number(row.number),
    output: String(row.output),
    errors: String(row.errors),
    code: Number(row.code),
  };
}
