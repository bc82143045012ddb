/** What can be done with a game from the menu, each by the command of the same name. */

import { type AnyKind, isGame, isPuzzle, type Phrase } from 'ludoteca';
import type { Command } from '../command.ts';
import { analyse } from '../commands/analyse.ts';
import { check } from '../commands/check.ts';
import { grade } from '../commands/grade.ts';
import { hint } from '../commands/hint.ts';
import { rules } from '../commands/rules.ts';
import { show } from '../commands/show.ts';
import { solve } from '../commands/solve.ts';
import type { Context } from '../context.ts';
import { menuWords } from '../phrases/menu.ts';
import { makePuzzles } from './make.ts';
import { playGame } from './play.ts';
import { askProblems } from './play-problems.ts';
import { playPuzzle } from './play-puzzle.ts';
import type { Prompts } from './prompts.ts';

export interface Action {
  readonly label: Phrase;
  fits(kind: AnyKind): boolean;
  run(context: Context, prompts: Prompts, kind: AnyKind): Promise<void>;
}

export const actions: readonly Action[] = [
  {
    label: menuWords.phrases.play,
    fits: isGame,
    async run(context, prompts, kind) {
      if (isGame(kind)) await playGame(context, prompts, kind);
    },
  },
  {
    label: menuWords.phrases['play-problems'],
    fits: isGame,
    async run(context, prompts, kind) {
      if (isGame(kind)) await askProblems(context, prompts, kind);
    },
  },
  {
    label: menuWords.phrases['play-puzzle'],
    fits: isPuzzle,
    async run(context, prompts, kind) {
      if (isPuzzle(kind)) await playPuzzle(context, prompts, kind);
    },
  },
  {
    label: menuWords.phrases.make,
    fits: isPuzzle,
    async run(context, prompts, kind) {
      if (isPuzzle(kind)) await makePuzzles(context, prompts, kind);
    },
  },
  {
    label: menuWords.phrases.rules,
    fits: () => true,
    async run(context, _prompts, kind) {
      await rules.run(context, { operands: [kind.id], flags: {} });
    },
  },
  { label: menuWords.phrases.solve, fits: isPuzzle, run: onFile(solve) },
  { label: menuWords.phrases.check, fits: isPuzzle, run: onFile(check) },
  { label: menuWords.phrases.hint, fits: hasLadder, run: onFile(hint) },
  { label: menuWords.phrases.grade, fits: hasLadder, run: onFile(grade) },
  { label: menuWords.phrases.analyse, fits: isGame, run: onFile(analyse) },
  { label: menuWords.phrases.show, fits: () => true, run: onFile(show) },
];

function hasLadder(kind: AnyKind): boolean {
  return isPuzzle(kind) && kind.deduction !== undefined;
}

/** Asks for a file and runs a command on it. */
function onFile(command: Command): Action['run'] {
  return async (context, prompts) => {
    const { language } = context;
    const file = await prompts.ask(menuWords.say('which-file', {}, language), '', (typed) =>
      typed === '' ? menuWords.say('need-name', {}, language) : undefined,
    );
    if (file !== undefined) await command.run(context, { operands: [file], flags: {} });
  };
}
