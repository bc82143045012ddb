/**
 * Sees a chain: if a cell held a digit, another could not hold one, so a third would have to, and so
 * on, until the first could not hold its digit after all. Signs are links too: where a < b, a = v
 * excludes every b up to v.
 */

import type { Notice } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, houseWhere } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import { type Link, LinkGraph } from './chain-links.ts';
import { finding, not } from './finding.ts';
import { techniqueBook as book } from './phrases.ts';

/** Chains are looked for up to these lengths in turn, so that short ones come first. */
const lengths = [2, 4, Number.POSITIVE_INFINITY];

export const chain: Technique<Position> = {
  name: 'chain',
  title: { en: 'Chain', pt: 'Cadeia' },
  sees: {
    en: 'a chain of candidates, each forced by the one before, that comes back to deny its beginning',
    pt: 'uma cadeia de candidatos, cada um forçado pelo anterior, que acaba por negar o seu começo',
  },
  difficulty: 'master',
  *find(position, effort) {
    const graph = new LinkGraph(position);
    const told = new Set<number>();
    for (const length of lengths) {
      for (const start of graph.nodes) {
        if (told.has(start) || !effort.spend()) continue;
        const links = graph.denial(start, length);
        if (links === undefined) continue;
        told.add(start);
        yield denied(position, graph, start, links);
      }
    }
  },
};

function denied(
  position: Position,
  graph: LinkGraph,
  start: number,
  links: readonly Link[],
): Finding {
  const { size } = position.board;
  const cell = Math.floor(start / size);
  const digit = (start % size) + 1;
  return finding(position, {
    conclusion: [not(position, cell, 1 << (digit - 1))],
    gather: (reasons) => {
      let from = start;
      for (const link of links) {
        graph.gatherExclusion(from, link.gone, reasons);
        graph.gatherForced(link, reasons);
        from = link.to;
      }
      graph.gatherExclusion(from, start, reasons);
    },
    tell: () => [
      book.notice('suppose', { cell: cellAt(size, cell), digit }),
      ...links.map((link) => linkNotice(size, link)),
      book.notice('then-not', { cell: cellAt(size, cell), digit }),
    ],
  });
}

function linkNotice(size: number, { gone, to, house }: Link): Notice {
  const goneCell = cellAt(size, Math.floor(gone / size));
  const digit = (gone % size) + 1;
  if (house < 0) {
    return book.notice('then-digit', { cell: goneCell, digit, left: (to % size) + 1 });
  }
  return book.notice('then-place', {
    gone: goneCell,
    digit,
    house: houseWhere(size, house),
    cell: cellAt(size, Math.floor(to / size)),
  });
}
