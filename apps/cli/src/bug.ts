/**
 * Last words, when the command itself can say no more: that its output cannot be written, or that the
 * program is at fault, in one line, and with the stack only to who asks for it.
 */

import { languages, type Notice, sayNotice } from 'ludoteca';
import type { Io } from './io.ts';
import { askedFor, localeLanguage } from './locale.ts';
import { harmless, inOneLine } from './output/controls.ts';
import { usage } from './phrases/usage.ts';

export function tellUnwritable(reason: string, words: readonly string[], io: Io): void {
  tell(usage.notice('output-unwritable', { reason }), words, io);
}

export function tellBug(fault: unknown, words: readonly string[], io: Io): void {
  const reason = fault instanceof Error ? fault.message.split('\n')[0] : String(fault);
  tell(usage.notice('bug', { reason }), words, io);
  if (io.env.LUDOTECA_DEBUG && fault instanceof Error)
    io.stderr.write(`${harmless(fault.stack ?? '')}\n`);
}

function tell(notice: Notice, words: readonly string[], io: Io): void {
  const asked = askedFor(words, 'lang');
  const language = languages.find((each) => each === asked) ?? localeLanguage(io.env);
  io.stderr.write(`ludoteca: ${inOneLine(sayNotice([usage], notice, language))}\n`);
}
