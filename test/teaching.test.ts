import { readFileSync } from 'node:fs';
import {
  deductionOf,
  difficulties,
  difficultyNames,
  Effort,
  grade,
  isPuzzle,
  readCode,
  rungsOf,
  wholePuzzle,
} from 'ludoteca';
import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { drawnStep, unnamedTechniques } from '../packages/ludoteca/test/drawn-steps.ts';

const page = readFileSync(new URL('../docs/teaching.md', import.meta.url), 'utf8');
const puzzles = catalogue.filter(isPuzzle);

const rows = page.split('\n').flatMap((line) => {
  const [, level, ...cells] = line.split('|').map((cell) => cell.trim());
  const codes = cells.flatMap((cell) => /^`(\w[\w-]+)`$/.exec(cell)?.slice(1) ?? []);
  return codes.length === 0 ? [] : [{ level, codes }];
});

function gradeOf(code: string) {
  const read = readCode(puzzles, code);
  if (!read.ok) throw new Error(read.error.code);
  const document = read.value;
  if (document.kind !== 'puzzle') throw new Error(code);
  return grade(wholePuzzle(document.puzzle), document.clues, new Effort());
}

describe('the page about levels', () => {
  it('has puzzles of every level and kind', () => {
    expect(rows.map(({ level }) => level)).toEqual(difficulties);
    for (const { codes } of rows) expect(codes).toHaveLength(puzzles.length);
  });

  it.each(rows)('is right about $level', ({ level, codes }) => {
    for (const code of codes) expect(gradeOf(code)).toMatchObject({ kind: 'graded', level });
  });

  it('names every rung and every technique in the row of its level', () => {
    const lines = page.toLowerCase().split('\n');
    const named = puzzles.flatMap((puzzle) => {
      const deduction = deductionOf(puzzle);
      return [...deduction.ladder, ...rungsOf(deduction)];
    });
    for (const { name, title, difficulty } of named) {
      const said = title.en.toLowerCase();
      const found = lines.filter((line) =>
        line.startsWith(`| ${difficultyNames[difficulty].en} |`),
      );
      expect(
        found.some((line) => line.includes(said)),
        name,
      ).toBe(true);
    }
  });

  /** The rare ones take seconds to be met. */
  const drawnSteps = puzzles.flatMap((puzzle) =>
    unnamedTechniques(puzzle)
      .filter(({ name }) => process.env.LUDOTECA_LONG === '1' || name !== 'joint-wide')
      .map((technique) => ({ puzzle, technique, name: technique.name })),
  );

  it.each(drawnSteps)('draws $name, of the exact ladder', ({ puzzle, technique }) => {
    expect(page).toContain(drawnStep(puzzle, technique));
  });
});
