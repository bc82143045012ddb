/** The coach, for any puzzle that has one: puzzles of each level solved by hints alone. */

import type { OptionValues } from 'ludoteca/document';
import { Effort, sayNotice } from 'ludoteca/kernel';
import { type AnyPuzzle, generate, hint, puzzlePhrases, sayLinks } from 'ludoteca/puzzle';
import { type Say, told } from './measure.ts';
import { tabled } from './table.ts';

const levels = ['easy', 'medium', 'hard', 'expert'];

export interface CoachedBoards {
  readonly name: string;
  readonly options: OptionValues;
  /** How many of each level. */
  readonly puzzles: number;
  /** Each is led so many hints on its way; to its end when absent. */
  readonly hints?: number;
}

export function benchCoach(puzzle: AnyPuzzle, boards: readonly CoachedBoards[], say: Say): void {
  const rows = [
    [
      'by hints alone',
      'hints',
      'entries',
      'one link',
      'in two sentences',
      'most hints',
      'words 50 % / 90 %',
      'a hint 50 % / 90 % / most',
    ],
  ];
  for (const board of boards) {
    for (const level of levels) rows.push(solvedByHints(puzzle, board, level));
  }
  for (const line of tabled(rows)) say(line);
}

function solvedByHints(
  puzzle: AnyPuzzle,
  { name, options, puzzles, hints: mostHints = Number.POSITIVE_INFINITY }: CoachedBoards,
  level: string,
): string[] {
  const recipe = puzzle.recipe({ ...options, level });
  if (!recipe.ok) throw new Error(recipe.error.code);
  const speaker = {
    language: 'en',
    say: (notice: Parameters<typeof sayNotice>[1]) =>
      sayNotice([puzzlePhrases, puzzle.phrases], notice, 'en'),
  } as const;
  let hints = 0;
  let entries = 0;
  let oneLink = 0;
  let short = 0;
  let most = 0;
  const words: number[] = [];
  const times: number[] = [];
  for (let seed = 0; seed < puzzles; seed++) {
    const made = generate(puzzle, recipe.value, `coach-${seed}`);
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    let grid = puzzle.empty(clues);
    let taken = 0;
    while (taken < mostHints) {
      const begin = performance.now();
      const advice = hint(puzzle, { clues, grid }, new Effort());
      const time = performance.now() - begin;
      if (advice.kind !== 'step') break;
      times.push(time);
      taken++;
      const { argument } = advice;
      if (argument?.aim === 'entry') entries++;
      const said = argument === undefined ? '' : sayLinks(argument, speaker).join(' ');
      if (argument?.aim === 'entry' && said.split(/(?<=\.) /).length <= 2) short++;
      if (argument?.aim === 'entry' && argument.links.length === 1) {
        oneLink++;
        words.push(said.split(' ').length);
      }
      grid = advice.after;
    }
    hints += taken;
    most = Math.max(most, taken);
  }
  const share = (part: number) => `${((100 * part) / hints).toFixed(1)} %`;
  return [
    `${name} ${level}`,
    String(hints),
    share(entries),
    share(oneLink),
    share(short),
    String(most),
    `${at(words, 0.5)} / ${at(words, 0.9)}`,
    `${told(at(times, 0.5))} / ${told(at(times, 0.9))} / ${told(Math.max(...times))}`,
  ];
}

/** The number below which a share of some numbers lies. */
function at(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
