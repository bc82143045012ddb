/**
 * Sees two houses in which a digit has two places each, one place of the first seeing one of the
 * second: then one of the other two places has the digit.
 */

import { NotesOn } from '../../../kernel/index.ts';
import type { Finding, Technique } from '../../../puzzle/index.ts';
import { cellAt, houseWhere, seenByBoth, sharedHouse } from '../deduce/constraints.ts';
import { type Pairs, pairsOf } from '../deduce/pairs.ts';
import type { Position } from '../deduce/position.ts';
import { finding, notIn } from './finding.ts';
import { techniquePhrasebook } from './phrases.ts';

export const turbot: Technique<Position> = {
  name: 'turbot',
  title: { en: 'Turbot fish', pt: 'Rodovalho' },
  sees: {
    en: 'a digit with two places in each of two houses, linked so that one of the outer two must have it',
    pt: 'um algarismo com dois lugares em cada uma de duas linhas, colunas ou caixas, ligados de modo que um dos dois de fora tem de o ter',
  },
  difficulty: 'master',
  *find(position) {
    const { houses, size } = position.board;
    const pairs = pairsOf(position);
    pairs.update();
    const { twoPlaces } = pairs;
    const barren = barrenOf(position);
    let fresh = 0;
    for (let house = 0; house < houses.length; house++) fresh |= twoPlaces[house] & ~barren[house];
    for (let digit = 1; digit <= size; digit++) {
      const bit = 1 << (digit - 1);
      if ((fresh & bit) === 0) continue;
      let isBarren = true;
      const some = pairsAt(pairs, digit, barren);
      for (let at = 0; at < some.length; at++) {
        const pair = some[at];
        for (let next = at + 1; next < some.length; next++) {
          const other = some[next];
          if (pair.isBarren && other.isBarren) continue;
          if (!mayStrike(position, digit, pair, other)) continue;
          for (const found of linked(position, digit, pair, other)) {
            isBarren = false;
            yield found;
          }
        }
      }
      if (!isBarren) continue;
      for (let house = 0; house < houses.length; house++) barren[house] |= twoPlaces[house] & bit;
    }
  },
};

/** Of each house the digits with two places there when nothing was to be seen of them, as a mask. */
const known = new NotesOn<Position, Int32Array>();

/** Without another pair of the digit there is nothing new: what a link strikes is only ever less. */
function barrenOf(position: Position): Int32Array {
  const kept = known.get(position);
  if (kept !== undefined) return kept;
  const made = new Int32Array(position.board.houses.length);
  known.set(position, made);
  return made;
}

/** The only two places of a digit in a house. */
interface Pair {
  readonly house: number;
  readonly cells: readonly [number, number];
  /** Whether nothing was to be seen when it was there before. */
  readonly isBarren: boolean;
}

function pairsAt(pairs: Pairs, digit: number, barren: Int32Array): Pair[] {
  const found: Pair[] = [];
  for (let house = 0; house < pairs.twoPlaces.length; house++) {
    const bit = 1 << (digit - 1);
    if ((pairs.twoPlaces[house] & bit) === 0) continue;
    const first = pairs.placeBeside(house, digit, -1);
    const second = pairs.placeBeside(house, digit, first);
    found.push({ house, cells: [first, second], isBarren: (barren[house] & bit) !== 0 });
  }
  return found;
}

/** Whether some place of the one sees some place of the other, and something sees both of those that are left. */
function mayStrike(
  { board, candidates }: Position,
  digit: number,
  { cells: [a, b] }: Pair,
  { cells: [c, d] }: Pair,
): boolean {
  const isSeen = (first: number, fourth: number) => {
    const peers = board.peers[first];
    for (let at = 0; at < peers.length; at++) {
      const isPlace = ((candidates[peers[at]] >>> (digit - 1)) & 1) === 1;
      if (isPlace && sharedHouse(board, peers[at], fourth) >= 0) return true;
    }
    return false;
  };
  return (
    (sharedHouse(board, b, c) >= 0 && isSeen(a, d)) ||
    (sharedHouse(board, b, d) >= 0 && isSeen(a, c)) ||
    (sharedHouse(board, a, c) >= 0 && isSeen(b, d)) ||
    (sharedHouse(board, a, d) >= 0 && isSeen(b, c))
  );
}

function* linked(position: Position, digit: number, pair: Pair, other: Pair): Generator<Finding> {
  const { board, candidates } = position;
  const bit = 1 << (digit - 1);
  for (const near of [0, 1]) {
    for (const far of [0, 1]) {
      const first = pair.cells[1 - near];
      const second = pair.cells[near];
      const third = other.cells[far];
      const fourth = other.cells[1 - far];
      const link = sharedHouse(board, second, third);
      if (link < 0 || first === third || first === fourth || second === fourth) continue;
      const targets = seenByBoth(board, first, fourth).filter(
        (cell) => (candidates[cell] & bit) !== 0,
      );
      if (targets.length === 0) continue;
      yield chained(position, digit, pair, other, { first, second, third, fourth, link, targets });
    }
  }
}

interface Link {
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly fourth: number;
  /** The house of the second and the third. */
  readonly link: number;
  readonly targets: readonly number[];
}

function chained(
  position: Position,
  digit: number,
  pair: Pair,
  other: Pair,
  { first, second, third, fourth, link, targets }: Link,
): Finding {
  const { board } = position;
  const { size } = board;
  const conclusion = notIn(position, targets, 1 << (digit - 1));
  return finding(position, {
    conclusion,
    named: [pair.house, other.house],
    gather: (reasons) => {
      reasons.house(pair.house).house(other.house).house(link);
      for (const target of targets) {
        reasons.house(sharedHouse(board, target, first)).house(sharedHouse(board, target, fourth));
      }
      for (const { house, cells } of [pair, other]) {
        const rest = board.houses[house].filter((cell) => !cells.includes(cell));
        reasons.notIn(rest, digit);
      }
    },
    tell: () => [
      techniquePhrasebook.notice('turbot', {
        digit,
        house: houseWhere(size, pair.house),
        other: houseWhere(size, other.house),
        link: houseWhere(size, link),
        first: cellAt(size, first),
        second: cellAt(size, second),
        third: cellAt(size, third),
        fourth: cellAt(size, fourth),
        cells: targets.map((cell) => cellAt(size, cell)),
        count: targets.length,
      }),
    ],
  });
}
