/** Every sentence that the coach may say of a line, in both languages, and what must be true of it. */

import type { Cell } from '../../src/kernel/index.ts';
import type { Words } from './coach-patterns.ts';
import type { Concluded, Reading } from './coach-reader.ts';
import {
  allFillings,
  assuming,
  countBlocks,
  countPainted,
  fillings,
  openRegions,
  type SlowLine,
} from './slow-line.ts';

interface Sentence {
  readonly en: string;
  readonly pt: string;
  /** False when something is not as it is said; else what it concludes, or true when that is still to come. */
  read(words: Words, reading: Reading): Concluded | boolean;
}

const isPainted = 1;
const isBlank = 0;

// Counting on a line.

function place({ isRow, number }: SlowLine, { row, col }: Cell): number {
  if ((isRow ? row : col) !== number) throw new Error('a cell is named that is not on the line');
  return isRow ? col : row;
}

function placesIn(line: SlowLine, cells: readonly Cell[]): number[] {
  return cells.map((cell) => place(line, cell));
}

function weightOf({ regions }: SlowLine, region: number): number {
  return regions.filter((each) => each === region).length;
}

function openCells({ marks }: SlowLine): number {
  return marks.filter((mark) => mark === null).length;
}

function needOf(line: SlowLine): number {
  return line.painted - countPainted(line.marks);
}

function spareOf(line: SlowLine): number {
  return openCells(line) - needOf(line);
}

/** The stretches of cells whose marks are as asked, as lists of places. */
function stretches({ marks }: SlowLine, is: (mark: 0 | 1 | null) => boolean): number[][] {
  const found: number[][] = [];
  marks.forEach((mark, at) => {
    if (!is(mark)) return;
    if (at > 0 && is(marks[at - 1])) found[found.length - 1].push(at);
    else found.push([at]);
  });
  return found;
}

function conclude(
  { regions, marks }: SlowLine,
  places: readonly number[],
  colour: 0 | 1,
): Concluded {
  const found = new Set(places.filter((at) => marks[at] === null).map((at) => regions[at]));
  return { regions: [...found].sort((one, other) => one - other), colour };
}

function all({ marks }: SlowLine): number[] {
  return [...marks.keys()];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

// Shapes of reading.

/** Of a line: what is true of its numbers, and what of it is concluded. */
function counted(
  isTrue: (line: SlowLine, numbers: Words['numbers']) => boolean,
  colour: 0 | 1,
): Sentence['read'] {
  return ({ numbers }, { line }) => isTrue(line, numbers) && conclude(line, all(line), colour);
}

/** Of the regions that are named, each once. */
function named(
  isTrue: (line: SlowLine, region: number, words: Words) => boolean,
  colour: 0 | 1,
  name = 'cell',
): Sentence['read'] {
  return (words, { line }) => {
    const places = placesIn(line, words.cells[name]);
    const regions = places.map((at) => line.regions[at]);
    const areTrue = regions.every((region) => isTrue(line, region, words));
    const areOpen = places.every((at) => line.marks[at] === null);
    return areTrue && areOpen && conclude(line, places, colour);
  };
}

/** Of a region with the other colour: what its line could then have. */
function supposed(
  assumed: 0 | 1,
  isTrue: (after: SlowLine, words: Words, line: SlowLine) => boolean,
): Sentence['read'] {
  const colour = assumed === 1 ? isBlank : isPainted;
  return named(
    (line, region, words) => isTrue(assuming(line, region, assumed), words, line),
    colour,
  );
}

const blockCounts = (line: SlowLine) => allFillings(line).map(countBlocks);
const jointCounts = (line: SlowLine) => fillings(line, true, false).map(countBlocks);
const paintedCounts = (line: SlowLine) => allFillings(line).map(countPainted);

/** No count lies between the two numbers, the number in question does, and both ends are reached. */
function isBetween(counts: readonly number[], below: number, above: number, asked: number) {
  return (
    below < asked &&
    asked < above &&
    counts.includes(below) &&
    counts.includes(above) &&
    counts.every((count) => count <= below || count >= above)
  );
}

/** The two languages of a sentence about a region that is assumed painted or blank. */
function both(
  en: string,
  pt: string,
  isTrue: (after: SlowLine, words: Words, line: SlowLine) => boolean,
): Sentence[] {
  const forms = [
    ['were painted', 'fosse pintada', 'painted', 'pintada', 'it stays blank', 'fica em branco'],
    ['were blank', 'ficasse em branco', 'blank', 'em branco', 'it is painted', 'é pintada'],
  ];
  return forms.map(([ifEn, ifPt, withEn, withPt, soEn, soPt], at) => ({
    en: en.replace('IF', ifEn).replace('WITH', withEn).replace('SO', soEn),
    pt: pt.replace('IF', ifPt).replace('WITH', withPt).replace('SO', soPt),
    read: supposed(at === 0 ? 1 : 0, isTrue),
  }));
}

// One block.

/** Where the block may lie when only blank and painted cells are looked at, as first places. */
function windows({ painted, marks }: SlowLine): number[] {
  return range(0, marks.length - painted).filter((from) =>
    marks.every((mark, at) =>
      at >= from && at < from + painted ? mark !== isBlank : mark !== isPainted,
    ),
  );
}

/** The block's own fillings, as painted places. */
function waysOf(line: SlowLine): number[][] {
  return fillings(line).map((cells) => all(line).filter((at) => cells[at] === 1));
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  const sorted = (list: readonly unknown[]) => list.map((each) => JSON.stringify(each)).sort();
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function blockPlaces(count: number): Sentence['read'] {
  return ({ cells, numbers }, reading) => {
    const { line } = reading;
    const ends = [
      ['cell', 'other'],
      ['third', 'fourth'],
      ['fifth', 'sixth'],
    ].slice(0, count);
    const told = ends.map(([from, to]) =>
      range(place(line, cells[from][0]), place(line, cells[to][0])),
    );
    reading.ways = told;
    if (line.blocks !== 1 || numbers.painted !== line.painted || !same(told, waysOf(line))) {
      return false;
    }
    return count > 1 || conclude(line, told[0], isPainted);
  };
}

// Few ways and sums.

/** Ways told by the regions that are painted, or by those that are left. */
function fewWays(names: readonly string[], isByLeft: boolean): Sentence['read'] {
  return ({ cells, numbers }, reading) => {
    const { line } = reading;
    if (numbers.painted !== line.painted || numbers.blocks !== line.blocks) return false;
    const told = names.map((name) => {
      const regions = placesIn(line, cells[name]).map((at) => line.regions[at]);
      return all(line).filter((at) => {
        if (line.marks[at] !== null) return line.marks[at] === 1;
        return regions.includes(line.regions[at]) !== isByLeft;
      });
    });
    reading.ways = told;
    if (!same(told, waysOf(line))) return false;
    return names.length > 1 || conclude(line, told[0], isPainted);
  };
}

function addUp(names: readonly string[]): Sentence['read'] {
  return ({ numbers, texts }, reading) => {
    const { line } = reading;
    const list = (name: string) =>
      (texts[name] ?? String(numbers[name])).split(/ \+ |, | and | e /).map(Number);
    const sizes = openRegions(line).map((region) => weightOf(line, region));
    reading.sums = names.map(list);
    const found = new Map<string, number[]>();
    for (let choice = 0; choice < 2 ** sizes.length; choice++) {
      const taken = sizes.filter((_, at) => Math.floor(choice / 2 ** at) % 2 === 1);
      if (taken.reduce((sum, size) => sum + size, 0) !== needOf(line)) continue;
      const ordered = taken.sort((one, other) => other - one);
      found.set(ordered.join(), ordered);
    }
    return (
      numbers.need === needOf(line) &&
      same(list('sizes'), sizes) &&
      same(reading.sums, [...found.values()])
    );
  };
}

function summed(isUsed: boolean): Sentence['read'] {
  return ({ cells, numbers }, { line, sums }) => {
    const regions = openRegions(line).filter((each) => weightOf(line, each) === numbers.weight);
    const places = placesIn(line, cells.cells);
    const isAll = same(
      places.map((at) => line.regions[at]),
      regions,
    );
    const taken = sums.map((sum) => sum.filter((size) => size === numbers.weight).length);
    const isTrue = taken.every((count) => count === (isUsed ? regions.length : 0));
    return isAll && isTrue && conclude(line, places, isUsed ? isPainted : isBlank);
  };
}

export const sentences: readonly Sentence[] = [
  {
    en: 'Nothing is painted in <line>: leave all of it blank.',
    pt: 'Nada se pinta na <line>: deixa-a toda em branco.',
    read: counted(({ painted }) => painted === 0, isBlank),
  },
  {
    en: 'The one painted cell of <line> is there: the rest stays blank.',
    pt: 'A única casa pintada da <line> já lá está: o resto fica em branco.',
    read: counted((line) => line.painted === 1 && countPainted(line.marks) === 1, isBlank),
  },
  {
    en: 'All <painted:N> painted cells of <line> are there: the rest stays blank.',
    pt: 'As <painted:N> casas pintadas da <line> já lá estão: o resto fica em branco.',
    read: counted(
      (line, { painted }) => line.painted === painted && countPainted(line.marks) === painted,
      isBlank,
    ),
  },
  {
    en: 'All <painted:N> cells of <line> are painted: paint the whole line.',
    pt: 'As <painted:N> casas da <line> são todas pintadas: pinta-a inteira.',
    read: counted(
      (line, { painted }) => line.painted === painted && line.marks.length === painted,
      isPainted,
    ),
  },
  {
    en: 'Only <open:N> [cell is|cells are] open in <line> and <need:N> [is|are] still to paint: paint [it|them all].',
    pt: 'Só há <open:N> [casa|casas] em aberto na <line> e [falta|faltam] pintar <need:N>: [pinta-a|pinta-as todas].',
    read: counted(
      (line, { open, need }) => openCells(line) === open && needOf(line) === need && open === need,
      isPainted,
    ),
  },
  {
    en: 'The region of <cell:C> has <weight:N> cells in <line>, which wants only <painted:N>: it stays blank.',
    pt: 'A região de <cell:C> tem <weight:N> casas na <line>, que só quer <painted:N>: fica em branco.',
    read: named(
      (line, region, { numbers: { weight, painted } }) =>
        weightOf(line, region) === weight && line.painted === painted && weight > painted,
      isBlank,
    ),
  },
  {
    en: 'With the region of <cell:C>, <line> would have <found:N> + <weight:N> = <sum:N> painted cells, more than <painted:N>: it stays blank.',
    pt: 'Com a região de <cell:C>, a <line> teria <found:N> + <weight:N> = <sum:N> casas pintadas, mais do que <painted:N>: fica em branco.',
    read: named(
      (line, region, { numbers: { weight, painted, found, sum } }) =>
        weightOf(line, region) === weight &&
        countPainted(line.marks) === found &&
        line.painted === painted &&
        found + weight === sum &&
        sum > painted,
      isBlank,
    ),
  },
  {
    en: 'Only <need:N> of the <open:N> open cells of <line> can be painted: the regions of <cells:C> have more than that there and stay blank.',
    pt: 'Das <open:N> casas em aberto na <line> só se [pode|podem] pintar <need:N>: as regiões de <cells:C> têm lá mais do que isso e ficam em branco.',
    read: named(
      (line, region, { numbers: { need, open } }) =>
        needOf(line) === need && openCells(line) === open && weightOf(line, region) > need,
      isBlank,
      'cells',
    ),
  },
  {
    en: 'Without the region of <cell:C>, <line> would have only <left:N> open [cell|cells] for the <need:N> still to paint: it is painted.',
    pt: 'Sem a região de <cell:C>, a <line> só teria <left:N> [casa|casas] em aberto para as <need:N> que faltam pintar: é pintada.',
    read: named(
      (line, region, { numbers: { left, need } }) =>
        openCells(line) - weightOf(line, region) === left && needOf(line) === need && left < need,
      isPainted,
    ),
  },
  {
    en: 'Only <spare:N> of the <open:N> open cells of <line> can stay blank: the regions of <cells:C> have more than that there and are painted.',
    pt: 'Das <open:N> casas em aberto na <line> só <spare:N> [pode|podem] ficar em branco: as regiões de <cells:C> têm lá mais do que isso e são pintadas.',
    read: named(
      (line, region, { numbers: { spare, open } }) =>
        spareOf(line) === spare && openCells(line) === open && weightOf(line, region) > spare,
      isPainted,
      'cells',
    ),
  },
  {
    en: 'An odd number of cells, <need:N>, is still to paint in <line>, and only the region of <cell:C> has an odd number there: it is painted.',
    pt: 'Na <line> falta pintar um número ímpar de casas, <need:N>, e só a região de <cell:C> lá tem um número ímpar: é pintada.',
    read: named(
      (line, region, { numbers }) =>
        needOf(line) === numbers.need && numbers.need % 2 === 1 && isOnlyOdd(line, region),
      isPainted,
    ),
  },
  {
    en: 'An even number of cells, <need:N>, is still to paint in <line>, and only the region of <cell:C> has an odd number there: it stays blank.',
    pt: 'Na <line> falta pintar um número par de casas, <need:N>, e só a região de <cell:C> lá tem um número ímpar: fica em branco.',
    read: named(
      (line, region, { numbers }) =>
        needOf(line) === numbers.need && numbers.need % 2 === 0 && isOnlyOdd(line, region),
      isBlank,
    ),
  },
  {
    en: 'The open regions of <line> have <sizes:S> cells there, and <need:N> [is|are] still to paint: only <way:S> will do.',
    pt: 'As regiões em aberto da <line> têm lá <sizes:S> casas, e [falta|faltam] pintar <need:N>: só dá <way:S>.',
    read: addUp(['way']),
  },
  {
    en: 'The open regions of <line> have <sizes:S> cells there, and <need:N> [is|are] still to paint: only <way:S> or <other:S> will do.',
    pt: 'As regiões em aberto da <line> têm lá <sizes:S> casas, e [falta|faltam] pintar <need:N>: só dá <way:S> ou <other:S>.',
    read: addUp(['way', 'other']),
  },
  {
    en: 'The open regions of <line> have <sizes:S> cells there, and <need:N> [is|are] still to paint: only <way:S>, <other:S> or <third:S> will do.',
    pt: 'As regiões em aberto da <line> têm lá <sizes:S> casas, e [falta|faltam] pintar <need:N>: só dá <way:S>, <other:S> ou <third:S>.',
    read: addUp(['way', 'other', 'third']),
  },
  {
    en: 'That takes [the|every] <weight:N>: the [region|regions] of <cells:C> [is|are] painted.',
    pt: 'Isso usa [o|todos os] <weight:N>: [a região|as regiões] de <cells:C> [é pintada|são pintadas].',
    read: summed(true),
  },
  {
    en: 'That takes no <weight:N>: the [region|regions] of <cells:C> [stays|stay] blank.',
    pt: 'Isso não usa nenhum <weight:N>: [a região|as regiões] de <cells:C> [fica|ficam] em branco.',
    read: summed(false),
  },
  {
    en: 'There is only one block in <line>: everything between <cell:C> and <other:C> is painted.',
    pt: 'Há um só bloco na <line>: tudo entre <cell:C> e <other:C> é pintado.',
    read({ cells }, { line }) {
      const [from, to] = placesIn(line, [...cells.cell, ...cells.other]);
      const isTrue = line.blocks === 1 && line.marks[from] === 1 && line.marks[to] === 1;
      return isTrue && conclude(line, range(from, to), isPainted);
    },
  },
  {
    en: 'The one block of <line> has <painted:N> cells: from <cell:C> it does not reach <cells:C>, which [stays|stay] blank.',
    pt: 'O único bloco da <line> tem <painted:N> casas: a partir de <cell:C> não chega a <cells:C>, que [fica|ficam] em branco.',
    read({ cells, numbers }, { line }) {
      const from = place(line, cells.cell[0]);
      const far = placesIn(line, cells.cells);
      const isTrue =
        line.blocks === 1 &&
        line.painted === numbers.painted &&
        line.marks[from] === 1 &&
        far.every((at) => Math.abs(at - from) + 1 > line.painted);
      return isTrue && conclude(line, far, isBlank);
    },
  },
  {
    en: 'There is only one block in <line>: the blank <blank:C> cuts <cells:C> off from <cell:C>, so [it stays|they stay] blank.',
    pt: 'Há um só bloco na <line>: <blank:C>, em branco, separa <cells:C> de <cell:C>, e [essa fica|essas ficam] em branco.',
    read({ cells }, { line }) {
      const [from, blank] = placesIn(line, [...cells.cell, ...cells.blank]);
      const off = placesIn(line, cells.cells);
      const isTrue =
        line.blocks === 1 &&
        line.marks[from] === 1 &&
        line.marks[blank] === 0 &&
        off.every((at) => (at < blank && blank < from) || (at > blank && blank > from));
      return isTrue && conclude(line, off, isBlank);
    },
  },
  {
    en: 'The one block of <line> has <painted:N> cells and does not fit into the <room:N> from <cell:C> to <other:C>: they stay blank.',
    pt: 'O único bloco da <line> tem <painted:N> casas e não cabe nas <room:N> de <cell:C> a <other:C>: ficam em branco.',
    read({ cells, numbers }, { line }) {
      return noRoom(line, numbers.painted, cells.cell[0], cells.other[0], numbers.room);
    },
  },
  {
    en: 'The one block of <line> has <painted:N> cells and does not fit into <cell:C> alone: it stays blank.',
    pt: 'O único bloco da <line> tem <painted:N> casas e não cabe só em <cell:C>: fica em branco.',
    read({ cells, numbers }, { line }) {
      return noRoom(line, numbers.painted, cells.cell[0], cells.cell[0], 1);
    },
  },
  {
    en: 'The one block of <line> has <painted:N> cells, too few to hold both <cell:C> and <other:C>, which are in one region: it stays blank.',
    pt: 'O único bloco da <line> tem <painted:N> casas, poucas para ter <cell:C> e <other:C>, que são da mesma região: fica em branco.',
    read: named((line, region, { cells, numbers }) => {
      const [from, to] = placesIn(line, [...cells.cell, ...cells.other]);
      const isFar = to - from + 1 > line.painted && line.regions[to] === region;
      return line.blocks === 1 && line.painted === numbers.painted && isFar;
    }, isBlank),
  },
  {
    en: 'There is only one block in <line>, and the blank <blank:C> parts <cell:C> from <other:C>, which are in one region: it stays blank.',
    pt: 'Há um só bloco na <line>, e <blank:C>, em branco, separa <cell:C> de <other:C>, que são da mesma região: fica em branco.',
    read: named((line, region, { cells }) => {
      const [from, to, blank] = placesIn(line, [...cells.cell, ...cells.other, ...cells.blank]);
      const isParted = from < blank && blank < to && line.marks[blank] === 0;
      return line.blocks === 1 && line.regions[to] === region && isParted;
    }, isBlank),
  },
  {
    en: 'The one block of <line> has <painted:N> cells and room only from <cell:C> to <other:C>: wherever it lies, it covers <cells:C>.',
    pt: 'O único bloco da <line> tem <painted:N> casas e só cabe de <cell:C> a <other:C>: fique onde ficar, cobre <cells:C>.',
    read: middle,
  },
  {
    en: 'The one block of <line> has <painted:N> cells and holds <held:C>, so it lies between <cell:C> and <other:C>: it always covers <cells:C>.',
    pt: 'O único bloco da <line> tem <painted:N> casas e inclui <held:C>, por isso fica entre <cell:C> e <other:C>: cobre sempre <cells:C>.',
    read(words, reading) {
      const { line } = reading;
      const isHeld = placesIn(line, words.cells.held).every((at) => line.marks[at] === 1);
      return isHeld && middle(words, reading);
    },
  },
  {
    en: 'The one block of <line> has <painted:N> cells, and the regions leave it one place only: from <cell:C> to <other:C>.',
    pt: 'O único bloco da <line> tem <painted:N> casas, e as regiões só lhe deixam um lugar: de <cell:C> a <other:C>.',
    read: blockPlaces(1),
  },
  {
    en: 'The one block of <line> has <painted:N> cells, and the regions leave it two places: from <cell:C> to <other:C>, or from <third:C> to <fourth:C>.',
    pt: 'O único bloco da <line> tem <painted:N> casas, e as regiões só lhe deixam dois lugares: de <cell:C> a <other:C>, ou de <third:C> a <fourth:C>.',
    read: blockPlaces(2),
  },
  {
    en: 'The one block of <line> has <painted:N> cells, and the regions leave it three places: from <cell:C> to <other:C>, from <third:C> to <fourth:C>, or from <fifth:C> to <sixth:C>.',
    pt: 'O único bloco da <line> tem <painted:N> casas, e as regiões só lhe deixam três lugares: de <cell:C> a <other:C>, de <third:C> a <fourth:C>, ou de <fifth:C> a <sixth:C>.',
    read: blockPlaces(3),
  },
  {
    en: 'Both blocks of <line> are there, parted by blank cells: <cells:C> would start another, so [it stays|they stay] blank.',
    pt: 'Os dois blocos da <line> já lá estão, separados por casas em branco: <cells:C> [começaria|começariam] outro, e [fica|ficam] em branco.',
    read: ({ cells }, { line }) => blocksThere(line, 2, cells.cells),
  },
  {
    en: 'All <blocks:N> blocks of <line> are there, parted by blank cells: <cells:C> would start another, so [it stays|they stay] blank.',
    pt: 'Os <blocks:N> blocos da <line> já lá estão, separados por casas em branco: <cells:C> [começaria|começariam] outro, e [fica|ficam] em branco.',
    read: ({ cells, numbers }, { line }) => blocksThere(line, numbers.blocks, cells.cells),
  },
  {
    en: 'Blank cells part the painted cells of <line> into <blocks:N> groups, as many as its blocks: everything between <cell:C> and <other:C> is painted.',
    pt: 'Casas em branco separam as casas pintadas da <line> em <blocks:N> grupos, tantos como os blocos: tudo entre <cell:C> e <other:C> é pintado.',
    read({ cells, numbers }, { line }) {
      const groups = stretches(line, (mark) => mark !== 0);
      const begun = groups.filter((group) => group.some((at) => line.marks[at] === 1));
      const [from, to] = placesIn(line, [...cells.cell, ...cells.other]);
      const isTrue =
        line.blocks === numbers.blocks &&
        begun.length === line.blocks &&
        begun.some((group) => group.includes(from) && group.includes(to)) &&
        line.marks[from] === 1 &&
        line.marks[to] === 1;
      return isTrue && conclude(line, range(from, to), isPainted);
    },
  },
  ...both(
    'With the region of <cell:C> WITH, <line> would have at least <least:N> blocks, more than <blocks:N>: SO.',
    'Com a região de <cell:C> WITH, a <line> teria pelo menos <least:N> blocos, mais do que <blocks:N>: SO.',
    (after, { numbers: { least, blocks } }) =>
      after.blocks === blocks && least > blocks && Math.min(...blockCounts(after)) >= least,
  ),
  ...both(
    'With the region of <cell:C> WITH, <line> would have at most <most:N> [block|blocks], fewer than <blocks:N>: SO.',
    'Com a região de <cell:C> WITH, a <line> teria no máximo <most:N> [bloco|blocos], menos do que <blocks:N>: SO.',
    (after, { numbers: { most, blocks } }) =>
      after.blocks === blocks && most < blocks && Math.max(...blockCounts(after)) === most,
  ),
  ...both(
    'With the region of <cell:C> WITH, <line> would have <below:N> [block|blocks] or fewer, or <above:N> or more, never <blocks:N>: SO.',
    'Com a região de <cell:C> WITH, a <line> teria <below:N> [bloco|blocos] ou menos, ou <above:N> ou mais, e nunca <blocks:N>: SO.',
    (after, { numbers: { below, above, blocks } }) =>
      after.blocks === blocks && isBetween(blockCounts(after), below, above, blocks),
  ),
  {
    en: 'In <line>, <need:N> [cell is|cells are] still to paint and <begin:N> [block|blocks] to begin, so every new cell stands alone.',
    pt: 'Na <line> [falta|faltam] pintar <need:N> [casa|casas] e começar <begin:N> [bloco|blocos]: cada casa nova fica sozinha.',
    read({ numbers: { need, begin } }, { line }) {
      const begun = stretches(line, (mark) => mark === 1).length;
      return needOf(line) === need && line.blocks - begun === begin && need === begin;
    },
  },
  {
    en: 'But <cell:C> touches the painted <other:C>: it stays blank.',
    pt: 'Mas <cell:C> toca em <other:C>, que é pintada: fica em branco.',
    read: beside(isBlank, (line, at) => line.marks[at] === 1),
  },
  {
    en: 'But <cell:C> and <other:C> are side by side in one region: it stays blank.',
    pt: 'Mas <cell:C> e <other:C> estão lado a lado na mesma região: fica em branco.',
    read: beside(isBlank, (line, at, from) => line.regions[at] === line.regions[from]),
  },
  {
    en: 'In <line>, <spare:N> more [cell|cells] can stay blank and <gaps:N> [gap is|gaps are] still missing between its <blocks:N> blocks, so every new blank is a gap of one cell.',
    pt: 'Na <line> [pode|podem] ficar em branco mais <spare:N> [casa|casas] e [falta|faltam] <gaps:N> [intervalo|intervalos] entre os seus <blocks:N> blocos: cada casa em branco nova é um intervalo de uma só casa.',
    read({ numbers: { spare, gaps, blocks } }, { line }) {
      const rooms = stretches(line, (mark) => mark !== 0).length;
      const isCounted = line.blocks === blocks && blocks - rooms === gaps;
      return spareOf(line) === spare && isCounted && spare === gaps;
    },
  },
  {
    en: 'But <cell:C> is at the end: it is painted.',
    pt: 'Mas <cell:C> está na ponta: é pintada.',
    read({ cells }, { line }) {
      const at = place(line, cells.cell[0]);
      return (at === 0 || at === line.marks.length - 1) && conclude(line, [at], isPainted);
    },
  },
  {
    en: 'But <cell:C> is next to the blank <other:C>: it is painted.',
    pt: 'Mas <cell:C> está ao lado de <other:C>, em branco: é pintada.',
    read: beside(isPainted, (line, at) => line.marks[at] === 0),
  },
  {
    en: 'But <cell:C> and <other:C> are side by side in one region: it is painted.',
    pt: 'Mas <cell:C> e <other:C> estão lado a lado na mesma região: é pintada.',
    read: beside(isPainted, (line, at, from) => line.regions[at] === line.regions[from]),
  },
  {
    en: 'If the region of <cell:C> were painted, <line> would have only <left:N> [cell|cells] still to paint and <missing:N> blocks to begin: it stays blank.',
    pt: 'Se a região de <cell:C> fosse pintada, à <line> só [faltava|faltavam] pintar <left:N> [casa|casas] e começar <missing:N> blocos: fica em branco.',
    read: supposed(1, (after, { numbers: { left, missing } }) => {
      const begun = stretches(after, (mark) => mark === 1).length;
      return needOf(after) === left && after.blocks - begun === missing && left < missing;
    }),
  },
  {
    en: 'If the region of <cell:C> were blank, only <left:N> more [cell|cells] of <line> could stay blank, and <missing:N> gaps would be missing between its <blocks:N> blocks: it is painted.',
    pt: 'Se a região de <cell:C> ficasse em branco, só mais <left:N> [casa|casas] da <line> [podia|podiam] ficar em branco, e faltavam <missing:N> intervalos entre os seus <blocks:N> blocos: é pintada.',
    read: supposed(0, (after, { numbers: { left, missing, blocks } }) => {
      const rooms = stretches(after, (mark) => mark !== 0).length;
      const isShort = after.blocks - rooms === missing && left < missing;
      return after.blocks === blocks && spareOf(after) === left && isShort;
    }),
  },
  {
    en: 'If the region of <cell:C> were painted, <line> would have its <painted:N> cells in <found:N> [block|blocks], not in <blocks:N>: it stays blank.',
    pt: 'Se a região de <cell:C> fosse pintada, a <line> teria as suas <painted:N> casas em <found:N> [bloco|blocos], e não em <blocks:N>: fica em branco.',
    read: supposed(1, (after, { numbers: { painted, found, blocks } }) => {
      const filled = after.marks.map((mark) => mark ?? 0);
      const isSettled = needOf(after) === 0 && after.painted === painted;
      return isSettled && countBlocks(filled) === found && after.blocks === blocks;
    }),
  },
  {
    en: 'If the region of <cell:C> were blank, all other open cells of <line> would be painted, in <found:N> [block|blocks], not in <blocks:N>: it is painted.',
    pt: 'Se a região de <cell:C> ficasse em branco, todas as outras casas em aberto da <line> seriam pintadas, em <found:N> [bloco|blocos], e não em <blocks:N>: é pintada.',
    read: supposed(0, (after, { numbers: { found, blocks } }) => {
      const filled = after.marks.map((mark) => mark ?? 1);
      return spareOf(after) === 0 && countBlocks(filled) === found && after.blocks === blocks;
    }),
  },
  {
    en: 'Only one way is left to fill <line> with <painted:N> cells in <blocks:N> [block|blocks]: paint the [region|regions] of <one:C>.',
    pt: 'Só há uma maneira de preencher a <line> com <painted:N> casas em <blocks:N> [bloco|blocos]: pintar [a região|as regiões] de <one:C>.',
    read: fewWays(['one'], false),
  },
  {
    en: 'Only two ways are left to fill <line> with <painted:N> cells in <blocks:N> [block|blocks]: paint <one:C>, or <two:C>.',
    pt: 'Só há duas maneiras de preencher a <line> com <painted:N> casas em <blocks:N> [bloco|blocos]: pintar <one:C>, ou <two:C>.',
    read: fewWays(['one', 'two'], false),
  },
  {
    en: 'Only three ways are left to fill <line> with <painted:N> cells in <blocks:N> [block|blocks]: paint <one:C>, or <two:C>, or <three:C>.',
    pt: 'Só há três maneiras de preencher a <line> com <painted:N> casas em <blocks:N> [bloco|blocos]: pintar <one:C>, ou <two:C>, ou <three:C>.',
    read: fewWays(['one', 'two', 'three'], false),
  },
  {
    en: 'Only two ways are left to fill <line> with <painted:N> cells in <blocks:N> [block|blocks]: paint all that is open but <one:C>, or but <two:C>.',
    pt: 'Só há duas maneiras de preencher a <line> com <painted:N> casas em <blocks:N> [bloco|blocos]: pintar tudo o que está em aberto menos <one:C>, ou menos <two:C>.',
    read: fewWays(['one', 'two'], true),
  },
  {
    en: 'Only three ways are left to fill <line> with <painted:N> cells in <blocks:N> [block|blocks]: paint all that is open but <one:C>, or but <two:C>, or but <three:C>.',
    pt: 'Só há três maneiras de preencher a <line> com <painted:N> casas em <blocks:N> [bloco|blocos]: pintar tudo o que está em aberto menos <one:C>, ou menos <two:C>, ou menos <three:C>.',
    read: fewWays(['one', 'two', 'three'], true),
  },
  {
    en: 'Each of them covers <cells:C>.',
    pt: 'Cada uma delas cobre <cells:C>.',
    read({ cells }, { line, ways }) {
      const places = placesIn(line, cells.cells);
      const isTrue = places.every((at) => ways.every((way) => way.includes(at)));
      return ways.length > 0 && isTrue && conclude(line, places, isPainted);
    },
  },
  {
    en: 'None of them covers <cells:C>, which [stays|stay] blank.',
    pt: 'Nenhuma delas cobre <cells:C>, que [fica|ficam] em branco.',
    read({ cells }, { line, ways }) {
      const places = placesIn(line, cells.cells);
      const isTrue = places.every((at) => !ways.some((way) => way.includes(at)));
      return ways.length > 0 && isTrue && conclude(line, places, isBlank);
    },
  },
  ...both(
    'If the region of <cell:C> IF, <line> would have <below:N> painted [cell|cells] or fewer, or <above:N> or more, never <painted:N>: SO.',
    'Se a região de <cell:C> IF, a <line> teria <below:N> [casa pintada|casas pintadas] ou menos, ou <above:N> ou mais, e nunca <painted:N>: SO.',
    (after, { numbers: { below, above, painted } }) =>
      after.painted === painted && isBetween(paintedCounts(after), below, above, painted),
  ),
  ...both(
    'If the region of <cell:C> IF, the <painted:N> painted cells of <line> would form at most <most:N> [block|blocks], not <blocks:N>: SO.',
    'Se a região de <cell:C> IF, as <painted:N> casas pintadas da <line> formavam no máximo <most:N> [bloco|blocos], e não <blocks:N>: SO.',
    (after, { numbers }) =>
      isJoint(after, numbers) &&
      numbers.most < after.blocks &&
      Math.max(...jointCounts(after)) === numbers.most,
  ),
  ...both(
    'If the region of <cell:C> IF, the <painted:N> painted cells of <line> would form at least <least:N> blocks, not <blocks:N>: SO.',
    'Se a região de <cell:C> IF, as <painted:N> casas pintadas da <line> formavam pelo menos <least:N> blocos, e não <blocks:N>: SO.',
    (after, { numbers }) =>
      isJoint(after, numbers) &&
      numbers.least > after.blocks &&
      Math.min(...jointCounts(after)) === numbers.least,
  ),
  ...both(
    'If the region of <cell:C> IF, the <painted:N> painted cells of <line> would form <below:N> [block|blocks] or fewer, or <above:N> or more, never <blocks:N>: SO.',
    'Se a região de <cell:C> IF, as <painted:N> casas pintadas da <line> formavam <below:N> [bloco|blocos] ou menos, ou <above:N> ou mais, e nunca <blocks:N>: SO.',
    (after, { numbers }) =>
      isJoint(after, numbers) &&
      isBetween(jointCounts(after), numbers.below, numbers.above, after.blocks),
  ),
  ...both(
    'If the region of <cell:C> IF, no filling of <line> would have <painted:N> painted cells in <blocks:N> [block|blocks]: SO.',
    'Se a região de <cell:C> IF, nenhuma maneira de preencher a <line> teria <painted:N> casas pintadas em <blocks:N> [bloco|blocos]: SO.',
    (after, { numbers }) => isJoint(after, numbers) && fillings(after).length === 0,
  ),
];

function isJoint(line: SlowLine, { painted, blocks }: Words['numbers']): boolean {
  return line.painted === painted && line.blocks === blocks;
}

function isOnlyOdd(line: SlowLine, region: number): boolean {
  return openRegions(line).every((each) => (weightOf(line, each) % 2 === 1) === (each === region));
}

function blocksThere(line: SlowLine, blocks: number, cells: readonly Cell[]): Concluded | false {
  const groups = stretches(line, (mark) => mark !== 0);
  const begun = groups.filter((group) => group.some((at) => line.marks[at] === 1));
  const places = placesIn(line, cells);
  const isTrue =
    line.blocks === blocks &&
    begun.length === line.blocks &&
    places.every((at) => !begun.some((group) => group.includes(at)));
  return isTrue && conclude(line, places, isBlank);
}

function noRoom(line: SlowLine, painted: number, first: Cell, last: Cell, room: number) {
  const [from, to] = placesIn(line, [first, last]);
  const { marks } = line;
  const isClosed = (marks[from - 1] ?? 0) === 0 && (marks[to + 1] ?? 0) === 0;
  const isOpen = range(from, to).every((at) => marks[at] === null);
  const isTrue =
    line.blocks === 1 &&
    line.painted === painted &&
    to - from + 1 === room &&
    room < painted &&
    isClosed &&
    isOpen;
  return isTrue && conclude(line, range(from, to), isBlank);
}

function middle({ cells, numbers }: Words, { line }: Reading): Concluded | boolean {
  const starts = windows(line);
  const [from, to] = placesIn(line, [...cells.cell, ...cells.other]);
  const covered = placesIn(line, cells.cells);
  const isTrue =
    line.blocks === 1 &&
    line.painted === numbers.painted &&
    Math.min(...starts) === from &&
    Math.max(...starts) + line.painted - 1 === to &&
    covered.every((at) => starts.every((start) => at >= start && at < start + line.painted));
  return isTrue && conclude(line, covered, isPainted);
}

function beside(
  colour: 0 | 1,
  isTrue: (line: SlowLine, at: number, from: number) => boolean,
): Sentence['read'] {
  return ({ cells }, { line }) => {
    const [from, at] = placesIn(line, [...cells.cell, ...cells.other]);
    const isSo = Math.abs(from - at) === 1 && isTrue(line, at, from);
    return isSo && conclude(line, [from], colour);
  };
}
