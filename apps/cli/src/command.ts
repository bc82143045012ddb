/** What a command of `ludoteca` is: data for reading the command line and for its help, and what it does. */

import type { AnyKind, Language, OptionSpec, OptionValue, Phrase } from 'ludoteca';
import type { Context } from './context.ts';
import type { ExitCode } from './exit-code.ts';

/** How a command ends: with its exit code, or in the menu. */
export type Ended = ExitCode | 'menu';

/** A word without dashes. */
export interface Operand {
  readonly name: Phrase;
  readonly help: Phrase;
  readonly isRequired?: true;
  readonly isMany?: true;
}

/** A flag takes what an option of a game takes, or any text. */
export interface Flag {
  readonly name: string;
  readonly takes: OptionSpec['takes'] | { readonly kind: 'text' };
  /** The name of its value in the help; by default one that fits what it takes. */
  readonly value?: Phrase;
  readonly help: Phrase;
  /** It means nothing without the queue that work is handed to. */
  readonly isOfQueue?: boolean;
}

export interface Example {
  /** What to type after `ludoteca`; `{game}` stands for a game of the catalogue. */
  readonly words: string;
  /** The kind of game it is an example for, when it is not one for all. */
  readonly family?: AnyKind['family'];
  readonly says: Phrase;
}

/** What was typed, read and checked. */
export interface Given {
  readonly operands: readonly string[];
  readonly flags: Readonly<Record<string, OptionValue | undefined>>;
  /** The same as they were typed, by name; true for those that take nothing. */
  readonly typed?: Readonly<Record<string, string | true>>;
}

/** Flags that belong to a game, which the help lists apart. */
export interface GameFlags {
  readonly kind: AnyKind;
  readonly flags: readonly Flag[];
}

export interface Command {
  readonly name: string;
  /** What it does, in a line. */
  readonly summary: Phrase;
  /** The kind of games it takes, when it does not take all. */
  readonly family?: AnyKind['family'];
  readonly operands: readonly Operand[];
  readonly flags: readonly Flag[];
  readonly examples: readonly Example[];
  /** What the exit codes mean here that answer a question: 0, 1 and 3. */
  readonly exits?: readonly (readonly [code: 0 | 1 | 3, means: Phrase])[];
  /** The flags that the game named among the words brings along. */
  readonly gameFlags?: (
    kinds: readonly AnyKind[],
    words: readonly string[],
  ) => GameFlags | undefined;
  run(context: Context, given: Given): Promise<Ended>;
}

/** A command before it is loaded. */
export interface Listed extends Pick<Command, 'name' | 'summary'> {
  load(): Promise<Command>;
}

/** The letters that stand for the names that are typed most, the same in every command. */
const letters: Readonly<Record<string, string>> = {
  count: 'n',
  format: 'f',
  help: 'h',
  jobs: 'j',
  level: 'l',
  output: 'o',
  quiet: 'q',
  seed: 'S',
  size: 's',
  time: 't',
  version: 'V',
};

/** The letter of a flag, if it has one. */
export function letterOf({ name }: Pick<Flag, 'name'>): string | undefined {
  return Object.hasOwn(letters, name) ? letters[name] : undefined;
}

/** How a flag is typed: `-n, --count`. */
export function flagNames(flag: Pick<Flag, 'name'>): string {
  const letter = letterOf(flag);
  return `${letter === undefined ? '' : `-${letter}, `}--${flag.name}`;
}

const valueNames: Readonly<Record<Flag['takes']['kind'], Phrase>> = {
  flag: { en: '', pt: '' },
  size: { en: 'SIZE', pt: 'TAMANHO' },
  whole: { en: 'N', pt: 'N' },
  number: { en: 'X', pt: 'X' },
  choice: { en: 'WORD', pt: 'PALAVRA' },
  picture: { en: 'PICTURE', pt: 'IMAGEM' },
  text: { en: 'TEXT', pt: 'TEXTO' },
};

/** How the value of a flag is named in the help; empty for one that takes none. */
export function valueName({ takes, value }: Flag, language: Language): string {
  if (value !== undefined) return value[language];
  if (takes.kind === 'choice') return takes.choices.join('|');
  return valueNames[takes.kind][language];
}
