/** Several files as one, for whoever saves them from a page: a ZIP archive. */

import { strToU8, zipSync } from 'fflate';

/**
 * Each file is a text, or comes in pieces. Nothing of the time or the place goes into the archive.
 *
 * @example
 * ```ts
 * import { zipped } from 'ludoteca/interchange';
 *
 * const archive = zipped(new Map([['puzzle.txt', ['. < .\n']]]));
 * console.log(archive.length > 0);
 * ```
 *
 * ```text
 * true
 * ```
 */
export function zipped(files: ReadonlyMap<string, readonly (string | Uint8Array)[]>): Uint8Array {
  const whole: Record<string, Uint8Array> = {};
  for (const [name, pieces] of files) {
    const parts = pieces.map((piece) => (typeof piece === 'string' ? strToU8(piece) : piece));
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    whole[name] = bytes;
  }
  // The earliest date that the format knows, so that the same proof is the same file.
  return zipSync(whole, { mtime: '1980-01-01T12:00:00' });
}
