/** What is said of several blocks, of the gaps between them, and of both clues together. */

import {
  beside,
  blockCounts,
  blocksThere,
  both,
  conclude,
  fewWays,
  isBetween,
  isBlank,
  isJoint,
  isPainted,
  jointCounts,
  needOf,
  paintedCounts,
  place,
  placesIn,
  range,
  type Sentence,
  spareOf,
  stretches,
  supposed,
} from './read-line.ts';
import { countBlocks, fillings } from './slow-line.ts';

export const blocksSentences: readonly Sentence[] = [
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
    en: 'In <line>, <need:N> [cell is|cells are] still to paint and <begin:N> [block|blocks] to begin, so [the|every] new cell stands alone.',
    pt: 'Na <line> falta pintar <need:N> [casa|casas] e começar <begin:N> [bloco|blocos]: [a|cada] casa nova fica sozinha.',
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
    en: 'In <line>, <spare:N> more [cell|cells] can stay blank and <gaps:N> [gap is|gaps are] still missing between its <blocks:N> blocks, so [the|every] new blank is a gap of one cell.',
    pt: 'Na <line> [pode|podem] ficar em branco mais <spare:N> [casa|casas] e [falta|faltam] <gaps:N> [intervalo|intervalos] entre os seus <blocks:N> blocos: [a|cada] casa em branco nova é um intervalo de uma só casa.',
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
    pt: 'Se a região de <cell:C> fosse pintada, na <line> só faltava pintar <left:N> [casa|casas] e começar <missing:N> blocos: fica em branco.',
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
    en: 'If the region of <cell:C> were blank, all other open cells of <line> would have to be painted, in <found:N> [block|blocks], not in <blocks:N>: it is painted.',
    pt: 'Se a região de <cell:C> ficasse em branco, seria preciso pintar todas as outras casas em aberto da <line>, em <found:N> [bloco|blocos], e não em <blocks:N>: é pintada.',
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
    'If the region of <cell:C> IF, the <painted:N> painted cells of <line> would form <below:N> [block|blocks or fewer], or <above:N> or more, never <blocks:N>: SO.',
    'Se a região de <cell:C> IF, as <painted:N> casas pintadas da <line> formavam <below:N> [bloco|blocos ou menos], ou <above:N> ou mais, e nunca <blocks:N>: SO.',
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
