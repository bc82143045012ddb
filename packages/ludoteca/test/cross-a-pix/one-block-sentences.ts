/** What is said of a line with one block: its reach, its room, its places. */

import {
  blockPlaces,
  conclude,
  isBlank,
  isPainted,
  middle,
  named,
  noRoom,
  place,
  placesIn,
  range,
  type Sentence,
} from './read-line.ts';

export const oneBlockSentences: readonly Sentence[] = [
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
    en: 'The one block of <line> has <painted:N> cells and does not fit into <cell:C> alone, which stays blank.',
    pt: 'O único bloco da <line> tem <painted:N> casas e não cabe só em <cell:C>, que fica em branco.',
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
];
