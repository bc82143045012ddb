/**
 * Phrasebooks: the words of the library, each in every language.
 *
 * A phrase is a template. `{name}` is a hole, `{count|cell|cells}` chooses by whether the count is
 * one, `{cells&}` says a list with `and` before its last, `{cells^}` with `or`, and `{houses&na}` with a
 * word before each: "na linha 1 e na coluna 2". Several places of one kind are said together: "rows 1
 * and 2", "nas linhas 1 e 2". The holes are known to the compiler: a notice with a missing argument, like a
 * phrase with a missing language, does not compile.
 */

import type { Language } from './language.ts';
import {
  type Cell,
  cellName,
  type Notice,
  type NoticeArg,
  type NoticeArgs,
  type Where,
} from './notice.ts';
import { noticesOf } from './noticing.ts';

export type Phrase = Readonly<Record<Language, string>>;

export type Phrases = Readonly<Record<string, Phrase>>;

/** The holes of a template as they are written, each with its plural or its `&`. */
export type WrittenHoles<Template extends string> =
  Template extends `${string}{${infer Hole}}${infer Rest}` ? Hole | WrittenHoles<Rest> : never;

/** The name of a hole, without its plural or its `&`. */
export type HoleName<Hole extends string> = Hole extends `${infer Name}|${string}`
  ? Name
  : Hole extends `${infer Name}&${string}`
    ? Name
    : Hole extends `${infer Name}^`
      ? Name
      : Hole;

/** The names of all holes of a template; of templates, those of each. */
export type Holes<Template extends string> = HoleName<WrittenHoles<Template>>;

/** The holes that choose between one and many: only a number can. */
export type Counts<Template extends string> =
  WrittenHoles<Template> extends infer Hole
    ? Hole extends `${infer Name}|${string}`
      ? Name
      : never
    : never;

/** The arguments a template asks for: these and no others. */
export type ArgsOf<Template extends string> = [Holes<Template>] extends [never]
  ? Readonly<Record<string, never>>
  : {
      readonly [Name in Holes<Template>]: Name extends Counts<Template> ? number : NoticeArg;
    };

/** A phrase with these holes, where the words themselves are not known to the compiler. */
export type PhraseWith<Hole extends string> = Readonly<
  Record<Language, `${string}{${Hole}}${string}`>
>;

/** What is given besides a phrase to say it: its arguments, or nothing where it has no holes. */
export type Given<Said extends Phrase> = [Holes<Said[Language]>] extends [never]
  ? []
  : [args: ArgsOf<Said[Language]>];

/** A book of phrases as readers of notices need it. */
export interface AnyPhrasebook {
  readonly prefix: string;
  readonly phrases: Phrases;
}

/** A book of phrases as its writer needs it: knows its keys and their holes. */
export interface Phrasebook<Book extends Phrases> extends AnyPhrasebook {
  readonly phrases: Book;
  notice<Key extends keyof Book & string>(
    key: Key,
    args: ArgsOf<Book[Key][Language]>,
    where?: Where,
  ): Notice;
  say<Key extends keyof Book & string>(
    key: Key,
    args: ArgsOf<Book[Key][Language]>,
    language: Language,
  ): string;
}

/**
 * Makes a book of phrases, whose holes the compiler knows.
 *
 * @example
 * ```ts
 * import { phrasebook } from 'ludoteca/kernel';
 *
 * const words = phrasebook('shop', {
 *   left: { en: '{count} {count|apple|apples} left', pt: '{count|resta|restam} {count} {count|maçã|maçãs}' },
 * });
 * console.log(words.say('left', { count: 1 }, 'pt'));
 * ```
 *
 * ```text
 * resta 1 maçã
 * ```
 */
export function phrasebook<const Book extends Phrases>(
  prefix: string,
  phrases: Book,
): Phrasebook<Book> {
  return {
    prefix,
    phrases,
    ...noticesOf<Book>(prefix),
    say(key, args, language) {
      return fill(phrases[key], args, language);
    },
  };
}

/**
 * A phrase said with the arguments that its holes ask for.
 *
 * @example
 * ```ts
 * import { sayPhrase } from 'ludoteca/kernel';
 *
 * const moves = { en: '{count} {count|move|moves}', pt: '{count} {count|jogada|jogadas}' } as const;
 * console.log(sayPhrase(moves, 'en', { count: 1 }));
 * console.log(sayPhrase(moves, 'pt', { count: 2 }));
 * ```
 *
 * ```text
 * 1 move
 * 2 jogadas
 * ```
 */
export function sayPhrase<const Said extends Phrase>(
  phrase: Said,
  language: Language,
  ...[args]: Given<Said>
): string {
  return fill(phrase, args ?? {}, language);
}

/** Puts the arguments into the template of the language; whoever calls knows that they are its. */
function fill(phrase: Phrase, args: NoticeArgs, language: Language): string {
  return phrase[language].replace(/\{([^{}]+)\}/g, (_, hole: string) => {
    const [list, before] = hole.split('&');
    if (before !== undefined) return spoken(args[list], language, 'and', before);
    if (hole.endsWith('^')) return spoken(args[hole.slice(0, -1)], language, 'or');
    const [name, one, many] = hole.split('|');
    const value = args[name];
    if (one === undefined) return spoken(value, language, undefined);
    return value === 1 ? one : (many ?? one);
  });
}

const joints = { and: { en: 'and', pt: 'e' }, or: { en: 'or', pt: 'ou' } } as const;

function spoken(
  value: NoticeArg,
  language: Language,
  joint: keyof typeof joints | undefined,
  before = '',
): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if ('kind' in value) return sayWhere(value, language);
  if ('row' in value) return cellName(value, language);
  const join = (names: readonly string[]) =>
    joint === undefined || names.length < 2
      ? names.join(', ')
      : `${names.slice(0, -1).join(', ')} ${joints[joint][language]} ${names[names.length - 1]}`;
  const lines = linesOfOneKind(value);
  if (lines !== undefined && joint !== undefined) {
    const numbers = join(lines.map(({ index }) => String(index + 1)));
    const named = wherePhrases.say(`${lines[0].kind}s`, { numbers }, language);
    // The words before are articles, alone or with a preposition: their plural ends in s.
    return before === '' ? named : `${before}s ${named}`;
  }
  const lead = before === '' ? '' : `${before} `;
  return join(value.map((one) => `${lead}${spoken(one, language, joint)}`));
}

type Line = Extract<Where, { readonly index: number }>;

/** At least two rows, or columns, or boxes, and nothing else. */
function linesOfOneKind(list: readonly (number | Cell | Where)[]): readonly Line[] | undefined {
  const lines = list.filter(
    (one): one is Line => typeof one !== 'number' && 'index' in one && 'kind' in one,
  );
  const isOneKind = lines.every(({ kind }) => kind === lines[0].kind);
  return lines.length > 1 && lines.length === list.length && isOneKind ? lines : undefined;
}

/** The places of a notice, in words. */
export const wherePhrases = /* @__PURE__ */ phrasebook('where', {
  text: { en: 'line {line}, column {column}', pt: 'linha {line}, coluna {column}' },
  row: { en: 'row {number}', pt: 'linha {number}' },
  column: { en: 'column {number}', pt: 'coluna {number}' },
  box: { en: 'box {number}', pt: 'caixa {number}' },
  rows: { en: 'rows {numbers}', pt: 'linhas {numbers}' },
  columns: { en: 'columns {numbers}', pt: 'colunas {numbers}' },
  boxs: { en: 'boxes {numbers}', pt: 'caixas {numbers}' },
  move: { en: 'move {number}', pt: 'jogada {number}' },
});

/**
 * A place in words: `line 3, column 5`, `right[2][0]`, `r3c4`, `row 3`.
 *
 * @example
 * ```ts
 * import { sayWhere } from 'ludoteca/kernel';
 *
 * console.log(sayWhere({ kind: 'text', line: 3, column: 5 }, 'en'));
 * console.log(sayWhere({ kind: 'row', index: 2 }, 'pt'));
 * ```
 *
 * ```text
 * line 3, column 5
 * linha 3
 * ```
 */
export function sayWhere(where: Where, language: Language): string {
  switch (where.kind) {
    case 'text':
      return wherePhrases.say('text', { line: where.line, column: where.column }, language);
    case 'json':
      return where.path;
    case 'cell':
      return cellName(where, language);
    case 'move':
      return wherePhrases.say('move', { number: where.number }, language);
    default:
      return wherePhrases.say(where.kind, { number: where.index + 1 }, language);
  }
}

/** Who knows the words of notices, in one language. */
export interface Speaker {
  readonly language: Language;
  say(notice: Notice): string;
}

/**
 * Says a notice with the words of the books, without its place.
 *
 * @example
 * ```ts
 * import { greaterThan } from 'ludoteca/greater-than';
 * import { sayNotice } from 'ludoteca/kernel';
 * import { phrasebooksOf } from 'ludoteca/words';
 *
 * const refused = greaterThan.recipe({ size: { rows: 7, cols: 7 } });
 * if (!refused.ok) console.log(sayNotice(phrasebooksOf(greaterThan), refused.error, 'en'));
 * ```
 *
 * ```text
 * --size: found 7; puzzles are made in the sizes 4, 6, 8, 9, 12, 16
 * ```
 */
export function sayNotice(
  books: readonly AnyPhrasebook[],
  notice: Notice,
  language: Language,
): string {
  const dot = notice.code.indexOf('.');
  const prefix = notice.code.slice(0, dot);
  const key = notice.code.slice(dot + 1);
  const phrase = books.find((book) => book.prefix === prefix)?.phrases[key];
  if (phrase === undefined) throw new Error(`no phrasebook has words for ${notice.code}`);
  return fill(phrase, notice.args, language);
}
