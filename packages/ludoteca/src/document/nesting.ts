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
  return new Brackets(deepest);
}

/** A class, since there is one for each document of a file, and getters of its own would keep each in old memory. */
class Brackets implements Nesting {
  readonly #deepest: number;
  /** The brackets that will close what is open. */
  readonly #open: string[] = [];
  #beyond = 0;
  #hasBegun = false;
  /** The last character that is not white space; a quote for a whole text in quotes. */
  #last = '';
  isTooDeep = false;
  isBroken = false;

  constructor(deepest: number) {
    this.#deepest = deepest;
  }

  get isClosed(): boolean {
    return this.#hasBegun && this.#open.length === 0;
  }

  get allowsValue(): boolean {
    const last = this.#last;
    return last === '' || last === '[' || last === ',' || last === ':';
  }

  push(line: string): void {
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
          if (offset === line.length) this.isBroken = true;
          break;
        case '[':
        case '{':
          this.#begin(mark === '[' ? ']' : '}');
          break;
        case ']':
        case '}':
          if (this.#beyond > 0) this.#beyond--;
          else if (this.#open.pop() !== mark) this.isBroken = true;
          break;
      }
      this.#last = mark;
    }
  }

  #begin(end: string): void {
    if (!this.allowsValue) this.isBroken = true;
    if (this.#open.length < this.#deepest) this.#open.push(end);
    else {
      this.#beyond++;
      this.isTooDeep = true;
    }
    this.#hasBegun = true;
  }
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
