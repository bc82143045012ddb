/** Asking for a proof as a file: a worker of its own makes it, and ends when it is stopped. */

import { WorkerPool } from 'ludoteca/jobs';
import type { Language } from 'ludoteca/kernel';
import { wired } from '../worker/wire.ts';

export interface ProofRequest {
  readonly game: string;
  readonly clues: unknown;
  readonly language: Language;
}

export type Proved =
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'several' | 'none' | 'undecided' };

const pool = new WorkerPool<ProofRequest, Proved>({
  most: Number.POSITIVE_INFINITY,
  mostIdle: 0,
  hire: (wire) =>
    wired(
      new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module', name: 'proof' }),
      wire,
    ),
});

export function askProof(
  { milliseconds, ...request }: ProofRequest & { readonly milliseconds: number },
  signal: AbortSignal,
  onProgress: (nodes: number) => void,
): Promise<Proved> {
  return pool.ask(request, { signal, seconds: milliseconds / 1000, onProgress });
}
