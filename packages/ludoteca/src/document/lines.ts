/** Lines from chunks of text, without their ends (LF or CRLF) and without a byte order mark. */

export interface Line {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** True when it was longer than allowed; the text is then empty. */
  readonly isTooLong: boolean;
}

export interface Lines {
  push(chunk: string): Iterable<Line>;
  /** The last line, when it has no end. */
  end(): Iterable<Line>;
}

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
    return { text, number, isTooLong };
  };

  return {
    *push(chunk) {
      const begin = isFirst && chunk.startsWith('\uFEFF') ? 1 : 0;
      if (chunk !== '') isFirst = false;
      let from = begin;
      for (let end = chunk.indexOf('\n', from); end >= 0; end = chunk.indexOf('\n', from)) {
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
