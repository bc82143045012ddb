import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { folderOf, jsonLines, ludoteca } from './command.ts';
import {
  contradictory,
  impossible,
  lines,
  solution,
  twofold,
  unique,
  wrong,
} from './futoshiki-samples.ts';
import { here } from './in-process.ts';

// Most of what is asked here needs no process of its own; what does is asked of the built command.
vi.mock('../src/work/pool.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./in-thread-pool.ts')),
}));

const files = folderOf({
  'four.json': lines(unique),
  'two.json': lines(unique, twofold),
  'broken.json': '{"steps": [}\n',
  'list.json': '[[1]]\n',
});
afterAll(() => files.remove());

const endless = { ...twofold, game: 'endless' };
const solved = { ...unique, grid: solution };

describe('hint', () => {
  it('answers programs, a line for a document, in order', async () => {
    const { code, stdout } = await here(['hint', '--json', '-'], {
      input: lines(unique, solved, wrong, twofold, impossible, contradictory),
    });
    expect(code).toBe(2);
    const [step, done, mistaken, several, none, refused] = jsonLines(stdout);
    expect(step).toEqual({
      id: 'four',
      game: 'futoshiki',
      technique: expect.any(String),
      conclusion: [{ cell: expect.stringMatching(/^r\dc\d$/), is: expect.any(Number) }],
      because: expect.any(Array),
      irreducible: true,
      text: expect.stringMatching(/^r\dc\d is \d: /),
      after: expect.objectContaining({ game: 'futoshiki', size: 4, grid: expect.any(Array) }),
    });
    expect(done).toMatchObject({ technique: null, reason: 'done', text: 'The puzzle is solved.' });
    expect(mistaken).toMatchObject({
      reason: 'wrong',
      wrong: [{ cell: 'r2c1', is: 1 }],
      text: 'This cannot be: r2c1 is 1.',
    });
    expect(several).toMatchObject({ reason: 'several', differ: ['r1c1', 'r1c2', 'r2c1', 'r2c2'] });
    expect(none).toMatchObject({ reason: 'no-solution' });
    expect(refused).toMatchObject({ id: 7, error: { code: 'futoshiki.repeated' } });
  });

  it('goes from hint to hint to the solution', async () => {
    const begun = solution.with(0, [0, 0, 3, 0]);
    let doc: object = { ...unique, grid: begun };
    for (let steps = 0; steps < 4; steps++) {
      const { code, stdout } = await here(['hint', '--json'], { input: lines(doc) });
      const [answer] = jsonLines(stdout);
      if (code === 1) {
        expect(answer.reason).toBe('done');
        return expect(doc).toMatchObject({ grid: solution });
      }
      doc = answer.after;
    }
    throw new Error('there is no end to it');
  });

  it('draws the puzzle and tells the step, in both languages', async () => {
    const { code, stdout } = await here(['hint', files.path('four.json')]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ \. < \. < \. < \./);
    expect(stdout).toMatch(/\(four\): \S+: r\dc\d is \d: \d rules? and \d digits? leave/);
    const pt = await here(['hint', '--lang', 'pt'], { input: lines(wrong) });
    expect(pt).toMatchObject({ code: 1, stdout: 'Isto não pode ser: L2C1 é 1.\n' });
  });

  it('takes the notes of a player for what the player knows', async () => {
    const [row] = solution;
    const marked = (centre: readonly number[]) => ({ ...unique, marks: { r1c1: { centre } } });
    const others = [1, 2, 3, 4].filter((digit) => digit !== row[0]);
    const left = await here(['hint', '--json'], { input: lines(marked([row[0]])) });
    expect(jsonLines(left.stdout)).toMatchObject([{ conclusion: [{ cell: 'r1c1', is: row[0] }] }]);
    const lost = await here(['hint', '--json'], { input: lines(marked(others)) });
    expect(lost.code).toBe(1);
    expect(jsonLines(lost.stdout)).toMatchObject([
      { reason: 'wrong', wrong: [{ cell: 'r1c1', not: [row[0]] }] },
    ]);
    const told = await here(['hint', '--lang', 'pt'], { input: lines(marked(others)) });
    expect(told.stdout).toContain('Isto não pode ser: em L1C1 está excluído o valor certo.');
  });

  it('can be discreet about what is wrong', async () => {
    const { code, stdout } = await here(['hint', '--json', '--discreet'], { input: lines(wrong) });
    expect(code).toBe(1);
    expect(jsonLines(stdout)).toEqual([
      {
        game: 'futoshiki',
        technique: null,
        reason: 'wrong',
        text: 'Something that is entered cannot be.',
      },
    ]);
  });

  it('is told by stages, each giving away no more than it says', async () => {
    const made = await here(['generate', 'greater-than', '--size', '6', '--seed', 'stages']);
    const told = async (stage: string, ...more: string[]) => {
      const run = await here(['hint', '--stage', stage, ...more], { input: made.stdout });
      expect(run.code).toBe(0);
      return run.stdout;
    };
    expect(await told('where')).toMatch(/^Look at (box|row|column|r\dc)[ \d]+\.\n$/);
    expect(await told('what', '--lang', 'pt')).toMatch(/^Procura isto: /);
    const [where] = jsonLines(await told('where', '--json'));
    expect(Object.keys(where).sort()).toEqual(['game', 'stage', 'text', 'where']);
    const [why] = jsonLines(await told('why', '--json'));
    expect(why).toMatchObject({ stage: 'why', aim: 'entry' });
    expect(await told('entry')).toMatch(/^r\dc\d is \d\.\n$/);
  });

  it('has the exact step with its smallest reason, for programs', async () => {
    const made = await here(['generate', 'greater-than', '--size', '6', '--seed', 'stages']);
    const { stdout } = await here(['hint', '--minimal', '--json'], { input: made.stdout });
    const [step] = jsonLines(stdout);
    expect(step).toMatchObject({ irreducible: true });
    expect(step).not.toHaveProperty('links');
    const all = await here(['hint', '--all', '--minimal', '--json'], { input: made.stdout });
    const [way] = jsonLines(all.stdout);
    expect(way).not.toHaveProperty('version');
    expect(way.steps[0]).toMatchObject({ technique: step.technique, irreducible: true });
    const both = await here(['hint', '--all', '--stage', 'why'], { input: made.stdout });
    expect(both).toMatchObject({ code: 2, stdout: '' });
  });

  it('says that it ran out of time', async () => {
    const { code, stdout } = await here(['hint', '--time', '0.3'], { input: lines(endless) });
    expect(code).toBe(3);
    expect(stdout).toBe('The time ended before an answer was found.\n');
  });
});

describe('a path', () => {
  const path = async (): Promise<string> => {
    const { code, stdout } = await here(['hint', '--all', '--json', files.path('four.json')]);
    expect(code).toBe(0);
    return stdout;
  };
  const check = (text: string, ...more: readonly string[]) => {
    writeFileSync(files.path('path.json'), text);
    return here(['check', files.path('four.json'), '--path', files.path('path.json'), ...more]);
  };

  it('is the whole way, and is certified', async () => {
    const text = await path();
    const [way] = jsonLines(text);
    expect(way).toMatchObject({ id: 'four', game: 'futoshiki', level: expect.any(String) });
    expect(way.steps).toHaveLength(15);
    const { code, stdout } = await check(text, '--json');
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toEqual([
      {
        ...{ file: files.path('four.json'), index: 0 },
        ...{ id: 'four', game: 'futoshiki', ok: true, complete: false, faults: [] },
        path: { ok: true, level: way.level, steps: 15 },
      },
    ]);
    const told = await check(text, '--lang', 'pt');
    expect(told.stdout).toMatch('O caminho está certo: 15 passos, uma solução, nada acima de');
  });

  it('is told step by step to people', async () => {
    const { stdout } = await here(['hint', '--all', files.path('four.json')]);
    expect(stdout).toMatch(/^1\. \S+: r\dc\d is/);
    expect(stdout).toMatch(
      /\n15\. .*\n\S*four\.json \(four\): solved in 15 steps; the hardest is /,
    );
    const done = await here(['hint', '--all'], { input: lines(solved) });
    expect(done).toMatchObject({ code: 1, stdout: '(four): The puzzle is solved.\n' });
  });

  it('that fails is told where, and why', async () => {
    const [way] = jsonLines(await path());
    const [first, ...more] = way.steps;
    const spoilt = { ...way, steps: [first, { ...more[0], because: [] }, ...more.slice(1)] };
    const { code, stdout } = await check(lines(spoilt));
    expect(code).toBe(1);
    expect(stdout).toMatch(/path\.json: steps\[1\]: step 2 does not follow from its reasons\n$/);
    const json = await check(lines(spoilt), '--json');
    expect(jsonLines(json.stdout)).toMatchObject([
      { ok: true, path: { ok: false, fault: { code: 'puzzle.path-not-following' } } },
    ]);
  });

  it('that cannot be read, or is not there, is refused', async () => {
    const refused = async (puzzles: string, paths: string) => {
      const run = await here(['check', files.path(puzzles), '--path', files.path(paths)]);
      expect(run.code).toBe(2);
      return run.stderr.replaceAll(`${files.folder}/`, '');
    };
    expect(await refused('four.json', 'broken.json')).toMatch(
      'broken.json: line 1, column 12: the JSON is broken: found "}"',
    );
    expect(await refused('four.json', 'list.json')).toMatch('list.json');
    expect(await refused('four.json', 'four.json')).toBe(
      'ludoteca: four.json: steps: "steps" is missing; expected […]\n',
    );
    expect(await refused('four.json', 'none.json')).toMatch('none.json: there is no such file');
    writeFileSync(files.path('path.json'), await path());
    expect(await refused('two.json', 'path.json')).toMatch('holds no path for this puzzle');
  });
});

describe('grade', () => {
  it('answers programs', async () => {
    const { code, stdout } = await here(['grade', '--json'], {
      input: lines(unique, solved, twofold, impossible),
    });
    expect(code).toBe(1);
    const [graded, again, several, none] = jsonLines(stdout);
    expect(graded).toEqual({
      id: 'four',
      game: 'futoshiki',
      level: expect.any(String),
      score: expect.any(Number),
      techniques: expect.any(Object),
      steps: 15,
      grading: 2,
    });
    expect(again).toEqual(graded);
    expect(several).toEqual({ game: 'futoshiki', level: null, reason: 'several' });
    expect(none).toEqual({ game: 'futoshiki', level: null, reason: 'no-solution' });
  });

  it('tells people the level and the techniques', async () => {
    const { code, stdout } = await here(['grade', files.path('four.json')]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /four\.json \(four\): \w+: score \d\.\d\d, 15 steps\n {2}[a-z-]+ +\d+\n/,
    );
    const pt = await here(['grade', '--lang', 'pt'], { input: lines(twofold) });
    expect(pt).toMatchObject({
      code: 1,
      stdout: 'Este problema tem várias soluções e por isso não tem nível.\n',
    });
    const late = await here(['grade', '--time', '0.2'], { input: lines(endless) });
    expect(late.code).toBe(3);
  });
});

describe('check --clues', () => {
  it('tells setters where solutions differ, and which clues could be left out', async () => {
    const input = lines(unique, twofold, impossible, endless);
    const { code, stdout } = await here(['check', '--clues', '--json', '--time', '0.3'], {
      input,
    });
    expect(code).toBe(3);
    const [one, several, none, late] = jsonLines(stdout).map(({ clues }) => clues);
    expect(one).toMatchObject({ unique: true, complete: true, redundant: expect.any(Array) });
    for (const clue of one.redundant)
      expect(clue).toMatchObject({ sign: [expect.any(String), expect.any(String)] });
    expect(several).toEqual({
      ...{ unique: false, solutions: 2, complete: true },
      differ: ['r1c1', 'r1c2', 'r2c1', 'r2c2'],
    });
    expect(none).toEqual({ unique: false, solutions: 0 });
    expect(late).toEqual({ unique: null });
  });

  it('says it in words', async () => {
    const { code, stdout } = await here(['check', '--clues', '--lang', 'pt'], {
      input: lines(twofold),
    });
    expect(code).toBe(1);
    expect(stdout).toBe(
      'Incompleto; até aqui sem erros\n2 soluções; diferem em L1C1, L1C2, L2C1, L2C2\n',
    );
    const one = await here(['check', '--clues', files.path('four.json')]);
    expect(one.stdout).toMatch(/One solution; (no clue can|each of \d+ clues? could) be left out/);
  });
});

describe('generate --level', () => {
  it('makes puzzles of that level, which grade confirms', async () => {
    const words = ['generate', 'futoshiki', '--size', '4', '--level', 'medium', '--count', '3'];
    const { code, stdout } = await here([...words, '--seed', 'x', '--json']);
    expect(code).toBe(0);
    expect(jsonLines(stdout)).toMatchObject([1, 2, 3].map(() => ({ level: 'medium' })));
    const graded = await here(['grade', '--json'], { input: stdout });
    expect(jsonLines(graded.stdout)).toMatchObject([1, 2, 3].map(() => ({ level: 'medium' })));
  });

  it('says when there is none', async () => {
    const words = ['generate', 'futoshiki', '--size', '4', '--level', 'master'];
    expect(await here(words)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no such puzzle was found in 200 attempts/),
    });
  });
});

describe('the puzzles that come along', () => {
  it.each([
    ['greater-than', 'gt1I_46aUlavq36e_aZ', 'master'],
    ['cross-a-pix', 'cp1nn31IeE8Z66V6AVlNKAMox3b07gVjy', 'master'],
  ])('%s: the whole way is certified', async (game, code, level) => {
    const way = await ludoteca(['hint', '--all', '--json'], { input: `${code}\n` });
    expect(way).toMatchObject({ code: 0, stderr: '' });
    const [{ steps, ...path }] = jsonLines(way.stdout);
    expect(path).toEqual({ game, version: 2, level });
    for (const step of steps) expect(step).toMatchObject({ text: expect.any(String) });
    writeFileSync(files.path('code.txt'), `${code}\n`);
    writeFileSync(files.path('way.json'), way.stdout);
    const words = ['check', files.path('code.txt'), '--path', files.path('way.json'), '--json'];
    const checked = await ludoteca(words);
    expect(checked.code).toBe(0);
    expect(jsonLines(checked.stdout)).toMatchObject([
      { game, path: { ok: true, level, steps: steps.length } },
    ]);
  });

  it('a hint that strikes candidates goes on from the document it returns', async () => {
    const [first] = jsonLines(
      (await here(['hint', '--json', '--minimal'], { input: 'gt1LzWyxQzxJwjcO\n' })).stdout,
    );
    expect(first.conclusion).toMatchObject([{ not: expect.any(Array) }]);
    expect(first.after.struck.flat(2)).not.toEqual([]);
    const second = await here(['hint', '--json', '--minimal'], {
      input: lines(first.after),
    });
    expect(second.code).toBe(0);
    expect(jsonLines(second.stdout)[0].conclusion).not.toEqual(first.conclusion);
  });
});

describe('practice', () => {
  it.each([
    ['greater-than', 'chain-length', '6'],
    ['cross-a-pix', 'one-block', '8'],
  ])('of %s: positions in which the technique gives the next entry', async (game, name, size) => {
    const words = ['generate', game, '--practise', name, '--seed', 'p', '--size', size, '--json'];
    const { code, stdout } = await ludoteca([...words, '--count', '2', '--jobs', '2']);
    expect(code).toBe(0);
    const positions = jsonLines(stdout);
    expect(positions).toMatchObject([
      { game, practise: name, seed: 'p', argument: { aim: 'entry' } },
      { game, practise: name, seed: 'p/1', argument: { aim: 'entry' } },
    ]);
    // A program that asks for a hint of the position is told the same.
    const hints = jsonLines((await here(['hint', '--json', '-'], { input: stdout })).stdout);
    for (const [at, { argument }] of positions.entries()) {
      expect(argument.links[0].technique).toBe(name);
      expect(hints[at]).toMatchObject(argument);
    }
    expect((await here([...words, '--count', '1'])).stdout).toBe(
      `${JSON.stringify(positions[0])}\n`,
    );
  });

  it('names every technique where there is none of that name', async () => {
    const { code, stdout, stderr } = await here(['generate', 'cross-a-pix', '--practise', 'x']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('found "x"; expected one of all-there, all-needed,');
  });
});
