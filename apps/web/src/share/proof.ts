/** Asking for a proof as a file: a worker of its own makes it, and ends when it is stopped. */

import type { Language } from 'ludoteca/kernel';

export interface ProofRequest {
  readonly game: string;
  readonly clues: unknown;
  readonly language: Language;
  /** How long it may take. */
  readonly milliseconds: number;
}

export type Proved =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'several' | 'none' | 'undecided' };

export type ProofReply =
  | Proved
  | { readonly kind: 'progress'; readonly nodes: number }
  | { readonly kind: 'bug'; readonly message: string };

export function askProof(
  request: ProofRequest,
  signal: AbortSignal,
  onProgress: (nodes: number) => void,
): Promise<Proved> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), {
      type: 'module',
      name: 'proof',
    });
    const leave = () => {
      signal.removeEventListener('abort', stop);
      worker.terminate();
    };
    const stop = () => {
      leave();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop);
    worker.onerror = ({ message }) => {
      leave();
      reject(new Error(message || 'the worker could not be started'));
    };
    worker.onmessage = ({ data }: MessageEvent<ProofReply>) => {
      if (data.kind === 'progress') {
        onProgress(data.nodes);
        return;
      }
      leave();
      if (data.kind === 'bug') reject(new Error(data.message));
      else resolve(data);
    };
    worker.postMessage(request);
  });
}
