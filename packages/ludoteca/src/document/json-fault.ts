/** Broken JSON as a notice. */

import type { Notice } from '../kernel/index.ts';
import type { JsonFault } from './json.ts';
import { documentPhrases } from './phrases.ts';

/**
 * The notice for where a text stops being JSON.
 *
 * @example
 * ```ts
 * import { documentPhrases, findJsonFault, jsonFaultNotice } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 *
 * const fault = findJsonFault('[4, 6');
 * if (fault !== undefined) {
 *   const notice = jsonFaultNotice(fault, { line: 1, column: fault.offset + 1 });
 *   console.log(sayNotice([documentPhrases], notice, 'en'));
 * }
 * ```
 *
 * ```text
 * the JSON ends too early: expected , ]
 * ```
 */
export function jsonFaultNotice(
  fault: Pick<JsonFault, 'found' | 'expected'>,
  place: { readonly line: number; readonly column: number },
): Notice {
  const where = { kind: 'text', ...place } as const;
  const { expected } = fault;
  if (fault.found === 'end') return documentPhrases.notice('json-truncated', { expected }, where);
  const found = `"${fault.found}"`;
  if (expected === 'end') return documentPhrases.notice('json-trailing', { found }, where);
  return documentPhrases.notice('json-syntax', { found, expected }, where);
}
