/** Asking for a file: a worker makes it, so that the page never waits, and only then are its parts loaded. */

import type { Density, PictureLook } from '@ludoteca/render';
import type { Drawing, ThemeName } from 'ludoteca/drawing';
import type { Language, Notice } from 'ludoteca/kernel';
import type { BookEntry } from 'ludoteca/paper';

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
  | { readonly kind: 'sheet'; readonly sheet: HandoutRequest };

/** A book of one board, as data. */
export interface HandoutRequest {
  readonly entry: Omit<BookEntry, 'solution'>;
  /** The board with its solution. */
  readonly solution?: Drawing;
  readonly title: string;
  readonly language: Language;
  readonly theme: ThemeName;
  readonly paper: string;
  readonly hasRules: boolean;
  readonly hasNames: boolean;
}

export type Printed =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** What the order asks for cannot be. */
  | { readonly kind: 'refused'; readonly notice: Notice }
  /** More pixels than the browser paints. */
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number };

export type PrintReply = Printed | { readonly kind: 'bug'; readonly message: string };

export function askPrinter(order: PrintRequest, signal: AbortSignal): Promise<Printed> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = new Worker(new URL('./printer-worker.ts', import.meta.url), {
      type: 'module',
      name: 'press',
    });
    const stop = () => {
      worker.terminate();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
    const leave = () => {
      signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    worker.onerror = ({ message }) => {
      leave();
      reject(new Error(message || 'the worker could not be started'));
    };
    worker.onmessage = ({ data }: MessageEvent<PrintReply>) => {
      leave();
      if (data.kind === 'bug') reject(new Error(data.message));
      else resolve(data);
    };
    worker.postMessage(order);
  });
}
