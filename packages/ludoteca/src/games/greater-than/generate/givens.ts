/** Given digits: as few as make a draft have one solution, or as many as were asked for. */

import type { Random } from '../../../kernel/index.ts';
import type { Draft } from './draft.ts';
import type { Layout } from './layout.ts';
import type { Prover } from './prover.ts';
import { unseenSwaps } from './swaps.ts';

/** Other solutions looked at to choose the digit that excludes most of them. */
const sample = 12;

/** Digits (or pairs of them) given at once when no other solution is known to choose by. */
const digitsInTheDark = 4;

/** Cells that are given together: each alone, or with the one opposite. */
export function cellGroups(layout: Layout, isSymmetric: boolean): number[][] {
  const last = layout.cells - 1;
  const cells = Array.from({ length: layout.cells }, (_, cell) => cell);
  if (!isSymmetric) return cells.map((cell) => [cell]);
  // The central cell of an odd grid is its own opposite.
  return cells
    .filter((cell) => cell <= last - cell)
    .map((cell) => (cell < last - cell ? [cell, last - cell] : [cell]));
}

/**
 * Gives digits, one group at a time, until the target is the only solution and that takes no more
 * than `nodes` to prove; then takes back what was given here and is not needed. False when the work
 * was stopped.
 */
export function giveWhatIsNeeded(
  draft: Draft,
  groups: readonly (readonly number[])[],
  nodes: number,
  prover: Prover,
  random: Random,
): boolean {
  const added: (readonly number[])[] = [];
  const give = (others: readonly Uint8Array[]) => {
    const group = mostTelling(draft, groups, others, random);
    if (group === undefined) return;
    setGivens(draft, group, true);
    added.push(group);
  };
  if (draft.signCount === draft.layout.places) {
    // Swaps along chains are other solutions for sure: one digit on each chain has to be given.
    let swaps = openSwaps(draft);
    while (swaps.length > 0) {
      give(swaps);
      swaps = openSwaps(draft);
    }
  }
  for (;;) {
    const others: Uint8Array[] = [];
    const verdict = prover.findOthers(draft, nodes, sample, (other) => others.push(other.slice()));
    if (verdict === 'none') break;
    if (prover.isStopped) return false;
    // When nothing was found in the nodes, much is missing; what is too much is taken back below.
    for (let digit = 0; digit < (verdict === 'found' ? 1 : digitsInTheDark); digit++) give(others);
  }
  for (const group of random.shuffled(added)) {
    setGivens(draft, group, false);
    if (prover.findOther(draft, nodes) !== 'none') setGivens(draft, group, true);
  }
  return !prover.isStopped;
}

/** Gives digits at random until there are as many as wanted; there must be no more than that yet. */
export function giveUpTo(
  draft: Draft,
  wanted: number,
  groups: readonly (readonly number[])[],
  random: Random,
): void {
  for (const group of random.shuffled(groups)) {
    if (draft.givenCount >= wanted) return;
    if (draft.givens[group[0]] === 0) setGivens(draft, group, true);
  }
}

export function setGivens(draft: Draft, cells: readonly number[], areThere: boolean): void {
  for (const cell of cells) draft.setGiven(cell, areThere);
}

/** The grids of the swaps that no given digit excludes. */
function openSwaps(draft: Draft): Uint8Array[] {
  const { layout, target, givens } = draft;
  return [...unseenSwaps(layout, target)]
    .filter((chain) => chain.every((cell) => givens[cell] === 0))
    .map((chain) => {
      const swapped = target.slice();
      // Any other digit will do: it is only asked where the grids differ.
      for (const cell of chain) swapped[cell] = 0;
      return swapped;
    });
}

/** The open group in which most of the other fillings differ from the target; any when none is known. */
function mostTelling(
  draft: Draft,
  groups: readonly (readonly number[])[],
  others: readonly Uint8Array[],
  random: Random,
): readonly number[] | undefined {
  let best: readonly number[] | undefined;
  let bestScore = -1;
  for (const group of random.shuffled(groups)) {
    if (draft.givens[group[0]] !== 0) continue;
    const score = others.filter((other) =>
      group.some((cell) => other[cell] !== draft.target[cell]),
    ).length;
    if (score > bestScore) {
      bestScore = score;
      best = group;
    }
  }
  return best;
}
