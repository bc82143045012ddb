/** The menu that `ludoteca` alone opens: choose a game, then what to do with it. */

import type { AnyKind } from 'ludoteca';
import { type Context, openContext } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { menuWords } from '../phrases/menu.ts';
import { actions } from './actions.ts';
import { Interrupted, Left, openPrompts, type Prompts } from './prompts.ts';

export async function openMenu(context: Context): Promise<ExitCode> {
  const { intro, log, outro } = await import('@clack/prompts');
  const prompts = await openPrompts(context.io);
  let { language } = context;
  try {
    intro(menuWords.say('welcome', {}, context.language));
    log.message(menuWords.say('keys', {}, context.language));
    await chooseGames(context, prompts, (spoken) => {
      language = spoken;
    });
    outro(menuWords.say('bye', {}, language));
    return exitCodes.done;
  } catch (fault) {
    if (fault instanceof Interrupted) return exitCodes.interrupted;
    if (fault instanceof Left) {
      if (!fault.isSaid) outro(menuWords.say('bye', {}, language));
      return exitCodes.done;
    }
    throw fault;
  } finally {
    prompts.close();
  }
}

/** Lets games be chosen until the end; tells the language that is spoken. */
async function chooseGames(
  first: Context,
  prompts: Prompts,
  speak: (language: Context['language']) => void,
): Promise<void> {
  let context = first;
  for (;;) {
    const { language } = context;
    speak(language);
    const chosen = await orMenu(() => chooseGame(context, prompts));
    if (chosen === undefined || chosen === 'quit') return;
    if (chosen === 'menu') continue;
    if (chosen === 'language')
      context = openContext({
        ...context,
        showing: context.palette,
        language: language === 'en' ? 'pt' : 'en',
      });
    else await orMenu(() => chooseActions(context, prompts, chosen));
  }
}

/** What is asked for, or the menu when that is typed in place of an answer. */
async function orMenu<Value>(ask: () => Promise<Value>): Promise<Value | 'menu'> {
  try {
    return await ask();
  } catch (fault) {
    if (fault instanceof Left && fault.to === 'menu') return 'menu';
    throw fault;
  }
}

async function chooseGame(
  context: Context,
  prompts: Prompts,
): Promise<AnyKind | 'language' | 'quit' | undefined> {
  const { language } = context;
  const kinds = await context.kinds();
  const games = kinds.map((kind) => ({
    value: kind,
    label: kind.name[language],
    hint: kind.summary[language],
  }));
  return prompts.choose<AnyKind | 'language' | 'quit'>(menuWords.say('which-game', {}, language), [
    ...games,
    { value: 'language', label: menuWords.say('other-language', {}, language) },
    { value: 'quit', label: menuWords.say('quit', {}, language) },
  ]);
}

async function chooseActions(context: Context, prompts: Prompts, kind: AnyKind): Promise<void> {
  const { language } = context;
  for (;;) {
    const fitting = actions.filter((action) => action.fits(kind));
    const chosen = await prompts.choose(
      menuWords.say('what-to-do', { game: kind.name[language] }, language),
      [
        ...fitting.map((action) => ({ value: action, label: action.label[language] })),
        { value: undefined, label: menuWords.say('back', {}, language) },
      ],
    );
    if (chosen === undefined) return;
    await chosen.run(context, prompts, kind);
  }
}
