/** The sentences of the ladder's techniques, each true of what is left, and of what the link concludes. */

import type { Cell } from '../../src/kernel/index.ts';
import type { Link } from '../../src/puzzle/index.ts';
import { fillings } from './box-fillings.ts';
import { type Board, cellsIn, housesIn, isSame, nameOf, numbersIn } from './read-board.ts';

export interface Scene {
  readonly board: Board;
  readonly link: Pick<Link, 'conclusion'> | undefined;
  left(cell: Cell): readonly number[];
}

interface Sentence {
  readonly en: string;
  readonly pt: string;
  read(match: readonly string[], scene: Scene): boolean;
}

const isAmong = (cell: Cell, cells: readonly Cell[]) => cells.some((one) => isSame(one, cell));
const cellsOf = (board: Board, text: string) =>
  housesIn(text).flatMap(({ kind, number }) => board.house(kind, number));
const fits = ({ left, board }: Scene, cell: Cell, digit: number) =>
  board.digit(cell) === 0 && left(cell).includes(digit);

/** Whether all that the link rules out is said: so many digits in so many cells. */
function concludes({ link }: Scene, isSaid: (cell: Cell, digit: number) => boolean): boolean {
  return (link?.conclusion ?? []).every((fact) =>
    'is' in fact ? false : fact.not.every((digit) => isSaid(fact.cell, digit)),
  );
}

/** Whether all cells are in one house with each other, and differ. */
const see = (board: Board, one: Cell, other: Cell) =>
  board.peers(one).some((cell) => isSame(cell, other));

export const techniqueSentences: readonly Sentence[] = [
  {
    en: 'By the sign between them (\\S+) is (larger|smaller) than (\\S+), so it is at (?:least|most) (\\d+)\\.',
    pt: 'Pelo sinal entre elas, (\\S+) é (maior|menor) do que (\\S+), por isso é (?:pelo menos|no máximo) (\\d+)\\.',
    read([, name, word, far, said], scene) {
      const [[cell], [other]] = [cellsIn(name), cellsIn(far)];
      const isRising = ['larger', 'maior'].includes(word);
      const bound = Number(said);
      const left = scene.left(other);
      const first = isRising ? Math.min(...left) + 1 : Math.max(...left) - 1;
      return (
        scene.board.next(cell, isRising ? 'low' : 'high').some((one) => isSame(one, other)) &&
        bound === first &&
        concludes(
          scene,
          (at, digit) => isSame(at, cell) && (isRising ? digit < bound : digit > bound),
        )
      );
    },
  },
  {
    en: 'The signs (rise|fall) along ([^.]+?), each (?:larger|smaller) than the one before, so (\\S+) is at (?:least|most) (\\d+)\\.',
    pt: 'Os sinais (sobem|descem) por ([^.]+?), cada casa (?:maior|menor) do que a anterior, por isso (\\S+) é (?:pelo menos|no máximo) (\\d+)\\.',
    read([, word, list, name, said], scene) {
      const isRising = ['rise', 'sobem'].includes(word);
      const along = cellsIn(list);
      const [cell] = cellsIn(name);
      const bound = Number(said);
      const step = isRising ? 1 : -1;
      // From cell to cell the nearest digit that is left beyond the one before.
      let reached = isRising ? 0 : scene.board.size + 1;
      for (const one of along.slice(0, -1)) {
        const beyond = scene.left(one).filter((digit) => (digit - reached) * step > 0);
        reached = isRising ? Math.min(...beyond) : Math.max(...beyond);
      }
      const isSigned = (one: Cell, index: number) =>
        index === 0 ||
        scene.board
          .next(one, isRising ? 'low' : 'high')
          .some((other) => isSame(other, along[index - 1]));
      return (
        isSame(along[along.length - 1], cell) &&
        along.every(isSigned) &&
        bound === reached + step &&
        concludes(
          scene,
          (at, digit) => isSame(at, cell) && (isRising ? digit < bound : digit > bound),
        )
      );
    },
  },
  {
    en: 'In (.+?) the (\\d+) fits only in ([^.]+)\\. (?:That is|These are) in (.+?) too, so the \\d+ is nowhere else in .+\\.',
    pt: 'Na (.+?) o (\\d+) só cabe em ([^.]+)\\. Essas? casas? est(?:á|ão) também na (.+?), por isso o \\d+ não está noutro lugar da .+\\.',
    read([, where, said, list, other], scene) {
      const digit = Number(said);
      const places = cellsIn(list);
      const house = cellsOf(scene.board, where);
      const crossed = cellsOf(scene.board, other);
      return (
        places.every((place) => isAmong(place, house) && isAmong(place, crossed)) &&
        house.every((cell) => isAmong(cell, places) || !fits(scene, cell, digit)) &&
        concludes(
          scene,
          (cell, gone) => gone === digit && isAmong(cell, crossed) && !isAmong(cell, house),
        )
      );
    },
  },
  {
    en: 'In (.+?) only ([\\d, and]+) are left for ([^:]+): as many digits as cells\\. They are used up there, and go nowhere else in .+\\.',
    pt: 'Na (.+?) só restam ([\\d, e]+) para ([^:]+): tantos algarismos como casas\\. Gastam-se aí, e não vão para outro lugar da .+\\.',
    read([, where, digits, list], scene) {
      const used = numbersIn(digits);
      const cells = cellsIn(list);
      const house = cellsOf(scene.board, where);
      return (
        used.length === cells.length &&
        cells.every((cell) => isAmong(cell, house)) &&
        cells.every((cell) => scene.left(cell).every((digit) => used.includes(digit))) &&
        concludes(
          scene,
          (cell, digit) => used.includes(digit) && isAmong(cell, house) && !isAmong(cell, cells),
        )
      );
    },
  },
  {
    en: 'In (.+?) the digits ([\\d, and]+) fit only in ([^:]+): as many cells as digits\\. Nothing else goes in these cells\\.',
    pt: 'Na (.+?) os algarismos ([\\d, e]+) só cabem em ([^:]+): tantas casas como algarismos\\. Nada mais vai para essas casas\\.',
    read([, where, said, list], scene) {
      const digits = numbersIn(said);
      const cells = cellsIn(list);
      const house = cellsOf(scene.board, where);
      return (
        digits.length === cells.length &&
        house.every(
          (cell) => isAmong(cell, cells) || !digits.some((digit) => fits(scene, cell, digit)),
        ) &&
        concludes(scene, (cell, digit) => isAmong(cell, cells) && !digits.includes(digit))
      );
    },
  },
  {
    en: 'In (.+?) the (\\d+) fits only where (.+?) cross them\\. Each needs one there, so elsewhere in .+ there is no \\d+\\.',
    pt: 'O (\\d+) (.+?) só cabe onde (.+?) as cruzam\\. Cada uma precisa de um aí, por isso não há \\d+ noutro lugar .+\\.',
    read([, first, second, third], scene) {
      const [where, said] = /^\d+$/.test(first) ? [second, first] : [first, second];
      const digit = Number(said);
      const lines = cellsOf(scene.board, where);
      const crossings = cellsOf(scene.board, third);
      return (
        housesIn(where).length === housesIn(third).length &&
        lines.every((cell) => isAmong(cell, crossings) || !fits(scene, cell, digit)) &&
        concludes(
          scene,
          (cell, gone) => gone === digit && isAmong(cell, crossings) && !isAmong(cell, lines),
        )
      );
    },
  },
  {
    en: 'By the signs (.+?) are (smaller|larger) than (\\S+)\\. (?:They are in (.+?), so they all differ: \\S+ has (\\d+) digits (?:below|above) it and|In (.+?) they differ, and with the digits left for them one is at (?:least|most) (\\d+): so \\S+) is at (?:least|most) (\\d+)\\.',
    pt: 'Pelos sinais, (.+?) são (menores|maiores) do que (\\S+)\\. (?:Estão na (.+?), por isso são todas diferentes: \\S+ tem (\\d+) algarismos (?:abaixo|acima) e|Na (.+?) são diferentes, e com os algarismos que lhes restam uma delas é (?:pelo menos|no máximo) (\\d+): por isso \\S+) é (?:pelo menos|no máximo) (\\d+)\\.',
    read([, list, word, name, house, count, other, reached, said], scene) {
      const members = cellsIn(list);
      const [cell] = cellsIn(name);
      const isRising = ['smaller', 'menores'].includes(word);
      const bound = Number(said);
      const step = isRising ? 1 : -1;
      const inHouse = cellsOf(scene.board, house ?? other);
      const extremes = [...distinct(members.map((one) => scene.left(one)))].map((digits) =>
        isRising ? Math.max(...digits) : Math.min(...digits),
      );
      const nearest = isRising ? Math.min(...extremes) : Math.max(...extremes);
      const isCounted =
        reached === undefined
          ? Number(count) === members.length &&
            bound === (isRising ? members.length + 1 : scene.board.size - members.length)
          : nearest === Number(reached) && bound === nearest + step;
      return (
        isCounted &&
        members.every((one) => isAmong(one, inHouse)) &&
        members.every((one) => scene.board.isBeyond(cell, one, isRising ? 'low' : 'high')) &&
        concludes(
          scene,
          (at, digit) => isSame(at, cell) && (isRising ? digit < bound : digit > bound),
        )
      );
    },
  },
  {
    en: 'Fill (.+?) with 1, then 2 and so on, each in a cell whose smaller cells, by the marked signs, are filled\\. Whichever way it goes to the end, (\\S+) is never (?:one of these: )?([\\d, and]+)\\.',
    pt: 'Preenche a (.+?) com 1, depois 2 e assim por diante, cada um numa casa cujas casas menores, pelos sinais marcados, já estão preenchidas\\. De todas as maneiras que chegam ao fim, (\\S+) nunca é (?:um destes: )?([\\d, e]+)\\.',
    read([, where, name, said], scene) {
      const [cell] = cellsIn(name);
      const digits = numbersIn(said);
      for (const filling of fillings(scene.board, cellsOf(scene.board, where), scene.left)) {
        if (digits.includes(filling.get(nameOf(cell)) ?? 0)) return false;
      }
      return concludes(scene, (at, digit) => isSame(at, cell) && digits.includes(digit));
    },
  },
  {
    en: '(\\S+) is (\\d+) or (\\d+)\\. If it is \\d+, (\\S+) is (\\d+); if it is \\d+, (\\S+) is \\d+\\. One of these two is \\d+ either way, so (.+?), which sees? both, (?:is|are) not\\.',
    pt: '(\\S+) é (\\d+) ou (\\d+)\\. Se for \\d+, (\\S+) é (\\d+); se for \\d+, (\\S+) é \\d+\\. De qualquer modo uma destas duas é \\d+, por isso (.+?), que (?:vê|veem) ambas, não (?:é|são)\\.',
    read([, pivotName, one, other, wingName, said, secondName, list], scene) {
      const [[pivot], [wing], [second]] = [
        cellsIn(pivotName),
        cellsIn(wingName),
        cellsIn(secondName),
      ];
      const digit = Number(said);
      const has = (cell: Cell, ...digits: readonly number[]) =>
        scene.left(cell).every((left) => digits.includes(left));
      const isSeen = (cell: Cell) => see(scene.board, cell, wing) && see(scene.board, cell, second);
      return (
        has(pivot, Number(one), Number(other)) &&
        has(wing, Number(one), digit) &&
        has(second, Number(other), digit) &&
        see(scene.board, pivot, wing) &&
        see(scene.board, pivot, second) &&
        cellsIn(list).every(isSeen) &&
        concludes(scene, (cell, gone) => gone === digit && isAmong(cell, cellsIn(list)))
      );
    },
  },
  {
    en: 'In (.+?) the (\\d+) is in (\\S+) or (\\S+); in (.+?) it is in (\\S+) or (\\S+)\\. \\S+ and \\S+ are both in (.+?), so they cannot both have it: \\S+ or \\S+ has\\. So (.+?), which sees? both, do(?:es)? not\\.',
    pt: 'Na (.+?) o (\\d+) está em (\\S+) ou (\\S+); na (.+?) está em (\\S+) ou (\\S+)\\. \\S+ e \\S+ estão ambas na (.+?), e não o podem ter as duas: tem-no \\S+ ou \\S+\\. Por isso (.+?), que (?:vê|veem) ambas, não o (?:tem|têm)\\.',
    read([, where, said, a, b, other, c, d, shared, list], scene) {
      const digit = Number(said);
      const [[first], [second], [third], [fourth]] = [a, b, c, d].map(cellsIn);
      const isOnly = (text: string, ...places: readonly Cell[]) =>
        cellsOf(scene.board, text).every(
          (cell) => isAmong(cell, places) || !fits(scene, cell, digit),
        );
      const link = cellsOf(scene.board, shared);
      return (
        isOnly(where, first, second) &&
        isOnly(other, third, fourth) &&
        isAmong(second, link) &&
        isAmong(third, link) &&
        cellsIn(list).every(
          (cell) => see(scene.board, cell, first) && see(scene.board, cell, fourth),
        ) &&
        concludes(scene, (cell, gone) => gone === digit && isAmong(cell, cellsIn(list)))
      );
    },
  },
];

/** Every choice of a digit for each, no digit twice. */
function* distinct(lists: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...rest] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const digit of first) {
    for (const more of distinct(rest.map((list) => list.filter((one) => one !== digit)))) {
      yield [digit, ...more];
    }
  }
}
