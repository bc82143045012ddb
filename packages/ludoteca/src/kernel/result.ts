/**
 * Results: a value, or what is wrong; and reading straight down, where the first fault ends the reading and
 * becomes the error of the result.
 */

import type { Notice } from './notice.ts';

/** The answer of anything that reads text from outside: a value, or what is wrong with the text. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Fault };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Fault>(error: Fault): { readonly ok: false; readonly error: Fault } {
  return { ok: false, error };
}

class Misread extends Error {
  readonly notice: Notice;
  constructor(notice: Notice) {
    super(notice.code);
    this.notice = notice;
  }
}

/** Runs a reader; where it says `misread`, that is its error. Anything else that is thrown is a bug. */
export function reading<Value>(read: () => Value): Result<Value, Notice> {
  try {
    return ok(read());
  } catch (fault) {
    if (fault instanceof Misread) return fail(fault.notice);
    throw fault;
  }
}

/** Ends the reading that goes on. */
export function misread(notice: Notice): never {
  throw new Misread(notice);
}
