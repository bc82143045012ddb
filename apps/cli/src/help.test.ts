import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { here } from '../test/in-process.ts';
import { loadCommands } from './commands/index.ts';
import { exitCodes } from './exit-code.ts';
import { exitMeanings } from './phrases/exit-codes.ts';

const commands = await loadCommands();

const documented = fileURLToPath(new URL('../../../docs/exit-codes.md', import.meta.url));
const names = commands.map(({ name }) => name);

describe.each(['en', 'pt'])('help in %s', (language) => {
  it.each(names)('is there for %s at any width, in either way of asking', async (name) => {
    for (const columns of [40, 80, 200]) {
      const setting = { isTerminal: true, columns };
      const asked = await here(['help', name, '--lang', language], setting);
      expect({ code: asked.code, stderr: asked.stderr }).toEqual({ code: 0, stderr: '' });
      const flagged = await here([name, '--help', '--lang', language], setting);
      expect(flagged).toEqual(asked);
      expect(asked.stdout).toContain(`ludoteca ${name}`);
      // What is told of the options is folded; only what is typed is never broken.
      const typed = /^(\S*: )? *(ludoteca|--|-\w, |[A-ZÇÃ]+\b)/u;
      const broad = asked.stdout
        .split('\n')
        .filter((line) => line.length > columns && !typed.test(line));
      expect(broad).toEqual([]);
    }
  });
});

describe('exit codes', () => {
  it('are all told by the help, in both languages', async () => {
    expect(exitMeanings.map(([code]) => code).sort()).toEqual(Object.values(exitCodes).sort());
    for (const language of ['en', 'pt'] as const) {
      const { stdout } = await here(['help', '--lang', language], {
        columns: 200,
        isTerminal: true,
      });
      for (const [code, means] of exitMeanings) {
        expect(stdout).toMatch(new RegExp(`^  ${code} +`, 'm'));
        expect(stdout).toContain(means[language]);
      }
    }
  });

  it('are told by each command that answers by them', async () => {
    for (const { name, exits } of commands) {
      const { stdout } = await here(['help', name], { columns: 200, isTerminal: true });
      for (const [code, means] of exits ?? []) {
        expect(stdout).toMatch(new RegExp(`^  ${code} +`, 'm'));
        expect(stdout).toContain(means.en);
      }
    }
  });

  it('are documented as they are', () => {
    const rows = readFileSync(documented, 'utf8')
      .split('\n')
      .filter((line) => /^\| (\d|`)/.test(line));
    expect(rows).toEqual([
      ...exitMeanings.map(([code, means]) => `| ${code} | ${means.en} | ${means.pt} |`),
      ...commands.flatMap(({ name, exits = [] }) =>
        exits.map(([code, means]) => `| \`${name}\` ${code} | ${means.en} | ${means.pt} |`),
      ),
    ]);
  });
});
