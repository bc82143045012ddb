/**
 * What it costs a person to see something on a line:
 *
 *     kind of insight  +  3/10 for each number to count together, compare or add
 *                      +  1/20 for each place to look at
 *                      +  1/50 for each cell from the first place to the last
 *
 * The weights were chosen so that what people say first comes out first; docs/teaching.md has the table.
 */

import type { Sight, SightName } from './sight.ts';

export const kindCosts: Readonly<Record<SightName, number>> = {
  'all-there': 1,
  'all-needed': 1,
  'too-many-cells': 1.4,
  'not-spared': 1.5,
  'one-block': 1.8,
  'blocks-there': 2.2,
  'too-many-blocks': 2.6,
  'odd-region': 2.8,
  'block-places': 3,
  'blocks-counted': 3.2,
  sums: 3.4,
  'block-cells': 3.4,
  'block-gaps': 3.4,
  'count-decides': 3.6,
  'few-ways': 4.4,
  'line-tried': 6,
};

export function costOf({ name, looks, sums, regions, view }: Sight): number {
  const places = new Set(looks);
  for (const region of regions) places.add(view.regionAt.indexOf(region));
  const spread = Math.max(...places) - Math.min(...places);
  const cost = kindCosts[name] + 0.3 * sums + 0.05 * places.size + 0.02 * spread;
  return Math.round(cost * 100) / 100;
}
