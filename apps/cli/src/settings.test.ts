import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { here } from '../test/in-process.ts';
import { readSettings } from './settings.ts';
import { settingsFile } from './settings-file.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-'));
  env = { XDG_CONFIG_HOME: folder, HOME: '/nowhere' };
});
afterEach(() => rmSync(folder, { recursive: true }));

function keep(text: string): string {
  const file = settingsFile(env) ?? '';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('settings', () => {
  it('are kept where the system keeps them', () => {
    expect(settingsFile(env)).toBe(join(folder, 'ludoteca', 'settings.json'));
    expect(settingsFile({ HOME: '/home/ana' })).toBe('/home/ana/.config/ludoteca/settings.json');
    expect(settingsFile({})).toBeUndefined();
    expect(readSettings(env)).toMatchObject({ settings: {}, faults: [] });
  });

  it('are read, and each that is wrong is told without the others', () => {
    keep(
      '{"language":"pt","color":"always","entry":"typed","jobs":0,"play":{"rastros":{"size":6,"swap":true}},"langauge":"en"}',
    );
    const { settings, faults } = readSettings(env);
    expect(settings).toEqual({
      language: 'pt',
      entry: 'typed',
      play: { rastros: { size: '6', swap: 'true' } },
    });
    expect(faults.map(({ where }) => where)).toEqual([
      { kind: 'json', path: 'color' },
      { kind: 'json', path: 'jobs' },
      { kind: 'json', path: 'langauge' },
    ]);
  });

  it('speak a language after what is typed, and before the locale', async () => {
    keep('{"language":"pt"}');
    expect((await here(['rules', 'rastros'], { env })).stdout).toContain('pedra');
    expect((await here(['rules', 'rastros', '--lang', 'en'], { env })).stdout).toContain('stone');
  });

  it('that are broken are told in a line with their place, and stop nothing', async () => {
    const file = keep('{"language":"pt",\n  oops}');
    const { code, stdout, stderr } = await here(['rules', 'rastros'], { env });
    expect(code).toBe(0);
    expect(stdout).toContain('stone');
    expect(stderr).toMatch(/^ludoteca: [^\n]+: line 2, column 3: [^\n]+\n$/);
    expect(stderr).toContain(file);
    expect((await here(['rules', 'rastros', '--quiet'], { env })).stderr).toBe('');
  });

  it('begin games as their person likes, and only in play', async () => {
    const file = keep(
      '{"play":{"Rastros":{"size":6,"first":"human","second":"human","sise":3,"delay":"x"}}}',
    );
    const words = ['play', 'rastros'];
    const { stdout, stderr } = await here(words, { env, input: 'exit\n' });
    expect(stdout).toContain(' 6  .');
    expect(stdout).toContain('South: a person');
    expect(stderr).toContain(`${file}: play.Rastros.sise: unknown option --sise; did you mean`);
    expect(stderr).toContain(`${file}: play.Rastros.delay: --delay: found x`);
    const typed = await here([...words, '--size', '4'], { env, input: 'exit\n' });
    expect(typed.stdout).toContain(' 4  .');
    expect(typed.stdout).not.toContain(' 6  .');
  });
});
