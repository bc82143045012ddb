import { readdirSync, readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { folderOf } from '../../test/command.ts';
import { openPdfFile } from '../paper/pdf-file.ts';
import { openOutput, outputFault } from './files.ts';

const files = folderOf({});
afterAll(() => files.remove());

/** What a file system says when it is full. */
const full = Object.assign(new Error('full'), { code: 'ENOSPC', errno: -28 });

async function opened(name: string) {
  const output = await openOutput(files.path(name));
  if (!output.ok) throw new Error(output.error.code);
  return output.value;
}

describe('a file being written', () => {
  it('takes its name when it is whole', async () => {
    const file = await opened('whole.txt');
    expect(readdirSync(files.folder)).not.toContain('whole.txt');
    file.stream.end('all');
    expect(await file.keep()).toMatchObject({ ok: true });
    expect(readFileSync(files.path('whole.txt'), 'utf8')).toBe('all');
  });

  it('leaves nothing when it is dropped, or when the disk is full', async () => {
    await (await opened('dropped.txt')).drop();
    const file = await opened('full.txt');
    file.stream.destroy(full);
    expect(await file.keep()).toMatchObject({ ok: false, error: { args: { reason: 'ENOSPC' } } });
    expect(readdirSync(files.folder)).toEqual(['whole.txt']);
  });

  it('tells faults of files from other faults', () => {
    expect(outputFault(full)).toMatchObject({ code: 'usage.file-unwritable' });
    expect(outputFault(new Error('a bug'))).toBeUndefined();
  });

  it('stops a book when nothing can be written any more', async () => {
    const broken = new Writable({ write: (_chunk, _encoding, done) => done(full) });
    broken.on('error', () => {});
    const pdf = openPdfFile(broken, { title: 'x', language: 'en', theme: 'ink' });
    const writing = async () => {
      for (let page = 0; page < 1000; page++) {
        await pdf.page({ width: 100, height: 100, items: [] });
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await expect(writing()).rejects.toBe(full);
  });
});
