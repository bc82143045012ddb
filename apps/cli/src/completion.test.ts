import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { here } from '../test/in-process.ts';
import { listing } from './commands/index.ts';

describe('completions', () => {
  it.each(['bash', 'zsh', 'fish'])('for %s know every command', async (shell) => {
    const { code, stdout } = await here(['completion', shell]);
    expect(code).toBe(0);
    for (const { name } of listing) expect(stdout).toMatch(new RegExp(`\\b${name}\\b`));
    expect(stdout.split('\n')[shell === 'zsh' ? 1 : 0]).toContain(`ludoteca completion ${shell} >`);
  });

  it('are what bash completes with: commands, options, and what options take', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-completion-'));
    const file = join(folder, 'ludoteca');
    writeFileSync(file, (await here(['completion', 'bash'])).stdout);
    const complete = (...words: string[]) => {
      const typed = words.map((word) => `'${word}'`).join(' ');
      const script = `. ${file}; COMP_WORDS=(ludoteca ${typed}); COMP_CWORD=${words.length}; _ludoteca; echo "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['--norc', '-c', script], {
        encoding: 'utf8',
        cwd: folder,
      }).stdout.trim();
    };
    expect(complete('sol')).toBe('solve');
    expect(complete('solve', '--cou')).toBe('--count');
    expect(complete('solve', '--lang', '')).toBe('en pt');
    rmSync(folder, { recursive: true });
  });

  it('for another shell are refused', async () => {
    const { code, stderr } = await here(['completion', 'tcsh']);
    expect({ code, isTold: stderr.includes('bash, zsh, fish') }).toEqual({ code: 2, isTold: true });
  });
});

describe('the manual', () => {
  it.each(['en', 'pt'])(
    'has every command and option in %s, and is roff that is well formed',
    async (language) => {
      const { stdout } = await here(['help', '--man', '--lang', language]);
      expect(stdout).toMatch(/^\.TH LUDOTECA 1 /);
      for (const { name } of listing)
        expect(stdout).toContain(`.SS "ludoteca ${name.replace(/-/g, '\\-')}`);
      // A line that begins with a dot is a request, and only ours are.
      const requests = stdout.split('\n').filter((line) => line.startsWith('.'));
      expect(requests.filter((line) => !/^\.(TH|SH|SS|TP|B|I|PP|br)\b/.test(line))).toEqual([]);
    },
  );
});

describe('help that is told at once', () => {
  it('is what the whole command tells', async () => {
    const { tellHelp, asksForHelp } = await import('./quick-help.ts');
    const { lazyCatalogue } = await import('./catalogue.ts');
    expect(lazyCatalogue.length).toBeGreaterThan(0);
    for (const words of [['--help'], ['help', '--lang', 'pt'], ['-h', '--lang=en']]) {
      expect(asksForHelp(words)).toBe(true);
      const whole = await here(words);
      let told = '';
      const stdout = {
        write(text: string) {
          told += text;
          return true;
        },
      };
      const catalogue = new URL('../test/fifth-game/catalogue.ts', import.meta.url).href;
      await tellHelp(words, { stdout, env: {} } as never, catalogue);
      expect(told).toBe(whole.stdout);
    }
    for (const words of [
      ['help', 'solve'],
      ['--help', '--json'],
      ['solve', '--help'],
      ['help', '--lang'],
    ])
      expect(asksForHelp(words)).toBe(false);
  });
});
