/** Work for many machines: batches of pieces in PostgreSQL, handed out by pg-boss. */

export {
  BatchDiffers,
  type BatchLine,
  type DonePiece,
  type NewBatch,
  type NewPiece,
  openQueue,
  type PieceResult,
  type Queue,
  type TakenPiece,
} from './queue.ts';
