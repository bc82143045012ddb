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
import { type Command, type Flag, type Given, valueName } from './command.ts';
import { unknownCommand } from './commands/help.ts';
import { commonFlags, usageOf } from './help.ts';
import { usage } from './phrases/usage.ts';
import { readPicture } from './pictures/picture.ts';

export type Parsed =
  | {
      readonly kind: 'run';
      readonly command: Command;
      readonly isJson: boolean;
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
    const known = choices.map(({ command }) => command);
    return fail({ notice: unknownCommand(known, unknown) });
  }
  const { command, flags, isLenient } = chosen.choice;
  const { operands, texts } = chosen;
  const excess = excessOf(command, operands, isLenient, language);
  if (excess !== undefined) return fail({ notice: excess });
  const values = await readFlags(flags, texts);
  if (!values.ok) return values;
  const given = { operands, flags: values.value };
  return ok({ kind: 'run', command, isJson: common.json === true, given });
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
  const names = flag.short === undefined ? '' : `-${flag.short}, `;
  return new Option(
    flag.takes.kind === 'flag' ? `${names}--${flag.name}` : `${names}--${flag.name} <${value}>`,
  );
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

/** Reads the text of each flag by what it takes. */
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

async function readFlag(
  { name, takes, help }: Flag,
  text: string,
): Promise<Result<OptionValue, Notice>> {
  if (takes.kind === 'text') return ok(text);
  if (takes.kind === 'picture') return readPicture(text);
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
      const flags = [...(choice?.flags ?? []), ...commonFlags];
      const near = nearest(
        found,
        flags.map(({ name }) => `--${name}`),
      );
      if (near !== undefined) return usage.notice('unknown-option-near', { found, nearest: near });
      const help = ['ludoteca', ...(choice ? [choice.command.name] : []), '--help'].join(' ');
      return usage.notice('unknown-option', { found, help });
    }
    case 'commander.optionMissingArgument': {
      const [option, value = ''] = found.split(' ');
      return usage.notice('missing-value', { option, value: value.replace(/[<>]/g, '') });
    }
    default:
      throw new Error(`commander refused with ${fault.code}: ${fault.message}`);
  }
}
