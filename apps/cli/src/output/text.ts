/** Text as people read it: numbers, times, sentences, and paragraphs broken into lines that fit a width. */

import type { Language } from 'ludoteca';
import type { Context } from '../context.ts';
import { seenLength } from './controls.ts';

const locales = { en: 'en-GB', pt: 'pt-PT' } as const;

/** A whole number with its thousands apart. Making a format takes longer than most commands: it waits for the thousands. */
export function sayNumber(value: number, language: Language): string {
  return value < 1000 ? String(value) : new Intl.NumberFormat(locales[language]).format(value);
}

/** A time with as many digits as matter. */
export function sayTime(ms: number, language: Language): string {
  const [value, unit] = ms < 1000 ? [ms, 'ms'] : [ms / 1000, 's'];
  const digits = value < 10 ? String(Number(value.toPrecision(2))) : value.toFixed(0);
  const text = value < 1000 ? digits : sayNumber(Math.round(value), language);
  return `${language === 'pt' ? text.replace('.', ',') : text} ${unit}`;
}

/** A sentence that stands alone begins with a capital, unless it begins with the name of a cell. */
export function sentence(text: string): string {
  if (/^[rl]\d+c\d/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lines as broad as a terminal, and whole elsewhere. */
export function folded({ io: { stdout } }: Pick<Context, 'io'>, text: string): string {
  return stdout.isTTY ? wrap(text, Math.min(stdout.columns ?? 80, 80)) : text;
}

/** Each line is broken at spaces; what goes on keeps the indent of its line. */
export function wrap(text: string, width: number, hanging = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width, hanging))
    .join('\n');
}

function wrapLine(line: string, width: number, hanging: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const word of line.trim().split(/\s+/)) {
    if (!isEmpty && seenLength(current) + 1 + seenLength(word) > width) {
      lines.push(current);
      current = indent + hanging;
      isEmpty = true;
    }
    current += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  lines.push(current);
  return lines.map((each) => each.trimEnd()).join('\n');
}
