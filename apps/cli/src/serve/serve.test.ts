import { afterAll, describe, expect, it } from 'vitest';
import { phrasesContract } from '../../../../packages/ludoteca/test/contract/phrases-contract.ts';
import { folderOf } from '../../test/command.ts';
import { here } from '../../test/in-process.ts';
import { serveWords } from '../phrases/serve.ts';
import { openSite } from './site.ts';

phrasesContract(serveWords);

const files = folderOf({
  'index.html': '<title>hello</title>',
  'assets.txt': 'kept',
});
afterAll(files.remove);
const folder = files.path('index.html').replace(/[\\/]index\.html$/, '');

describe('a site', () => {
  it('gives its files, with strict rules, and nothing outside its folder', async () => {
    const site = await openSite(folder, 0);
    const home = await fetch(site.address);
    expect(await home.text()).toContain('hello');
    expect(home.headers.get('content-type')).toContain('text/html');
    expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
    const status = async (path: string, method = 'GET') =>
      (await fetch(site.address + path, { method })).status;
    expect(await status('assets.txt')).toBe(200);
    expect(await status('assets.txt', 'HEAD')).toBe(200);
    for (const path of ['nothing', '..%2f..%2fetc%2fpasswd', '%00', '%E0%A4%A']) {
      expect(await status(path), path).toBe(404);
    }
    expect(await status('', 'POST')).toBe(405);
    await site.close();
  });
});

describe('serve', () => {
  it('tells when the app is not built', async () => {
    const env = { LUDOTECA_WEB: '/nowhere' };
    const { code, stderr } = await here(['serve', '--lang=en'], { env });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining('npm run build:web'),
    });
  });

  it('tells when the port is taken', async () => {
    const site = await openSite(folder, 0);
    const { port } = new URL(site.address);
    const env = { LUDOTECA_WEB: folder };
    const { code, stderr } = await here(['serve', '--port', port, '--lang=pt'], { env });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`porta ${port}`) });
    await site.close();
  });
});
