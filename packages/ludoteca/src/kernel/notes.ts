/**
 * What was found out about an object, and is kept for as long as it is there. A `WeakMap` would hold on to each of its
 * values until old memory is swept, so that all that is known of thousands of puzzles is copied and carried along.
 */

/** An object that notes are kept on; nobody else looks at them. */
export interface HasNotes {
  readonly notes: unknown[];
}

let kinds = 0;

/**
 * Notes of one kind, each kept on the object that it is about.
 *
 * @example
 * ```ts
 * import { NotesOn } from 'ludoteca/kernel';
 *
 * const lengths = new NotesOn();
 * const position = { notes: [] };
 * lengths.set(position, 9);
 * console.log(lengths.get(position), lengths.get({ notes: [] }));
 * ```
 *
 * ```text
 * 9 undefined
 * ```
 */
export class NotesOn<Key extends HasNotes, Value> {
  readonly #at = kinds++;

  get(key: Key): Value | undefined {
    // Only this kind writes to its place.
    return key.notes[this.#at] as Value | undefined;
  }

  set(key: Key, value: Value): void {
    key.notes[this.#at] = value;
  }
}

/** So many objects are asked about in turn, at most, where puzzles are made, solved and drawn. */
const mostKept = 8;

/**
 * What is known of the objects that were asked about last, for those that nothing can be kept on.
 *
 * @example
 * ```ts
 * import { LastAsked } from 'ludoteca/kernel';
 *
 * const areas = new LastAsked();
 * const board = { rows: 4, cols: 5 };
 * console.log(areas.of(board, ({ rows, cols }) => rows * cols));
 * ```
 *
 * ```text
 * 20
 * ```
 */
export class LastAsked<Key extends object, Value> {
  readonly #keys: Key[] = [];
  readonly #values: Value[] = [];
  /** The place of the one that was asked about first. */
  #first = 0;

  /** What is known of it, or else is found out now. */
  of(key: Key, find: (key: Key) => Value): Value {
    const at = this.#keys.indexOf(key);
    if (at >= 0) return this.#values[at];
    const value = find(key);
    this.#keys[this.#first] = key;
    this.#values[this.#first] = value;
    this.#first = (this.#first + 1) % mostKept;
    return value;
  }
}
