import { describe, expect, it } from 'vitest';
import { futoshiki } from '../../test/games/futoshiki/index.ts';
import { readCode } from '../reading/index.ts';
import { generate, mostCredits, puzzleDocument, puzzleFromJson, sayCredits } from './index.ts';

const made = generate(futoshiki, { size: 4 }, 'document');
if (!made.ok) throw new Error(made.error.code);
const { clues, solution } = made.value;

describe('a document of a puzzle', () => {
  it('is read with its id, its level and its parts', () => {
    const json = puzzleDocument(futoshiki, { clues, grid: solution, solution }).toJson();
    const read = puzzleFromJson(futoshiki, { ...json, id: 'x', level: 'hard' });
    if (!read.ok) throw new Error(read.error.code);
    const document = read.value;
    expect(document).toMatchObject({ kind: 'puzzle', id: 'x', level: 'hard', format: 'json' });
    expect([document.clues, document.grid, document.solution]).toEqual([clues, solution, solution]);
    expect(document.toJson()).toEqual({ id: 'x', ...json });
    expect(document.puzzle).toBe(futoshiki);
  });

  it('has nothing that a getter of its own makes, which would keep it in old memory, and says its marks', () => {
    const json = puzzleDocument(futoshiki, { clues }).toJson();
    const marks = { r1c1: { corner: [1, 2] } };
    const all = [json, { ...json, marks }].map((value) => puzzleFromJson(futoshiki, value));
    const marked = all.map((read) => {
      if (!read.ok) throw new Error(read.error.code);
      const owned = Object.values(Object.getOwnPropertyDescriptors(read.value));
      expect(owned.filter(({ get }) => get !== undefined)).toEqual([]);
      return read.value.marks;
    });
    expect(marked).toEqual([[], [{ cell: { row: 0, col: 0 }, corner: [1, 2], centre: [] }]]);
  });

  it('keeps what its solution shows, in both languages or one text for both', () => {
    const reveals = { picture: 'cat', title: { en: 'Cat', pt: 'Gato' } };
    const document = puzzleDocument(futoshiki, { clues }, { reveals });
    expect(document.shows).toEqual(reveals.title);
    const read = puzzleFromJson(futoshiki, document.withEntries(solution).toJson());
    expect(read.ok && read.value.toJson().reveals).toEqual(reveals);
    const mine = puzzleDocument(futoshiki, { clues }, { reveals: { title: 'Home' } });
    expect(mine.shows).toEqual({ en: 'Home', pt: 'Home' });
    for (const odd of ['Cat', 3, { title: 3 }, { title: { en: 'Cat' } }]) {
      expect(puzzleDocument(futoshiki, { clues }, { reveals: odd }).shows).toBeUndefined();
    }
  });

  it('keeps its title, its author and rules of its own, in JSON and in codes', () => {
    const said = {
      title: 'First light',
      author: 'Ana',
      rules: 'No 1 beside a 2.\nNo 3 in a corner.',
    };
    const document = puzzleDocument(futoshiki, { clues, solution }).withCredits(said);
    expect(document.credits).toEqual(said);
    expect(document.toJson()).toMatchObject(said);
    expect(document.clean().notes()).toEqual(said);
    const written = document.write('json');
    expect(written.ok && JSON.parse(written.value)).toMatchObject(said);
    const read = puzzleFromJson(futoshiki, document.withEntries(solution).toJson());
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.credits).toEqual(said);
    expect(read.value.unread).toEqual([]);
    const code = document.write('code');
    if (!code.ok) throw new Error(code.error.code);
    expect(readCode([futoshiki], code.value.trim())).toMatchObject({ value: { credits: said } });
    expect(document.withCredits({}).toJson()).toEqual(
      puzzleDocument(futoshiki, { clues, solution }).toJson(),
    );
  });

  it('takes of its author’s words only text that is seen, in bounds', () => {
    const notes = { title: ' a\u0007\u202eb\n c ', author: 3, rules: `${'x'.repeat(2000)}` };
    const { credits } = puzzleDocument(futoshiki, { clues }, notes);
    expect(credits.title).toBe('ab c');
    expect(credits.author).toBeUndefined();
    expect(credits.rules).toHaveLength(mostCredits.rules);
    expect(sayCredits({ title: 'A', author: 'B' }, 'en')).toBe('A, by B');
    expect(sayCredits({ author: 'B' }, 'pt')).toBe('De B');
    expect(sayCredits({ rules: 'x' }, 'pt')).toBeUndefined();
  });

  it('passes over a level that is none', () => {
    const { level } = puzzleDocument(futoshiki, { clues }, { level: 'weird' });
    expect(level).toBeUndefined();
    const told = puzzleDocument(futoshiki, { clues }, { level: 'easy' });
    expect(told.withLevel('hard').level).toBe('hard');
    expect(told.withLevel(undefined).level).toBeUndefined();
  });

  it('is filled otherwise, and remains as it was', () => {
    const document = puzzleDocument(futoshiki, { clues, solution }, { id: 3, level: 'easy' });
    const filled = document.withEntries(solution);
    expect(filled.grid).toEqual(solution);
    expect(document.grid).toBeUndefined();
    expect(filled.withEntries().toJson()).toEqual(document.toJson());
    expect(filled).toMatchObject({ id: 3, level: 'easy', solution });
    expect(filled.code()).toBe(puzzleDocument(futoshiki, { clues, grid: solution }).code());
  });
});
