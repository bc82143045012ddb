/** `completion`: what a shell reads to complete the words of the command. */

import { documentPhrases, type Language } from 'ludoteca';
import type { Command, Given, Listed } from '../command.ts';
import { completionFor, shells } from '../completion.ts';
import type { Context } from '../context.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { summaries } from '../phrases/summaries.ts';

/** The command over all commands, itself among them. */
export function completionOver(listing: readonly Listed[]): Command {
  return {
    name: 'completion',
    summary: summaries.completion,
    operands: [
      {
        name: { en: 'SHELL', pt: 'SHELL' },
        help: { en: 'bash, zsh or fish', pt: 'bash, zsh ou fish' },
        isRequired: true,
      },
    ],
    flags: [],
    examples: [
      {
        words: 'completion bash > ~/.local/share/bash-completion/completions/ludoteca',
        says: {
          en: 'for bash, from the next shell on',
          pt: 'para bash, a partir da próxima shell',
        },
      },
    ],
    async run(context: Context, { operands: [name = ''] }: Given): Promise<ExitCode> {
      const shell = shells.find((each) => each === name.toLowerCase());
      if (shell === undefined) {
        const expected = shells.join(', ');
        const option = 'SHELL';
        context.complain(
          documentPhrases.notice('option-value', { option, found: name || '–', expected }),
        );
        return exitCodes.wrong;
      }
      const commands = await Promise.all(listing.map(({ load }) => load()));
      const language: Language = context.language;
      await context.print(completionFor(shell, commands, await context.kinds(), language));
      return exitCodes.done;
    },
  };
}
