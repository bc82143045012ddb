/** The menu that `ludoteca` alone opens: choose a game, then what to do with it. */

import { intro, log, outro } from '@clack/prompts';
import type { AnyKind } from 'ludoteca';
import { type Context, openContext } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { menuWords } from '../phrases/menu.ts';
import { actions } from './actions.ts';
import { Interrupted, openPrompts, type Prompts } from './prompts.ts';

export async function openMenu(context: Context): Promise<ExitCode> {
  const prompts = openPrompts(context.io);
  try {
    intro(menuWords.say('welcome', {}, context.language));
    log.message(menuWords.say('keys', {}, context.language));
    const language = await chooseGames(context, prompts);
    outro(menuWords.say('bye', {}, language));
    return exitCodes.done;
  } catch (fault) {
    if (fault instanceof Interrupted) return exitCodes.interrupted;
    throw fault;
  } finally {
    prompts.close();
  }
}

/** Lets games be chosen until the end; tells the language that was spoken last. */
async function chooseGames(first: Context, prompts: Prompts): Promise<Context['language']> {
  let context = first;
  for (;;) {
    const { language } = context;
    const kinds = await context.kinds();
    const games = kinds.map((kind) => ({
      value: kind,
      label: kind.name[language],
      hint: kind.summary[language],
    }));
    const chosen = await prompts.choose<AnyKind | 'language' | 'quit'>(
      menuWords.say('which-game', {}, language),
      [
        ...games,
        { value: 'language', label: menuWords.say('other-language', {}, language) },
        { value: 'quit', label: menuWords.say('quit', {}, language) },
      ],
    );
    if (chosen === undefined || chosen === 'quit') return language;
    if (chosen !== 'language') await chooseActions(context, prompts, chosen);
    else context = openContext({ ...context, language: language === 'en' ? 'pt' : 'en' });
  }
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
