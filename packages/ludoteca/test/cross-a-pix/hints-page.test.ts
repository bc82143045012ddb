import { describe, expect, it } from 'vitest';
import { crossAPix } from '../../src/games/cross-a-pix/index.ts';
import { Effort, random, sayNotice } from '../../src/kernel/index.ts';
import {
  type Difficulty,
  generate,
  hint,
  puzzlePhrases,
  sayLinks,
} from '../../src/puzzle/index.ts';

const books = [puzzlePhrases, crossAPix.phrases];
const speaker = (language: 'en' | 'pt') => ({
  language,
  say: (notice: Parameters<typeof sayNotice>[1]) => sayNotice(books, notice, language),
});

const head = `# Hints of Cross-a-Pix

Twelve hints of each level, as they come on the way that hints alone lead: the board, then what is said in both
languages. What each insight is: [cross-a-pix-coach.md](cross-a-pix-coach.md).

This page is written by a test, which fails when the coach says anything else.
`;

function drawn(doc: Parameters<typeof crossAPix.sketch>[0]): string {
  const drawing = crossAPix.formats.find(({ name }) => name === 'drawing')?.format(doc);
  if (!drawing?.ok) throw new Error('not drawn');
  const lines = drawing.value.trimEnd().split('\n');
  return lines.map((line) => `    ${line}`.trimEnd()).join('\n');
}

/** Four hints of each of three puzzles. */
function twelve(level: Difficulty): string {
  const recipe = crossAPix.recipe({ level, style: 'dense', size: { rows: 8, cols: 8 } });
  if (!recipe.ok) throw new Error(recipe.error.code);
  const parts: string[] = [];
  for (let puzzle = 0; puzzle < 3; puzzle++) {
    const made = generate(crossAPix, recipe.value, `hints ${puzzle}`);
    if (!made.ok) throw new Error(made.error.code);
    const { clues } = made.value;
    const told: string[] = [];
    for (let grid = crossAPix.empty(clues); ; ) {
      const advice = hint(crossAPix, { clues, grid }, new Effort());
      if (advice.kind !== 'step' || advice.argument === undefined) break;
      const { argument } = advice;
      const said = (['en', 'pt'] as const)
        .map((language) => `> ${sayLinks(argument, speaker(language)).join('\n> ')}`)
        .join('\n>\n');
      told.push(`${drawn({ clues, grid })}\n\n${said}`);
      grid = advice.after;
    }
    const places = random(`${level} ${puzzle}`).shuffled([...told.keys()]);
    const chosen = places.slice(0, 4).sort((one, other) => one - other);
    parts.push(...chosen.map((at) => told[at]));
  }
  return `## ${level[0].toUpperCase()}${level.slice(1)}\n\n${parts.join('\n\n')}\n`;
}

describe('the page of hints of Cross-a-Pix', () => {
  it('draws twelve of each level', async () => {
    const page = [head, ...(['easy', 'medium', 'hard', 'expert'] as const).map(twelve)].join('\n');
    await expect(page).toMatchFileSnapshot(
      new URL('../../../../docs/cross-a-pix-hints.md', import.meta.url).pathname,
    );
  });
});
