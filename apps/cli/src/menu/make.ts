/** Making puzzles from the menu: one at a time, with its solution on request. */

import { existsSync } from 'node:fs';
import type { AnyPuzzle } from 'ludoteca';
import { madeJson, newSeed } from '../commands/generate.ts';
import type { Context } from '../context.ts';
import { createOutput, writeFault } from '../output/files.ts';
import { answerWords } from '../phrases/answers.ts';
import { menuWords } from '../phrases/menu.ts';
import { openPool } from '../work/pool.ts';
import { watchMaking } from '../work/watch.ts';
import type { Prompts } from './prompts.ts';

type Made = Extract<Awaited<ReturnType<typeof makeOne>>, { isMade: true }>;

export async function makePuzzles(
  context: Context,
  prompts: Prompts,
  puzzle: AnyPuzzle,
): Promise<void> {
  const { language } = context;
  const presets = puzzle.presets.map(({ name, recipe }) => ({
    value: { recipe },
    label: name[language],
  }));
  const preset = await prompts.choose(menuWords.say('which-preset', {}, language), presets);
  if (preset === undefined) return;
  for (;;) {
    const made = await makeOne(context, puzzle, preset.recipe);
    if (!made.isMade) {
      context.complain(made.notice);
      return;
    }
    const seed = answerWords.say('seed', { seed: made.seed }, language);
    const drawing = context.palette.sketch(puzzle.sketch({ clues: made.clues }));
    await context.print(`\n${drawing}${context.palette.faint(seed)}\n`);
    if (!(await wantsAnother(context, prompts, puzzle, made))) return;
  }
}

async function makeOne(context: Context, puzzle: AnyPuzzle, recipe: unknown) {
  const pool = openPool(1, context.catalogueUrl);
  const watch = watchMaking(context, puzzle, 1);
  try {
    const request = { job: 'generate', game: puzzle.id, recipe, seed: newSeed() } as const;
    return await pool.do(request, { onProgress: (nodes, phase) => watch.spend(0, nodes, phase) });
  } finally {
    context.progress.end();
    await pool.close();
  }
}

/** What to do with a puzzle, until another one is wanted, or none. */
async function wantsAnother(
  context: Context,
  prompts: Prompts,
  puzzle: AnyPuzzle,
  made: Made,
): Promise<boolean> {
  const { language } = context;
  const choices = (['solution', 'another', 'save', 'back'] as const).map((value) => ({
    value,
    label: menuWords.say(value, {}, language),
  }));
  for (;;) {
    switch (await prompts.choose(menuWords.say('and-now', {}, language), choices)) {
      case 'solution': {
        const { clues, solution: grid } = made;
        await context.print(`\n${context.palette.sketch(puzzle.sketch({ clues, grid }))}`);
        break;
      }
      case 'save':
        await save(context, prompts, puzzle, made);
        break;
      case 'another':
        return true;
      default:
        return false;
    }
  }
}

async function save(
  context: Context,
  prompts: Prompts,
  puzzle: AnyPuzzle,
  made: Made,
): Promise<void> {
  const { language } = context;
  const suggestion = `${puzzle.id}-${made.seed}.json`;
  const file = await prompts.ask(menuWords.say('which-file', {}, language), suggestion, (typed) => {
    if (typed === '') return menuWords.say('need-name', {}, language);
    return existsSync(typed) ? menuWords.say('file-exists', {}, language) : undefined;
  });
  if (file === undefined) return;
  try {
    createOutput(file, `${JSON.stringify(madeJson(puzzle, made))}\n`);
    await context.print(`${menuWords.say('saved', { file }, language)}\n`);
  } catch (fault) {
    const reason = writeFault(fault);
    await context.print(`${menuWords.say('not-saved', { reason }, language)}\n`);
  }
}
