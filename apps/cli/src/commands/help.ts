/** `help`: what there is, and how a command is used. */

import { fail, type Notice, nearest, ok, type Result } from 'ludoteca';
import type { Command, GameFlags, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { commandHelp, type HelpSetting, houseHelp } from '../help.ts';
import { usage } from '../phrases/usage.ts';

/** The command `help` over other commands, itself among them. */
export function helpOver(others: readonly Command[]): Command {
  const help: Command = {
    name: 'help',
    summary: { en: 'tells how a command is used', pt: 'diz como se usa um comando' },
    operands: [
      {
        name: { en: 'COMMAND', pt: 'COMANDO' },
        help: { en: 'the name of a command', pt: 'o nome de um comando' },
      },
      {
        name: { en: 'GAME', pt: 'JOGO' },
        help: { en: 'a game whose options to list', pt: 'um jogo de que listar as opções' },
      },
    ],
    flags: [],
    examples: [
      {
        words: 'help solve',
        says: {
          en: 'the options and examples of a command',
          pt: 'as opções e exemplos de um comando',
        },
      },
    ],
    async run(context: Context, { operands }: Given): Promise<ExitCode> {
      const [name, ...words] = operands;
      const command = commandOf([...others, help], name);
      if (!command.ok) {
        context.complain(command.error);
        return exitCodes.wrong;
      }
      await printHelp(context, [...others, help], command.value, words);
      return exitCodes.done;
    },
  };
  return help;
}

function commandOf(
  commands: readonly Command[],
  name: string | undefined,
): Result<Command | undefined, Notice> {
  if (name === undefined) return ok(undefined);
  const command = commands.find((each) => each.name === name);
  return command === undefined ? fail(unknownCommand(commands, name)) : ok(command);
}

export function unknownCommand(commands: readonly Pick<Command, 'name'>[], found: string): Notice {
  const names = commands.map(({ name }) => name);
  const near = nearest(found, names);
  if (near !== undefined) return usage.notice('unknown-command-near', { found, nearest: near });
  return usage.notice('unknown-command', { found, known: names.join(', ') });
}

/** Prints the help of a command, or of the whole; `words` may name a game. */
export async function printHelp(
  context: Context,
  commands: readonly Command[],
  command: Command | undefined,
  words: readonly string[],
): Promise<void> {
  const kinds = await context.kinds();
  const setting: HelpSetting = {
    language: context.language,
    width: Math.min(context.io.stdout.columns ?? 80, 100),
    kinds,
    strong: context.palette.strong,
  };
  const game: GameFlags | undefined = command?.gameFlags?.(kinds, words);
  const text =
    command === undefined ? houseHelp(commands, setting) : commandHelp(command, game, setting);
  await context.print(text);
}
