/** What jobs tell before they are done. */

import type { ProofPart } from '../puzzle/index.ts';
import type { AnalyseNews } from './analyse.ts';
import type { JobRequest } from './do-job.ts';
import type { GenerateAnswer } from './generate.ts';
import type { SolveNews } from './solve.ts';

/** A puzzle that comes nearer to what was asked for than those before. */
export type GenerateNews = Extract<GenerateAnswer, { readonly isMade: true }>;

/** A piece of a proof; the pieces of each part come in order. */
export type ProofNews =
  | {
      readonly job: 'certify-unique';
      readonly part: ProofPart;
      readonly chunk: string | Uint8Array;
    }
  | { readonly job: 'certify-win'; readonly part: 'replies'; readonly chunk: string | Uint8Array };

export type JobNews = AnalyseNews | GenerateNews | ProofNews | SolveNews;

/** The news of a kind of request. */
export type NewsOf<Request extends JobRequest> = Extract<JobNews, { readonly job: Request['job'] }>;
