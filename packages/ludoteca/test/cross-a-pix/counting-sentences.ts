/** What is said of cells counted on a line: all there, all needed, too many, not spared, sums. */

import {
  addUp,
  counted,
  isBlank,
  isOnlyOdd,
  isPainted,
  named,
  needOf,
  openCells,
  type Sentence,
  spareOf,
  summed,
  weightOf,
} from './read-line.ts';
import { countPainted } from './slow-line.ts';

export const countingSentences: readonly Sentence[] = [
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
    en: 'Both painted cells of <line> are there: the rest stays blank.',
    pt: 'As duas casas pintadas da <line> já lá estão: o resto fica em branco.',
    read: counted((line) => line.painted === 2 && countPainted(line.marks) === 2, isBlank),
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
    en: 'All <painted:N> cells of <line> are to be painted: paint the whole line.',
    pt: 'As <painted:N> casas da <line> são todas para pintar: pinta-a inteira.',
    read: counted(
      (line, { painted }) => line.painted === painted && line.marks.length === painted,
      isPainted,
    ),
  },
  {
    en: 'Only <open:N> [cell is|cells are] open in <line> and <need:N> [is|are] still to paint: paint [it|them all].',
    pt: 'Só há <open:N> [casa|casas] em aberto na <line> e [falta|faltam] <need:N> por pintar: [pinta-a|pinta-as todas].',
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
    pt: 'Sem a região de <cell:C>, a <line> só teria <left:N> [casa|casas] em aberto para as <need:N> que ainda falta pintar: é pintada.',
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
    pt: 'As regiões em aberto da <line> têm lá <sizes:S> casas, e [falta|faltam] <need:N> por pintar: só dá <way:S>.',
    read: addUp(['way']),
  },
  {
    en: 'The open regions of <line> have <sizes:S> cells there, and <need:N> [is|are] still to paint: only <way:S> or <other:S> will do.',
    pt: 'As regiões em aberto da <line> têm lá <sizes:S> casas, e [falta|faltam] <need:N> por pintar: só dá <way:S> ou <other:S>.',
    read: addUp(['way', 'other']),
  },
  {
    en: 'The open regions of <line> have <sizes:S> cells there, and <need:N> [is|are] still to paint: only <way:S>, <other:S> or <third:S> will do.',
    pt: 'As regiões em aberto da <line> têm lá <sizes:S> casas, e [falta|faltam] <need:N> por pintar: só dá <way:S>, <other:S> ou <third:S>.',
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
];
