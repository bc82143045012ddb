import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fromJson } from '../json.ts';
import { formats } from './index.ts';

/** The blocks of code under the heading of a format. */
const page = readFileSync(new URL('../../../../../../docs/formats.md', import.meta.url), 'utf8');

function blocksUnder(name: string): string[] {
  const section = page.split(/^### /m).find((part) => part.startsWith(`\`${name}\``)) ?? '';
  return [...section.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map((match) => match[1]);
}

describe('the examples of the documentation', () => {
  it.each(formats.map((format) => [format.name, format] as const))(
    'in %s are read, and written the same',
    (name, format) => {
      const blocks = blocksUnder(name);
      expect(blocks).toHaveLength(1);
      const read = format.parse(blocks[0]);
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      expect(format.format(read.value)).toEqual({ ok: true, value: blocks[0] });
      expect(formats.filter((other) => other.looksLike(blocks[0]))).toEqual([format]);
    },
  );

  it('in JSON are read', () => {
    for (const block of blocksUnder('json')) {
      expect(fromJson(JSON.parse(block))).toMatchObject({ ok: true });
    }
  });
});
