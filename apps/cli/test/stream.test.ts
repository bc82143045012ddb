import { describe, expect, it } from 'vitest';
import { jsonLines, ludoteca } from './command.ts';

const line = (length: number, filling: unknown) => Array(length).fill(filling);
const emptyBoard = (rows: number, cols: number) => {
  const size = rows * cols;
  return JSON.stringify({
    ...{ game: 'greater-than', boxRows: rows, boxCols: cols, givens: line(size, line(size, 0)) },
    ...{ right: line(size, line(size - 1, '')), down: line(size - 1, line(size, '')) },
  });
};

describe('solve --count', () => {
  it('writes any number of solutions as they come, in little memory, until its time is over', async () => {
    const { code, stdout } = await ludoteca(
      ['solve', '--json', '--count', '1000000000', '--time', '2', '-'],
      { input: emptyBoard(3, 3), env: { NODE_OPTIONS: '--max-old-space-size=64' } },
    );
    const [answer] = jsonLines(stdout);
    expect(code).toBe(3);
    expect(answer.solutions).toHaveLength(answer.count);
    expect(answer).toMatchObject({ game: 'greater-than', complete: false, unique: false });
    expect(answer.ms).toBeLessThan(4000);
  });

  it('says the same as when it keeps them, of several puzzles in their order', async () => {
    const input = `${emptyBoard(2, 2)}\n${emptyBoard(2, 2)}\n`;
    for (const way of [['--json'], []]) {
      const ask = async (count: string, jobs: string) => {
        const words = ['solve', ...way, '--count', count, '--jobs', jobs, '-'];
        const { stdout } = await ludoteca(words, { input });
        return stdout.replace(/"ms":[\d.]+/g, '').replace(/[\d.,]+ (µs|ms|s)\)/g, '');
      };
      const kept = await ask('1000', '1');
      expect(kept.length).toBeGreaterThan(10_000);
      expect(await ask('1001', '2')).toBe(kept);
    }
  });
});
