/** The kinds of insight by which the coach names its links, from the easiest to the hardest. */

import type { Insight } from '../../../puzzle/index.ts';
import { boxOrder } from '../techniques/box-order.ts';
import { chain } from '../techniques/chain.ts';
import { contradiction } from '../techniques/contradiction.ts';
import { swordfish, xWing } from '../techniques/fish.ts';
import { lockedCandidates } from '../techniques/locked-candidates.ts';
import { posetHallBounds } from '../techniques/poset-hall-bounds.ts';
import { pair, quad, triple } from '../techniques/subsets.ts';
import { turbot } from '../techniques/turbot.ts';
import { xyWing } from '../techniques/xy-wing.ts';

/** Those that give an entry at a glance. */
export const entryInsights: readonly Insight[] = [
  {
    name: 'last-cell',
    title: { en: 'Last cell', pt: 'Última casa' },
    sees: {
      en: 'a row, column or box with one empty cell: the digit that is missing goes there',
      pt: 'uma linha, coluna ou caixa com uma só casa vazia: é lá que vai o algarismo que falta',
    },
    difficulty: 'easy',
  },
  {
    name: 'low-point',
    title: { en: 'Low point', pt: 'Ponto baixo' },
    sees: {
      en: 'the one cell left of a box (or line) that has no smaller neighbour: the 1 stands there',
      pt: 'a única casa que resta de uma caixa (ou linha) sem vizinha menor: é lá que está o 1',
    },
    difficulty: 'easy',
  },
  {
    name: 'high-point',
    title: { en: 'High point', pt: 'Ponto alto' },
    sees: {
      en: 'the one cell left of a box (or line) that has no larger neighbour: the largest digit stands there',
      pt: 'a única casa que resta de uma caixa (ou linha) sem vizinha maior: é lá que está o maior algarismo',
    },
    difficulty: 'easy',
  },
  {
    name: 'only-place',
    title: { en: 'Only place', pt: 'Único lugar' },
    sees: {
      en: 'a digit that rows, columns and boxes which have it already leave one cell of a house',
      pt: 'um algarismo a que as linhas, colunas e caixas que já o têm deixam uma só casa',
    },
    difficulty: 'easy',
  },
  {
    name: 'next-to-digit',
    title: { en: 'Beside a digit', pt: 'Ao lado de um algarismo' },
    sees: {
      en: 'a digit that fits in one cell only, since other cells are smaller or larger than a digit that is entered',
      pt: 'um algarismo que só cabe numa casa, porque outras são menores ou maiores do que um algarismo já escrito',
    },
    difficulty: 'easy',
  },
  {
    name: 'only-digit',
    title: { en: 'Only digit', pt: 'Único algarismo' },
    sees: {
      en: 'a cell for which its row, column, box and neighbours leave one digit',
      pt: 'uma casa a que a linha, a coluna, a caixa e as vizinhas deixam um só algarismo',
    },
    difficulty: 'easy',
  },
  {
    name: 'missing-rank',
    title: { en: 'Smallest or largest missing', pt: 'O menor ou o maior que falta' },
    sees: {
      en: 'the smallest (or largest) digit missing from a box: it cannot stand above (or below) an empty cell',
      pt: 'o menor (ou o maior) algarismo que falta numa caixa: não pode estar acima (ou abaixo) de uma casa vazia',
    },
    difficulty: 'easy',
  },
  {
    name: 'second-lowest',
    title: { en: 'Second lowest', pt: 'Segundo mais baixo' },
    sees: {
      en: 'the one cell left that is not above two others: the 2 stands there',
      pt: 'a única casa que resta que não está acima de outras duas: é lá que está o 2',
    },
    difficulty: 'medium',
  },
  {
    name: 'second-highest',
    title: { en: 'Second highest', pt: 'Segundo mais alto' },
    sees: {
      en: 'the one cell left that is not below two others: the second largest digit stands there',
      pt: 'a única casa que resta que não está abaixo de outras duas: é lá que está o segundo maior',
    },
    difficulty: 'medium',
  },
  {
    name: 'chain-length',
    title: { en: 'Counting along the signs', pt: 'Contar ao longo dos sinais' },
    sees: {
      en: 'how many cells of a box lie below a cell, or above it: with three below, it is at least 4',
      pt: 'quantas casas de uma caixa estão abaixo de uma casa, ou acima: com três abaixo, é pelo menos 4',
    },
    difficulty: 'medium',
  },
  {
    name: 'push',
    title: { en: 'A push along a sign', pt: 'Um empurrão ao longo de um sinal' },
    sees: {
      en: 'a cell that has lost its smallest (or largest) digits to its row, column or box, and so pushes its neighbour further',
      pt: 'uma casa que perdeu os algarismos menores (ou maiores) para a linha, a coluna ou a caixa, e assim empurra a vizinha para mais longe',
    },
    difficulty: 'medium',
  },
];

/** To prove it is little work; to think of it is no easier than the order of a whole box. */
export const crowd = { ...posetHallBounds, difficulty: boxOrder.difficulty };

const seenBy = ({ name, title, sees, difficulty }: Insight): Insight => ({
  name,
  title,
  sees,
  difficulty,
});

/**
 * All of them. Those that rule candidates out are named as the techniques of the ladder that mean the same;
 * the last ones the coach does not look for itself: it tells them where it has to climb the ladder.
 */
export const insights: readonly Insight[] = [
  ...entryInsights,
  ...[lockedCandidates, pair, triple, xWing, quad].map(seenBy),
  ...[crowd, boxOrder].map((technique) => ({ ...seenBy(technique), isClimbed: true }) as const),
  seenBy(swordfish),
  ...[xyWing, turbot, chain, contradiction].map(
    (technique) => ({ ...seenBy(technique), isClimbed: true }) as const,
  ),
];
