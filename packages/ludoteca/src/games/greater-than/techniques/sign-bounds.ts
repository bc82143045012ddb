/**
 * Sees what a chain of signs says of a cell: it is larger than what rises to it, and smaller than
 * what it rises to, each step by at least one.
 */

import type { Cell, Notice } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { type BoundChain, type ChainWay, signChains, wayOf } from '../deduce/chain-bounds.ts';
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
  find(position) {
    const chains = signChains(position);
    return chains.areNone() ? none : boundsBy(position, chains.chains());
  },
};

const none: readonly Finding[] = [];

function* boundsBy(position: Position, chains: Iterable<BoundChain>): Generator<Finding> {
  for (const chain of chains) yield bounded(position, chain);
}

function bounded(position: Position, chain: BoundChain): Finding {
  const { bounds, end, limit, struck } = chain;
  // Asked for when the reasons are, and told in the end: most chains are only followed.
  let kept: ChainWay | undefined;
  const way = () => {
    kept ??= wayOf(position, chain);
    return kept;
  };
  return finding(position, {
    conclusion: [not(position, end, struck)],
    gather: (reasons) => {
      const { cells, signs, skipped } = way();
      for (let at = 0; at < signs.length; at++) {
        reasons.sign(signs[at]).not(cells[at + 1], skipped[at]);
      }
    },
    tell: () => {
      const told = way()
        .cells.toReversed()
        .map((cell) => cellAt(position.board.size, cell));
      return [bounds.direction === 'rising' ? risesNotice(told, limit) : fallsNotice(told, limit)];
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
