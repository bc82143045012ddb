import { writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { faultsOf } from './watched.ts';

const files = folderOf({});
afterAll(files.remove);

it('sees what it watches for', async () => {
  const program = files.path('bad.mjs');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
     writeFileSync('other.txt', 'x');
     writeFileSync('named.svg.1.part', 'x');
     writeFileSync('named.svg', 'x');
     globalThis.kept = Buffer.alloc(700_000_000, 1);
     console.error(new Error('inside').stack, '\\u001b[2J');
     process.exit(70);`,
  );
  const faults = await faultsOf(
    { words: ['draw'], files: { 'kept.txt': 'x' }, input: '', named: ['named.svg'] },
    program,
  );
  expect(faults.map((fault) => fault.split(': [')[0])).toEqual([
    'ends with 70',
    'shows a stack',
    'shows a control character',
    expect.stringMatching(/^takes \d+ MB$/),
    'touches named.svg.1.part',
    'touches other.txt',
  ]);
});

it('sees what does not end', async () => {
  const program = files.path('endless.mjs');
  writeFileSync(program, 'setInterval(() => {}, 1000);');
  const faults = await faultsOf({ words: [], files: {}, input: '', named: [] }, program, 1000);
  expect(faults).toEqual([expect.stringContaining('does not end within 1000 ms')]);
});
