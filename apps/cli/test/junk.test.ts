import { describe, expect, it } from 'vitest';
import { ludoteca } from './command.ts';

const size = 4 * 1024 * 1024;
const many = (text: string) => text.repeat(size / text.length);

/** Junk by what is told of it: half a second each. Where a format is not linear it takes longer than a test may. */
const junk: readonly (readonly [string, string, RegExp])[] = [
  ['one line', many('a'), /not JSON has at most 2 MB/],
  ['many lines', many('a\n'), /not JSON has at most 2 MB/],
  ['many blocks', many('ab\n\n'), /none of the first 250 documents/],
  ['brackets alone', '['.repeat(size / 4), /more than 1000 brackets/],
  ['deep objects', many('{"a":'), /more than 1000 brackets/],
  ['a broken object', `{\n${many('"a": 1,\n')}x`, /line 524290, column 1: the JSON is broken/],
  ['an array of other things', `[${many('{"a":1},')}`, /none of the first 250 documents/],
  ['a name and spaces', `horizontalWall${' '.repeat(size / 4)}x`, /in no format that is known/],
];

describe('4 MB of junk', () => {
  it.each(junk)('%s: refused soon, and in little memory', async (_, input, told) => {
    const { code, stdout, stderr } = await ludoteca(['check', '-'], {
      input,
      // What the heap of the command itself may grow to; it ends with a crash beyond.
      env: { NODE_OPTIONS: '--max-old-space-size=80' },
    });
    expect(stderr).toMatch(told);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});
