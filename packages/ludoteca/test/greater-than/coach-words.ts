/**
 * Reads the coach's sentences back: each clause is taken apart by a pattern of its language, and what
 * it claims is looked up on the board, with nothing but the rules. What no pattern fits is a fault too.
 */

import type { GreaterThanClues, GreaterThanGrid } from '../../src/games/greater-than/clues.ts';
import type { Cell } from '../../src/kernel/index.ts';
import type { Link } from '../../src/puzzle/index.ts';

type Side = 'low' | 'high';

interface Board {
  readonly size: number;
  digit(cell: Cell): number;
  house(kind: string, number: number): Cell[];
  boxOf(cell: Cell): Cell[];
  /** The neighbours that a sign puts below (low) or above (high) a cell. */
  next(cell: Cell, side: Side): Cell[];
  isBeyond(cell: Cell, other: Cell, side: Side): boolean;
}

const nameOf = ({ row, col }: Cell) => `${row},${col}`;
const isSame = (one: Cell, other: Cell) => one.row === other.row && one.col === other.col;

function boardOf(clues: GreaterThanClues, grid: GreaterThanGrid): Board {
  const { boxRows, boxCols } = clues;
  const size = boxRows * boxCols;
  const all: Cell[] = [];
  for (let row = 0; row < size; row++) for (let col = 0; col < size; col++) all.push({ row, col });
  const boxNumber = ({ row, col }: Cell) =>
    Math.floor(row / boxRows) * boxRows + Math.floor(col / boxCols) + 1;
  const next = ({ row, col }: Cell, side: Side): Cell[] => {
    const found: Cell[] = [];
    const look = (sign: string | undefined, cell: Cell, isFirst: boolean) => {
      if (sign === undefined || sign === '') return;
      // `<`: the first of the two is the smaller.
      const isSmaller = (sign === '<') === isFirst;
      if (isSmaller === (side === 'low')) found.push(cell);
    };
    look(clues.right[row]?.[col], { row, col: col + 1 }, false);
    look(clues.right[row]?.[col - 1], { row, col: col - 1 }, true);
    look(clues.down[row]?.[col], { row: row + 1, col }, false);
    look(clues.down[row - 1]?.[col], { row: row - 1, col }, true);
    return found;
  };
  return {
    size,
    digit: ({ row, col }) => grid.digits[row][col] || clues.givens[row][col],
    house: (kind, number) =>
      all.filter((cell) =>
        kind === 'row'
          ? cell.row === number - 1
          : kind === 'column'
            ? cell.col === number - 1
            : boxNumber(cell) === number,
      ),
    boxOf: (cell) => all.filter((other) => boxNumber(other) === boxNumber(cell)),
    next,
    isBeyond(cell, other, side) {
      const seen = new Set<string>();
      const queue = [cell];
      for (const at of queue) {
        for (const to of next(at, side)) {
          if (isSame(to, other)) return true;
          if (!seen.has(nameOf(to))) queue.push(to);
          seen.add(nameOf(to));
        }
      }
      return false;
    },
  };
}

const kinds: Readonly<Record<string, string>> = {
  row: 'row',
  rows: 'row',
  linha: 'row',
  linhas: 'row',
  column: 'column',
  columns: 'column',
  coluna: 'column',
  colunas: 'column',
  box: 'box',
  boxes: 'box',
  caixa: 'box',
  caixas: 'box',
};

interface House {
  readonly kind: string;
  readonly number: number;
}

function cellsIn(text: string): Cell[] {
  return [...text.matchAll(/[rL](\d+)[cC](\d+)/g)].map(([, row, col]) => ({
    row: Number(row) - 1,
    col: Number(col) - 1,
  }));
}

function numbersIn(text: string): number[] {
  return [...text.replaceAll(/[rL]\d+[cC]\d+/g, '').matchAll(/\d+/g)].map(([one]) => Number(one));
}

function housesIn(text: string): House[] {
  const words = Object.keys(kinds).sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${words.join('|')}) ((?:\\d+(?:, | and | e )?)+)`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, word, list]) =>
    [...list.matchAll(/\d+/g)].map(([one]) => ({ kind: kinds[word], number: Number(one) })),
  );
}

/** The claim of a sentence: of which digit and house, or which cell, the clauses speak. */
interface Claim {
  digit?: number;
  house?: House;
  /** Where it goes, or may go. */
  places: Cell[];
  /** Cells that clauses have accounted for. */
  told: Set<string>;
}

/** Everything that a text says and the board does not. */
export function readBack(
  text: string,
  language: 'en' | 'pt',
  clues: GreaterThanClues,
  grid: GreaterThanGrid,
  earlier: readonly Link[],
): string[] {
  const board = boardOf(clues, grid);
  const faults: string[] = [];
  for (const sentence of text.split(/(?<=\.) /)) {
    const [lead, ...rest] = sentence.replace(/\.$/, '').split(': ');
    const claim = readLead(lead, language, board, faults);
    for (const clause of rest.join(': ').split('; ')) {
      if (clause === '') continue;
      if (claim === undefined) faults.push(`a clause without a lead: ${clause}`);
      else readClause(clause, language, board, grid, claim, earlier, faults);
    }
  }
  return faults;
}

const leads = {
  en: {
    last: /^(.+) is the last empty cell of (.+), and only (\d+) is missing there$/,
    place: /^(?:The|So the) (\d+) of (.+) (?:can only go|must be) in (.+)$/,
    digit: /^(?:So )?([rL]\S+) can only be ([\d, or]+)$/,
    bound: /^([rL]\S+) is at (?:least|most) (\d+)$/,
    so: /^So /,
  },
  pt: {
    last: /^(.+) é a última casa vazia da (.+), e só lá falta o (\d+)$/,
    place: /^(?:O|Por isso o) (\d+) da (.+) (?:só cabe|tem de estar) em (.+)$/,
    digit: /^(?:Por isso )?([rL]\S+) só pode ser ([\d, ou]+)$/,
    bound: /^([rL]\S+) é (?:pelo menos|no máximo) (\d+)$/,
    so: /^Por isso /,
  },
} as const;

function readLead(
  lead: string,
  language: 'en' | 'pt',
  board: Board,
  faults: string[],
): Claim | undefined {
  const patterns = leads[language];
  const last = patterns.last.exec(lead);
  if (last !== null) {
    const [cell] = cellsIn(last[1]);
    const [house] = housesIn(last[2]);
    const cells = board.house(house.kind, house.number);
    const open = cells.filter((one) => board.digit(one) === 0);
    if (open.length !== 1 || !isSame(open[0], cell)) faults.push(`not the last: ${lead}`);
    if (cells.some((one) => board.digit(one) === Number(last[3]))) faults.push(`has it: ${lead}`);
    return { places: [cell], told: new Set() };
  }
  const place = patterns.place.exec(lead);
  if (place !== null) {
    const [house] = housesIn(place[2]);
    const places = cellsIn(place[3]);
    const cells = board.house(house.kind, house.number);
    if (places.some((one) => !cells.some((other) => isSame(one, other)))) {
      faults.push(`a place outside of its house: ${lead}`);
    }
    return { digit: Number(place[1]), house, places, told: new Set() };
  }
  const digit = patterns.digit.exec(lead);
  if (digit !== null) return { places: cellsIn(digit[1]), told: new Set() };
  const bound = patterns.bound.exec(lead);
  if (bound !== null) return { places: cellsIn(bound[1]), told: new Set() };
  if (!patterns.so.test(lead)) faults.push(`no such lead: ${lead}`);
  return undefined;
}

type Reader = (match: readonly string[], claim: Claim, board: Board) => boolean;

/** Each clause by its pattern in both languages; `$s` is where it says smaller or larger. */
function readClause(
  clause: string,
  language: 'en' | 'pt',
  board: Board,
  grid: GreaterThanGrid,
  claim: Claim,
  earlier: readonly Link[],
  faults: string[],
): void {
  for (const [english, portuguese, read] of clauses(grid, earlier)) {
    const match = new RegExp(`^(?:${language === 'en' ? english : portuguese})$`).exec(clause);
    if (match === null) continue;
    if (!read([...match], claim, board)) faults.push(`not so: ${clause}`);
    return;
  }
  faults.push(`no such clause: ${clause}`);
}

const sideOf = (word: string): Side =>
  word.startsWith('larger') || word.startsWith('maior') ? 'low' : 'high';
/** "A smaller neighbour" lies on the low side. */
const nearSide = (word: string): Side =>
  word.startsWith('smaller') || word.startsWith('menor') ? 'low' : 'high';
const sideOfBound = (word: string): Side => (/least|menos/.test(word) ? 'low' : 'high');

/** Cells of the claim's house that nothing has accounted for yet. */
function restOf(claim: Claim, board: Board): Cell[] {
  const { house } = claim;
  if (house === undefined) return [];
  return board
    .house(house.kind, house.number)
    .filter(
      (cell) =>
        board.digit(cell) === 0 &&
        !claim.told.has(nameOf(cell)) &&
        !claim.places.some((place) => isSame(place, cell)),
    );
}

const tell = (claim: Claim, cells: readonly Cell[]) => {
  for (const cell of cells) claim.told.add(nameOf(cell));
  return true;
};

/** Whether what was said rules out the digit that is spoken of: a true word that is beside the point is a fault. */
const isTelling = (claim: Claim, side: Side, bound: number) =>
  claim.digit === undefined || (side === 'low' ? claim.digit < bound : claim.digit > bound);
/** The first digit left beyond so many cells. */
const after = (board: Board, side: Side, cells: number) =>
  side === 'low' ? cells + 1 : board.size - cells;

const crowdOf = (board: Board, cell: Cell, side: Side) =>
  board.boxOf(cell).filter((other) => board.isBeyond(cell, other, side)).length;

const missingFrom = (board: Board, { kind, number }: House): number[] => {
  const has = new Set(board.house(kind, number).map(board.digit));
  return Array.from({ length: board.size }, (_, index) => index + 1).filter((one) => !has.has(one));
};

function clauses(
  grid: GreaterThanGrid,
  earlier: readonly Link[],
): readonly (readonly [en: string, pt: string, read: Reader])[] {
  const isStruck = ({ row, col }: Cell, digit: number) =>
    grid.struck?.[row][col].includes(digit) === true;
  const isJustGone = (cell: Cell, digit: number) =>
    earlier.some(({ conclusion }) =>
      conclusion.some(
        (fact) => 'not' in fact && isSame(fact.cell, cell) && fact.not.includes(digit),
      ),
    );
  return [
    [
      '(.+) already (?:has its|have their) (\\d+)',
      '(.+) já (?:tem|têm) o (\\d+)',
      ([, list, digit], claim, board) => {
        const houses = housesIn(list);
        tell(
          claim,
          houses.flatMap(({ kind, number }) => board.house(kind, number)),
        );
        return (
          houses.length > 0 &&
          Number(digit) === claim.digit &&
          houses.every(({ kind, number }) =>
            board.house(kind, number).some((cell) => board.digit(cell) === Number(digit)),
          )
        );
      },
    ],
    [
      '(.+) already has ([\\d, and]+)',
      'a (.+) já tem ([\\d, e]+)',
      ([, name, list], claim, board) => {
        const [{ kind, number }] = housesIn(name);
        const cells = board.house(kind, number);
        const digits = numbersIn(list);
        return (
          cells.some((cell) => isSame(cell, claim.places[0])) &&
          digits.every((digit) => cells.some((cell) => board.digit(cell) === digit))
        );
      },
    ],
    [
      'every other cell (there|left there) has a (smaller|larger) neighbour',
      'as outras (casas|que restam) têm todas uma vizinha (menor|maior)',
      ([, , word], claim, board) => {
        const rest = restOf(claim, board);
        tell(claim, rest);
        const side = nearSide(word);
        return (
          rest.length > 1 &&
          isTelling(claim, side, after(board, side, 1)) &&
          rest.every((cell) => board.next(cell, side).length > 0)
        );
      },
    ],
    [
      '(.+) (?:has|have) a (smaller|larger) neighbour',
      '(.+) (?:tem|têm) uma vizinha (menor|maior)',
      ([, list, word], claim, board) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        const side = nearSide(word);
        return (
          isTelling(claim, side, after(board, side, 1)) &&
          cells.every((cell) => board.next(cell, side).length > 0)
        );
      },
    ],
    [
      'every other cell left there is (larger|smaller) than at least (\\d+) cells of its box',
      'as outras que restam são (maiores|menores) do que pelo menos (\\d+) casas da sua caixa',
      ([, word, limit], claim, board) => {
        const rest = restOf(claim, board);
        tell(claim, rest);
        const side = sideOf(word);
        return (
          isTelling(claim, side, after(board, side, Number(limit))) &&
          rest.every((cell) => crowdOf(board, cell, side) >= Number(limit))
        );
      },
    ],
    [
      '(.+) are each (larger|smaller) than at least (\\d+) cells of their box',
      '(.+) são (maiores|menores) do que pelo menos (\\d+) casas da sua caixa',
      ([, list, word, limit], claim, board) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        const side = sideOf(word);
        return (
          isTelling(claim, side, after(board, side, Number(limit))) &&
          cells.every((cell) => crowdOf(board, cell, side) >= Number(limit))
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), and (?:that|those) than the (\\d+) in (\\S+), so at (least|most) (\\d+)',
      '(\\S+) é (maior|menor) do que (.+), e (?:esta|estas) do que o (\\d+) de (\\S+), logo (pelo menos|no máximo) (\\d+)',
      ([, name, word, list, digit, far, , bound], claim, board) => {
        const [cell] = cellsIn(name);
        const [entry] = cellsIn(far);
        const members = cellsIn(list);
        const side = sideOf(word);
        tell(claim, [cell]);
        const reached = Number(digit) + (side === 'low' ? 1 : -1) * (members.length + 1);
        const box = board.boxOf(cell);
        return (
          board.digit(entry) === Number(digit) &&
          reached === Number(bound) &&
          isTelling(claim, side, reached) &&
          (members.length === 1 || members.every((one) => box.some((two) => isSame(one, two)))) &&
          members.every(
            (one) => board.isBeyond(cell, one, side) && board.isBeyond(one, entry, side),
          )
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), still empty, so it is not ([\\d, and]+), the (?:smallest|largest) digits? missing from (.+)',
      '(\\S+) é (maior|menor) do que (.+), ainda vazias?, logo não é ([\\d, e]+), os? (?:menor|maior|menores|maiores) que faltam? na (.+)',
      ([, name, word, list, digits, where], claim, board) => {
        const [cell] = cellsIn(name);
        const members = cellsIn(list);
        const side = sideOf(word);
        tell(claim, [cell]);
        const [house] = housesIn(where);
        const missing = missingFrom(board, house);
        if (side === 'high') missing.reverse();
        const box = board.house(house.kind, house.number);
        return (
          (claim.digit === undefined || numbersIn(digits).includes(claim.digit)) &&
          numbersIn(digits).join() === missing.slice(0, members.length).join() &&
          [cell, ...members].every((one) => box.some((two) => isSame(one, two))) &&
          members.every((one) => board.digit(one) === 0 && board.isBeyond(cell, one, side))
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), and so than the (\\d+) in (\\S+)',
      '(\\S+) é (maior|menor) do que (.+), e assim do que o (\\d+) de (\\S+)',
      ([, name, word, list, digit, far], claim, board) => {
        const [cell] = cellsIn(name);
        const [entry] = cellsIn(far);
        const side = sideOf(word);
        tell(claim, [cell]);
        return (
          board.digit(entry) === Number(digit) &&
          isTelling(claim, side, Number(digit) + (side === 'low' ? 1 : -1)) &&
          cellsIn(list).every(
            (one) => board.isBeyond(cell, one, side) && board.isBeyond(one, entry, side),
          )
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than the (\\d+) in (\\S+)',
      '(\\S+) é (maior|menor) do que o (\\d+) de (\\S+)',
      ([, name, word, digit, far], claim, board) => {
        const [cell] = cellsIn(name);
        const [entry] = cellsIn(far);
        tell(claim, [cell]);
        const side = sideOf(word);
        return (
          board.digit(entry) === Number(digit) &&
          isTelling(claim, side, Number(digit) + (side === 'low' ? 1 : -1)) &&
          board.isBeyond(cell, entry, side)
        );
      },
    ],
    [
      '(\\S+) is (larger|smaller) than (.+), so at (?:least|most) (\\d+)',
      '(\\S+) é (maior|menor) do que (.+), logo (?:pelo menos|no máximo) (\\d+)',
      ([, name, word, list, bound], claim, board) => {
        const [cell] = cellsIn(name);
        const members = cellsIn(list);
        const side = sideOf(word);
        tell(claim, [cell]);
        const reached = side === 'low' ? members.length + 1 : board.size - members.length;
        const isOneHouse = [1, 2, 3].some((kind) =>
          members.every((one) =>
            kind === 1
              ? one.row === members[0].row
              : kind === 2
                ? one.col === members[0].col
                : board.boxOf(members[0]).some((two) => isSame(one, two)),
          ),
        );
        return (
          reached === Number(bound) &&
          isTelling(claim, side, reached) &&
          isOneHouse &&
          members.every((one) => board.isBeyond(cell, one, side))
        );
      },
    ],
    [
      'the signs (?:rise|fall)(?: from the (\\d+) in (\\S+))? to (\\S+) along (.+), so it is at (least|most) (\\d+)',
      'os sinais (?:sobem|descem)(?: do (\\d+) de (\\S+))? até (\\S+) por (.+), logo é (pelo menos|no máximo) (\\d+)',
      ([, digit, far, name, list, word, bound], claim, board) => {
        const side = sideOfBound(word);
        const [cell] = cellsIn(name);
        const path = [...(far === undefined ? [] : cellsIn(far)), ...cellsIn(list), cell];
        tell(claim, [cell]);
        const start = side === 'low' ? 1 : board.size;
        const from = digit === undefined ? start : Number(digit);
        const reached = from + (side === 'low' ? 1 : -1) * (path.length - 1);
        return (
          reached === Number(bound) &&
          isTelling(claim, side, reached) &&
          (far === undefined || board.digit(path[0]) === Number(digit)) &&
          path
            .slice(1)
            .every((one, at) => board.next(one, side).some((two) => isSame(two, path[at])))
        );
      },
    ],
    [
      '(.+) has ([\\d, and]+), so (\\S+) is at (?:least|most) (\\d+), and (\\S+), which is (larger|smaller), at (?:least|most) (\\d+)',
      'a (.+) tem ([\\d, e]+), logo (\\S+) é (?:pelo menos|no máximo) (\\d+), e (\\S+), que é (maior|menor), (?:pelo menos|no máximo) (\\d+)',
      ([, where, list, other, least, name, word, bound], claim, board) => {
        const [{ kind, number }] = housesIn(where);
        const cells = board.house(kind, number);
        const [cell] = cellsIn(name);
        const [neighbour] = cellsIn(other);
        const side = sideOf(word);
        tell(claim, [cell]);
        const digits = numbersIn(list);
        const first = side === 'low' ? 1 : board.size - digits.length + 1;
        const step = side === 'low' ? 1 : -1;
        const start = side === 'low' ? digits.length + 1 : board.size - digits.length;
        return (
          digits.every((digit, at) => digit === first + at) &&
          digits.every((digit) => cells.some((one) => board.digit(one) === digit)) &&
          cells.some((one) => isSame(one, neighbour)) &&
          board.next(cell, side).some((one) => isSame(one, neighbour)) &&
          Number(least) === start &&
          Number(bound) === start + step &&
          isTelling(claim, side, start + step)
        );
      },
    ],
    [
      '(\\d+) is the (smallest|largest) digit missing from (.+), and (every other cell left there is|.+ are) (larger|smaller) than an empty (?:one|cell there)',
      '(\\d+) é o (menor|maior) que falta na (.+), e (as outras que restam são|.+ são) (maiores|menores) do que uma casa vazia(?: de lá)?',
      ([, digit, word, where, list, than], claim, board) => {
        const [house] = housesIn(where);
        const side: Side = word === 'smallest' || word === 'menor' ? 'low' : 'high';
        const named = cellsIn(list);
        const cells = named.length > 0 ? named : restOf(claim, board);
        tell(claim, cells);
        const missing = missingFrom(board, house);
        if (side === 'high') missing.reverse();
        const box = board.house(house.kind, house.number);
        return (
          missing[0] === Number(digit) &&
          sideOf(than) === side &&
          Number(digit) === claim.digit &&
          cells.every((cell) =>
            box.some((other) => board.digit(other) === 0 && board.isBeyond(cell, other, side)),
          )
        );
      },
    ],
    [
      'the marks rule it out in (.+)',
      'as marcas excluem-no em (.+)',
      ([, list], claim) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        return cells.every((cell) => isStruck(cell, claim.digit ?? 0));
      },
    ],
    [
      'it was just ruled out in (.+)',
      'acabou de ser excluído em (.+)',
      ([, list], claim) => {
        const cells = cellsIn(list);
        tell(claim, cells);
        return cells.every((cell) => isJustGone(cell, claim.digit ?? 0));
      },
    ],
    [
      'the marks rule out ([\\d, and]+)',
      'as marcas excluem ([\\d, e]+)',
      ([, list], claim) => numbersIn(list).every((digit) => isStruck(claim.places[0], digit)),
    ],
    [
      'the marks leave nothing else',
      'as marcas não deixam mais nada',
      (_match, claim, board) =>
        (grid.struck?.[claim.places[0].row][claim.places[0].col].length ?? 0) > 0 &&
        board.digit(claim.places[0]) === 0,
    ],
    [
      '([\\d, and]+) (?:was|were) just ruled out',
      '([\\d, e]+) (?:acabou de ser excluído|acabaram de ser excluídos)',
      ([, list], claim) => numbersIn(list).every((digit) => isJustGone(claim.places[0], digit)),
    ],
  ];
}
