/** Every command that the README shows is run, and its output kept true. */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shownCommands, withoutTimes } from './console-blocks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const launcher = fileURLToPath(new URL('../apps/cli/bin/ludoteca.mjs', import.meta.url));

function run(command: string, language: string): string {
  const line = command.replaceAll('npx ludoteca', `"${process.execPath}" "${launcher}"`);
  const done = spawnSync('bash', ['-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: language, NO_COLOR: '1' },
  });
  return done.stdout + done.stderr;
}

describe.each([
  ['README.md', 'en_GB.UTF-8'],
  ['README.pt.md', 'pt_PT.UTF-8'],
  ['docs/formats.md', 'en_GB.UTF-8'],
])('%s', (file, language) => {
  const commands = shownCommands(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));

  it('shows commands', () => {
    if (file.startsWith('README')) expect(commands.length).toBeGreaterThan(3);
  });

  for (const { line, command, output } of commands) {
    it(`line ${line}: ${command}`, () => {
      expect(withoutTimes(run(command, language))).toBe(withoutTimes(output));
    });
  }
});
