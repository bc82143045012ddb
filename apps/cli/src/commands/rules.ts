/** `rules`: the rules of a game, for people. */

import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { wrap } from '../output/text.ts';
import { summaries } from '../phrases/summaries.ts';
import { findGame, gameOperand } from './games.ts';

export const rules: Command = {
  name: 'rules',
  summary: summaries.rules,
  operands: [gameOperand],
  flags: [],
  examples: [
    {
      words: 'rules {game}',
      says: { en: 'the rules on one screen', pt: 'as regras num ecrã' },
    },
  ],
  run,
};

async function run(context: Context, given: Given): Promise<ExitCode> {
  const found = findGame(await context.kinds(), given.operands[0]);
  if (!found.ok) {
    context.complain(found.error);
    return exitCodes.wrong;
  }
  const { id, name, rules: text } = found.value;
  const { language, palette, io } = context;
  if (context.isJson)
    await context.answer({ game: id, name: name[language], rules: text[language] });
  else {
    const width = Math.min(io.stdout.columns ?? 80, 80);
    await context.print(`${palette.strong(name[language])}\n\n${wrap(text[language], width)}\n`);
  }
  return exitCodes.done;
}
