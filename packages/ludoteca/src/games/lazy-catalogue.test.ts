import { catalogue } from 'ludoteca/catalogue';
import { isGame, levelCardsOf, levelsOf } from 'ludoteca/game';
import { isPuzzle, isPuzzleBoard } from 'ludoteca/puzzle';
import { describe, expect, it } from 'vitest';
import { lazyCatalogue } from './lazy-catalogue.ts';

describe('the home page', () => {
  it('holds the games of the catalogue, in its order', async () => {
    expect(lazyCatalogue.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
    expect(await Promise.all(lazyCatalogue.map((place) => place.load()))).toEqual(catalogue);
  });

  it('knows of each game a board that says the same of itself as the whole', async () => {
    for (const [index, place] of lazyCatalogue.entries()) {
      const whole = catalogue[index];
      const board = await place.board?.();
      if (board === undefined) throw new Error(`${place.id} is loaded whole`);
      // The whole may say more than its board: the words of hints are loaded with what gives them.
      const { phrases, ...rest } = board;
      expect(whole).toMatchObject(rest);
      expect(whole.phrases.phrases).toMatchObject(phrases.phrases);
      expect(isPuzzleBoard(board) === isPuzzle(board), place.id).toBe(isGame(board));
      if (isPuzzle(whole)) expect(whole.isProvable).toBe(whole.formula !== undefined);
      if (isGame(whole)) {
        const told = levelsOf(whole).map(({ name, summary }) => ({ name, summary }));
        expect(levelCardsOf(whole).map(({ name, summary }) => ({ name, summary }))).toEqual(told);
      }
    }
  });
});
