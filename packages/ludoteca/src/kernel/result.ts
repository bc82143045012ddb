/**
 * Results: a value, or what is wrong; and reading straight down, where the first fault ends the reading and
 * becomes the error of the result.
 */

import type { Notice } from './notice.ts';

/** The answer of anything that reads text from outside: a value, or what is wrong with the text. */
export type Result<Value, Fault> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Fault };

/**
 * A result that is a value.
 *
 * @example
 * ```ts
 * import { fail, ok } from 'ludoteca/kernel';
 *
 * const half = (whole: number) => (whole % 2 === 0 ? ok(whole / 2) : fail('odd'));
 * console.log(half(6));
 * ```
 *
 * ```text
 * { ok: true, value: 3 }
 * ```
 */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * A result that is what is wrong.
 *
 * @example
 * ```ts
 * import { fail, ok } from 'ludoteca/kernel';
 *
 * const half = (whole: number) => (whole % 2 === 0 ? ok(whole / 2) : fail('odd'));
 * console.log(half(7));
 * ```
 *
 * ```text
 * { ok: false, error: 'odd' }
 * ```
 */
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

/**
 * Runs a reader; where it says `misread`, that is its error. Anything else that is thrown is a bug.
 *
 * @example
 * ```ts
 * import { misread, reading } from 'ludoteca/kernel';
 *
 * const notice = { code: 'shop.no-price', args: {} };
 * const price = (text: string) => reading(() => Number.parseFloat(text) || misread(notice));
 * console.log(price('2.50'));
 * console.log(price('cheap'));
 * ```
 *
 * ```text
 * { ok: true, value: 2.5 }
 * { ok: false, error: { code: 'shop.no-price', args: {} } }
 * ```
 */
export function reading<Value>(read: () => Value): Result<Value, Notice> {
  try {
    return ok(read());
  } catch (fault) {
    if (fault instanceof Misread) return fail(fault.notice);
    throw fault;
  }
}

/**
 * Ends the reading that goes on.
 *
 * @example
 * ```ts
 * import { misread, reading } from 'ludoteca/kernel';
 *
 * const read = reading(() => {
 *   misread({ code: 'shop.closed', args: { day: 'Monday' } });
 * });
 * console.log(read.ok, read.ok ? '' : read.error.args);
 * ```
 *
 * ```text
 * false { day: 'Monday' }
 * ```
 */
export function misread(notice: Notice): never {
  throw new Misread(notice);
}
