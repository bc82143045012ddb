/** JSON as data, and where its text breaks: engines word that differently, we point at the place. */

export type JsonValue = string | number | boolean | null | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [name: string]: JsonValue | undefined;
}

/**
 * Whether a value is an object of JSON: neither null nor a list.
 *
 * @example
 * ```ts
 * import { isJsonObject } from 'ludoteca/document';
 *
 * console.log(['{"size": 4}', '[4]', 'null'].map((text) => isJsonObject(JSON.parse(text))));
 * ```
 *
 * ```text
 * [ true, false, false ]
 * ```
 */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface JsonFault {
  /** Offset into the text, from 0. */
  readonly offset: number;
  /** What stands there, quoted; `end` when the text ends. */
  readonly found: string;
  /** What could have stood there, in JSON's own characters. */
  readonly expected: string;
}

/**
 * The first place where the text stops being JSON; absent when it is JSON.
 *
 * @example
 * ```ts
 * import { findJsonFault } from 'ludoteca/document';
 *
 * console.log(findJsonFault('{"size": 4}'));
 * console.log(findJsonFault('{"size": 4 "seed": 1}'));
 * ```
 *
 * ```text
 * undefined
 * { offset: 11, found: '"', expected: ', }' }
 * ```
 */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (fault) {
    if (fault instanceof Broken) return fault.fault;
    throw fault;
  }
}

class Broken extends Error {
  readonly fault: JsonFault;
  constructor(fault: JsonFault) {
    super('broken JSON');
    this.fault = fault;
  }
}

const numberPattern = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids control characters in strings
const stringPart = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const wordPattern = /true|false|null/y;

class Scanner {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): void {
    this.#value();
    this.#space();
    if (this.#offset < this.#text.length) this.#break('end');
  }

  /** Values are scanned with a stack of open brackets, so that no nesting is too deep for it. */
  #value(): void {
    const open: ('[' | '{')[] = [];
    for (;;) {
      this.#space();
      const next = this.#text[this.#offset];
      if (next === '[' || next === '{') {
        this.#offset++;
        this.#space();
        const close = next === '[' ? ']' : '}';
        if (this.#text[this.#offset] !== close) {
          open.push(next);
          if (next === '{') this.#name();
          continue;
        }
        this.#offset++;
      } else this.#plain();
      for (;;) {
        const inside = open.at(-1);
        if (inside === undefined) return;
        this.#space();
        const after = this.#text[this.#offset];
        if (after === ',') {
          this.#offset++;
          if (inside === '{') this.#name();
          break;
        }
        if (after !== (inside === '[' ? ']' : '}')) this.#break(inside === '[' ? ', ]' : ', }');
        this.#offset++;
        open.pop();
      }
    }
  }

  #name(): void {
    this.#space();
    if (!this.#string()) this.#break('"name"');
    this.#space();
    if (this.#text[this.#offset] !== ':') this.#break(':');
    this.#offset++;
  }

  #plain(): void {
    const found = this.#string() || this.#match(wordPattern) || this.#match(numberPattern);
    if (!found) this.#break('{ [ "text" 0–9 true false null');
  }

  /** Part by part: one pattern for a whole string would need a stack as deep as the string is long. */
  #string(): boolean {
    const begin = this.#offset;
    if (this.#text[begin] !== '"') return false;
    this.#offset++;
    while (this.#match(stringPart));
    if (this.#text[this.#offset] === '"') {
      this.#offset++;
      return true;
    }
    this.#offset = begin;
    return false;
  }

  #space(): void {
    for (; ; this.#offset++) {
      const code = this.#text.charCodeAt(this.#offset);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  #match(pattern: RegExp): boolean {
    pattern.lastIndex = this.#offset;
    if (!pattern.test(this.#text)) return false;
    this.#offset = pattern.lastIndex;
    return true;
  }

  #break(expected: string): never {
    const found = this.#text[this.#offset];
    throw new Broken({ offset: this.#offset, found: found ?? 'end', expected });
  }
}

/**
 * Line and column, from 1, of an offset into a text.
 *
 * @example
 * ```ts
 * import { findJsonFault, lineAndColumn } from 'ludoteca/document';
 *
 * const text = '{\n  "size": ?\n}';
 * const fault = findJsonFault(text);
 * if (fault !== undefined) console.log(lineAndColumn(text, fault.offset));
 * ```
 *
 * ```text
 * { line: 2, column: 11 }
 * ```
 */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (
    let end = text.indexOf('\n');
    end >= 0 && end < offset;
    end = text.indexOf('\n', lineStart)
  ) {
    line++;
    lineStart = end + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
