/**
 * Sees what a chain of signs says of a cell: it is larger than what rises to it, and smaller than
 * what it rises to, each step by at least one.
 */

import type { Cell, Notice } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { type BoundChain, signChains } from '../deduce/chain-bounds.ts';
import { cellAt } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import { finding, not } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const signBounds: Technique<Position> = {
  name: 'sign-bounds',
  title: { en: 'Bounds along signs', pt: 'Limites ao longo dos sinais' },
  sees: {
    en: 'a chain of rising signs: each cell on it is larger than the one before',
    pt: 'uma cadeia de sinais que sobe: cada casa nela é maior do que a anterior',
  },
  difficulty: 'easy',
  *find(position) {
    for (const chain of signChains(position).chains()) yield bounded(position, chain);
  },
};

function bounded(position: Position, chain: BoundChain): Finding {
  const { direction, limit, struck, cells, signs, skipped } = chain;
  return finding(position, {
    conclusion: [not(position, cells[0], struck)],
    gather: (reasons) => {
      for (const [at, sign] of signs.entries()) reasons.sign(sign).not(cells[at + 1], skipped[at]);
    },
    tell: () => {
      const told = cells.toReversed().map((cell) => cellAt(position.board.size, cell));
      return [direction === 'rising' ? risesNotice(told, limit) : fallsNotice(told, limit)];
    },
  });
}

function risesNotice(cells: readonly Cell[], least: number): Notice {
  const cell = cells[cells.length - 1];
  if (cells.length === 2)
    return techniquePhrasebook.notice('rises-once', { cell, other: cells[0], least });
  return techniquePhrasebook.notice('rises', { cells, cell, least });
}

function fallsNotice(cells: readonly Cell[], most: number): Notice {
  const cell = cells[cells.length - 1];
  if (cells.length === 2)
    return techniquePhrasebook.notice('falls-once', { cell, other: cells[0], most });
  return techniquePhrasebook.notice('falls', { cells, cell, most });
}
