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

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/**
 * A class, since there is one for each document of a file, and getters of its own would keep each in old memory.
 * Characters are looked at as numbers: one thread does this for all that the others work on.
 */
class Brackets implements Nesting {
  readonly #deepest: number;
  /** The brackets that will close what is open. */
  readonly #open: number[] = [];
  #beyond = 0;
  #hasBegun = false;
  /** The last character that is not white space; a quote for a whole text in quotes; 0 before any. */
  #last = 0;
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
    return last === 0 || last === openBracket || last === comma || last === colon;
  }

  push(line: string): void {
    for (let offset = 0; offset < line.length; offset++) {
      const mark = line.charCodeAt(offset);
      // Blanks and the ends of lines.
      if (mark === 0x20 || mark === 0x09 || mark === 0x0a || mark === 0x0d) continue;
      if (mark === quote) {
        offset = closingQuote(line, offset);
        if (offset === line.length) this.isBroken = true;
      } else if (mark === openBracket) this.#begin(closeBracket);
      else if (mark === openBrace) this.#begin(closeBrace);
      else if (mark === closeBracket || mark === closeBrace) this.#end(mark);
      this.#last = mark;
    }
  }

  #begin(end: number): void {
    if (!this.allowsValue) this.isBroken = true;
    if (this.#open.length < this.#deepest) this.#open.push(end);
    else {
      this.#beyond++;
      this.isTooDeep = true;
    }
    this.#hasBegun = true;
  }

  #end(mark: number): void {
    if (this.#beyond > 0) this.#beyond--;
    else if (this.#open.pop() !== mark) this.isBroken = true;
  }
}

/** The offset of the quote that closes the one at `from`; the length of the line when none does. */
export function closingQuote(line: string, from: number): number {
  for (let at = from + 1; at < line.length; at++) {
    const mark = line.charCodeAt(at);
    if (mark === quote) return at;
    if (mark === backslash) at++;
  }
  return line.length;
}
