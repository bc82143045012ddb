/** What the pool and its workers say to each other. */

import type { MakingPhase } from 'ludoteca';
import type { GenerateAnswer, JobAnswer, JobContext, JobRequest } from 'ludoteca/jobs';
import type { CatalogueUrl } from '../catalogue-module.ts';

export interface WorkerData {
  readonly catalogueUrl: CatalogueUrl;
}

/** A job with its budget. A worker has one at a time. */
export interface Order {
  readonly request: JobRequest;
  readonly nodes?: number;
  readonly seconds?: number;
}

/** Takes the parts of a proof, piece by piece. */
export type OnPart = NonNullable<JobContext['onPart']>;

export type Report =
  | { readonly kind: 'progress'; readonly nodes: number; readonly phase?: MakingPhase }
  | { readonly kind: 'best'; readonly answer: GenerateAnswer }
  | {
      readonly kind: 'part';
      readonly part: Parameters<OnPart>[0];
      readonly chunk: Parameters<OnPart>[1];
    }
  | { readonly kind: 'done'; readonly answer: JobAnswer }
  | { readonly kind: 'failed'; readonly reason: string };
