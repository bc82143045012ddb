/** Every command that the documents show is run, and its output kept true. */

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { shownCommands, withOutputs, withoutTimes } from './console-blocks.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const launcher = fileURLToPath(new URL('../apps/cli/bin/ludoteca.cjs', import.meta.url));

function run(command: string, locale: string): string {
  const line = command.replaceAll('npx ludoteca', `"${process.execPath}" "${launcher}"`);
  const done = spawnSync('bash', ['-c', line], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: locale, NO_COLOR: '1' },
  });
  return done.stdout + done.stderr;
}

describe.each([
  ['README.md', 'en_GB.UTF-8'],
  ['README.pt.md', 'pt_PT.UTF-8'],
])('%s', (file, locale) => {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const markdown = readFileSync(path, 'utf8');
  if (process.env.UPDATE_README === '1') {
    writeFileSync(
      path,
      withOutputs(markdown, (command) => run(command, locale)),
    );
  }
  const commands = shownCommands(readFileSync(path, 'utf8'));

  it('shows commands', () => {
    expect(commands.length).toBeGreaterThan(4);
  });

  for (const { line, command, output } of commands) {
    it(`line ${line}: ${command}`, () => {
      expect(withoutTimes(run(command, locale))).toBe(withoutTimes(output));
    });
  }
});

it('both READMEs take the same tour', () => {
  const commandsOf = (file: string) =>
    shownCommands(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).map(
      ({ command }) => command,
    );
  expect(commandsOf('README.pt.md')).toEqual(commandsOf('README.md'));
});
