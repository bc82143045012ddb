import { describe, expect, it } from 'vitest';
import { here } from '../test/in-process.ts';
import { commands } from './commands/index.ts';

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
