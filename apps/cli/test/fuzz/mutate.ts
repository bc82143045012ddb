/** Texts and bytes with something changed in them, the same for the same seed. */

import type { Random } from 'ludoteca';

/** What breaks readers: ends of ranges, other types, controls, names that objects have by themselves. */
const oddities = [
  ...['', ' ', '\n', '\r\n', '\t', '\0', '\u001b[2J', '\u009b', '\uFEFF', '\u2028', '\ud800', '💥'],
  ...[
    '-1',
    '0',
    '1',
    '9',
    '10',
    '99',
    '401',
    '2147483648',
    '9007199254740993',
    '1e309',
    '-0',
    '0.5',
  ],
  ...['null', 'true', '[]', '{}', '[[]]', '""', '"a"', '{"a":', '[[[[[[[[', ']]]]]]]]', ',,', '::'],
  ...['"__proto__":{"x":1},', '"constructor":1,', '"game":"squex",', '"id":', '"moves":["swap"],'],
  ...['[', '[[1,', '{"a":', '(', '[{"a":['].map((bracket) => bracket.repeat(30_000)),
  ...['|', '+---+', '<', '>', '^', 'v', '·', '?', 'r99c99', 'e-4.', 'swap', '(', ')', '%2F', '\\'],
] as const;

/** A text with some of it changed; `other` is one to take pieces from. */
export function mutated(random: Random, text: string, other: string): string {
  let result = text;
  for (let change = 1 + random.below(4); change > 0; change--) {
    result = changed(random, result, other);
  }
  return result;
}

function changed(random: Random, text: string, other: string): string {
  const from = random.below(text.length + 1);
  const to = Math.min(text.length, from + 1 + random.below(random.pick([1, 4, 40, 400])));
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  switch (random.below(9)) {
    case 0:
      return before + after;
    case 1:
      return before + inside + inside + after;
    case 2:
      return before + inside.repeat(1 + random.below(50)) + after;
    case 3:
      return before + random.pick(oddities) + after;
    case 4:
      return before + random.pick(oddities) + inside + after;
    case 5:
      return before;
    case 6: {
      const at = random.below(other.length + 1);
      return before + other.slice(at, at + random.below(200)) + after;
    }
    case 7:
      return text.replace(/-?\d+/g, (digits) =>
        random.chance(0.1) ? random.pick(['0', '-1', '7', '400', '1e9']) : digits,
      );
    default: {
      const lines = text.split('\n');
      const [one, two] = [random.below(lines.length), random.below(lines.length)];
      return lines.with(one, lines[two]).with(two, lines[one]).join('\n');
    }
  }
}

/** Bytes with some of them changed. */
export function mutatedBytes(random: Random, bytes: Uint8Array): Uint8Array {
  let result = Buffer.from(bytes);
  for (let change = 1 + random.below(8); change > 0; change--) {
    const at = random.below(result.length + 1);
    const kind = random.below(4);
    if (kind === 0) result = result.subarray(0, at);
    else if (kind === 1) result = Buffer.concat([result.subarray(0, at), result.subarray(at + 1)]);
    else if (kind === 2) {
      const added = Buffer.of(random.below(256), random.pick([0, 255, 128]));
      result = Buffer.concat([result.subarray(0, at), added, result.subarray(at)]);
    } else if (at < result.length) result[at] = random.below(256);
  }
  return result;
}

/** A value for an option: of any kind, and mostly not the right one. */
export function oddValue(random: Random): string {
  const value = random.pick([
    ...oddities,
    'x'.repeat(5000),
    '../..',
    '--',
    '-',
    '3x3',
    'easy',
    'en',
  ]);
  return wordOf(value);
}

/** A text as a word of the command line: no system hands over a zero byte, or words without end. */
export function wordOf(text: string): string {
  return text.replaceAll('\0', '0').slice(0, 5000);
}
