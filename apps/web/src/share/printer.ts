/** Asking for a file: a worker makes it, so that the page never waits, and only then are its parts loaded. */

import type { Density, PictureLook } from '@ludoteca/render';
import type { Drawing, ThemeName } from 'ludoteca/drawing';
import { WorkerPool } from 'ludoteca/jobs';
import type { Language, Notice } from 'ludoteca/kernel';
import type { BookEntry } from 'ludoteca/paper';
import { wired } from '../worker/wire.ts';

export type PrintRequest =
  | {
      readonly kind: 'png';
      readonly drawing: Drawing;
      readonly look: PictureLook;
      readonly density: Density;
    }
  | {
      readonly kind: 'pdf';
      readonly drawing: Drawing;
      readonly look: PictureLook;
      readonly language: Language;
    }
  | { readonly kind: 'handout'; readonly handout: HandoutRequest };

/** A board of a handout, as data. */
export interface HandoutBoard {
  readonly entry: Omit<BookEntry, 'solution'>;
  /** The board with its solution. */
  readonly solution?: Drawing;
}

/** A book of one board, or of a few. */
export interface HandoutRequest {
  readonly boards: readonly HandoutBoard[];
  /** How many stand on a page, as `divisions` has them. */
  readonly perPage: number;
  readonly title: string;
  readonly language: Language;
  readonly theme: ThemeName;
  readonly paper: string;
  readonly hasRules: boolean;
  readonly hasNames: boolean;
}

export type Printed =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** What is asked for cannot be. */
  | { readonly kind: 'refused'; readonly notice: Notice }
  /** More pixels than the browser paints. */
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number };

const pool = new WorkerPool<PrintRequest, Printed>({
  most: Number.POSITIVE_INFINITY,
  // What makes files is large, and seldom asked for twice.
  mostIdle: 0,
  hire: (wire) =>
    wired(
      new Worker(new URL('./printer-worker.ts', import.meta.url), {
        type: 'module',
        name: 'printer',
      }),
      wire,
    ),
});

export function askPrinter(request: PrintRequest, signal: AbortSignal): Promise<Printed> {
  return pool.ask(request, { signal });
}
