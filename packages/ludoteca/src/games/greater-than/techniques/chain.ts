/**
 * Sees a chain: if a cell held a digit, another could not hold one, so a third would have to, and so
 * on, until the first could not hold its digit after all. Signs are links too: where a < b, a = v
 * excludes every b up to v.
 */

import type { Notice } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { chainWatch } from '../deduce/chain-watch.ts';
import { cellAt, houseWhere, sharedHouse } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import type { Reasons } from '../deduce/reasons.ts';
import { type Candidate, type Link, LinkGraph } from './chain-links.ts';
import { finding, not } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';
import { numbered } from './story.ts';

export const chain: Technique<Position> = {
  name: 'chain',
  title: { en: 'Chain', pt: 'Cadeia' },
  sees: {
    en: 'a chain of candidates, each forced by the one before, that comes back to deny its beginning',
    pt: 'uma cadeia de candidatos, cada um forçado pelo anterior, que acaba por negar o seu começo',
  },
  difficulty: 'master',
  *find(position) {
    const watch = chainWatch(position);
    if (watch.staysBarren()) return;
    let isBarren = true;
    for (const { start, links } of new LinkGraph(position).denials()) {
      isBarren = false;
      yield denied(position, start, links);
    }
    if (isBarren) watch.note();
  },
};

function denied(position: Position, start: Candidate, links: readonly Link[]): Finding {
  const { size } = position.board;
  const said = { cell: cellAt(size, start.cell), digit: start.digit };
  return finding(position, {
    conclusion: [not(position, start.cell, 1 << (start.digit - 1))],
    gather: (reasons) => {
      let from = start;
      for (const link of links) {
        gatherExclusion(position, from, link.gone, reasons);
        gatherPair(position, link, reasons);
        from = link.to;
      }
      gatherExclusion(position, from, start, reasons);
    },
    tell: () => [
      techniquePhrasebook.notice('suppose', said),
      ...numbered([
        ...links.map((link) => linkNotice(size, link)),
        endNotice(position, links[links.length - 1].to, start),
      ]),
    ],
  });
}

/** Why one candidate excludes another. */
function gatherExclusion(
  { board }: Position,
  one: Candidate,
  other: Candidate,
  reasons: Reasons,
): void {
  const by = exclusion(board, one, other);
  if ('sign' in by) reasons.sign(by.sign);
  else if ('house' in by) reasons.house(by.house);
}

type Exclusion =
  | { readonly sign: number; readonly isOtherLarger: boolean }
  | { readonly house: number }
  | { readonly isSameCell: true };

function exclusion(board: Position['board'], one: Candidate, other: Candidate): Exclusion {
  if (one.cell === other.cell) return { isSameCell: true };
  const above = board.signsAbove[one.cell].find((sign) => board.upper[sign] === other.cell);
  const under = board.signsBelow[one.cell].find((sign) => board.lower[sign] === other.cell);
  if (above !== undefined && other.digit <= one.digit) return { sign: above, isOtherLarger: true };
  if (under !== undefined && other.digit >= one.digit) return { sign: under, isOtherLarger: false };
  return { house: sharedHouse(board, one.cell, other.cell) };
}

/** Why the last candidate of a chain denies the first. */
function endNotice({ board }: Position, last: Candidate, start: Candidate): Notice {
  const { size } = board;
  const said = { cell: cellAt(size, start.cell), digit: start.digit };
  const both = { ...said, other: cellAt(size, last.cell) };
  const by = exclusion(board, last, start);
  if ('house' in by) {
    const house = houseWhere(size, by.house);
    return techniquePhrasebook.notice('then-not-there', { ...both, house });
  }
  if ('sign' in by) {
    const key = by.isOtherLarger ? 'then-not-larger' : 'then-not-smaller';
    return techniquePhrasebook.notice(key, both);
  }
  return techniquePhrasebook.notice('then-not', said);
}

/** Why one of the two candidates of a link must be true. */
function gatherPair({ board }: Position, { gone, to, house }: Link, reasons: Reasons): void {
  if (house < 0) {
    reasons.only(gone.cell, (1 << (gone.digit - 1)) | (1 << (to.digit - 1)));
    return;
  }
  const rest = board.houses[house].filter((cell) => cell !== gone.cell && cell !== to.cell);
  reasons.house(house).notIn(rest, gone.digit);
}

function linkNotice(size: number, { gone, to, house }: Link): Notice {
  const goneCell = cellAt(size, gone.cell);
  if (house < 0) {
    return techniquePhrasebook.notice('then-digit', {
      cell: goneCell,
      digit: gone.digit,
      left: to.digit,
    });
  }
  return techniquePhrasebook.notice('then-place', {
    gone: goneCell,
    digit: gone.digit,
    house: houseWhere(size, house),
    cell: cellAt(size, to.cell),
  });
}
