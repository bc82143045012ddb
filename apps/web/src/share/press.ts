/** Asking for a file: a worker makes it, so that the page never waits, and only then are its parts loaded. */

import type { Density, PictureLook } from '@ludoteca/press';
import type { Drawing, ThemeName } from 'ludoteca/drawing';
import type { Language, Notice } from 'ludoteca/kernel';
import type { BookEntry } from 'ludoteca/paper';

export type PressOrder =
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
  | { readonly kind: 'sheet'; readonly sheet: SheetOrder };

/** A book of one board, as data. */
export interface SheetOrder {
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

export type Pressed =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** What the order asks for cannot be. */
  | { readonly kind: 'refused'; readonly notice: Notice }
  /** More pixels than the browser paints. */
  | { readonly kind: 'too-large'; readonly width: number; readonly height: number };

export type PressReply = Pressed | { readonly kind: 'bug'; readonly message: string };

export function press(order: PressOrder, signal: AbortSignal): Promise<Pressed> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const worker = new Worker(new URL('./press-worker.ts', import.meta.url), {
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
    worker.onmessage = ({ data }: MessageEvent<PressReply>) => {
      leave();
      if (data.kind === 'bug') reject(new Error(data.message));
      else resolve(data);
    };
    worker.postMessage(order);
  });
}
