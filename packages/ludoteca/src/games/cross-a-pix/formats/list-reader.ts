/** Reading named lists of lists, `HP = [[0,1],[1,0]],`, with the place of every item. */

import { lineAndColumn } from '../../../document/index.ts';
import { misread } from '../../../kernel/index.ts';
import { notices } from '../notices.ts';

const names = ['HP', 'VP', 'V', 'H', 'T'] as const;

export type ListName = (typeof names)[number];

/** A number, or `_`, as it stands in the text. */
export interface Item {
  readonly text: string;
  readonly offset: number;
}

export interface NamedList {
  readonly name: ListName;
  readonly offset: number;
  readonly rows: readonly { readonly items: readonly Item[]; readonly offset: number }[];
}

/** All lists of a text by name. Commas, dots and semicolons between them, and comments, are skipped. */
export function readLists(text: string): ReadonlyMap<ListName, NamedList> {
  const scanner = new Scanner(text);
  const found = new Map<ListName, NamedList>();
  for (;;) {
    scanner.skip(/(?:[\s,.;]|%[^\n]*|\/\*[\s\S]*?\*\/)+/y);
    if (scanner.isAtEnd) return found;
    const list = scanner.named();
    if (found.has(list.name)) {
      const place = lineAndColumn(text, list.offset);
      misread(notices.notice('lists-twice', { name: list.name }, { kind: 'text', ...place }));
    }
    found.set(list.name, list);
  }
}

class Scanner {
  readonly #text: string;
  #offset = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#offset >= this.#text.length;
  }

  /** A name and its list; the name may be in small letters, the sign between them may be missing. */
  named(): NamedList {
    const offset = this.#offset;
    const word = this.skip(/[A-Za-z]\w*/y);
    const name = names.find((known) => known === word.toUpperCase());
    if (name === undefined) {
      this.#offset = offset;
      this.#break('HP VP V H', word);
    }
    this.skip(/\s*[=:]?/y);
    return { name, offset, rows: this.#list(() => this.#row()) };
  }

  #row(): NamedList['rows'][number] {
    const offset = this.#offset;
    return { items: this.#list(() => this.#item()), offset };
  }

  #item(): Item {
    const offset = this.#offset;
    const text = this.skip(/-?\d+(?:\.\d+)?|_/y);
    if (text === '') this.#break('0–9');
    return { text, offset };
  }

  #list<Inside>(read: () => Inside): Inside[] {
    this.#skipSpace();
    if (this.#text[this.#offset] !== '[') this.#break('[');
    this.#offset++;
    this.#skipSpace();
    const inside: Inside[] = [];
    if (this.#text[this.#offset] === ']') {
      this.#offset++;
      return inside;
    }
    for (;;) {
      this.#skipSpace();
      inside.push(read());
      this.#skipSpace();
      const next = this.#text[this.#offset];
      if (next !== ',' && next !== ']') this.#break(', ]');
      this.#offset++;
      if (next === ']') return inside;
    }
  }

  #skipSpace(): void {
    this.skip(/\s*/y);
  }

  /** What the pattern matches here, which may be nothing. */
  skip(pattern: RegExp): string {
    pattern.lastIndex = this.#offset;
    const matched = pattern.exec(this.#text)?.[0] ?? '';
    this.#offset += matched.length;
    return matched;
  }

  #break(expected: string, found = this.#text[this.#offset]): never {
    const place = { kind: 'text', ...lineAndColumn(this.#text, this.#offset) } as const;
    misread(
      found === undefined
        ? notices.notice('lists-ended', { expected }, place)
        : notices.notice(
            'lists-character',
            { found: found === '' ? this.#text[this.#offset] : found.slice(0, 40), expected },
            place,
          ),
    );
  }
}
