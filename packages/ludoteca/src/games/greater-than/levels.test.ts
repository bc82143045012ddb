import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Effort, languages, random, sayNotice } from '../../kernel/index.ts';
import { difficulties, generate, grade } from '../../puzzle/index.ts';
import type { GreaterThanClues, Sign } from './clues.ts';
import { LevelMaker } from './generate/level-maker.ts';
import { type GreaterThanRecipe, recipe } from './generate/recipe.ts';
import { greaterThan } from './index.ts';
import { phrases } from './messages.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

const nine = { boxRows: 3, boxCols: 3 };
const six = { boxRows: 2, boxCols: 3 };

/** The level of a puzzle that has just been made, found anew from its clues alone. */
function levelAgain(asked: GreaterThanRecipe, seed: string): string {
  const made = generate(greaterThan, asked, seed);
  if (!made.ok) return sayNotice([phrases], made.error, 'en');
  const graded = grade(greaterThan, made.value.clues, new Effort());
  expect(made.value.level).toBe(asked.level);
  return graded.kind === 'graded' ? graded.level : graded.kind;
}

describe('puzzles of a level', () => {
  it.each(difficulties)('9×9: %s', (level) => {
    for (let round = 0; round < (isLong ? 200 : 2); round++) {
      expect(levelAgain({ ...nine, style: 'any', level }, `${level} ${round}`)).toBe(level);
    }
  });

  it.each(difficulties)('6×6: %s, in any style', (level) => {
    for (let round = 0; round < (isLong ? 50 : 1); round++) {
      for (const style of ['any', 'mixed'] as const) {
        expect(levelAgain({ ...six, style, level }, `${style} ${round}`)).toBe(level);
      }
    }
  });

  it.each(isLong ? difficulties : (['easy', 'expert'] as const))(
    '9×9: %s, minimal, symmetric and mixed',
    (level) => {
      for (let round = 0; round < (isLong ? 20 : 1); round++) {
        for (const style of isLong
          ? (['minimal', 'symmetric', 'mixed'] as const)
          : (['minimal'] as const)) {
          expect(levelAgain({ ...nine, style, level }, `${style} ${round}`)).toBe(level);
        }
      }
    },
  );

  it.runIf(isLong).each(difficulties)('8×8, 12×12 and 16×16: %s', (level) => {
    for (const box of [
      { boxRows: 2, boxCols: 4 },
      { boxRows: 3, boxCols: 4 },
      { boxRows: 4, boxCols: 4 },
    ]) {
      for (let round = 0; round < 3; round++) {
        expect(levelAgain({ ...box, style: 'any', level }, `${round}`)).toBe(level);
      }
    }
  });

  it('with few signs keep to signs, and none can go without leaving the level', () => {
    const made = generate(greaterThan, { ...six, style: 'minimal', level: 'medium' }, 'few');
    if (!made.ok) throw new Error(made.error.code);
    expect(made.value.remarks).toMatchObject({ level: 'medium', minimalForLevel: true });
    const { clues } = made.value;
    expect(clues.givens.flat().every((digit) => digit === 0)).toBe(true);
    for (const way of ['right', 'down'] as const) {
      for (const [row, line] of clues[way].entries()) {
        for (const [col, sign] of line.entries()) {
          if (sign === '') continue;
          const lines = clues[way].map((each, at) => (at === row ? each.with(col, '') : each));
          const graded = grade(greaterThan, { ...clues, [way]: lines }, new Effort());
          const level = graded.kind === 'graded' ? difficulties.indexOf(graded.level) : 99;
          expect(level).toBeGreaterThan(difficulties.indexOf('medium'));
        }
      }
    }
  });

  it.each([
    ['easy', 'minimal', 9],
    ['hard', 'symmetric', 9],
    ['easy', 'minimal', 12],
    ...(isLong
      ? ([
          ['extreme', 'minimal', 12],
          ['easy', 'minimal', 16],
          ['extreme', 'minimal', 16],
        ] as const)
      : []),
  ] as const)('%s, %s, %i: as foretold, and soon', (level, style, side) => {
    const asked = recipe({ level, style, size: { rows: side, cols: side } });
    if (!asked.ok) throw new Error(asked.error.code);
    let nodes = 0;
    const onProgress = (spent: number) => {
      nodes = spent;
    };
    const made = generate(greaterThan, asked.value, 'foretold', { onProgress });
    if (!made.ok) throw new Error(made.error.code);
    expect(made.value.level).toBe(level);
    expect(nodes).toBeLessThan(400_000);
    const given = made.value.clues.givens.flat().filter((digit) => digit !== 0).length;
    const { code, args } = greaterThan.foretold?.(asked.value) ?? { code: '', args: {} };
    if (code === 'greater-than.foretold-few') expect(given).toBe(0);
    else expect(Math.abs(given - Number(args.digits))).toBeLessThanOrEqual(10);
  });

  it('are the same for the same seed', () => {
    const asked = { ...six, style: 'any', level: 'hard' } as const;
    expect(generate(greaterThan, asked, 'twice')).toEqual(generate(greaterThan, asked, 'twice'));
  });

  it('with every sign are so in the style that says so', () => {
    const made = generate(greaterThan, { ...nine, style: 'full', level: 'medium' }, 'full');
    if (!made.ok) throw new Error(made.error.code);
    const { right, down } = made.value.clues;
    expect([...right.flat(), ...down.flat()].filter((sign) => sign !== '')).toHaveLength(108);
  });

  it('with a number of signs are found by trying', () => {
    const asked = { ...six, style: 'thinned', signs: 24, level: 'easy' } as const;
    expect(levelAgain(asked, 'signs')).toBe('easy');
  });

  it('are refused, in words, where there seem to be none', () => {
    const asked = { boxRows: 2, boxCols: 2, style: 'any' } as const;
    const made = new LevelMaker(asked, 'hard', random('none'), new Effort(), 300).make();
    if (made.ok) throw new Error('4×4 has no hard puzzle');
    const { error } = made;
    expect(error.code).toBe('greater-than.level-not-met');
    for (const language of languages) {
      expect(sayNotice([phrases], error, language)).toContain('4×4');
    }
  });

  it('are asked for by the option, which leaves the style open', () => {
    expect(recipe({ level: 'expert' })).toMatchObject({
      ok: true,
      value: { style: 'any', level: 'expert' },
    });
    expect(recipe({ level: 'easy', style: 'symmetric' })).toMatchObject({
      ok: true,
      value: { style: 'symmetric', level: 'easy' },
    });
    expect(() => recipe({ level: 'gentle' })).toThrow();
  });
});

/** A graded puzzle as it is kept: the signs and digits in reading order. */
interface Kept {
  readonly boxRows: number;
  readonly boxCols: number;
  readonly right: string;
  readonly down: string;
  readonly givens: string;
}

function cluesOf({ boxRows, boxCols, right, down, givens }: Kept): GreaterThanClues {
  const size = boxRows * boxCols;
  const rows = <Item>(text: string, width: number, item: (character: string) => Item): Item[][] =>
    Array.from({ length: text.length / width }, (_, row) =>
      [...text.slice(row * width, (row + 1) * width)].map(item),
    );
  const sign = (character: string): Sign =>
    character === '<' || character === '>' ? character : '';
  return {
    boxRows,
    boxCols,
    givens: rows(givens, size, Number),
    right: rows(right, size - 1, sign),
    down: rows(down, size, sign),
  };
}

describe('grades', () => {
  it('of sixty puzzles stay as they are', async () => {
    const path = new URL('./golden/graded.jsonl', import.meta.url).pathname;
    const lines = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const { boxRows, boxCols, right, down, givens }: Kept = JSON.parse(line);
        const kept = { boxRows, boxCols, right, down, givens };
        const graded = grade(greaterThan, cluesOf(kept), new Effort());
        if (graded.kind !== 'graded') throw new Error(graded.kind);
        const before = grade(greaterThan, cluesOf(kept), new Effort(), 1);
        if (before.kind !== 'graded') throw new Error(before.kind);
        const { level, score, steps } = graded;
        // The whole part of the score is the hardest rung; then what was said by the exact ladder.
        const ladder = [before.level, Math.floor(before.score), before.steps];
        return JSON.stringify({ level, rung: Math.floor(score), steps, ladder, ...kept });
      });
    expect(lines).toHaveLength(60);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path);
  });
});
