/** `help`: what there is, and how a command is used. */

import { type Notice, nearest } from 'ludoteca';
import type { Command, Given, Listed } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { commandHelp, type HelpSetting, helpWidth, houseHelp } from '../help.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';
import { version } from '../version.ts';

/** The command `help` over all commands, itself among them. */
export function helpOver(listing: readonly Listed[]): Command {
  return {
    name: 'help',
    summary: summaries.help,
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
    flags: [
      {
        name: 'man',
        takes: { kind: 'flag' },
        help: {
          en: 'writes everything as a manual page: ludoteca help --man | man -l -',
          pt: 'escreve tudo como página de manual: ludoteca help --man | man -l -',
        },
      },
    ],
    examples: [
      {
        words: 'help solve',
        says: {
          en: 'the options and examples of a command',
          pt: 'as opções e exemplos de um comando',
        },
      },
    ],
    async run(context: Context, { operands, flags }: Given): Promise<ExitCode> {
      if (flags.man === true) {
        const { manualOf } = await import('../manual.ts');
        const commands = await Promise.all(listing.map(({ load }) => load()));
        const games = await context.cards();
        const { language } = context;
        await context.print(manualOf(commands, { language, version: version(), games }));
        return exitCodes.done;
      }
      const [name, ...words] = operands;
      const listed = listing.find((each) => each.name === name);
      if (name !== undefined && listed === undefined) {
        context.complain(unknownCommand(listing, name));
        return exitCodes.wrong;
      }
      await printHelp(context, listing, await listed?.load(), words);
      return exitCodes.done;
    },
  };
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
  listing: readonly Listed[],
  command: Command | undefined,
  words: readonly string[],
): Promise<void> {
  const setting: HelpSetting = {
    language: context.language,
    width: helpWidth(context.io),
    games: await context.cards(),
    strong: context.palette.strong,
  };
  // Only the options of a game have to be asked of the game itself.
  const game = command?.gameFlags?.(await context.kinds(), words);
  const text =
    command === undefined ? houseHelp(listing, setting) : commandHelp(command, game, setting);
  await context.print(text);
}
