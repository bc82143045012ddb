/** Playing from the menu: who against whom, on which board, and then the prompter. */

import {
  type AnyGame,
  levelsOf,
  type OptionSpec,
  type OptionValues,
  openMatch,
  readOption,
} from 'ludoteca';
import { newSeed } from '../commands/generate.ts';
import { optionsOf, type SetUp, setUpOf } from '../commands/play-options.ts';
import type { Context } from '../context.ts';
import { menuWords } from '../phrases/menu.ts';
import { nameOf, usualLevel, type Who } from '../play/who.ts';
import { Interrupted, Left, type Prompts } from './prompts.ts';

/** The four ways to seat people and bots. */
const modes = ['people', 'person-bot', 'bot-person', 'bots'] as const;
type Mode = (typeof modes)[number];

export async function playGame(context: Context, prompts: Prompts, game: AnyGame): Promise<void> {
  const { language } = context;
  const mode = await prompts.choose<Mode>(
    menuWords.say('who-plays', {}, language),
    modes.map((value) => ({ value, label: menuWords.say(value, {}, language) })),
  );
  if (mode === undefined) return;
  const who = await chooseSeats(context, prompts, game, mode);
  if (who === undefined) return;
  const setUp = await chooseBoard(context, prompts, game);
  if (setUp === undefined) return;
  const players = [nameOf(who[0]), nameOf(who[1])] as const;
  const { params, hasSwap } = setUp;
  const fresh = () => openMatch(game, params, { players, hasSwap });
  const { playSession } = await import('../play/session.ts');
  const setting = { game, who, seed: newSeed(), match: fresh(), fresh };
  const leaving = await playSession(context, setting);
  if (leaving === 'interrupted') throw new Interrupted();
  if (leaving === 'exit') throw new Left('exit', true);
}

async function chooseSeats(
  context: Context,
  prompts: Prompts,
  game: AnyGame,
  mode: Mode,
): Promise<readonly [Who, Who] | undefined> {
  const human: Who = { kind: 'human' };
  const seat = async (side: 0 | 1, isBot: boolean): Promise<Who | undefined> =>
    isBot ? chooseLevel(context, prompts, game, side) : human;
  const first = await seat(0, mode === 'bot-person' || mode === 'bots');
  if (first === undefined) return undefined;
  const second = await seat(1, mode === 'person-bot' || mode === 'bots');
  return second && [first, second];
}

async function chooseLevel(
  { language }: Context,
  prompts: Prompts,
  game: AnyGame,
  side: 0 | 1,
): Promise<Who | undefined> {
  const question = { side: game.sides[side].name[language] };
  const level = await prompts.choose(
    menuWords.say('which-level', question, language),
    levelsOf(game).map(({ name, summary }, index) => ({
      value: index + 1,
      label: `${index + 1}  ${name[language]}`,
      hint: summary[language],
    })),
    usualLevel - 1,
  );
  return level === undefined ? undefined : { kind: 'level', level };
}

/** One of the usual boards, or one that is described option by option. */
async function chooseBoard(
  context: Context,
  prompts: Prompts,
  game: AnyGame,
): Promise<SetUp | undefined> {
  const { language } = context;
  const presets = game.presets.map(({ name, params }) => ({
    value: { params },
    label: name[language],
  }));
  const typed = game.options.filter(({ takes }) => takes.kind !== 'flag');
  const other =
    typed.length === 0
      ? []
      : [{ value: 'other' as const, label: menuWords.say('other-board', {}, language) }];
  const isChoice = presets.length + other.length > 1;
  const chosen = isChoice
    ? await prompts.choose<{ params: unknown } | 'other'>(
        menuWords.say('which-board', {}, language),
        [...presets, ...other],
      )
    : presets[0].value;
  if (chosen === undefined) return undefined;
  const hasSwap = await chooseSwap(context, prompts, game);
  if (hasSwap === undefined) return undefined;
  if (chosen !== 'other') return { params: chosen.params, hasSwap };
  for (;;) {
    const values = await askOptions(context, prompts, typed);
    if (values === undefined) return undefined;
    const setUp = setUpOf(game, values);
    if (setUp.ok) return { ...setUp.value, hasSwap };
    await context.print(`${context.say(setUp.error)}\n`);
  }
}

async function chooseSwap(
  { language }: Context,
  prompts: Prompts,
  game: AnyGame,
): Promise<boolean | undefined> {
  const option = optionsOf(game).find(({ name }) => name === 'swap');
  if (option === undefined) return false;
  return prompts.choose(menuWords.say('with-swap', {}, language), [
    { value: false, label: menuWords.say('no', {}, language) },
    { value: true, label: menuWords.say('yes', {}, language), hint: option.help[language] },
  ]);
}

/** Asks for each option; nothing typed leaves it as usual. */
async function askOptions(
  context: Context,
  prompts: Prompts,
  options: readonly OptionSpec[],
): Promise<OptionValues | undefined> {
  const values: Record<string, OptionValues[string]> = {};
  for (const option of options) {
    const read = (text: string) => readOption(option, text);
    const typed = await prompts.ask(option.help[context.language], '', (text) => {
      const value = text === '' ? undefined : read(text);
      return value?.ok === false ? context.say(value.error) : undefined;
    });
    if (typed === undefined) return undefined;
    const value = typed === '' ? undefined : read(typed);
    if (value?.ok) values[option.name] = value.value;
  }
  return values;
}
