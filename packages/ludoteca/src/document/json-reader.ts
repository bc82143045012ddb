/**
 * Reading JSON values with their path in hand. A fault ends the one `readJson` call, which turns it
 * into a `Result`: parsers read straight down, and every fault has its place.
 */

import { misread, type Notice, nearest, type Result, reading } from '../kernel/index.ts';
import { isJsonObject, type JsonArray, type JsonObject, type JsonValue } from './json.ts';
import { documentPhrases } from './phrases.ts';

/**
 * Runs a reader over a value; its faults become the error of the result.
 *
 * @example
 * ```ts
 * import { type JsonValue, readJson } from 'ludoteca/document';
 *
 * const rowsOf = (value: JsonValue) => readJson(value, (reader) => reader.at('rows').whole(1, 9));
 * console.log(rowsOf({ rows: 4 }));
 * const refused = rowsOf({ rows: 12 });
 * if (!refused.ok) console.log(refused.error.where, refused.error.args);
 * ```
 *
 * ```text
 * { ok: true, value: 4 }
 * { kind: 'json', path: 'rows' } { found: 12, least: 1, most: 9 }
 * ```
 */
export function readJson<Value>(
  value: JsonValue,
  read: (reader: JsonReader) => Value,
): Result<Value, Notice> {
  return reading(() => read(new JsonReader(value)));
}

/** The names that were asked for in each object that was read. */
const askedFor = new WeakMap<JsonObject, Set<string>>();

function namesRead(object: JsonObject): Set<string> {
  const known = askedFor.get(object);
  if (known !== undefined) return known;
  const names = new Set<string>();
  askedFor.set(object, names);
  return names;
}

/** So many names are told at most: whoever wrote thousands did not write them for us. */
const mostUnread = 20;

/**
 * The names in an object that nobody asked for when it was read, and in the objects inside it that were
 * looked into: a notice each, with the nearest of the names that were. `besides` are known to others.
 *
 * @example
 * ```ts
 * import { readJson, unreadNames } from 'ludoteca/document';
 *
 * const board = { rows: 4, colums: 4 };
 * readJson(board, (reader) => [reader.at('rows').value, reader.at('columns').value]);
 * for (const { where, args } of unreadNames(board)) console.log(where, args);
 * ```
 *
 * ```text
 * { kind: 'json', path: 'colums' } { nearest: 'columns' }
 * ```
 */
export function unreadNames(
  object: JsonObject,
  besides: readonly string[] = [],
): readonly Notice[] {
  const found: Notice[] = [];
  const look = (value: JsonValue | undefined, path: string, more: readonly string[]): void => {
    if (found.length >= mostUnread || value === undefined || !isJsonObject(value)) return;
    const asked = askedFor.get(value);
    if (asked === undefined) return;
    // Not left to the collector: a weak map holds on to its values until old memory is swept, and files have thousands.
    askedFor.delete(value);
    const known = [...asked, ...more];
    for (const name of Object.keys(value)) {
      const where = { kind: 'json', path: path === '' ? name : `${path}.${name}` } as const;
      if (known.includes(name)) look(value[name], where.path, []);
      else if (found.length < mostUnread) {
        const near = nearest(name, known);
        found.push(
          near === undefined
            ? documentPhrases.notice('name-unread', {}, where)
            : documentPhrases.notice('name-unread-near', { nearest: near }, where),
        );
      }
    }
  };
  look(object, '', besides);
  return found;
}

/**
 * A JSON value and the path that led to it.
 *
 * @example
 * ```ts
 * import { JsonReader } from 'ludoteca/document';
 *
 * const reader = new JsonReader({ board: [[1, 2], [3, 4]] });
 * const [, second] = reader.at('board').list(2);
 * console.log(second.path, second.list(2).map((cell) => cell.whole(1, 9)));
 * ```
 *
 * ```text
 * board[1] [ 3, 4 ]
 * ```
 */
export class JsonReader {
  #value: JsonValue | undefined;
  readonly #outer: JsonReader | undefined;
  #step: string | number;

  constructor(value: JsonValue | undefined, outer?: JsonReader, step: string | number = '') {
    this.#value = value;
    this.#outer = outer;
    this.#step = step;
  }

  get value(): JsonValue | undefined {
    return this.#value;
  }

  /** Put together when a fault asks for it: large boards have many values, and few faults. */
  get path(): string {
    const outer = this.#outer?.path ?? '';
    if (typeof this.#step === 'number') return `${outer}[${this.#step}]`;
    return outer === '' ? this.#step : `${outer}.${this.#step}`;
  }

  /** True when the value is there (and not null). */
  get isPresent(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  /** The value under a name; absent values are read as `undefined` and fault when asked for. */
  at(name: string): JsonReader {
    const object = this.object();
    namesRead(object).add(name);
    return new JsonReader(object[name], this, name);
  }

  /** Names that may stand here, though it is not the reader who needs them. */
  mayHave(...names: readonly string[]): void {
    for (const name of names) this.at(name);
  }

  object(): JsonObject {
    if (!isJsonObject(this.value)) this.misfit('{…}');
    return this.value;
  }

  /** The items of a list, of the given length if one is given. */
  list(length?: number): JsonReader[] {
    return this.#items(length).map((item, index) => new JsonReader(item, this, index));
  }

  #items(length?: number): JsonArray {
    if (!Array.isArray(this.value)) this.misfit('[…]');
    const items: JsonArray = this.value;
    if (length !== undefined && items.length !== length) {
      this.refuse(
        documentPhrases.notice(
          'json-length',
          { found: items.length, expected: length },
          { kind: 'json', path: this.path },
        ),
      );
    }
    return items;
  }

  /** Rows of columns, each cell read by `read`, which does not keep its reader: boards have many cells, and one reader. */
  matrix<Item>(rows: number, cols: number, read: (cell: JsonReader) => Item): Item[][] {
    const row = new JsonReader(undefined, this);
    const cell = new JsonReader(undefined, row);
    const lines: Item[][] = [];
    // Pushed one by one, so that lists are laid out alike however warm the code is: solvers are compiled for one layout.
    for (const items of this.#items(rows)) {
      row.#move(items, lines.length);
      const line: Item[] = [];
      for (const item of row.#items(cols)) {
        cell.#move(item, line.length);
        line.push(read(cell));
      }
      lines.push(line);
    }
    return lines;
  }

  #move(value: JsonValue, step: number): void {
    this.#value = value;
    this.#step = step;
  }

  /** A whole number within bounds. */
  whole(least: number, most: number): number {
    const value = this.value;
    if (typeof value !== 'number') this.misfit(`${least}–${most}`);
    if (!Number.isInteger(value) || value < least || value > most) {
      this.refuse(
        documentPhrases.notice(
          'json-range',
          { found: value, least, most },
          { kind: 'json', path: this.path },
        ),
      );
    }
    return value;
  }

  text(): string {
    if (typeof this.value !== 'string') this.misfit('"text"');
    return this.value;
  }

  /** One of the listed values. */
  choice<Choice extends string | number | null>(choices: readonly Choice[]): Choice {
    const { value } = this;
    let chosen: Choice | undefined;
    for (const choice of choices) if (choice === value) chosen = choice;
    if (chosen === undefined) {
      if (this.value === undefined) this.misfit(choices.map(shown).join(' '));
      this.refuse(
        documentPhrases.notice(
          'json-choice',
          { found: shown(this.value), expected: choices.map(shown).join(' ') },
          { kind: 'json', path: this.path },
        ),
      );
    }
    return chosen;
  }

  /** Ends the reading with the game's own notice. */
  refuse(notice: Notice): never {
    misread(notice);
  }

  misfit(expected: string): never {
    if (this.value === undefined) {
      const dot = this.path.lastIndexOf('.');
      this.refuse(
        documentPhrases.notice(
          'json-missing',
          { name: this.path.slice(dot + 1), expected },
          { kind: 'json', path: this.path === '' ? '$' : this.path },
        ),
      );
    }
    this.refuse(
      documentPhrases.notice(
        'json-type',
        { found: shown(this.value), expected },
        { kind: 'json', path: this.path === '' ? '$' : this.path },
      ),
    );
  }
}

/** A value as shown in a message: short, whatever it is. */
function shown(value: JsonValue): string {
  if (Array.isArray(value)) return '[…]';
  if (isJsonObject(value)) return '{…}';
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 37)}…"` : text;
}
