import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipped } from './zip.ts';

it('gives the files back, and is the same whenever it is made', () => {
  const files = new Map<string, readonly (string | Uint8Array)[]>([
    ['README.md', ['Olá, ', 'prova']],
    ['proof.drat', [new Uint8Array([0x61, 0]), new Uint8Array([0x64, 200])]],
    ['empty', []],
  ]);
  const archive = zipped(files);
  const read = unzipSync(archive);
  expect(strFromU8(read['README.md'])).toBe('Olá, prova');
  expect([...read['proof.drat']]).toEqual([0x61, 0, 0x64, 200]);
  expect(read.empty.length).toBe(0);
  expect(zipped(files)).toEqual(archive);
});
