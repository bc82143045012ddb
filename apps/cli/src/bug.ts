/** Telling that the program itself is at fault: one line, and the stack only to who asks for it. */

import { languages } from 'ludoteca';
import type { Io } from './io.ts';
import { askedLanguage, localeLanguage } from './locale.ts';
import { usage } from './phrases/usage.ts';

export function tellBug(fault: unknown, words: readonly string[], io: Io): void {
  const asked = askedLanguage(words);
  const language = languages.find((each) => each === asked) ?? localeLanguage(io.env);
  const reason = fault instanceof Error ? fault.message.split('\n')[0] : String(fault);
  io.stderr.write(`ludoteca: ${usage.say('bug', { reason }, language)}\n`);
  if (io.env.LUDOTECA_DEBUG && fault instanceof Error) io.stderr.write(`${fault.stack}\n`);
}
