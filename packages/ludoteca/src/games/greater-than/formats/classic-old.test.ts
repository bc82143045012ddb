import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { splitDocuments } from '../../../document/index.ts';
import { whereCode } from '../../../kernel/index.ts';
import { classic } from './classic.ts';

const example = readFileSync(new URL('../golden/example.classic.txt', import.meta.url), 'utf8');
const lines = example.trimEnd().split('\n');
const bars = '| | | | | | | | |';
const clues = classic.parse(example);

/** Every line with its number before it, as in a listing. */
const listing = lines.map((line, index) => `${String(index + 1).padStart(2)}  ${line}`).join('\n');
const withoutEnds = lines.map((line, index) => (index < 9 ? line.replace(/ \|$/, '') : line));

describe('what the old reader took', () => {
  it.each([
    ['blank lines for bars', lines.map((line) => (line === bars ? '' : line)).join('\n')],
    ['no bars at the ends of lines', withoutEnds.join('\n')],
    ['one line without its end', lines.with(3, lines[3].slice(0, -2)).join('\n')],
    ['any line between the parts', example.replace('\n.\n', '\n-----\n')],
    ['words between the parts', example.replace('\n.\n', '\nvertical:\n')],
    ['text after the end', `${example}Puzzle 97, from the collection.\nHard.\n`],
    ['numbers before the lines', listing],
    [
      'all of it',
      withoutEnds.map((line, at) => `${at + 1}: ${line === bars ? '' : line}`).join('\n'),
    ],
  ])('is read: %s', (_what, text) => {
    expect(classic.parse(text)).toEqual(clues);
    expect(classic.looksLike(text)).toBe(true);
  });

  it('is one document in spite of its blank lines, and the next puzzle another', async () => {
    const blank = lines.map((line) => (line === bars ? '' : line)).join('\n');
    const file = `${blank}\n\n${example}\n${blank}\n\nWith a remark at the end.\n`;
    const texts: string[] = [];
    const sense = {
      looksLike: (text: string) => classic.looksLike(text),
      continues: (text: string, line: string) => classic.continues?.(text, line) === true,
    };
    for await (const piece of splitDocuments([file], sense))
      if (piece.ok) texts.push(piece.value.text);
    expect(texts.map((text) => classic.parse(text))).toEqual([clues, clues, clues]);
  });

  it.each([
    ['a line that lost a sign', lines.with(3, '< < | > < | > |').join('\n'), '4:16 classic-width'],
    ['a line that lost a bar', lines.with(3, '< < > < | > < |').join('\n'), '4:16 classic-width'],
    ['bars lost to tabs', listing.replaceAll(' ', '\t').replaceAll('|', ''), '1:3 classic-tabs'],
  ])('is told where it is broken: %s', (_what, text, expected) => {
    const read = classic.parse(text);
    if (read.ok) throw new Error('read');
    const { code, where } = read.error;
    const place = where === undefined ? '' : whereCode(where);
    expect(`${place} ${code.replace('greater-than.', '')}`).toBe(expected);
  });
});
