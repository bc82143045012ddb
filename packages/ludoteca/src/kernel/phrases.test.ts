import { describe, expect, it } from 'vitest';
import { whereCode } from './notice.ts';
import { type PhraseWith, phrasebook, sayNotice, sayPhrase, sayWhere } from './phrases.ts';

const book = phrasebook('sample', {
  broken: { en: '{cells} hold {digit}', pt: '{cells} têm {digit}' },
  together: { en: '{houses&} hold {digits&}', pt: '{houses&} têm {digits&}' },
  either: { en: '{digits^}', pt: '{digits^}' },
  each: { en: 'not in {houses&}', pt: 'nem {houses&na}' },
  many: { en: '{count} {count|sign|signs}', pt: '{count} {count|sinal|sinais}' },
});

describe('phrases', () => {
  it('says cells in the language of the reader', () => {
    const notice = book.notice('broken', {
      cells: [
        { row: 2, col: 3 },
        { row: 0, col: 0 },
      ],
      digit: 7,
    });
    expect(sayNotice([book], notice, 'en')).toBe('r3c4, r1c1 hold 7');
    expect(sayNotice([book], notice, 'pt')).toBe('L3C4, L1C1 têm 7');
  });

  it('says a word before each of a list', () => {
    const houses = [
      { kind: 'row', index: 2 },
      { kind: 'column', index: 0 },
    ] as const;
    const notice = book.notice('each', { houses });
    expect(sayNotice([book], notice, 'en')).toBe('not in row 3 and column 1');
    expect(sayNotice([book], notice, 'pt')).toBe('nem na linha 3 e na coluna 1');
  });

  it('lists numbers and houses, with a word before the last', () => {
    const places = [
      { kind: 'row', index: 2 },
      { kind: 'column', index: 0 },
      { kind: 'box', index: 4 },
    ] as const;
    const notice = book.notice('together', { houses: places, digits: [4, 7] });
    expect(sayNotice([book], notice, 'en')).toBe('row 3, column 1 and box 5 hold 4 and 7');
    expect(sayNotice([book], notice, 'pt')).toBe('linha 3, coluna 1 e caixa 5 têm 4 e 7');
  });

  it('says several places of one kind together, and lists with or', () => {
    const rows = [
      { kind: 'row', index: 2 },
      { kind: 'row', index: 4 },
    ] as const;
    const boxes = [
      { kind: 'box', index: 0 },
      { kind: 'box', index: 1 },
      { kind: 'box', index: 5 },
    ] as const;
    expect(book.say('each', { houses: rows }, 'en')).toBe('not in rows 3 and 5');
    expect(book.say('each', { houses: rows }, 'pt')).toBe('nem nas linhas 3 e 5');
    expect(book.say('each', { houses: boxes }, 'en')).toBe('not in boxes 1, 2 and 6');
    expect(book.say('either', { digits: [2, 7, 9] }, 'en')).toBe('2, 7 or 9');
    expect(book.say('either', { digits: [2, 7] }, 'pt')).toBe('2 ou 7');
  });

  it('chooses the plural', () => {
    expect(book.say('many', { count: 1 }, 'en')).toBe('1 sign');
    expect(book.say('many', { count: 0 }, 'pt')).toBe('0 sinais');
  });

  it('refuses a notice without words, as a bug', () => {
    expect(() => sayNotice([book], { code: 'sample.silent', args: {} }, 'en')).toThrow('silent');
  });

  it('does not compile without what the holes ask for', () => {
    const told: PhraseWith<'cell'> = { en: '{cell} is on', pt: '{cell} está' };
    expect(sayPhrase(told, 'pt', { cell: { row: 0, col: 0 } })).toBe('L1C1 está');
    const wrong = [
      // @ts-expect-error the digit is missing
      () => book.notice('broken', { cells: [] }),
      // @ts-expect-error the digit is misspelt
      () => book.notice('broken', { cells: [], digits: 7 }),
      // @ts-expect-error one and many are told apart by a number
      () => book.say('many', { count: '1' }, 'en'),
      // @ts-expect-error a phrase without the hole that is promised
      (): PhraseWith<'cell'> => ({ en: 'it is on', pt: '{cell} está' }),
      // @ts-expect-error the cell is missing
      () => sayPhrase(told, 'en'),
      // @ts-expect-error the cell is misspelt
      () => sayPhrase(told, 'en', { cel: 'r1c1' }),
    ];
    expect(wrong).toHaveLength(6);
  });

  it('says every kind of place, to people and to programs', () => {
    const places = [
      { kind: 'text', line: 3, column: 5 },
      { kind: 'json', path: 'right[2][0]' },
      { kind: 'cell', row: 2, col: 3 },
      { kind: 'row', index: 0 },
      { kind: 'column', index: 1 },
      { kind: 'box', index: 2 },
      { kind: 'move', number: 4 },
    ] as const;
    expect(places.map((place) => sayWhere(place, 'en'))).toEqual([
      'line 3, column 5',
      'right[2][0]',
      'r3c4',
      'row 1',
      'column 2',
      'box 3',
      'move 4',
    ]);
    expect(places.map((place) => sayWhere(place, 'pt'))).toEqual([
      'linha 3, coluna 5',
      'right[2][0]',
      'L3C4',
      'linha 1',
      'coluna 2',
      'caixa 3',
      'jogada 4',
    ]);
    expect(places.map(whereCode)).toEqual([
      '3:5',
      'right[2][0]',
      'r3c4',
      'r1',
      'c2',
      'b3',
      'move 4',
    ]);
  });
});
