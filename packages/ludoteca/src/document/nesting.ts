/** How deep in brackets a JSON text is, line by line, without reading its values. */

export interface Nesting {
  /** Takes the next line. */
  push(line: string): void;
  /** True when the outermost bracket has been closed. */
  readonly isClosed: boolean;
  /** True when brackets do not match, or a text in quotes does not end on its line. */
  readonly isBroken: boolean;
  /** True when a value may come next, as after a comma. */
  readonly allowsValue: boolean;
  /** True when more brackets were open at once than are looked at. */
  readonly isTooDeep: boolean;
}

/** Brackets that are open at once are told apart up to `deepest`, and only counted beyond. */
export function nesting(deepest = Number.POSITIVE_INFINITY): Nesting {
  const open: string[] = [];
  let beyond = 0;
  let isTooDeep = false;
  /** The last character that is not white space; a quote for a whole text in quotes. */
  let last = '';
  let hasBegun = false;
  let isBroken = false;

  const allowsValue = (): boolean => last === '' || last === '[' || last === ',' || last === ':';

  return {
    push(line) {
      for (let offset = 0; offset < line.length; offset++) {
        const mark = line[offset];
        switch (mark) {
          case ' ':
          case '\t':
          case '\r':
          case '\n':
            continue;
          case '"':
            offset = closingQuote(line, offset);
            if (offset === line.length) isBroken = true;
            break;
          case '[':
          case '{':
            if (!allowsValue()) isBroken = true;
            if (open.length < deepest) open.push(mark === '[' ? ']' : '}');
            else {
              beyond++;
              isTooDeep = true;
            }
            hasBegun = true;
            break;
          case ']':
          case '}':
            if (beyond > 0) beyond--;
            else if (open.pop() !== mark) isBroken = true;
            break;
        }
        last = mark;
      }
    },
    get isClosed() {
      return hasBegun && open.length === 0;
    },
    get isBroken() {
      return isBroken;
    },
    get allowsValue() {
      return allowsValue();
    },
    get isTooDeep() {
      return isTooDeep;
    },
  };
}

/** The offset of the quote that closes the one at `from`; the length of the line when none does. */
export function closingQuote(line: string, from: number): number {
  for (let end = line.indexOf('"', from + 1); end >= 0; end = line.indexOf('"', end + 1)) {
    let slashes = 0;
    while (line[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return line.length;
}
