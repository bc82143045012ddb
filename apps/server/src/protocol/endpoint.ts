/** What a request that the server answers is. */

import type { TSchema } from 'typebox';

/** One kind of request. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** `:id` is a game, or whatever else the path is about. */
  readonly path: string;
  readonly says: string;
  /** Whether the person must be known by a cookie or a token. */
  readonly isPersonal: boolean;
  /** What its query says, as strings; absent when that is nothing, or is told in words. */
  readonly asks?: TSchema;
  /** Absent when it takes no body. */
  readonly takes?: TSchema;
  readonly gives: TSchema;
}
