/** Futoshiki: a Latin square whose clues are signs between neighbours and given digits. */

import { type Cell, type Notice, phrasebook } from 'ludoteca';

export type Sign = '<' | '>' | '';

export interface FutoshikiClues {
  readonly size: number;
  /** size × size, 0 where nothing is given. */
  readonly givens: readonly (readonly number[])[];
  /** size × (size − 1): compares a cell with its right neighbour. */
  readonly right: readonly (readonly Sign[])[];
  /** (size − 1) × size: compares a cell with the one below. */
  readonly down: readonly (readonly Sign[])[];
}

/** size × size, 0 where open. */
export type FutoshikiGrid = readonly (readonly number[])[];

export const futoshikiPhrases = phrasebook('futoshiki', {
  repeated: { en: '{digit} stands twice: {cells}', pt: 'o {digit} aparece duas vezes: {cells}' },
  unequal: { en: 'the sign between {cells} is broken', pt: 'o sinal entre {cells} não se cumpre' },
  changed: { en: 'the given {digit} was changed', pt: 'o {digit} dado foi mudado' },
  'no-size': { en: 'size {size} cannot be made', pt: 'o tamanho {size} não se pode fazer' },
  step: {
    en: '{cell} is {value}: {rules} {rules|rule|rules} and {facts} {facts|digit|digits} leave nothing else.',
    pt: '{cell} é {value}: {rules} {rules|regra|regras} e {facts} {facts|algarismo|algarismos} não deixam mais nada.',
  },
  'no-reason': {
    en: 'found {found}, expected a reason',
    pt: 'encontrei {found}, esperava uma razão',
  },
  sign: { en: 'the sign between {cells&}', pt: 'o sinal entre {cells&}' },
  drawing: {
    en: 'found "{found}", expected a digit, a dot or a sign',
    pt: 'encontrei "{found}", esperava um algarismo, um ponto ou um sinal',
  },
});

export function verify(clues: FutoshikiClues, grid: FutoshikiGrid): Notice[] {
  const faults: Notice[] = [];
  const { size } = clues;
  const compare = (a: Cell, b: Cell, sign: Sign) => {
    const [first, second] = [grid[a.row][a.col], grid[b.row][b.col]];
    if (sign === '' || first === 0 || second === 0) return;
    if (sign === '<' ? first < second : first > second) return;
    faults.push(futoshikiPhrases.notice('unequal', { cells: [a, b] }, { kind: 'cell', ...a }));
  };
  const differ = (a: Cell, b: Cell) => {
    const digit = grid[a.row][a.col];
    if (digit === 0 || digit !== grid[b.row][b.col]) return;
    faults.push(
      futoshikiPhrases.notice('repeated', { digit, cells: [a, b] }, { kind: 'cell', ...b }),
    );
  };
  for (let row = 0; row < size; row++) {
    for (let col = 0; col < size; col++) {
      const here = { row, col };
      for (let other = col + 1; other < size; other++) differ(here, { row, col: other });
      for (let other = row + 1; other < size; other++) differ(here, { row: other, col });
      if (col + 1 < size) compare(here, { row, col: col + 1 }, clues.right[row][col]);
      if (row + 1 < size) compare(here, { row: row + 1, col }, clues.down[row][col]);
      const given = clues.givens[row][col];
      if (given !== 0 && grid[row][col] !== 0 && grid[row][col] !== given) {
        faults.push(
          futoshikiPhrases.notice('changed', { digit: given }, { kind: 'cell', ...here }),
        );
      }
    }
  }
  return faults;
}

/** The filling with the given digits and nothing else. */
export function emptyGrid(clues: FutoshikiClues): FutoshikiGrid {
  return clues.givens;
}
