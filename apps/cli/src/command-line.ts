/** Reading the command line: commander splits it, the flags' own data say what their values may be. */

import { Command as Commander, CommanderError, Option } from 'commander';
import {
  fail,
  type Language,
  type Notice,
  nearest,
  type OptionValue,
  ok,
  type Result,
  readOption,
} from 'ludoteca';
import { type Command, type Flag, flagNames, type Given, valueName } from './command.ts';
import { unknownCommand } from './commands/help.ts';
import { commonFlags, usageOf } from './help.ts';
import { usage } from './phrases/usage.ts';

export type Parsed =
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly isJson: boolean;
      readonly isQuiet: boolean;
      readonly given: Given;
    }
  | { readonly kind: 'help'; readonly command?: Command }
  | { readonly kind: 'version' }
  | { readonly kind: 'nothing' };

/** A command, with the flags of the game that the words name. */
export interface Choice {
  readonly command: Command;
  readonly flags: readonly Flag[];
  /** True when no game was found whose flags could be known: they are then not judged. */
  readonly isLenient: boolean;
}

/** What is wrong, and with which file when it is one that a flag names. */
export interface Misuse {
  readonly notice: Notice;
  readonly file?: string;
}

type Texts = Readonly<Record<string, string | boolean | undefined>>;

/** What the words ask for, or what is wrong with them. */
export async function readCommandLine(
  choices: readonly Choice[],
  words: readonly string[],
  language: Language,
  /** All commands that could have been named. */
  known: readonly Pick<Command, 'name'>[],
): Promise<Result<Parsed, Misuse>> {
  let chosen: { choice: Choice; operands: readonly string[]; texts: Texts } | undefined;
  const program = bare(new Commander('ludoteca')).option('-V, --version').helpCommand(false);
  for (const flag of commonFlags) {
    if (flag.name !== 'help') program.addOption(optionOf(flag, language));
  }
  program.helpOption('-h, --help');
  for (const choice of choices) {
    const command = program.command(choice.command.name);
    command.helpOption('-h, --help');
    for (const { name, isMany } of choice.command.operands) {
      // Missing operands are told by the commands, which know what could stand there.
      command.argument(isMany ? `[${name.en}...]` : `[${name.en}]`);
    }
    for (const flag of choice.flags) command.addOption(optionOf(flag, language));
    if (choice.isLenient) command.allowUnknownOption();
    command.allowExcessArguments().action(() => {
      chosen = { choice, operands: command.args, texts: command.opts() };
    });
  }
  program.allowExcessArguments().action(() => {});
  try {
    program.parse(words, { from: 'user' });
  } catch (fault) {
    if (!(fault instanceof CommanderError)) throw fault;
    if (fault.code === 'commander.helpDisplayed') return ok(helpFor(choices, words));
    return fail({ notice: usageNotice(fault, choices, words) });
  }
  const common: Texts = program.opts();
  if (common.version === true) return ok({ kind: 'version' });
  if (chosen === undefined) {
    const [unknown] = program.args;
    if (unknown === undefined) return ok({ kind: 'nothing' });
    return fail({ notice: unknownCommand(known, unknown) });
  }
  const { command, flags, isLenient } = chosen.choice;
  const { operands, texts } = chosen;
  const excess = excessOf(command, operands, isLenient, language);
  if (excess !== undefined) return fail({ notice: excess });
  const values = await readFlags(flags, texts);
  if (!values.ok) return values;
  const idle = flags.find(
    ({ name, isOfQueue }) => isOfQueue && texts[camelCase(name)] !== undefined,
  );
  if (idle !== undefined && values.value.queue === undefined) {
    return fail({ notice: usage.notice('only-with-queue', { option: idle.name }) });
  }
  const given = { operands, flags: values.value, typed: typedFlags(flags, texts) };
  const colour = await readFlags(
    commonFlags.filter(({ name }) => name === 'color'),
    common,
  );
  if (!colour.ok) return colour;
  const [isJson, isQuiet] = [common.json === true, common.quiet === true];
  return ok({ kind: 'run', command, isJson, isQuiet, given });
}

/** A commander that prints nothing and exits from nothing: words and codes are ours. */
function bare(program: Commander): Commander {
  return program
    .exitOverride()
    .configureOutput({ writeOut() {}, writeErr() {}, outputError() {} })
    .showSuggestionAfterError(false);
}

function optionOf(flag: Flag, language: Language): Option {
  const value = valueName(flag, language).replace(/[<>\s]/g, '');
  const names = flagNames(flag);
  return new Option(flag.takes.kind === 'flag' ? names : `${names} <${value}>`);
}

/** The command that the words name first. */
function choiceOf(choices: readonly Choice[], words: readonly string[]): Choice | undefined {
  const name = words.find((word) => choices.some(({ command }) => command.name === word));
  return choices.find(({ command }) => command.name === name);
}

function helpFor(choices: readonly Choice[], words: readonly string[]): Parsed {
  const command = choiceOf(choices, words)?.command;
  return { kind: 'help', ...(command && { command }) };
}

function excessOf(
  command: Command,
  operands: readonly string[],
  isLenient: boolean,
  language: Language,
): Notice | undefined {
  const takesMany = command.operands.some(({ isMany }) => isMany);
  if (takesMany || isLenient || operands.length <= command.operands.length) return undefined;
  const found = operands[command.operands.length];
  return usage.notice('excess-operand', { found, usage: usageOf(command, language) });
}

/** Reads the texts of some flags. */
async function readFlags(
  flags: readonly Flag[],
  texts: Texts,
): Promise<Result<Given['flags'], Misuse>> {
  const values: Record<string, OptionValue> = {};
  for (const { name, takes, help } of flags) {
    const text = texts[camelCase(name)];
    if (text === undefined) continue;
    const value = await readFlag({ name, takes, help }, String(text));
    if (!value.ok) {
      const file = takes.kind === 'picture' ? { file: String(text) } : {};
      return fail({ notice: value.error, ...file });
    }
    values[name] = value.value;
  }
  return ok(values);
}

/** The flags that were given, as they were typed. */
function typedFlags(flags: readonly Flag[], texts: Texts): NonNullable<Given['typed']> {
  return Object.fromEntries(
    flags.flatMap(({ name, takes }): [string, string | true][] => {
      const text = texts[camelCase(name)];
      if (text === undefined) return [];
      return [[name, takes.kind === 'flag' ? true : String(text)]];
    }),
  );
}

/** Reads the text of a flag by what it takes. */
export async function readFlag(
  { name, takes, help }: Flag,
  text: string,
): Promise<Result<OptionValue, Notice>> {
  if (takes.kind === 'text') return ok(text);
  if (takes.kind === 'picture') {
    const { readPicture } = await import('./pictures/picture.ts');
    return readPicture(text);
  }
  return readOption({ name, takes, help }, text);
}

/** The name under which commander keeps an option. */
function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Commander's errors in our words. The words in quotes in its message are what was found. */
function usageNotice(
  fault: CommanderError,
  choices: readonly Choice[],
  words: readonly string[],
): Notice {
  const found = /'([^']*)'/.exec(fault.message)?.[1] ?? '';
  const choice = choiceOf(choices, words);
  switch (fault.code) {
    case 'commander.unknownOption': {
      const help = ['ludoteca', ...(choice ? [choice.command.name] : []), '--help'].join(' ');
      return unknownOption(found, [...(choice?.flags ?? []), ...commonFlags], help);
    }
    case 'commander.optionMissingArgument': {
      // `-n, --count <N>`: told by its whole name.
      const [option, value = ''] = found.replace(/^-\w, /, '').split(' ');
      return usage.notice('missing-value', { option, value: value.replace(/[<>]/g, '') });
    }
    default:
      throw new Error(`commander refused with ${fault.code}: ${fault.message}`);
  }
}

/** That there is no such option, and which was probably meant. */
export function unknownOption(found: string, flags: readonly Flag[], help: string): Notice {
  const near = nearest(
    found,
    flags.map(({ name }) => `--${name}`),
  );
  return near === undefined
    ? usage.notice('unknown-option', { found, help })
    : usage.notice('unknown-option-near', { found, nearest: near });
}
