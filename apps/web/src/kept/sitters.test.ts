import { describe, expect, it } from 'vitest';
import { nameOf, namesOf, peopleOf, personOf, sitterOf } from './sitters.ts';

describe('who sits at the board', () => {
  it('is a level by its number, and a person by any other name', () => {
    expect(sitterOf('3', 6)).toEqual({ kind: 'level', level: 3 });
    expect(sitterOf('Ana', 6)).toEqual({ kind: 'person', name: 'Ana' });
    for (const name of ['human', '', '0', '7']) {
      expect(sitterOf(name, 6)).toEqual({ kind: 'person' });
    }
    expect(['3', 'Ana', 'human'].map((name) => nameOf(sitterOf(name, 6)))).toEqual([
      '3',
      'Ana',
      'human',
    ]);
    expect(peopleOf([sitterOf('2', 6), sitterOf('human', 6)])).toEqual([1]);
  });

  it('has a name that is read back, whatever was typed', () => {
    for (const typed of ['Ana', '  Ana   Rita ', '12', 'human', '', 'x'.repeat(99)]) {
      const person = personOf(typed);
      expect(sitterOf(nameOf(person), 6)).toEqual(person);
      expect(nameOf(person).length).toBeLessThanOrEqual(24);
    }
  });

  it('needs no name alone against the computer', () => {
    expect(namesOf([personOf('Ana'), sitterOf('2', 6)])).toEqual(['human', '2']);
    expect(namesOf([personOf('Ana'), personOf('')])).toEqual(['Ana', 'human']);
  });
});
