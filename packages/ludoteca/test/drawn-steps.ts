/** Steps of the exact ladder as the page about hints shows them: the board, then what is said in both languages. */

import { Effort } from '../src/kernel/index.ts';
import {
  deductionOf,
  difficulties,
  generate,
  hint,
  type Puzzle,
  sayStep,
  type Technique,
} from '../src/puzzle/index.ts';
import { drawn, quoted } from './drawn-hints.ts';

/** The techniques that the coach has no name for: it sees the same at a glance, or tells it otherwise. */
export function unnamedTechniques<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
): readonly Technique<unknown>[] {
  const { ladder, coach } = deductionOf(puzzle);
  return ladder.filter(({ name }) => !coach?.insights.some((insight) => insight.name === name));
}

/** Small boards first; so many puzzles of each. */
const sizes = [4, 6, 8, 10];
const puzzles = 6;

/** The first step of a technique on the way that the exact ladder goes through small puzzles. */
export function drawnStep<Recipe, Clues, Grid>(
  puzzle: Puzzle<Recipe, Clues, Grid>,
  { name, title, sees, difficulty }: Technique<unknown>,
): string {
  for (const size of sizes) {
    for (const level of difficulties.slice(difficulties.indexOf(difficulty))) {
      const recipe = puzzle.recipe({ size: { rows: size, cols: size }, level });
      if (!recipe.ok) continue;
      for (let seed = 0; seed < puzzles; seed++) {
        const made = generate(puzzle, recipe.value, `ladder ${seed}`, { nodes: 60_000 });
        if (!made.ok) break;
        const { clues } = made.value;
        for (let grid = puzzle.empty(clues); ; ) {
          const advice = hint(puzzle, { clues, grid }, new Effort(), { isMinimal: true });
          if (advice.kind !== 'step') break;
          const { step } = advice;
          if (step.technique === name) {
            const seen = sees.en.replace(/\.$/, '');
            const about = `**${title.en}** (\`${name}\`). ${seen[0].toUpperCase()}${seen.slice(1)}.`;
            const said = quoted(puzzle, (speaker) => [sayStep(step, speaker)]);
            return `${about}\n\n${drawn(puzzle, { clues, grid })}\n\n${said}\n`;
          }
          grid = advice.after;
        }
      }
    }
  }
  throw new Error(`no example of ${name}`);
}
