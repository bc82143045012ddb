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
    ['hint', 'again'],
    ['resposta', 'seguinte'],
  ])('understand %s and %s', async (answer, next) => {
    const { code, stdout } = await play([answer, next, 'exit']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/The answer is [abc][123]: /);
    expect(stdout.match(/to move\. /g)).toHaveLength(3);
    expect(stdout).toContain('0 of 2 solved at the first try.');
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
