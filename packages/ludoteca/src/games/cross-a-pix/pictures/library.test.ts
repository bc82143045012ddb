import { describe, expect, it } from 'vitest';
import { type Difficulty, difficulties, furnish, generate } from '../../../puzzle/index.ts';
import { crossAPix } from '../index.ts';
import { regionsOf } from '../regions.ts';
import { revealed } from '../revealed.ts';
import { type LibraryPicture, pictureNamed, pictureSides, picturesOf } from './library.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const all = (await Promise.all(pictureSides.map((side) => picturesOf(side)))).flat();
const some = all.filter((_, index) => isLong || index % 67 === 0);

async function made(values: Record<string, string | { rows: number; cols: number }>, seed = 'x') {
  const recipe = crossAPix.recipe({ style: 'picture', ...values });
  if (!recipe.ok) throw new Error(recipe.error.code);
  const furnished = await furnish(crossAPix, recipe.value);
  return furnished.ok ? generate(crossAPix, furnished.value, seed) : furnished;
}

const size = ({ target: { rows, cols } }: LibraryPicture) => ({ rows, cols });

describe('the library of pictures', () => {
  it('has at least 400 of them, from 8×8 to 40×40', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect([Math.min(...pictureSides), Math.max(...pictureSides)]).toEqual([8, 40]);
    for (const side of pictureSides) {
      expect(all.filter(({ target }) => target.rows === side).length).toBeGreaterThanOrEqual(20);
    }
  });

  it('has each once, with a title in both languages and something painted', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    const cells = all.map(({ target }) => target.painted.join(''));
    expect(new Set(cells).size).toBe(all.length);
    for (const { title, target, ink } of all) {
      expect(title.en).toMatch(/^\p{Lu}/u);
      expect(title.pt).toMatch(/^\p{Lu}/u);
      expect(ink).toBeDefined();
      const share = target.painted.reduce((sum, cell) => sum + cell, 0) / target.painted.length;
      expect(share).toBeGreaterThan(0.08);
      expect(share).toBeLessThan(0.95);
    }
  });

  it('gives each as a puzzle of its own level, or easier where it cannot be cut so, which tells its title only in its document', async () => {
    let own = 0;
    for (const picture of some) {
      const puzzle = await made({ picture: picture.name, size: size(picture) });
      if (!puzzle.ok) throw new Error(`${picture.name}: ${puzzle.error.code}`);
      const { clues, solution, level, remarks } = puzzle.value;
      const at = (each: Difficulty = 'extreme') => difficulties.indexOf(each);
      expect(at(level), picture.name).toBeLessThanOrEqual(at(picture.level));
      if (level === picture.level) own++;
      expect(solution.flat()).toEqual([...picture.target.painted]);
      expect(remarks.reveals).toEqual({ picture: picture.name, title: picture.title });
      expect(await revealed(clues, solution)).toMatchObject({ title: picture.title });
    }
    expect(own / some.length).toBeGreaterThan(0.8);
  });

  it('gives the same puzzle for the same seed, and others for others', async () => {
    const twice = await Promise.all(['one', 'one', 'two'].map((seed) => made({}, seed)));
    const [one, again, two] = twice.map((each) => each.ok && each.value.clues);
    expect(again).toEqual(one);
    expect(two).not.toEqual(one);
  });

  it('cuts no walls that separate nothing, and no region of two colours', async () => {
    const puzzle = await made({ size: { rows: 20, cols: 20 }, level: 'hard' });
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    const { clues, solution } = puzzle.value;
    const { ofCell } = regionsOf(clues);
    const filling = solution.flat();
    for (let row = 0; row < 20; row++) {
      for (let col = 0; col < 19; col++) {
        const [across, down] = [row * 20 + col, col * 20 + row];
        expect(ofCell[across] !== ofCell[across + 1]).toBe(clues.right[row][col] === 1);
        expect(ofCell[down] !== ofCell[down + 20]).toBe(clues.down[col][row] === 1);
        if (filling[across] !== filling[across + 1]) expect(clues.right[row][col]).toBe(1);
        if (filling[down] !== filling[down + 20]) expect(clues.down[col][row]).toBe(1);
      }
    }
  });

  it('is found by name in whatever size, and says when there is none', async () => {
    expect((await pictureNamed('penguin'))?.title.en).toBe('Penguin');
    expect(await made({ picture: 'nobody' })).toMatchObject({
      ok: false,
      error: { code: 'cross-a-pix.picture-unknown' },
    });
    expect(crossAPix.recipe({ style: 'picture', size: { rows: 17, cols: 17 } })).toMatchObject({
      ok: false,
      error: { code: 'cross-a-pix.picture-size' },
    });
  });

  it('does not know a picture of somebody else, and shows it all the same', async () => {
    const puzzle = await made({ picture: 'cards-heart' });
    if (!puzzle.ok) throw new Error(puzzle.error.code);
    const { clues, solution } = puzzle.value;
    const other = solution.map((row) => row.map((cell) => (cell === 1 ? 0 : 1)));
    const shown = await revealed(clues, other);
    expect(shown.title).toBeUndefined();
    expect(shown.cells.flat().filter((cell) => cell === 0)).toHaveLength(
      other.flat().filter((cell) => cell === 1).length,
    );
  });
});
