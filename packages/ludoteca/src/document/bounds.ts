/** How large a document may be: what is larger is refused before any format looks at it. */

import { fail, type Notice, type Result } from '../kernel/index.ts';
import { nesting } from './nesting.ts';
import { documentPhrases } from './phrases.ts';

/** A document of more characters than this is refused. */
export const mostCharacters = 16 * 1024 * 1024;

/**
 * Text that is not JSON: the largest that anything here writes is a board of 400×400, of 1.3 million
 * characters in 804 lines, or 1,203 lines of lists.
 */
export const mostTextCharacters = 2 * 1024 * 1024;
export const mostTextLines = 5000;

/** Brackets in brackets of JSON; records with variations are the deepest of ours. */
export const deepest = 1000;

/**
 * What is wrong with the size of a text that is not JSON.
 *
 * @example
 * ```ts
 * import { documentPhrases, textSizeFault } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 *
 * console.log(textSizeFault('d5 d6'));
 * const fault = textSizeFault('\n'.repeat(10_000));
 * if (fault !== undefined) console.log(sayNotice([documentPhrases], fault, 'en'));
 * ```
 *
 * ```text
 * undefined
 * a document that is not JSON has at most 2 MB and 5000 lines; this text goes on
 * ```
 */
export function textSizeFault(text: string): Notice | undefined {
  let lines = text.length > mostTextCharacters ? mostTextLines : 0;
  for (let end = text.indexOf('\n'); end >= 0 && lines < mostTextLines; lines++) {
    end = text.indexOf('\n', end + 1);
  }
  return lines < mostTextLines ? undefined : textTooLong();
}

export function textTooLong(line = 1): Notice {
  const args = { limit: mostTextCharacters / (1024 * 1024), lines: mostTextLines };
  return documentPhrases.notice('text-too-long', args, { kind: 'text', line, column: 1 });
}

/**
 * What is wrong with how deep the brackets of a JSON text go; short texts are not asked.
 *
 * @example
 * ```ts
 * import { depthFault, documentPhrases } from 'ludoteca/document';
 * import { sayNotice } from 'ludoteca/kernel';
 *
 * const fault = depthFault('['.repeat(5000));
 * if (fault !== undefined) console.log(sayNotice([documentPhrases], fault, 'en'));
 * ```
 *
 * ```text
 * the JSON has more than 1000 brackets inside each other; expected a puzzle or a position
 * ```
 */
export function depthFault(text: string): Notice | undefined {
  if (text.length < deepest * 4) return undefined;
  const brackets = nesting(deepest);
  brackets.push(text);
  return brackets.isTooDeep ? tooDeep(1) : undefined;
}

export function tooDeep(line: number): Notice {
  return documentPhrases.notice(
    'json-depth',
    { limit: deepest },
    { kind: 'text', line, column: 1 },
  );
}

export function tooLarge<Value>(line: number): Result<Value, Notice> {
  const limit = mostCharacters / (1024 * 1024);
  return fail(documentPhrases.notice('too-large', { limit }, { kind: 'text', line, column: 1 }));
}
