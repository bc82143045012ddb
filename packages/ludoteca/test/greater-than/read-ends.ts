/** The ends of links that only rule out: what is said to be gone is what the link concludes. */

import type { Cell, Language } from '../../src/kernel/index.ts';
import type { Link } from '../../src/puzzle/index.ts';
import { type Board, cellsIn, housesIn, isSame, numbersIn } from './read-board.ts';
import type { Claim } from './read-leads.ts';

type Gone = { readonly cell: Cell; readonly not: readonly number[] };

const ends = {
  en: {
    elsewhere: /^So it is nowhere else in (.+)$/,
    usedUp: /^So ([\d, and]+) are used up in (.+), and go nowhere else in (.+)$/,
    nothingElse: /^So nothing but ([\d, and]+) goes in (.+)$/,
    pushed: /^So (\S+), which is (larger|smaller), is at (?:least|most) (\d+)$/,
  },
  pt: {
    elsewhere: /^Por isso não está noutro lugar (.+)$/,
    usedUp: /^Por isso ([\d, e]+) gastam-se em (.+), e não vão para outro lugar da (.+)$/,
    nothingElse: /^Por isso em (.+) não vai mais nada senão ([\d, e]+)$/,
    pushed: /^Por isso (\S+), que é (maior|menor), é (?:pelo menos|no máximo) (\d+)$/,
  },
} as const;

/** What an end says, compared with the claims before it and with the link. */
export function faultsOfEnd(
  lead: string,
  language: Language,
  board: Board,
  claims: readonly Claim[],
  link: Pick<Link, 'conclusion'> | undefined,
): string[] {
  const patterns = ends[language];
  const gone = (link?.conclusion ?? []).flatMap((fact): Gone[] => ('not' in fact ? [fact] : []));
  const isAmong = (cell: Cell, cells: readonly Cell[]) => cells.some((one) => isSame(one, cell));
  const houseCells = (text: string) =>
    housesIn(text).flatMap(({ kind, number }) => board.house(kind, number));
  const judged = (isTrue: boolean) => (isTrue ? [] : [`not so: ${lead}`]);
  const elsewhere = patterns.elsewhere.exec(lead);
  if (elsewhere !== null) {
    const crossed = houseCells(elsewhere[1]);
    const places = claims.flatMap((claim) => claim.places);
    return judged(
      claims.every(({ digit }) => digit === claims[0]?.digit) &&
        places.every((place) => isAmong(place, crossed)) &&
        gone.every(
          ({ cell, not }) =>
            isAmong(cell, crossed) && !isAmong(cell, places) && not.join() === `${claims[0].digit}`,
        ),
    );
  }
  const usedUp = patterns.usedUp.exec(lead);
  if (usedUp !== null) {
    const digits = numbersIn(usedUp[1]);
    const cells = cellsIn(usedUp[2]);
    const house = houseCells(usedUp[3]);
    return judged(
      digits.length === cells.length &&
        cells.every((cell) => isAmong(cell, house)) &&
        claims.every(({ left }) => left?.every((digit) => digits.includes(digit)) === true) &&
        gone.every(
          ({ cell, not }) =>
            isAmong(cell, house) &&
            !isAmong(cell, cells) &&
            not.every((digit) => digits.includes(digit)),
        ),
    );
  }
  const nothingElse = patterns.nothingElse.exec(lead);
  if (nothingElse !== null) {
    const [list, where] = language === 'en' ? nothingElse.slice(1) : nothingElse.slice(1).reverse();
    const digits = numbersIn(list);
    const cells = cellsIn(where);
    return judged(
      digits.length === cells.length &&
        claims.every(({ digit }) => digit !== undefined && digits.includes(digit)) &&
        claims.every(({ places }) => places.every((place) => isAmong(place, cells))) &&
        gone.every(
          ({ cell, not }) => isAmong(cell, cells) && !not.some((digit) => digits.includes(digit)),
        ),
    );
  }
  const pushed = patterns.pushed.exec(lead);
  if (pushed === null) return [`no such end: ${lead}`];
  const [cell] = cellsIn(pushed[1]);
  const isRising = ['larger', 'maior'].includes(pushed[2]);
  const bound = Number(pushed[3]);
  const [{ places, left = [] }] = claims;
  const first = isRising ? Math.min(...left) : Math.max(...left);
  const isPassed = (digit: number) => (isRising ? digit < bound : digit > bound);
  return judged(
    board.next(cell, isRising ? 'low' : 'high').some((one) => isSame(one, places[0])) &&
      bound === first + (isRising ? 1 : -1) &&
      gone.every((fact) => isSame(fact.cell, cell) && fact.not.every(isPassed)),
  );
}
