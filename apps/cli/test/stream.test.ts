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

/** Every cell a region, half of them painted: there are more solutions than anybody could wait for. */
const singleCells = (side: number) => {
  const clues = line(side, [side / 2, side / 4 + 1]);
  return JSON.stringify({
    ...{ game: 'cross-a-pix', rows: side, cols: side, rowClues: clues, colClues: clues },
    ...{ right: line(side, line(side - 1, 1)), down: line(side - 1, line(side, 1)) },
  });
};

describe('solve --count', () => {
  it.each([
    ['greater-than', emptyBoard(3, 3)],
    ['cross-a-pix', singleCells(12)],
  ])(
    'writes any number of solutions as they come, in little memory, until its time is over: %s',
    async (game, input) => {
      const { code, stdout } = await ludoteca(
        ['solve', '--json', '--count', '1000000000', '--time', '2', '-'],
        { input, env: { NODE_OPTIONS: '--max-old-space-size=64' } },
      );
      const [answer] = jsonLines(stdout);
      expect(code).toBe(3);
      expect(answer.solutions).toHaveLength(answer.count);
      expect(answer).toMatchObject({ game, complete: false, unique: false });
    },
  );

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
