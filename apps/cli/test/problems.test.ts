import { describe, expect, it, vi } from 'vitest';
import { jsonLines } from './command.ts';
import { here } from './in-process.ts';

// No thread has to start: what is tested is what is said.
vi.mock('../src/work/pool.ts', async (original) => ({
  ...(await original<object>()),
  ...(await import('./in-thread-pool.ts')),
}));

const play = (lines: readonly string[], ...more: string[]) =>
  here(['play', 'noughts', '--problems', '--seed', 'words', ...more], {
    input: lines.map((line) => `${line}\n`).join(''),
  });

describe('problems at a prompter', () => {
  it.each([
    ['answer', 'next'],
    ['answer', 'again'],
    ['resposta', 'seguinte'],
  ])('understand %s and %s', async (answer, next) => {
    const { code, stdout } = await play([answer, next, 'exit']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/The answer is [abc][123]: /);
    expect(stdout.match(/to move\. /g)).toHaveLength(3);
    expect(stdout).toContain('0 of 2 solved at the first try, without a hint.');
  });

  it('are hinted at step by step, and whoever had a hint has not solved them alone', async () => {
    const [made] = jsonLines((await play(['exit'], '--json')).stdout) as readonly {
      readonly problem: { readonly answer: string };
    }[];
    const { answer } = made.problem;
    const { stdout } = await play(['hint', 'hint', 'hint', 'exit']);
    const told = stdout
      .split('Your move> ')
      .slice(1, 4)
      .map((each) => each.replace(/^hint\n/, ''));
    expect(told[0]).toMatch(/^.*\. \("hint" again tells more\.\)\n$/);
    expect(told[0]).not.toContain(answer);
    expect(told[1]).toMatch(
      /^It is one of these: [abc][123], .*\. \("hint" again tells more\.\)\n$/,
    );
    expect(told[1]).toContain(answer);
    // With the last of them the next problem comes.
    expect(told[2]).toMatch(new RegExp(`^It is ${answer}\\. .*\\n\\n[^]*to move\\. `));
    expect(stdout).toContain('0 of 1 solved at the first try, without a hint.');
    const helped = await play(['dica', answer, 'exit'], '--json');
    expect(jsonLines(helped.stdout)).toMatchObject([{ solved: false, hints: 1 }, {}]);
  });

  it('are written as solved, as failed, or as neither where nobody tried', async () => {
    const [made] = jsonLines((await play(['exit'], '--json')).stdout) as readonly {
      readonly solved?: boolean;
      readonly problem: { readonly answer: string };
    }[];
    expect(made).not.toHaveProperty('solved');
    const { answer } = made.problem;
    const wrong = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
    const tried = await play([...wrong.filter((move) => move !== answer), 'exit'], '--json');
    expect(jsonLines(tried.stdout)).toMatchObject([{ solved: false }]);
    const solved = await play([answer, 'exit'], '--json');
    expect(jsonLines(solved.stdout)).toMatchObject([{ solved: true }, {}]);
  });
});

describe('hint with a problem', () => {
  const problem = async () => {
    const made = await here(['generate', 'noughts', '--seed', 'hinted', '--json']);
    return jsonLines(made.stdout)[0] as { problem: { answer: string; line: readonly string[] } };
  };

  it('tells the first step, another one, or all of them', async () => {
    const document = await problem();
    const { answer, line } = document.problem;
    const input = JSON.stringify(document);
    const asked = async (...more: string[]) => here(['hint', ...more], { input });
    const first = await asked();
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/\("hint --stage where" tells more\.\)\n$/);
    expect(first.stdout).not.toContain(answer);
    const all = jsonLines((await asked('--all', '--json')).stdout);
    expect(all).toMatchObject([
      {
        game: 'noughts',
        steps: [{ stage: 'what' }, { stage: 'where' }, { stage: 'why', answer, line }],
      },
    ]);
    const [{ steps }] = all as readonly { readonly steps: readonly { readonly text: string }[] }[];
    for (const [index, stage] of ['what', 'where', 'why'].entries()) {
      const [step] = jsonLines((await asked('--stage', stage, '--json')).stdout);
      expect(step).toMatchObject(steps[index]);
      expect(JSON.stringify(step).includes(`"answer"`)).toBe(stage === 'why');
    }
    expect((await asked('--stage', 'entry')).stdout).toContain(`It is ${answer}.`);
    expect((await asked('--lang', 'pt', '--stage', 'where')).stdout).toContain('É uma destas: ');
  });

  it('believes no answer that is told: it is proven, or refused with the right one', async () => {
    const document = await problem();
    const { answer } = document.problem;
    const open = jsonLines(
      (await here(['show', '--json'], { input: JSON.stringify(document) })).stdout,
    );
    const { legalMoves } = open[0] as { readonly legalMoves: readonly string[] };
    const said = legalMoves.find((move) => move !== answer) ?? '';
    expect(said).not.toBe('');
    const forged = { ...document, problem: { ...document.problem, answer: said, line: [said] } };
    const input = JSON.stringify(forged);
    const hinted = await here(['hint', '--stage', 'why'], { input });
    expect(hinted.code).toBe(1);
    expect(hinted.stderr).toContain(`is said to be ${said}, but the only right move is ${answer}`);
    expect((await here(['check', '--answer', said], { input })).code).toBe(1);
    const judged = await here(['check', '--answer', answer], { input });
    expect([judged.code, judged.stdout]).toEqual([0, expect.stringContaining('is right, proven')]);
  });

  it('proves it first where it comes without its answer, and refuses what is no problem', async () => {
    const { problem: told, ...position } = await problem();
    const open = { ...position, problem: { asks: 'win' } };
    const solved = await here(['hint', '--stage', 'why', '--json'], {
      input: JSON.stringify(open),
    });
    expect(jsonLines(solved.stdout)).toMatchObject([{ stage: 'why', answer: told.answer }]);
    const plain = await here(['hint', '--json'], { input: JSON.stringify(position) });
    expect(plain.code).toBe(2);
    expect(jsonLines(plain.stdout)).toMatchObject([{ error: { code: 'problems.not-a-problem' } }]);
    const open4 = { game: 'rastros', size: 4, blocked: [], stone: 'b2', toMove: 'north' };
    const input = JSON.stringify({ ...open4, problem: { asks: 'win' } });
    const unsound = await here(['hint', '--json'], { input });
    expect(unsound.code).toBe(1);
    expect(jsonLines(unsound.stdout)).toMatchObject([{ error: { code: 'problem.no-only-move' } }]);
    const minimal = await here(['hint', '--minimal', '--json'], { input: JSON.stringify(open) });
    expect(jsonLines(minimal.stdout)).toMatchObject([
      { error: { code: 'problems.minimal-for-puzzles' } },
    ]);
  });
});
