/** How people may be called. */

/**
 * The name as it is kept, or undefined when it is none: letters, figures, spaces and a few signs between them, at
 * least one letter (numbers name levels), in one normal form, so that two names that look alike are alike.
 */
export function checkedName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name.length === 0 || [...name].length > 24) return undefined;
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/u.test(name) || !/\p{L}/u.test(name)) {
    return undefined;
  }
  // Letters that pile marks on one another hide their neighbours.
  return /\p{M}{3}/u.test(name) ? undefined : name;
}
