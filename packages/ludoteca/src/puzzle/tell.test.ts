import { describe, expect, it } from 'vitest';
import { sayFacts } from './tell.ts';

const words = [
  {
    value: 1,
    typed: { en: 'paint', pt: 'pintar' },
    told: { en: '{cell} is painted', pt: '{cell} é pintada' },
    toldOfSeveral: { en: '{cells&} are painted', pt: '{cells&} são pintadas' },
    toldOfMany: {
      en: '{count} are painted, among them {cells&}',
      pt: '{count} são pintadas, entre elas {cells&}',
    },
  },
  {
    value: 0,
    typed: { en: 'blank', pt: 'branco' },
    told: { en: '{cell} stays blank', pt: '{cell} fica em branco' },
  },
] as const;
const entry = { kind: 'painted', values: words } as const;

const painted = (count: number) =>
  Array.from({ length: count }, (_, col) => ({ cell: { row: 0, col }, is: 1 }));

describe('facts whose values have words of their own', () => {
  it('are told together where they say the same', () => {
    expect(sayFacts(entry, painted(1), 'en')).toBe('r1c1 is painted');
    expect(sayFacts(entry, painted(3), 'en')).toBe('r1c1, r1c2 and r1c3 are painted');
    expect(sayFacts(entry, painted(3), 'pt')).toBe('L1C1, L1C2 e L1C3 são pintadas');
    expect(sayFacts(entry, painted(12), 'en')).toBe(
      '12 are painted, among them r1c1, r1c2, r1c3, r1c4 and r1c5',
    );
  });

  it('are told one by one where there are no words for several, or they differ', () => {
    const blank = painted(2).map((fact) => ({ ...fact, is: 0 }));
    expect(sayFacts(entry, blank, 'en')).toBe('r1c1 stays blank; r1c2 stays blank');
    expect(sayFacts(entry, [blank[1], ...painted(1)], 'en')).toBe(
      'r1c1 is painted; r1c2 stays blank',
    );
  });
});
