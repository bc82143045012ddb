/** What is told at any prompt, whatever is played: the help, the rules, and what came of saving. */

import { existsSync } from 'node:fs';
import type { AnyKind, JsonObject } from 'ludoteca';
import type { Context } from '../context.ts';
import { createOutput, writeFault } from '../output/files.ts';
import { wrap } from '../output/text.ts';
import { playWords } from '../phrases/play.ts';
import { type Word, wordIn } from './words.ts';

export function rulesText({ io, language }: Context, { rules }: Pick<AnyKind, 'rules'>): string {
  const width = Math.min(io.stdout.columns ?? 80, 80);
  return `\n${wrap(rules[language], width)}\n`;
}

/** Writes a file that is not there yet, and tells what came of it. */
export async function save({ language }: Context, file: string, json: JsonObject): Promise<string> {
  if (file === '') return playWords.say('need-file', {}, language);
  if (existsSync(file)) return playWords.say('file-exists', { file }, language);
  try {
    createOutput(file, `${JSON.stringify(json)}\n`);
    return playWords.say('saved', { file }, language);
  } catch (fault) {
    return playWords.say('not-saved', { file, reason: writeFault(fault) }, language);
  }
}

/** The words with what they do, after what else can be typed. */
export function helpTable(
  { language, palette }: Context,
  words: readonly Word[],
  entries: readonly (readonly [string, string])[],
  tell: (word: Word) => string = (word) => playWords.say(`help-${word}`, {}, language),
): string {
  const typed = (word: Word): string =>
    word === 'save'
      ? `${wordIn(word, language)} ${playWords.say('file', {}, language)}`
      : wordIn(word, language);
  const rows = [...entries, ...words.map((word) => [typed(word), tell(word)] as const)];
  const width = Math.max(...rows.map(([name]) => name.length)) + 4;
  return rows
    .map(([name, help]) => `  ${palette.strong(name)}${' '.repeat(width - name.length)}${help}`)
    .join('\n');
}
