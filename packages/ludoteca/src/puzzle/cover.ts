/** Weighted set cover: the cheapest way to account for everything, of which no part can be left out. */

/** A part that accounts for some of what is to be covered; the needs are bits. */
export interface CoverPart {
  readonly covers: number;
  readonly cost: number;
}

/** Branches that are looked at before the best so far is taken. */
const mostBranches = 4_000;

/**
 * The cheapest parts that cover all needs, in the order in which they were given; nothing when they
 * cannot. Branch and bound over the need that fewest parts cover; of equal costs the parts named
 * first. At most 31 needs.
 *
 * @example
 * ```ts
 * import { cheapestCover } from 'ludoteca/puzzle';
 *
 * const parts = [
 *   { covers: 0b011, cost: 2 },
 *   { covers: 0b110, cost: 2 },
 *   { covers: 0b111, cost: 5 },
 * ];
 * console.log(cheapestCover(0b111, parts));
 * console.log(cheapestCover(0b1000, parts));
 * ```
 *
 * ```text
 * [ { covers: 3, cost: 2 }, { covers: 6, cost: 2 } ]
 * undefined
 * ```
 */
export function cheapestCover<Part extends CoverPart>(
  needs: number,
  parts: readonly Part[],
): readonly Part[] | undefined {
  const useful = parts.filter((part) => (part.covers & needs) !== 0);
  let union = 0;
  for (const { covers } of useful) union |= covers;
  if ((needs & ~union) !== 0) return undefined;

  const byNeed = new Map<number, Part[]>();
  for (let left = needs; left !== 0; left &= left - 1) {
    const bit = left & -left;
    byNeed.set(
      bit,
      useful
        .filter(({ covers }) => (covers & bit) !== 0)
        .sort((one, other) => one.cost - other.cost),
    );
  }
  let best: readonly Part[] | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  let branches = 0;
  const chosen: Part[] = [];
  const extend = (open: number, cost: number): void => {
    if (open === 0) {
      if (cost >= bestCost) return;
      bestCost = cost;
      best = [...chosen];
      return;
    }
    if (++branches > mostBranches && best !== undefined) return;
    let narrow: readonly Part[] | undefined;
    for (let left = open; left !== 0; left &= left - 1) {
      const choices = byNeed.get(left & -left) ?? [];
      if (narrow === undefined || choices.length < narrow.length) narrow = choices;
    }
    for (const part of narrow ?? []) {
      if (cost + part.cost >= bestCost) break;
      chosen.push(part);
      extend(open & ~part.covers, cost + part.cost);
      chosen.pop();
    }
  };
  extend(needs, 0);
  if (best === undefined) return undefined;
  const taken = new Set(withoutIdle(needs, best));
  return parts.filter((part) => taken.has(part));
}

/** Leaves out, the dearest first, whatever the others cover too. */
function withoutIdle<Part extends CoverPart>(needs: number, parts: readonly Part[]): Part[] {
  let kept = [...parts];
  for (const part of parts.toSorted((one, other) => other.cost - one.cost)) {
    const rest = kept.filter((other) => other !== part);
    let covered = 0;
    for (const { covers } of rest) covered |= covers;
    if ((needs & ~covered) === 0) kept = rest;
  }
  return kept;
}
