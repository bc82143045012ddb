import { describe, expect, it } from 'vitest';
import { here } from '../test/in-process.ts';

/** One line on stderr, nothing on stdout, exit 2. */
async function refusal(...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await here(words);
  expect(stdout).toBe('');
  expect(code).toBe(2);
  expect(stderr).toMatch(/^ludoteca: [^\n]+\n$/);
  return stderr.slice('ludoteca: '.length, -1);
}

describe('what was typed wrong is told in a line', () => {
  it.each([
    [['slove'], 'unknown command "slove"; did you mean solve?'],
    [
      ['dance'],
      /^unknown command "dance"; expected one of play, solve, check, hint, grade, generate, .*help$/,
    ],
    [['--jsno'], 'unknown option --jsno; did you mean --json?'],
    [['solve', '--qwerty'], 'unknown option --qwerty; "ludoteca solve --help" lists what there is'],
    [['generate', 'futoshiki', '--sise', '4'], 'unknown option --sise; did you mean --size?'],
    [['solve', '--count'], '--count has no value; expected --count N'],
    [['solve', '--count', 'x'], '--count: found x, expected 1–1000000000'],
    [['solve', '--time', '-1'], '--time: found -1, expected 0–1000000'],
    [['solve', '--lang', 'de'], '--lang: found de, expected en, pt'],
    [['solve', '--lang'], '--lang has no value; expected --lang en|pt'],
    [['rules', 'futoshiki', 'coin'], 'found "coin" too many; expected "ludoteca rules GAME"'],
    [['convert', '--to', 'x'], /^--to: unknown format "x"; expected one of json, /],
    [['convert'], /^found no --to; expected --to with one of json, /],
    [['rules'], /^found no game; expected one of .*futoshiki.*coin$/],
    [['rules', 'chess'], /^unknown game "chess"; expected one of .*futoshiki/],
    [['generate'], /^found no game; expected one of .*futoshiki.*coin$/],
    [['generate', '--size', '4'], /^found no game; expected one of/],
    [['generate', 'chess', '--size', '4'], /^unknown game "chess"; expected one of .*futoshiki/],
    [['generate', 'futoshiki', '--size', 'x'], '--size: found x, expected 9, 9x9'],
    [['generate', 'futoshiki', '--size', '7'], 'size 7×7 cannot be made'],
    [['generate', 'futoshiki', '--count', '0'], '--count: found 0, expected 1–1000000000'],
    [['help', 'slove'], 'unknown command "slove"; did you mean solve?'],
    [['solve', '--game', 'chess', '-'], /^unknown game "chess"/],
    [['solve', '--format', 'chess', '-'], /^unknown format "chess"/],
  ])('%j', async (words, expected) => {
    const told = await refusal(...words);
    if (typeof expected === 'string') expect(told).toBe(expected);
    else expect(told).toMatch(expected);
  });
});
