/** Finding the payload in a link, and what is wrong with it at sight. */

import { lineAndColumn } from '../../document/index.ts';
import { fail, type Notice, ok, type Result, type Where } from '../../kernel/index.ts';
import { misplacedIn, mostPayload } from '../codec.ts';
import { interchangeNotices } from './phrases.ts';

export interface Payload {
  readonly text: string;
  /** Where it begins. */
  readonly where: Where;
}

/**
 * The payload after whatever `start` matches; the whole text when `start` matches nothing and the
 * text is no link.
 */
export function findPayload(text: string, start: RegExp, program: string): Result<Payload, Notice> {
  const match = start.exec(text);
  const offset = match === null ? text.search(/\S|$/) : match.index + match[0].length;
  const coded = (/^[^\s&#]*/.exec(text.slice(offset)) ?? [''])[0];
  const whereIn = (at: number): Where => ({ kind: 'text', ...lineAndColumn(text, at) });
  const where = whereIn(offset);
  if (coded === '' || (match === null && /^https?:/.test(coded))) {
    return fail(interchangeNotices.notice('payload-missing', { program }, where));
  }
  // In links + and / and = are often written as %2B, %2F, %3D.
  const payload = coded.replace(/%2B/gi, '+').replace(/%2F/gi, '/').replace(/%3D/gi, '=');
  const misplaced = misplacedIn(payload);
  if (misplaced >= 0) {
    const at = payload === coded ? whereIn(offset + misplaced) : where;
    const found = String.fromCodePoint(payload.codePointAt(misplaced) ?? 0);
    return fail(interchangeNotices.notice('payload-character', { found }, at));
  }
  if (payload.length > mostPayload) {
    const lengths = { found: payload.length, most: mostPayload };
    return fail(interchangeNotices.notice('payload-long', lengths, where));
  }
  return ok({ text: payload, where });
}

export function broken(program: string, where: Where): Result<never, Notice> {
  return fail(interchangeNotices.notice('payload-broken', { program }, where));
}
