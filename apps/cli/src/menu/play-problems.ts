/** Problems from the menu: on which board, what is asked, how hard, and then one after the other. */

import { type AnyGame, asksOf, problemOptions } from 'ludoteca';
import { newSeed } from '../commands/generate.ts';
import type { Context } from '../context.ts';
import { sentence } from '../output/text.ts';
import { menuWords } from '../phrases/menu.ts';
import { chooseDifficulty } from './play-puzzle.ts';
import { Interrupted, Left, type Prompts } from './prompts.ts';

export async function askProblems(
  context: Context,
  prompts: Prompts,
  game: AnyGame,
): Promise<void> {
  const { language } = context;
  const board = await prompts.choose(
    menuWords.say('which-board', {}, language),
    game.presets.map(({ name, params }) => ({ value: { params }, label: name[language] })),
  );
  if (board === undefined) return;
  const asks = await chooseAsk(context, prompts, game);
  if (asks === undefined) return;
  const level = await chooseDifficulty(context, prompts);
  if (level === undefined) return;
  const { playProblems } = await import('../play/problems.ts');
  const leaving = await playProblems(context, {
    game,
    order: { params: board.params, asks, ...(level !== 'any' && { level }) },
    seed: newSeed(),
  });
  if (leaving === 'interrupted') throw new Interrupted();
  if (leaving === 'exit') throw new Left('exit', true);
}

/** What is asked, in the words of the option of the same meaning. */
function chooseAsk(
  { language }: Context,
  prompts: Prompts,
  game: AnyGame,
): Promise<string | undefined> {
  const takes = problemOptions(game).find(({ name }) => name === 'kind')?.takes;
  const names = takes?.kind === 'choice' ? takes.names : undefined;
  return prompts.choose<string>(
    menuWords.say('what-is-asked', {}, language),
    asksOf(game).map((value) => ({
      value,
      label: sentence(names?.[value]?.[language] ?? value),
    })),
  );
}
