/** How a line fails once something is supposed, in both languages, and what must be true of it. */

import type { CrossAPixClues, CrossAPixGrid } from '../../src/games/cross-a-pix/clues.ts';
import type { Language } from '../../src/kernel/index.ts';
import { patternOf } from './coach-patterns.ts';
import { wordsOf } from './coach-reader.ts';
import { allFillings, countBlocks, countPainted, type SlowLine, slowLine } from './slow-line.ts';

interface Failure {
  readonly en: string;
  readonly pt: string;
  isTrue(line: SlowLine, numbers: Readonly<Record<string, number>>): boolean;
}

const painted = (line: SlowLine) => allFillings(line).map(countPainted);
const blocks = (line: SlowLine) => allFillings(line).map(countBlocks);
const joint = (line: SlowLine) =>
  allFillings(line)
    .filter((cells) => countPainted(cells) === line.painted)
    .map(countBlocks);
const isAround = (counts: readonly number[], below: number, above: number, asked: number) =>
  below < asked && asked < above && counts.every((count) => count <= below || count >= above);

const failures: readonly Failure[] = [
  {
    en: 'Then <line> would have at least <least:N> painted [cell|cells], but its clue says <asked:N>.',
    pt: 'Isso daria à <line> pelo menos <least:N> [casa pintada|casas pintadas], mas a pista diz <asked:N>.',
    isTrue: (line, { least, asked }) =>
      asked === line.painted && least > asked && Math.min(...painted(line)) === least,
  },
  {
    en: 'Then <line> would have at most <most:N> painted [cell|cells], but its clue says <asked:N>.',
    pt: 'Isso daria à <line> no máximo <most:N> [casa pintada|casas pintadas], mas a pista diz <asked:N>.',
    isTrue: (line, { most, asked }) =>
      asked === line.painted && most < asked && Math.max(...painted(line)) === most,
  },
  {
    en: 'Then <line> would have <below:N> painted [cell|cells] or fewer, or <above:N> or more, but its clue says <asked:N>.',
    pt: 'Isso daria <below:N> [casa pintada|casas pintadas] ou menos à <line>, ou <above:N> ou mais, mas a pista diz <asked:N>.',
    isTrue: (line, { below, above, asked }) =>
      asked === line.painted && isAround(painted(line), below, above, asked),
  },
  {
    en: 'That would part the <painted:N> painted cells of <line> into at least <least:N> blocks, but its clue says <asked:N>.',
    pt: 'Isso repartiria as <painted:N> casas pintadas da <line> por pelo menos <least:N> blocos, mas a pista diz <asked:N>.',
    isTrue: (line, { painted: cells, least, asked }) =>
      cells === line.painted &&
      asked === line.blocks &&
      least > asked &&
      Math.min(...joint(line)) === least,
  },
  {
    en: 'That would put the <painted:N> painted [cell|cells] of <line> into at most <most:N> [block|blocks], but its clue says <asked:N>.',
    pt: 'Isso juntaria [a|as] <painted:N> [casa pintada|casas pintadas] da <line> em no máximo <most:N> [bloco|blocos], mas a pista diz <asked:N>.',
    isTrue: (line, { painted: cells, most, asked }) =>
      cells === line.painted &&
      asked === line.blocks &&
      most < asked &&
      Math.max(...joint(line)) === most,
  },
  {
    en: 'Then the <painted:N> painted cells of <line> would form <below:N> [block|blocks or fewer], or <above:N> or more, never <asked:N>.',
    pt: 'Então as <painted:N> casas pintadas da <line> formariam <below:N> [bloco|blocos ou menos], ou <above:N> ou mais, e nunca <asked:N>.',
    isTrue: (line, { painted: cells, below, above, asked }) =>
      cells === line.painted && asked === line.blocks && isAround(joint(line), below, above, asked),
  },
  {
    en: 'Then <line> would have at least <least:N> [block|blocks], but its clue says <asked:N>.',
    pt: 'Isso daria à <line> pelo menos <least:N> [bloco|blocos], mas a pista diz <asked:N>.',
    isTrue: (line, { least, asked }) =>
      asked === line.blocks && least > asked && Math.min(...blocks(line)) === least,
  },
  {
    en: 'Then <line> would have at most <most:N> [block|blocks], but its clue says <asked:N>.',
    pt: 'Isso daria à <line> no máximo <most:N> [bloco|blocos], mas a pista diz <asked:N>.',
    isTrue: (line, { most, asked }) =>
      asked === line.blocks && most < asked && Math.max(...blocks(line)) === most,
  },
  {
    en: 'Then <line> would have <below:N> [block|blocks] or fewer, or <above:N> or more, but its clue says <asked:N>.',
    pt: 'Isso daria <below:N> [bloco|blocos] ou menos à <line>, ou <above:N> ou mais, mas a pista diz <asked:N>.',
    isTrue: (line, { below, above, asked }) =>
      asked === line.blocks && isAround(blocks(line), below, above, asked),
  },
  {
    en: 'No way to fill <line> has <painted:N> painted [cell|cells] in <asked:N> [block|blocks] then.',
    pt: 'Nenhuma maneira de preencher a <line> tem então <painted:N> [casa pintada|casas pintadas] em <asked:N> [bloco|blocos].',
    isTrue: (line, { painted: cells, asked }) =>
      cells === line.painted && asked === line.blocks && !joint(line).includes(asked),
  },
];

/** Whether the sentence says, in one way only, why a line fails on this board. */
export function isFailure(
  sentence: string,
  language: Language,
  clues: CrossAPixClues,
  grid: CrossAPixGrid,
): boolean {
  const readings = failures.filter((each) => {
    const match = patternOf(each[language], language).exec(sentence);
    if (match === null) return false;
    const { line, numbers } = wordsOf(match.groups ?? {});
    return (
      line !== undefined && each.isTrue(slowLine(clues, grid, line.isRow, line.number), numbers)
    );
  });
  return readings.length === 1;
}
