import { existsSync, readFileSync } from 'node:fs';
import {
  difficulties,
  Effort,
  generate,
  grade,
  isPuzzle,
  readCode,
  type Size,
  wholePuzzle,
  writeCode,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';

const isLong = process.env.LUDOTECA_LONG === '1';
const puzzles = catalogue.filter(isPuzzle);
/** Sizes at which every level exists, the smaller for the short suite. */
const sizes: Readonly<Record<string, Size>> = isLong
  ? { 'greater-than': { rows: 9, cols: 9 }, 'cross-a-pix': { rows: 15, cols: 15 } }
  : { 'greater-than': { rows: 6, cols: 6 }, 'cross-a-pix': { rows: 8, cols: 8 } };

const cases = puzzles.flatMap((puzzle) =>
  difficulties.map((level) => ({ id: puzzle.id, puzzle, level })),
);

function make(puzzle: (typeof puzzles)[number], level: string, seed: string, size: Size) {
  const recipe = puzzle.recipe({ size, level });
  if (!recipe.ok) throw new Error(recipe.error.code);
  const made = generate(puzzle, recipe.value, seed);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

describe('puzzles of a level', () => {
  it.each(cases)('$id: $level, graded again from nothing', ({ id, puzzle, level }) => {
    for (let index = 0; index < (isLong ? 200 : 1); index++) {
      const { clues } = make(puzzle, level, `level ${index}`, sizes[id]);
      const graded = grade(puzzle, structuredClone(clues), new Effort());
      expect(graded).toMatchObject({ kind: 'graded', level });
    }
  });
});

describe('grades', () => {
  const path = new URL('./golden/graded.txt', import.meta.url).pathname;

  /** The puzzles are kept as codes, so that the grades are tried and not the makers. */
  const codes = (): string[] => {
    if (existsSync(path)) {
      return readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]);
    }
    const size = (id: string, index: number): Size => {
      const side = id === 'greater-than' ? (index % 2 === 0 ? 9 : 6) : index % 2 === 0 ? 15 : 8;
      return { rows: side, cols: side };
    };
    return cases.flatMap(({ id, puzzle, level }) =>
      Array.from({ length: 5 }, (_, index) => {
        const { clues } = make(puzzle, level, `golden ${index}`, size(id, index));
        return writeCode(puzzle, { clues });
      }),
    );
  };

  it('of sixty puzzles stay as they are', async () => {
    const lines = codes().map((code) => {
      const read = readCode(puzzles, code);
      if (!read.ok) throw new Error(read.error.code);
      const document = read.value;
      if (document.kind !== 'puzzle') throw new Error(code);
      const graded = grade(wholePuzzle(document.puzzle), document.clues, new Effort());
      if (graded.kind !== 'graded') throw new Error(graded.kind);
      const { level, score, steps } = graded;
      const before = grade(wholePuzzle(document.puzzle), document.clues, new Effort(), 1);
      if (before.kind !== 'graded') throw new Error(before.kind);
      return `${code} ${level} ${score} ${steps} (${before.level} ${before.score} ${before.steps})`;
    });
    expect(lines).toHaveLength(60);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path);
  });
});
