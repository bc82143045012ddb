/** What a line forces in any other way: with the other colour it cannot have its cells in its blocks, told by numbers. */

import type { Notice } from '../../../kernel/index.ts';
import { around, outcomesOf } from '../deduce/line-outcomes.ts';
import { bothClues } from '../deduce/reasons.ts';
import { cellAt, coloursWith, knownOf, type LineView } from './line-view.ts';
import { firstOf, range, type Sight, say } from './sight.ts';

/** `forced` is all that the line forces, each as 2 × region + colour. */
export function lineTried(view: LineView, forced: Int32Array): Sight[] {
  const { line, regions } = view;
  return [...forced].flatMap((each): Sight[] => {
    const [region, colour] = [each >> 1, each & 1];
    if (!regions.includes(region)) return [];
    return [
      {
        name: 'line-tried',
        view,
        regions: [region],
        colour,
        clues: bothClues,
        known: knownOf(view),
        looks: range(0, line.length - 1),
        sums: 3 + regions.length / 2,
        tell: () => [tellTried(view, region, colour)],
      },
    ];
  });
}

function tellTried(view: LineView, region: number, colour: number): Notice {
  const { line } = view;
  const { painted, blocks } = line;
  const said = { line: line.where, cell: cellAt(view, firstOf(view, region)), painted, blocks };
  const is = colour === 0 ? 'painted' : 'blank';
  const outcomes = outcomesOf(line, coloursWith(view, region, 1 - colour));
  if (outcomes === undefined) return say(`see-no-filling-${is}`, said);
  const counts = outcomes.get(painted);
  if (counts === undefined) {
    const { below, above } = around([...outcomes.keys()], painted);
    if (below === undefined || above === undefined) return say(`see-no-filling-${is}`, said);
    return say(`see-never-so-many-${is}`, { ...said, below, above });
  }
  const { below, above } = around(counts, blocks);
  if (above === undefined) return say(`see-at-most-blocks-${is}`, { ...said, most: below ?? 0 });
  return below === undefined
    ? say(`see-at-least-blocks-${is}`, { ...said, least: above })
    : say(`see-not-so-many-blocks-${is}`, { ...said, below, above });
}
