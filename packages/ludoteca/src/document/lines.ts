/** Lines from chunks of text, without their ends (LF or CRLF) and without a byte order mark. */

export interface Line {
  readonly text: string;
  /** From 1; of several, the first. */
  readonly number: number;
  /** How many such lines follow each other: empty ones come together, so that millions of them cost nothing. */
  readonly count: number;
  /** True when it was longer than allowed; the text is then empty. */
  readonly isTooLong: boolean;
}

export interface Lines {
  /** True when no line has begun. */
  readonly isBetween: boolean;
  /** Counts lines that somebody else takes; answers with the number of the first. */
  skip(count: number): number;
  push(chunk: string): Iterable<Line>;
  /** The last line, when it has no end. */
  end(): Iterable<Line>;
}

const lineFeed = 10;

export function linesOf(longest: number): Lines {
  let parts: string[] = [];
  let length = 0;
  let number = 0;
  let isFirst = true;

  const add = (part: string): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };

  const take = (): Line => {
    const isTooLong = length > longest;
    const joined = parts.join('');
    const text = joined.endsWith('\r') ? joined.slice(0, -1) : joined;
    parts = [];
    length = 0;
    number++;
    return { text, number, count: 1, isTooLong };
  };

  /** The empty lines that begin here, all at once. */
  const takeEmpty = (count: number): Line => {
    const first = number + 1;
    number += count;
    return { text: '', number: first, count, isTooLong: false };
  };

  return {
    get isBetween() {
      return length === 0;
    },
    skip(count) {
      isFirst = false;
      number += count;
      return number - count + 1;
    },
    *push(chunk) {
      const begin = isFirst && chunk.startsWith('\uFEFF') ? 1 : 0;
      if (chunk !== '') isFirst = false;
      let from = begin;
      for (let end = chunk.indexOf('\n', from); end >= 0; end = chunk.indexOf('\n', from)) {
        if (end === from && length === 0) {
          while (chunk.charCodeAt(end) === lineFeed) end++;
          yield takeEmpty(end - from);
          from = end;
          continue;
        }
        add(chunk.slice(from, end));
        yield take();
        from = end + 1;
      }
      add(chunk.slice(from));
    },
    *end() {
      if (length > 0) yield take();
    },
  };
}
