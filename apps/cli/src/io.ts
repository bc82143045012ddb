/** The streams and surroundings that the command runs in: the process's own, or a test's. */

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Pace } from './work/pace.ts';

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where the standard input was cut from, when it is a piece of a file. */
  readonly origin?: Origin;
  /** What was learnt before, where the command is one of many alike. */
  readonly pace?: Pace;
}

/** A place in a file: where the first document of a piece stands. */
export interface Origin {
  readonly source: string;
  /** From 1. */
  readonly line: number;
  /** How many documents come before it. */
  readonly index: number;
}

export type Out = Writable & {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
};

/** Writes, and waits while the reader is slower than we are. */
export async function write(out: Out, text: string): Promise<void> {
  if (!out.write(text)) await once(out, 'drain');
}
