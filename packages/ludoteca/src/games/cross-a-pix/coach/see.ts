/** All that is seen on a line, kind by kind. */

import { blocksClue, bothClues, type ClueSet } from '../deduce/reasons.ts';
import { blockCells, blockGaps, countDecides, fewWays } from './both-clues.ts';
import { allNeeded, allThere, notSpared, oddRegion, sums, tooManyCells } from './counting.ts';
import type { LineView } from './line-view.ts';
import { blockPlaces, oneBlock } from './one-block.ts';
import { blocksCounted, blocksThere, tooManyBlocks } from './several-blocks.ts';
import type { Sight, SightName } from './sight.ts';
import { lineTried } from './tried.ts';

/** What a line forces by some of its clues, each as 2 × region + colour. */
export type Forced = (clues: ClueSet) => Int32Array;

type Seer = (view: LineView, forced: Forced) => Sight | undefined | readonly Sight[];

const seers: Readonly<Record<SightName, Seer>> = {
  'all-there': allThere,
  'all-needed': allNeeded,
  'too-many-cells': tooManyCells,
  'not-spared': notSpared,
  'one-block': oneBlock,
  'blocks-there': blocksThere,
  'block-places': blockPlaces,
  'too-many-blocks': tooManyBlocks,
  'blocks-counted': (view, forced) => blocksCounted(view, forced(blocksClue)),
  'odd-region': oddRegion,
  sums,
  'block-cells': blockCells,
  'block-gaps': blockGaps,
  'count-decides': countDecides,
  'few-ways': fewWays,
  'line-tried': (view, forced) => lineTried(view, forced(bothClues)),
};

/** All that there is to see of a line with a single painted cell. */
const forSingle: readonly SightName[] = ['all-there', 'all-needed', 'too-many-cells'];

/** What one kind of insight sees on a line. Where counting settles all of it, nobody looks for more. */
export function see(name: SightName, view: LineView, forced: Forced): readonly Sight[] {
  if (view.need === 0 && name !== 'all-there') return [];
  if (view.spare === 0 && name !== 'all-needed') return [];
  if (view.line.painted === 1 && !forSingle.includes(name)) return [];
  const seen = seers[name](view, forced);
  if (seen === undefined) return [];
  return 'name' in seen ? [seen] : seen;
}
