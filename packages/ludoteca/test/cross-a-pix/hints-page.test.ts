import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crossAPix } from '../../src/games/cross-a-pix/index.ts';
import { type Difficulty, difficulties } from '../../src/puzzle/index.ts';
import { fourHints } from '../drawn-hints.ts';

const head = `# Hints of Cross-a-Pix

Twelve hints of each level, as they come on the way that hints alone lead: of each of three puzzles the one that is
hardest to see, and three others by chance. The board, then what is said in both languages. What each insight is:
[cross-a-pix-coach.md](cross-a-pix-coach.md).

This page is written by a test of the long suite, which fails when the coach says anything else.
`;

function hintsDrawn(level: Difficulty, puzzles: number): string {
  const recipe = crossAPix.recipe({ level, style: 'dense', size: { rows: 8, cols: 8 } });
  if (!recipe.ok) throw new Error(recipe.error.code);
  return Array.from({ length: puzzles }, (_, puzzle) =>
    fourHints(crossAPix, recipe.value, `hints ${puzzle}`).join('\n\n'),
  ).join('\n\n');
}

const path = new URL('../../../../docs/cross-a-pix-hints.md', import.meta.url);
const isLong = process.env.LUDOTECA_LONG === '1';

describe('the page of hints of Cross-a-Pix', () => {
  it.runIf(isLong)('draws twelve of each level', async () => {
    const parts = difficulties.map(
      (level) => `## ${level[0].toUpperCase()}${level.slice(1)}\n\n${hintsDrawn(level, 3)}\n`,
    );
    await expect([head, ...parts].join('\n')).toMatchFileSnapshot(path.pathname);
  });

  it('has what the coach says', () => {
    const page = readFileSync(path, 'utf8');
    for (const level of ['easy', 'expert'] as const) expect(page).toContain(hintsDrawn(level, 1));
  });
});
