/** What lines settle, as WebAssembly, beside its plain twin: the same values, the same fillings. */

import { describe, expect, it } from 'vitest';
import { Effort, type Random, random } from '../../../kernel/index.ts';
import type { WebAssembly } from '../../../kernel/web-assembly.ts';
import type { CrossAPixClues, LineClue } from '../clues.ts';
import { classicDraft, denseDraft } from '../generate/drafts.ts';
import { type CrossAPixRecipe, recipe } from '../generate/recipe.ts';
import { regionsOf } from '../regions.ts';
import { solutions } from './index.ts';
import { ruledLinesOf } from './model.ts';
import { settle } from './settled.ts';
import { type SwiftlySettled, settleSwiftly } from './swift-settled.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

function ordered(style: string, rows: number, cols: number, walls?: number): CrossAPixRecipe {
  const made = recipe({ style, size: { rows: 20, cols: 20 } });
  if (!made.ok) throw new Error(made.error.code);
  return { ...made.value, rows, cols, ...(walls !== undefined && { walls }) };
}

function swift(clues: CrossAPixClues, effort = new Effort()): SwiftlySettled {
  const settled = settleSwiftly(clues, effort);
  if (settled === undefined) throw new Error('this Node has no WebAssembly');
  return settled;
}

/** What the plain one says, in the words of the other. */
function plain(clues: CrossAPixClues): SwiftlySettled {
  const regions = regionsOf(clues);
  const settled = settle(ruledLinesOf(clues, regions), regions.count, [], new Effort());
  if (settled === undefined) throw new Error('nothing stops what has no limits');
  const { values, isBroken } = settled;
  if (isBroken) return { kind: 'broken' };
  if (values.includes(0)) return { kind: 'open', values: Int8Array.from(values) };
  const grid = Array.from({ length: clues.rows }, (_, row) =>
    Array.from({ length: clues.cols }, (_, col): 0 | 1 =>
      values[2 * regions.ofCell[row * clues.cols + col]] === 1 ? 1 : 0,
    ),
  );
  return { kind: 'filled', grid };
}

/** Another number in one of the clues, anywhere from 0 to what no line has. */
function spoiled(clues: CrossAPixClues, source: Random): CrossAPixClues {
  const change = (lines: readonly LineClue[]): LineClue[] => {
    const at = source.below(lines.length);
    const number = source.chance(0.1) ? 2 ** 32 + 1 : source.below(clues.cols + 2);
    const [painted, blocks] = lines[at];
    return lines.with(at, source.chance(0.5) ? [number, blocks] : [painted, number]);
  };
  return source.chance(0.5)
    ? { ...clues, rowClues: change(clues.rowClues) }
    : { ...clues, colClues: change(clues.colClues) };
}

describe('what lines settle, as WebAssembly', () => {
  it('is what the plain one settles, on boards of all shapes and with clues that nobody can meet', () => {
    const source = random('swift');
    const seen = { filled: 0, open: 0, broken: 0, stopped: 0 };
    for (let round = 0; round < (isLong ? 20_000 : 600); round++) {
      const part = source.fork(round);
      const [rows, cols] = [1 + part.below(30), 1 + part.below(30)];
      const { clues } = part.chance(0.3)
        ? classicDraft(ordered('classic', 5 + rows, 5 + cols), part)
        : denseDraft(ordered('dense', rows, cols, 0.3 + part.below(8) / 10), part);
      const asked = part.chance(0.3) ? spoiled(clues, part) : clues;
      const answer = swift(asked);
      expect(answer).toEqual(plain(asked));
      seen[answer.kind]++;
    }
    expect(seen.filled).toBeGreaterThan(50);
    expect(seen.open).toBeGreaterThan(50);
    expect(seen.broken).toBeGreaterThan(50);
  });

  it('is so on the largest boards it is for, and on none that are larger', () => {
    const source = random('large');
    for (const [rows, cols] of [
      [127, 127],
      [127, 1],
      [1, 127],
      [120, 64],
      [65, 127],
    ]) {
      for (const walls of [0, 0.2, 0.5, 0.8, 1]) {
        const { clues } = denseDraft(ordered('dense', rows, cols, walls), source);
        expect(swift(clues)).toEqual(plain(clues));
      }
    }
    const { clues } = classicDraft(ordered('classic', 127, 127), source);
    expect(swift(clues)).toEqual(plain(clues));
    expect(
      settleSwiftly(denseDraft(ordered('dense', 128, 2, 0.5), source).clues, new Effort()),
    ).toBeUndefined();
    expect(
      settleSwiftly(denseDraft(ordered('dense', 2, 128, 0.5), source).clues, new Effort()),
    ).toBeUndefined();
  });

  it('stops in its midst when it is told to', () => {
    const { clues } = denseDraft(ordered('dense', 100, 100, 0.5), random('stop'));
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 3;
      },
    };
    expect(swift(clues, new Effort({ signal }))).toEqual({ kind: 'stopped' });
    expect(looks).toBe(4);
    expect(swift(clues)).toEqual(plain(clues));
  });

  it('is not disturbed by another board that is asked for in its midst', () => {
    const { clues } = denseDraft(ordered('dense', 100, 100, 0.5), random('outer'));
    const { clues: other } = classicDraft(ordered('classic', 20, 20), random('inner'));
    const expected = [...solutions(other, new Effort())];
    expect(expected).toHaveLength(1);
    let asked = 0;
    const onProgress = (): void => {
      asked++;
      expect([...solutions(other, new Effort())]).toEqual(expected);
    };
    expect(swift(clues, new Effort({ onProgress }))).toEqual(plain(clues));
    expect(asked).toBeGreaterThan(2);
  });

  it('leaves the work to the plain one where it is forbidden, and asks once', () => {
    let tries = 0;
    const forbidding = {
      Module: class {
        constructor() {
          tries++;
          throw new Error('forbidden');
        }
      },
    };
    const { clues } = classicDraft(ordered('classic', 10, 10), random('forbidden'));
    for (let time = 0; time < 3; time++) {
      const host = forbidding as unknown as WebAssembly;
      expect(settleSwiftly(clues, new Effort(), host)).toBeUndefined();
    }
    expect(tries).toBe(1);
  });
});
