/** Cross-a-Pix positions written as letters: a letter is a region, a capital one is painted in the solution. */

import { allPhrases } from '../../src/games/cross-a-pix/all-phrases.ts';
import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import { deduction } from '../../src/games/cross-a-pix/deduce/index.ts';
import type { Position } from '../../src/games/cross-a-pix/deduce/position.ts';
import { countClues } from '../../src/games/cross-a-pix/generate/count-clues.ts';
import { Effort, sayNotice } from '../../src/kernel/index.ts';
import { stepToJson, type Technique } from '../../src/puzzle/index.ts';
import { smallestStep } from '../../src/puzzle/step.ts';

export interface Written {
  readonly clues: CrossAPixClues;
  readonly position: Position;
  /** The rows that were written; below them are others. */
  readonly rows: number;
}

/**
 * The puzzle of the letters, of which the regions in `known` are known. Below, every cell is repeated
 * in the other colour, as a region of its own, so that no column says anything at once.
 */
export function written(rows: readonly string[], known: string): Written {
  const [height, width] = [rows.length, rows[0].length];
  const letters = [
    ...rows.map((row) => [...row.toLowerCase()]),
    ...rows.map((row, at) => [...row].map((_, col) => `${at} ${col}`)),
  ];
  const isPainted = [...rows.join('')].map((mark) => mark < 'a');
  const painted = Uint8Array.from([...isPainted, ...isPainted.map((is) => !is)], Number);
  const wall = (one: string, other: string) => (one === other ? 0 : 1);
  const clues = countClues(
    { rows: 2 * height, cols: width, painted },
    letters.map((row) => row.slice(1).map((letter, col) => wall(row[col], letter))),
    letters.slice(1).map((row, at) => row.map((letter, col) => wall(letters[at][col], letter))),
  );
  const grid: CrossAPixGrid = letters.map((row, at) =>
    row.map((letter, col) => {
      if (letter.length > 1 || !known.includes(letter)) return null;
      return painted[at * width + col] === 1 ? 1 : 0;
    }),
  );
  return { clues, position: deduction.open(clues, grid), rows: height };
}

/** The steps that a technique sees on the rows that were written, as JSON with their English words. */
export function stepsOf(
  technique: Technique<Position>,
  { clues, position, rows }: Written,
  most = Number.POSITIVE_INFINITY,
) {
  return [...technique.find(position, new Effort())].slice(0, most).flatMap((finding) => {
    const { cell } = finding.conclusion[0];
    if (cell.row >= rows) return [];
    const step = smallestStep(
      deduction,
      clues,
      technique.name,
      [finding],
      { findings: 1, seconds: 1 },
      new Effort(),
    );
    const text = step.words.map((words) => sayNotice([allPhrases], words, 'en')).join(' ');
    const { conclusion, because } = stepToJson(deduction, clues, step, text);
    return [{ conclusion, because, text }];
  });
}
