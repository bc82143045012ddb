/** `menu`: the menu that `ludoteca` alone opens, by its name. */

import type { Command } from '../command.ts';
import { exitCodes } from '../exit-code.ts';
import { summaries } from '../phrases/summaries.ts';
import { usage } from '../phrases/usage.ts';

export const menu: Command = {
  name: 'menu',
  summary: summaries.menu,
  operands: [],
  flags: [],
  examples: [
    {
      words: 'menu --lang pt',
      says: { en: 'the menu in Portuguese', pt: 'o menu em português' },
    },
  ],
  async run(context) {
    const { stdin, stdout } = context.io;
    if (stdin.isTTY && stdout.isTTY) return 'menu';
    context.complain(usage.notice('no-terminal', {}));
    return exitCodes.wrong;
  },
};
