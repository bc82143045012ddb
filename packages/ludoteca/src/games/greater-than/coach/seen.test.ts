import { expect, it } from 'vitest';
import { readBack } from '../../../../test/greater-than/coach-words.ts';
import { Effort, languages, sayNotice } from '../../../kernel/index.ts';
import { generate, hint, type Link, puzzlePhrases, sayLink } from '../../../puzzle/index.ts';
import { greaterThan } from '../index.ts';

const books = [puzzlePhrases, greaterThan.phrases];
const sayIn = (language: 'en' | 'pt', link: Link) =>
  sayLink(link, { language, say: (notice) => sayNotice(books, notice, language) });

/** The first hint on the way through a puzzle that tells places, with the link that does. */
function telling(seed: number) {
  const recipe = greaterThan.recipe({ size: { rows: 9, cols: 9 }, level: 'extreme' });
  if (!recipe.ok) throw new Error(recipe.error.code);
  const made = generate(greaterThan, recipe.value, String(seed));
  if (!made.ok) throw new Error(made.error.code);
  const { clues } = made.value;
  for (let grid = greaterThan.empty(clues); ; ) {
    const advice = hint(greaterThan, { clues, grid }, new Effort());
    if (advice.kind !== 'step') throw new Error('places were never told');
    const links = advice.argument?.links ?? [];
    const at = links.findIndex(({ words }) =>
      words.some(({ code }) => code.endsWith('coach-seen-places')),
    );
    if (at >= 0) return { clues, grid, link: links[at], earlier: links.slice(0, at) };
    grid = advice.after;
  }
}

it('tells the places that are left for a digit where that names fewer cells than those without it', () => {
  const { clues, grid, link, earlier } = telling(5);
  for (const language of languages) {
    expect(readBack(sayIn(language, link), language, clues, grid, earlier, link)).toEqual([]);
  }
  const text = sayIn('en', link);
  const [said = '', house = ''] =
    /At a glance, in (\w+ \d) the \d fits only in r\dc\d/.exec(text) ?? [];
  // A place that is not told, and another house, are found out.
  const withoutFirst = text.replace(/(fits only in )r\dc\d(?:, | and )/, '$1');
  expect(withoutFirst).not.toBe(text);
  expect(readBack(withoutFirst, 'en', clues, grid, earlier, link)).not.toEqual([]);
  const elsewhere = house === 'row 9' ? 'row 1' : 'row 9';
  const moved = text.replace(said, said.replace(house, elsewhere));
  expect(readBack(moved, 'en', clues, grid, earlier, link)).not.toEqual([]);
});
