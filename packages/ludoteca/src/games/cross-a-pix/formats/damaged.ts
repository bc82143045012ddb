/** A fault that ends the reading of a text, and becomes the error of its result. */

import { fail, type Notice, ok, type Result } from '../../../kernel/index.ts';

export class Damaged extends Error {
  readonly notice: Notice;
  constructor(notice: Notice) {
    super(notice.code);
    this.notice = notice;
  }
}

/** Runs a reader; what it finds damaged is its error. */
export function reading<Doc>(read: () => Doc): Result<Doc, Notice> {
  try {
    return ok(read());
  } catch (fault) {
    if (fault instanceof Damaged) return fail(fault.notice);
    throw fault;
  }
}
