/** What the page and its worker say to each other. */

import type { JobAnswer, JobRequest } from 'ludoteca/jobs';

/** What is asked. The time is the worker's to keep: the library has no clock. */
export interface Question {
  readonly request: JobRequest;
  readonly nodes?: number;
  readonly milliseconds?: number;
}

export type Reply =
  | { readonly kind: 'progress'; readonly nodes: number }
  | { readonly kind: 'answer'; readonly answer: JobAnswer }
  | { readonly kind: 'bug'; readonly message: string };
