/** Hints as the pages about the coaches show them: the board, then what is said in both languages. */

import { Effort, languages, random, type Speaker, sayNotice } from '../src/kernel/index.ts';
import {
  type Argument,
  generate,
  hint,
  type Puzzle,
  type PuzzleDoc,
  puzzlePhrases,
  sayLinks,
} from '../src/puzzle/index.ts';

export interface Told<Clues, Grid> {
  readonly doc: PuzzleDoc<Clues, Grid>;
  readonly argument: Argument;
}

export function drawn<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  doc: PuzzleDoc<Clues, Grid>,
): string {
  const drawing = puzzle.formats.find(({ name }) => name === 'drawing')?.format(doc);
  if (!drawing?.ok) throw new Error('not drawn');
  const lines = drawing.value.trimEnd().split('\n');
  return lines.map((line) => `    ${line}`.trimEnd()).join('\n');
}

/** What is said, in each language after the other. */
export function quoted<Recipe, Clues, Grid>(
  { phrases }: Puzzle<Recipe, Clues, Grid>,
  sentences: (speaker: Speaker) => readonly string[],
): string {
  const said = languages.map((language) => {
    const books = [puzzlePhrases, phrases];
    const speaker: Speaker = { language, say: (notice) => sayNotice(books, notice, language) };
    return `> ${sentences(speaker).join('\n> ')}`;
  });
  return said.join('\n>\n');
}

/** The states that hints alone lead through. */
export function* hintsOf<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  recipe: Recipe,
  seed: string,
): Generator<Told<Clues, Grid>> {
  const made = generate(puzzle, recipe, seed);
  if (!made.ok) throw new Error(made.error.code);
  const { clues } = made.value;
  for (let grid = puzzle.empty(clues); ; ) {
    const doc = { clues, grid };
    const advice = hint(puzzle, doc, new Effort());
    if (advice.kind !== 'step' || advice.argument === undefined) return;
    yield { doc, argument: advice.argument };
    grid = advice.after;
  }
}

/** Four hints of a puzzle: the one that is hardest to see, and three others by chance. */
export function fourHints<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  recipe: Recipe,
  seed: string,
): string[] {
  const all = [...hintsOf(puzzle, recipe, seed)];
  const costs = all.map(({ argument }) => argument.cost);
  const hardest = costs.indexOf(Math.max(...costs));
  const others = [...all.keys()].filter((at) => at !== hardest);
  const chosen = [hardest, ...random(seed).shuffled(others).slice(0, 3)];
  return chosen
    .sort((one, other) => one - other)
    .map((at) => {
      const { doc, argument } = all[at];
      return `${drawn(puzzle, doc)}\n\n${quoted(puzzle, (speaker) => sayLinks(argument, speaker))}`;
    });
}
