import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { jsonLines } from '../../test/command.ts';
import {
  contradictory,
  lines,
  solution,
  twofold,
  unique,
  wrong,
} from '../../test/futoshiki-samples.ts';
import { here } from '../../test/in-process.ts';
import { letterOf } from '../command.ts';
import { commonFlags } from '../help.ts';
import { loadCommands } from './index.ts';

const commands = await loadCommands();

const { version } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);
const red = '\u001b[31m';

describe('check', () => {
  it('never takes the author’s solution for what the player entered', async () => {
    const input = lines({ ...unique, solution });
    const { code, stdout } = await here(['check', '--json'], { input });
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([{ ok: true, complete: false, faults: [] }]);
  });

  it('finds nothing wrong with a solution', async () => {
    const { code, stdout } = await here(['check'], { input: lines({ ...unique, grid: solution }) });
    expect({ code, stdout }).toEqual({ code: 0, stdout: '(four): complete and right\n' });
  });

  it('finds every fault, with its place', async () => {
    const { code, stdout } = await here(['check'], { input: lines(wrong) });
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: '1 fault\n  r2c1: 1 stands twice: r1c1, r2c1\n',
    });
    const inPortuguese = await here(['check', '--lang=pt'], { input: lines(wrong) });
    expect(inPortuguese.stdout).toBe('1 erro\n  L2C1: o 1 aparece duas vezes: L1C1, L2C1\n');
  });

  it('answers programs', async () => {
    const half = {
      ...twofold,
      id: 'half',
      grid: [
        [1, 0],
        [0, 0],
      ],
    };
    const claim = {
      ...twofold,
      solution: [
        [1, 2],
        [1, 2],
      ],
    };
    const both = { ...claim, grid: half.grid };
    const { code, stdout } = await here(['check', '--json'], {
      input: lines(half, wrong, claim, both, twofold, contradictory),
    });
    expect(code).toBe(1);
    const fault = (where: string, message: string) => ({
      code: 'futoshiki.repeated',
      where,
      message,
    });
    expect(jsonLines(stdout)).toEqual([
      { id: 'half', game: 'futoshiki', ok: true, complete: false, faults: [] },
      {
        game: 'futoshiki',
        ok: false,
        complete: false,
        faults: [fault('r2c1', '1 stands twice: r1c1, r2c1')],
      },
      { game: 'futoshiki', ok: true, complete: false, faults: [] },
      { game: 'futoshiki', ok: true, complete: false, faults: [] },
      { game: 'futoshiki', ok: true, complete: false, faults: [] },
      {
        id: 7,
        game: 'futoshiki',
        ok: false,
        complete: false,
        faults: [fault('r1c2', '1 stands twice: r1c1, r1c2')],
      },
    ]);
  });

  it('tells what is not complete', async () => {
    expect((await here(['check'], { input: lines(twofold) })).stdout).toBe(
      'Not complete; no fault so far\n',
    );
  });
});

describe('show', () => {
  it('draws what can be read back', async () => {
    const first = await here(['show'], {
      input: lines(
        unique,
        {
          ...twofold,
          grid: [
            [1, 0],
            [0, 2],
          ],
        },
        { side: 'heads' },
      ),
    });
    expect(first.code).toBe(0);
    expect(first.stdout).toBe(
      ' . < . < . < .\n ^   -   -   v\n .  _1   .   .\n ^   -   -   -\n .   .   .   .\n ^   -   ^   -\n .   .   .   .\n\n 1   .\n -   -\n .   2\n\n(heads)\n',
    );
    const again = await here(['show', '-'], { input: first.stdout });
    expect(again).toEqual(first);
  });

  it('writes the document for programs', async () => {
    const { stdout } = await here(['show', '--json'], { input: lines(unique) });
    expect(JSON.parse(stdout)).toEqual(unique);
    expect(stdout).toMatch(/^\{"id":"four","game":"futoshiki","size":4,/);
  });

  it('has colour on a terminal, and names', async () => {
    const input = lines({ id: 1, side: 'tails' });
    const rich = { LANG: 'pt_PT.UTF-8' };
    const { stdout } = await here(['show', '--lang', 'en'], { input, isTerminal: true, env: rich });
    expect(stdout).toContain('\u001b[');
    expect(stdout).toContain('[tails]');
    expect(stdout).toContain('(1)');
    const plainOnes: Record<string, string>[] = [{ NO_COLOR: '1' }, { TERM: 'dumb' }];
    for (const env of plainOnes) {
      const plain = await here(['show'], { input, isTerminal: true, env });
      expect(plain.stdout).toBe('(1)\n(tails)\nTwo wins: the coin shows tails\n');
    }
    // Two questions: signs come with the locale, colours with the wish for them.
    const uncoloured = await here(['show', '--color', 'never', '--lang', 'en'], {
      input,
      isTerminal: true,
      env: rich,
    });
    expect(uncoloured.stdout).toBe('(1)\n[tails]\nTwo wins: the coin shows tails\n');
    const forced = await here(['show', '--color=always'], { input });
    expect(forced.stdout).toContain('\u001b[');
    expect(forced.stdout).toContain('(tails)');
  });
});

describe('names and letters', () => {
  it('are taken in any case, also as games are called', async () => {
    const { stdout } = await here(['rules', 'futoshiki']);
    for (const name of ['Futoshiki', 'FUTOSHIKI']) {
      expect((await here(['rules', name])).stdout).toBe(stdout);
    }
    expect((await here(['rules', 'GreaterThan'])).stdout).toBe(
      (await here(['rules', 'greater-than'])).stdout,
    );
    expect((await here(['rules', 'greater-than sudoku'])).code).toBe(0);
  });

  it('stand for one flag each in every command, whatever the game', () => {
    for (const command of commands) {
      for (const kind of catalogue) {
        const own = command.gameFlags?.([kind], [kind.id])?.flags ?? [];
        const letters = [...command.flags, ...commonFlags, ...own].map(letterOf);
        const given = letters.filter((letter) => letter !== undefined);
        expect([command.name, given]).toEqual([command.name, [...new Set(given)]]);
      }
    }
  });

  it('are as good as the long names', async () => {
    const short = await here(['check', '-q', '-f', 'json'], { input: lines(unique) });
    const long = await here(['check', '--quiet', '--format', 'JSON'], { input: lines(unique) });
    expect(short).toEqual(long);
    expect(short.code).toBe(0);
  });
});

describe('quiet', () => {
  it('leaves out what is only to be known, and keeps what is wrong', async () => {
    const input = lines({ ...unique, grdi: [] });
    const told = await here(['check'], { input });
    expect(told.stderr).toContain('grdi');
    const quiet = await here(['check', '--quiet'], { input });
    expect(quiet).toEqual({ ...told, stderr: '' });
    expect((await here(['check', '-q', 'missing.json'])).stderr).toContain('missing.json');
  });
});

describe('many files', () => {
  it('are told apart in answers for programs, by name and place', async () => {
    const file = fileURLToPath(new URL('../../../../docs/examples/started.json', import.meta.url));
    const { stdout } = await here(['check', '--json', file, 'missing.json']);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { file, index: 0, game: 'greater-than' },
      { file: 'missing.json', index: 0, error: { file: 'missing.json' } },
    ]);
  });
});

describe('convert', () => {
  it('writes JSON lines, and blocks with a blank line between them', async () => {
    const drawn = await here(['convert', '--to', 'drawing'], {
      input: lines(twofold, twofold, { side: 'heads' }),
    });
    expect(drawn.stdout).toBe(' .   .\n -   -\n .   .\n\n .   .\n -   -\n .   .\n\n(heads)\n');
    const back = await here(['convert', '-', '--to', 'json'], { input: drawn.stdout });
    expect(jsonLines(back.stdout)).toMatchObject([twofold, twofold, { side: 'heads' }]);
  });

  it('writes lines under one another', async () => {
    const { stdout } = await here(['convert', '--to', 'drawing'], {
      input: '{"side":"heads"}\n{"side":"tails"}',
    });
    expect(stdout).toBe('(heads)\n(tails)\n');
  });

  it('answers programs with the text', async () => {
    const { stdout } = await here(['convert', '--json', '--to', 'drawing'], {
      input: lines({ id: 3, side: 'heads' }),
    });
    expect(jsonLines(stdout)).toEqual([
      { id: 3, game: 'coin', format: 'drawing', text: '(heads)\n' },
    ]);
  });

  it('refuses a format that the game does not have, and goes on', async () => {
    const { code, stdout, stderr } = await here(['convert', '--json', '--to', 'drawing'], {
      input: lines({ ...twofold, game: 'endless', id: 'x' }, { side: 'heads' }),
    });
    expect(code).toBe(2);
    expect(jsonLines(stdout)).toMatchObject([
      {
        id: 'x',
        error: {
          code: 'document.unknown-format',
          message: 'unknown format "drawing"; expected one of json, code',
        },
      },
      { game: 'coin' },
    ]);
    expect(stderr).toBe(
      'ludoteca: standard input: unknown format "drawing"; expected one of json, code\n',
    );
  });

  it('refuses clues that contradict themselves', async () => {
    const { code, stderr } = await here(['convert', '--to', 'json'], {
      input: lines(contradictory),
    });
    expect(code).toBe(2);
    expect(stderr).toBe('ludoteca: standard input: r1c2: 1 stands twice: r1c1, r1c2\n');
  });
});

describe('rules', () => {
  it('are told in either language', async () => {
    expect((await here(['rules', 'coin'])).stdout).toBe('Coin\n\nHeads wins.\n');
    expect((await here(['rules', 'coin', '--lang', 'pt'])).stdout).toBe('Moeda\n\nCara ganha.\n');
    expect(jsonLines((await here(['rules', 'coin', '--json'])).stdout)).toEqual([
      { game: 'coin', name: 'Coin', rules: 'Heads wins.' },
    ]);
  });
});

describe('help', () => {
  const names = [
    ...['play', 'solve', 'check', 'generate', 'analyse', 'match', 'engine'],
    ...['show', 'convert', 'rules', 'help'],
  ];

  it('lists every command and every game', async () => {
    const { code, stdout } = await here([]);
    expect(code).toBe(0);
    for (const name of names) expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    expect(stdout).toMatch(/^ {2}futoshiki +a Latin square/m);
    for (const words of [['help'], ['--help'], ['-h']])
      expect((await here(words)).stdout).toBe(stdout);
  });

  it.each(names)('of %s has examples, in both languages, within 80 columns', async (name) => {
    const english = await here([name, '--help']);
    const portuguese = await here(['--lang', 'pt', 'help', name]);
    for (const { code, stdout, stderr } of [english, portuguese]) {
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      expect(stdout).not.toContain('{');
    }
    expect(english.stdout).toContain('\nExamples:\n');
    expect(portuguese.stdout).toContain('\nExemplos:\n');
    expect(portuguese.stdout).not.toMatch(/\b(the|Options|Usage|default)\b/);
  });

  it('of generate lists the options of a game', async () => {
    const { stdout } = await here(['generate', 'futoshiki', '--help']);
    expect(stdout).toMatch(
      /Options of Futoshiki:\n {2}-s, --size SIZE +rows and columns, 4 or 5\n/,
    );
    expect((await here(['help', 'generate', 'futoshiki'])).stdout).toBe(stdout);
    expect((await here(['generate', '--help'])).stdout).toContain(
      '"ludoteca generate GAME --help" lists them',
    );
  });

  it('has strong titles on a terminal', async () => {
    const { stdout } = await here(['help'], { isTerminal: true });
    expect(stdout).toContain('\u001b[1mCommands:');
    expect(stdout).not.toContain(red);
  });
});

describe('the language', () => {
  it.each([
    [{ LANG: 'pt_PT.UTF-8' }, 'pt'],
    [{ LANG: 'pt_BR' }, 'pt'],
    [{ LANG: 'en_GB.UTF-8' }, 'en'],
    [{ LANG: 'pt_PT', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'en_US', LC_MESSAGES: 'pt_PT' }, 'pt'],
    [{}, 'en'],
  ])('is that of the locale: %j', async (env, language) => {
    const { stdout } = await here(['rules', 'coin'], { env });
    expect(stdout).toMatch(language === 'pt' ? /^Moeda/ : /^Coin/);
  });
});

it('tells its version', async () => {
  for (const words of [['--version'], ['-V'], ['solve', '--version']]) {
    expect(await here(words)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  }
});

describe('show', () => {
  it('tells title, author and rules of a puzzle apart from its drawing, which is read back', async () => {
    const credits = {
      title: 'First light',
      author: 'Ana',
      rules: 'No 1 beside a 2.\u001b[2J\nThat is all.',
    };
    const input = lines({ ...unique, ...credits });
    const { code, stdout, stderr } = await here(['show'], { input });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'First light, by Ana\nNo 1 beside a 2.[2J\nThat is all.\n',
    });
    const again = await here(['show'], { input: stdout });
    expect(again).toMatchObject({ code: 0, stdout, stderr: '' });
    const inPortuguese = await here(['show', '--lang=pt'], { input });
    expect(inPortuguese.stderr).toContain('First light, de Ana\n');
    const asked = await here(['show', '--json'], { input });
    expect(jsonLines(asked.stdout)).toMatchObject([{ title: 'First light', author: 'Ana' }]);
    const converted = await here(['convert', '--to', 'code'], { input });
    const back = await here(['show', '--json'], { input: converted.stdout });
    expect(jsonLines(back.stdout)).toMatchObject([{ title: 'First light', author: 'Ana' }]);
  });
});
