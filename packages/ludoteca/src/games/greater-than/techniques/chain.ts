/**
 * Sees a chain: if a cell held a digit, another could not hold one, so a third would have to, and so
 * on, until the first could not hold its digit after all. Signs are links too: where a < b, a = v
 * excludes every b up to v.
 */

import type { Notice } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { type ChainWatch, chainWatch } from '../deduce/chain-watch.ts';
import { cellAt, houseWhere, sharedHouse } from '../deduce/constraints.ts';
import type { Position } from '../deduce/position.ts';
import type { Reasons } from '../deduce/reasons.ts';
import { LinkGraph } from './chain-links.ts';
import { type Candidate, type ChainWays, chainWays, type Link } from './chain-ways.ts';
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
    const suspects = watch.suspects();
    if (suspects?.length === 0) return;
    const ways = chainWays(position);
    ways.update();
    for (const node of suspects === undefined
      ? ofAll(position, watch)
      : byLength(suspects, ways, watch)) {
      ways.search(node, any);
      yield denied(position, ways.candidate(node), ways.links());
    }
  },
};

/** What chains deny, those with the shortest first, from a look at all links. */
function ofAll(position: Position, watch: ChainWatch): Iterable<number> {
  const graph = new LinkGraph(position);
  watch.note(graph.denied);
  return graph.byLength();
}

/** The same of a few that may be denied. */
function* byLength(suspects: readonly number[], ways: ChainWays, watch: ChainWatch) {
  const left = new Set(suspects);
  for (;;) {
    const first = shortest(left, ways, watch, usual) ?? shortest(left, ways, watch, any);
    if (first === undefined) return;
    left.delete(first);
    yield first;
  }
}

/** Most chains have no more links than these: where there is one, longer ones need not be looked for. */
const usual = 3;
const any = Number.POSITIVE_INFINITY;

/** Of the candidates that chains of so many links deny the first that the shortest denies; lets go of those that none does. */
function shortest(
  suspects: Set<number>,
  ways: ChainWays,
  watch: ChainWatch,
  most: number,
): number | undefined {
  let first: number | undefined;
  let bound = most;
  for (const suspect of suspects) {
    if (watch.leastOf(suspect) > bound) continue;
    const links = ways.search(suspect, bound);
    if (links === 0) {
      watch.acquit(suspect);
      suspects.delete(suspect);
      continue;
    }
    watch.noteLeast(suspect, links);
    if (links > bound) continue;
    first = suspect;
    bound = links - 1;
  }
  return first;
}

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
