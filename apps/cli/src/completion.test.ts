import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { here } from '../test/in-process.ts';
import { listing } from './commands/index.ts';

const run = (shell: string, words: readonly string[]) =>
  spawnSync(shell, words, { encoding: 'utf8', timeout: 60_000 });
const isInstalled = (shell: string) => run(shell, ['--version']).status === 0;

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

  it.runIf(isInstalled('fish'))('are what fish completes with', async () => {
    const { stdout: script } = await here(['completion', 'fish']);
    const complete = (typed: string) => {
      const asked = `${script}\ncomplete -C '${typed}'`;
      const { stdout, stderr } = run('fish', ['--no-config', '-c', asked]);
      expect(stderr).toBe('');
      // Each with what it means.
      return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0]]));
    };
    expect(complete('ludoteca sol')).toEqual(['solve']);
    expect(complete('ludoteca solve --cou')).toEqual(['--count']);
    expect(complete('ludoteca solve --lang ')).toEqual(['en', 'pt']);
    expect(complete('ludoteca generate gr')).toEqual(['greater-than']);
    expect(complete('ludoteca generate greater-than -l h')).toEqual(['hard']);
  });

  it.runIf(isInstalled('zsh'))('are what zsh completes with', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ludoteca-completion-'));
    writeFileSync(join(folder, '_ludoteca'), (await here(['completion', 'zsh'])).stdout);
    // A shell in a terminal of its own, in which a line is typed, completed and printed.
    const asking = `zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=; PROMPT_EOL_MARK=; unset zle_bracketed_paste; fpath=(${folder} \\$fpath)"
      zpty -w shell 'autoload -Uz compinit; compinit -u -D; tell() { print -r -- "<$BUFFER>"; BUFFER= }'
      zpty -w shell 'zle -N tell; bindkey ^X tell; bindkey ^I complete-word; print be"gun"'
      zpty -r shell before '*begun*'
      for typed in "$@"; do
        zpty -w -n shell "$typed"$'\\t\\x18'
        zpty -r shell answer '*>*'
        print -r -- "$answer"
      done`;
    const complete = (...typed: string[]) => {
      const { stdout } = run('zsh', ['-f', '-c', asking, 'zsh', ...typed]);
      const told = [...stdout.matchAll(/<([^>]*)>/g)].map(([, line]) => line.trim());
      return { told, faults: stdout.match(/bad option|not found|error/g) };
    };
    expect(
      complete(
        'ludoteca sol',
        'ludoteca solve --cou',
        'ludoteca solve --lang p',
        'ludoteca generate gr',
        'ludoteca generate greater-than -l ha',
      ),
    ).toEqual({
      told: [
        'ludoteca solve',
        'ludoteca solve --count',
        'ludoteca solve --lang pt',
        'ludoteca generate greater-than',
        'ludoteca generate greater-than -l hard',
      ],
      faults: null,
    });
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
