/** The command from its words to its exit code. */

import { documentPhrases, languages } from 'ludoteca';
import type { CatalogueUrl } from './catalogue-module.ts';
import { type Choice, readCommandLine } from './command-line.ts';
import { printHelp } from './commands/help.ts';
import { listing } from './commands/index.ts';
import { type Context, openContext, type Rerun } from './context.ts';
import { type ExitCode, exitCodes } from './exit-code.ts';
import type { Io } from './io.ts';
import { askedFor, localeLanguage } from './locale.ts';
import { colourWords, showingOf } from './output/colour.ts';
import { readSettings } from './settings.ts';
import { version } from './version.ts';

/** Does what the words ask, with the games of a catalogue. */
export async function run(
  words: readonly string[],
  io: Io,
  catalogueUrl: CatalogueUrl,
): Promise<ExitCode> {
  const kept = readSettings(io.env);
  const { settings } = kept;
  const askedLanguage = askedFor(words, 'lang');
  const askedColour = askedFor(words, 'color')?.toLowerCase();
  const language =
    languages.find((each) => each === askedLanguage) ?? settings.language ?? localeLanguage(io.env);
  const colour = colourWords.find((each) => each === askedColour);
  const showing = showingOf(io, {
    ...(colour !== undefined && { asked: colour }),
    ...(settings.color !== undefined && { kept: settings.color }),
  });
  const rerun: Rerun = (other, streams) => run(other, streams, catalogueUrl);
  const setting = { io, language, showing, settings, catalogueUrl, rerun };
  const context = openContext(setting);
  if (askedLanguage !== undefined && askedLanguage !== language) {
    const expected = languages.join(', ');
    context.complain(
      documentPhrases.notice('option-value', { option: 'lang', found: askedLanguage, expected }),
    );
    return exitCodes.wrong;
  }
  const read = await readCommandLine(await choicesFor(context, words), words, language, listing);
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
      await printHelp(context, listing, parsed.command, words);
      return exitCodes.done;
    case 'nothing': {
      for (const fault of kept.faults) context.remark(fault, kept.file);
      if (io.stdin.isTTY && io.stdout.isTTY) return menu(context);
      await printHelp(context, listing, undefined, words);
      return exitCodes.done;
    }
    case 'run': {
      const { isJson, isQuiet } = parsed;
      const working = openContext({ ...setting, isJson, isQuiet });
      for (const fault of kept.faults) working.remark(fault, kept.file);
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

/** The commands that the words name, with their flags: a game is asked for its own only then. */
async function choicesFor(context: Context, words: readonly string[]): Promise<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const { name, load } of listing) {
    if (!words.includes(name)) continue;
    const command = await load();
    const { gameFlags, flags } = command;
    const game = gameFlags?.(await context.kinds(), words);
    const isLenient = gameFlags !== undefined && game === undefined;
    choices.push({ command, flags: [...flags, ...(game?.flags ?? [])], isLenient });
  }
  return choices;
}
