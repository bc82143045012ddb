/**
 * Variations: what else could have been played, kept under a game as a tree. A variation branches off after so many
 * moves, counted from the beginning of the game; those inside it branch off its own moves.
 */

import type { Move } from './move.ts';

/** Moves that were not played in the game, from one of its moments on. */
export interface Variation {
  /** How many moves are made before it, counted from the beginning of the game. */
  readonly after: number;
  /** At least one. */
  readonly moves: readonly Move[];
  readonly name?: string;
  readonly comment?: string;
  /** What branches off it: after more moves than it does itself. */
  readonly variations?: readonly Variation[];
}

export type Variations = readonly Variation[];

/** Where a variation stands in the tree: its place among its siblings, from the outermost inwards. */
export type VariationAt = readonly number[];

/**
 * Adds the moves of a whole game, from its beginning, to what is kept: as far as they follow the game or a
 * variation they are there already, and what goes on from the end of a variation makes it longer.
 *
 * @example
 * ```ts
 * import { withLine } from 'ludoteca/game';
 *
 * const played = [1, 2, 3];
 * const once = withLine([], played, [1, 7]);
 * console.log(once, withLine(once, played, [1, 7, 8]));
 * ```
 *
 * ```text
 * [ { after: 1, moves: [ 7 ] } ] [ { after: 1, moves: [ 7, 8 ] } ]
 * ```
 */
export function withLine(
  variations: Variations,
  game: readonly Move[],
  line: readonly Move[],
): Variations {
  return added(variations, game, 0, line);
}

/** `main` are the moves of the line that holds the variations, which begins after `begin` moves. */
function added(
  variations: Variations,
  main: readonly Move[],
  begin: number,
  line: readonly Move[],
): Variations {
  let common = begin;
  while (common < line.length && line[common] === main[common - begin]) common++;
  if (common === line.length) return variations;
  const place = variations.findIndex(
    ({ after, moves }) => after === common && moves[0] === line[common],
  );
  const found = variations[place];
  if (found === undefined) return [...variations, { after: common, moves: line.slice(common) }];
  return replaced(variations, place, grown(found, line));
}

/** A variation with a line that begins as it does. */
function grown(variation: Variation, line: readonly Move[]): Variation {
  const { after, moves, variations: inner = [] } = variation;
  const rest = line.slice(after);
  const isLonger = moves.every((move, index) => rest[index] === move) && rest.length > moves.length;
  if (isLonger && inner.every((each) => each.after < after + moves.length)) {
    return { ...variation, moves: rest };
  }
  const variations = added(inner, moves, after, line);
  return variations === inner ? variation : { ...variation, variations };
}

/**
 * The variation at a place; absent when there is none.
 *
 * @example
 * ```ts
 * import { variationAt } from 'ludoteca/game';
 *
 * const variations = [{ after: 1, moves: [7, 8], variations: [{ after: 2, moves: [9] }] }];
 * console.log(variationAt(variations, [0, 0]), variationAt(variations, [1]));
 * ```
 *
 * ```text
 * { after: 2, moves: [ 9 ] } undefined
 * ```
 */
export function variationAt(variations: Variations, at: VariationAt): Variation | undefined {
  const [first, ...rest] = at;
  const found = variations[first];
  return rest.length === 0 ? found : variationAt(found?.variations ?? [], rest);
}

/**
 * All moves from the beginning of the game to the end of the variation at a place.
 *
 * @example
 * ```ts
 * import { lineTo } from 'ludoteca/game';
 *
 * const variations = [{ after: 1, moves: [7, 8] }];
 * console.log(lineTo(variations, [1, 2, 3], [0]));
 * ```
 *
 * ```text
 * [ 1, 7, 8 ]
 * ```
 */
export function lineTo(
  variations: Variations,
  game: readonly Move[],
  at: VariationAt,
): readonly Move[] {
  let line = game;
  let level = variations;
  for (const place of at) {
    const { after, moves, variations: inner = [] } = level[place];
    line = [...line.slice(0, after), ...moves];
    level = inner;
  }
  return line;
}

/**
 * The tree with another variation in a place, or without it.
 *
 * @example
 * ```ts
 * import { changedAt } from 'ludoteca/game';
 *
 * const variations = [{ after: 1, moves: [7, 8] }];
 * console.log(changedAt(variations, [0], (one) => ({ ...one, name: 'Safer' })));
 * console.log(changedAt(variations, [0], () => undefined));
 * ```
 *
 * ```text
 * [ { after: 1, moves: [ 7, 8 ], name: 'Safer' } ]
 * []
 * ```
 */
export function changedAt(
  variations: Variations,
  at: VariationAt,
  change: (variation: Variation) => Variation | undefined,
): Variations {
  const [place, ...rest] = at;
  const found = variations[place];
  if (found === undefined) return variations;
  if (rest.length > 0) {
    const inner = changedAt(found.variations ?? [], rest, change);
    return replaced(variations, place, withInner(found, inner));
  }
  const next = change(found);
  return next === undefined
    ? variations.filter((_, index) => index !== place)
    : replaced(variations, place, next);
}

/**
 * Puts a variation before others: one of the game comes first among those of its moment (the game stays as it was
 * played); one inside another takes the place of what that one went on with, which becomes a variation of it.
 *
 * @example
 * ```ts
 * import { promotedAt } from 'ludoteca/game';
 *
 * const variations = [{ after: 1, moves: [7] }, { after: 1, moves: [8] }];
 * console.log(promotedAt(variations, [1]));
 * ```
 *
 * ```text
 * [ { after: 1, moves: [ 8 ] }, { after: 1, moves: [ 7 ] } ]
 * ```
 */
export function promotedAt(variations: Variations, at: VariationAt): Variations {
  const place = at[at.length - 1];
  if (at.length === 1) {
    const found = variations[place];
    if (found === undefined) return variations;
    return [found, ...variations.filter((_, index) => index !== place)];
  }
  return changedAt(variations, at.slice(0, -1), (outer) => {
    const inner = outer.variations ?? [];
    const found = inner[place];
    if (found === undefined) return outer;
    const kept = found.after - outer.after;
    const others = inner.filter((_, index) => index !== place);
    const { name, comment } = found;
    const rest: Variation = {
      after: found.after,
      moves: outer.moves.slice(kept),
      ...withoutEmpty({ variations: others.filter(({ after }) => after > found.after) }),
    };
    return withInner(
      {
        ...outer,
        moves: [...outer.moves.slice(0, kept), ...found.moves],
        ...(name !== undefined && { name }),
        ...(comment !== undefined && { comment }),
      },
      [
        ...(rest.moves.length > 0 ? [rest] : []),
        ...others.filter(({ after }) => after <= found.after),
        ...(found.variations ?? []),
      ],
    );
  });
}

/**
 * What is left when only so many moves of the game stay.
 *
 * @example
 * ```ts
 * import { variationsWithin } from 'ludoteca/game';
 *
 * const variations = [{ after: 1, moves: [7] }, { after: 4, moves: [8] }];
 * console.log(variationsWithin(variations, 2));
 * ```
 *
 * ```text
 * [ { after: 1, moves: [ 7 ] } ]
 * ```
 */
export function variationsWithin(variations: Variations, moves: number): Variations {
  return variations.filter(({ after }) => after <= moves);
}

function withInner(variation: Variation, inner: Variations): Variation {
  const { variations: _, ...rest } = variation;
  return { ...rest, ...withoutEmpty({ variations: inner }) };
}

function withoutEmpty(holder: { readonly variations: Variations }): Pick<Variation, 'variations'> {
  return holder.variations.length === 0 ? {} : holder;
}

function replaced(variations: Variations, place: number, variation: Variation): Variations {
  return variations.map((each, index) => (index === place ? variation : each));
}
