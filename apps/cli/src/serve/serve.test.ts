import { connect } from 'node:net';
import { hostname } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { phrasesContract } from '../../../../packages/ludoteca/test/contract/phrases-contract.ts';
import { folderOf } from '../../test/command.ts';
import { here } from '../../test/in-process.ts';
import { serveWords } from '../phrases/serve.ts';
import { openSite, type Site } from './site.ts';

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

/** What a server answers to lines as they are, whatever they are. */
function rawAnswer(port: number, lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

describe('the names of a site', () => {
  const answerTo = async (site: Site, ...lines: readonly string[]): Promise<string> =>
    rawAnswer(Number(new URL(site.address).port), [...lines, 'Connection: close']);
  const home = 'GET / HTTP/1.1';

  it('are those of the machine itself, and what it was told', async () => {
    const site = await openSite(folder, 0, { hosts: ['Games.local', '[fd00::1]:80'] });
    const { port } = new URL(site.address);
    for (const host of [
      ...[`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'LOCALHOST.'],
      ...['games.local', `games.local.:${port}`, '[fd00::1]'],
    ]) {
      expect(await answerTo(site, home, `Host: ${host}`), host).toMatch(/^HTTP\/1.1 200 /);
    }
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost.evil.example',
      '',
      '[',
      'a b',
    ]) {
      const text = await answerTo(site, home, `Host: ${host}`);
      expect(text, host).toMatch(/^HTTP\/1.1 4\d\d /);
      expect(text).not.toContain('hello');
    }
    expect(site.addresses).toEqual([
      ...['localhost', '127.0.0.1', '[::1]', 'games.local', '[fd00::1]'].map(
        (name) => `http://${name}:${port}/`,
      ),
    ]);
    await site.close();
  });

  it('are also those of the address it listens on', async () => {
    const site = await openSite(folder, 0, { listen: '127.0.0.2' });
    expect(site.addresses.join(' ')).toContain('http://127.0.0.2:');
    await site.close();
    const everywhere = await openSite(folder, 0, { listen: '0.0.0.0' });
    expect(everywhere.addresses.join(' ')).toContain(hostname().toLowerCase());
    await everywhere.close();
  });

  it('and every answer has the headers, whatever is asked', async () => {
    const site = await openSite(folder, 0);
    const host = 'Host: localhost';
    for (const [status, ...lines] of [
      ['200', home, host],
      ['404', 'GET /nothing HTTP/1.1', host],
      ['405', 'POST / HTTP/1.1', host, 'Content-Length: 0'],
      ['417', 'PUT / HTTP/1.1', host, 'Expect: wonders'],
      ['421', home, 'Host: evil.example'],
      ['421', home],
      ['421', 'GET / HTTP/1.0'],
      ['400', 'nonsense'],
      ['400', home, 'no colon'],
      ['400', home, host, `X: ${'x'.repeat(100_000)}`],
    ]) {
      const text = await answerTo(site, ...lines);
      expect(text, lines.join()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(text, lines.join()).toMatch(/^content-security-policy: default-src 'none'/im);
      expect(text, lines.join()).toMatch(/^x-content-type-options: nosniff/im);
    }
    await site.close();
  });
});

describe('serve', () => {
  it.each([
    ['--host', 'a/b'],
    ['--host', 'x y@z'],
    ['--address', 'games.local'],
    ['--address', '203.0.113.7'],
  ])('refuses %s %s', async (flag, value) => {
    for (const language of ['en', 'pt']) {
      const env = { LUDOTECA_WEB: folder };
      const words = ['serve', '--port', '0', flag, value, '--lang', language];
      const { code, stderr } = await here(words, { env });
      expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(`${flag}: `) });
    }
  });

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
