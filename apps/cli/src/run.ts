/** The command from its words to its exit code. */

import { documentPhrases, languages } from 'ludoteca';
import type { CatalogueUrl } from './catalogue-module.ts';
import { type Choice, readCommandLine } from './command-line.ts';
import { helpOver, printHelp } from './commands/help.ts';
import { commands as working } from './commands/index.ts';
import { type Context, openContext } from './context.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import type { Io } from './io.ts';
import { askedLanguage, localeLanguage } from './locale.ts';
import { version } from './version.ts';

const commands = [...working, helpOver(working)];

/** Does what the words ask, with the games of a catalogue. */
export async function run(
  words: readonly string[],
  io: Io,
  catalogueUrl: CatalogueUrl,
): Promise<ExitCode> {
  const asked = askedLanguage(words);
  const language = languages.find((each) => each === asked) ?? localeLanguage(io.env);
  const setting = { io, language, catalogueUrl, isJson: false };
  const context = openContext(setting);
  if (asked !== undefined && asked !== language) {
    const expected = languages.join(', ');
    context.complain(
      documentPhrases.notice('option-value', { option: 'lang', found: asked, expected }),
    );
    return exitCodes.wrong;
  }
  const read = await readCommandLine(await choicesFor(context, words), words, language);
  if (!read.ok) {
    const { notice, file } = read.error;
    context.complain(notice, ...(file === undefined ? [] : [file]));
    return exitCodes.wrong;
  }
  const parsed = read.value;
  switch (parsed.kind) {
    case 'version':
      await context.print(`${version()}\n`);
      return exitCodes.done;
    case 'help':
      await printHelp(context, commands, parsed.command, words);
      return exitCodes.done;
    case 'nothing': {
      if (io.stdin.isTTY && io.stdout.isTTY) {
        return menu(context);
      }
      await printHelp(context, commands, undefined, words);
      return exitCodes.done;
    }
    case 'run': {
      const working = openContext({ ...setting, isJson: parsed.isJson });
      const ended = await parsed.command.run(working, parsed.given);
      return ended === 'menu' ? menu(working) : ended;
    }
  }
}

/** The menu, loaded when it is wanted. */
async function menu(context: Context): Promise<ExitCode> {
  const { openMenu } = await import('./menu/menu.ts');
  return openMenu(context);
}

/** The commands with their flags. A game is asked for its own only when its command was typed. */
async function choicesFor(context: Context, words: readonly string[]): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const command of commands) {
    const { gameFlags, flags, name } = command;
    if (gameFlags === undefined || !words.includes(name)) {
      choices.push({ command, flags, isLenient: false });
      continue;
    }
    const game = gameFlags(await context.kinds(), words);
    const isLenient = game === undefined;
    choices.push({ command, flags: [...flags, ...(game?.flags ?? [])], isLenient });
  }
  return choices;
}
