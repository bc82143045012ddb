import { describe, expect, it } from 'vitest';
import { say, setLanguage, wordsOf } from './index.ts';

const words = wordsOf('sample', {
  title: { en: 'Title', pt: 'Título' },
  left: { en: '{count} {count|cell|cells} of {name}', pt: '{count} {count|casa|casas} de {name}' },
  late: { en: 'done', pt: '{done|feito|feitos}' },
});
const told = { en: '{cell} is on', pt: '{cell} está' } as const;
const named = { en: 'Rastros', pt: 'Rastros' };

describe('words of the page', () => {
  it('are said in the language of the reader', () => {
    setLanguage('pt');
    expect(words('left', { count: 1, name: 'x' })).toBe('1 casa de x');
    expect(say(told, { cell: { row: 0, col: 1 } })).toBe('L1C2 está');
    setLanguage('en');
    expect([words('title'), words('left', { count: 2, name: 'x' }), say(named)]).toEqual([
      'Title',
      '2 cells of x',
      'Rastros',
    ]);
  });

  it('do not compile without what their holes ask for', () => {
    const wrong = [
      // @ts-expect-error nothing is given
      () => words('left'),
      // @ts-expect-error the name is missing
      () => words('left', { count: 1 }),
      // @ts-expect-error the name is misspelt
      () => words('left', { count: 1, nmae: 'x' }),
      // @ts-expect-error there is one too many
      () => words('left', { count: 1, name: 'x', more: 1 }),
      // @ts-expect-error one and many are told apart by a number
      () => words('left', { count: '1', name: 'x' }),
      // @ts-expect-error there is no hole
      () => words('title', { name: 'x' }),
      // @ts-expect-error there is no such phrase
      () => words('titel'),
      // @ts-expect-error only the other language has a hole
      () => words('late'),
      // @ts-expect-error one of the two needs its holes filled
      () => words(words('title') === '' ? 'title' : 'left'),
      // @ts-expect-error the cell is missing
      () => say(told),
      // @ts-expect-error the cell is misspelt
      () => say(told, { cel: 'r1c1' }),
      // @ts-expect-error a name has no holes
      () => say(named, { cell: 'r1c1' }),
    ];
    expect(wrong).toHaveLength(12);
  });
});
