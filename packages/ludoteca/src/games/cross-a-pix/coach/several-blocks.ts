/** What the number of blocks shows on a line: they are all there, or a colour would make too many or too few. */

import type { Notice } from '../../../kernel/index.ts';
import { around, outcomesOf } from '../deduce/line-outcomes.ts';
import { blocksClue } from '../deduce/reasons.ts';
import { cellAt, coloursWith, knownOf, type LineView, openWhere } from './line-view.ts';
import { cellsAt, firstOf, range, type Sight, say } from './sight.ts';

/** The blocks are all there, parted by blank cells: no other begins, and each has no gap. */
export function blocksThere(view: LineView): Sight[] {
  const { line, rooms, runs } = view;
  const taken = rooms.filter(({ hasPainted }) => hasPainted);
  if (line.blocks < 2 || taken.length !== line.blocks) return [];
  const sights: Sight[] = [];
  const common = { name: 'blocks-there', view, clues: blocksClue, known: knownOf(view) } as const;
  const elsewhere = openWhere(view, (at) => !taken.some(({ from, to }) => at >= from && at <= to));
  if (elsewhere.regions.length > 0) {
    const cells = cellsAt(view, elsewhere.places);
    sights.push({
      ...common,
      regions: elsewhere.regions,
      colour: 0,
      looks: range(0, line.length - 1),
      sums: 1,
      tell: () => [
        say(line.blocks === 2 ? 'see-both-blocks-there' : 'see-blocks-there', {
          line: line.where,
          blocks: line.blocks,
          cells,
          count: cells.length,
        }),
      ],
    });
  }
  for (const room of taken) {
    const own = runs.filter(({ from, to }) => from >= room.from && to <= room.to);
    if (own.length < 2) continue;
    const [first, last] = [own[0].from, own[own.length - 1].to];
    sights.push({
      ...common,
      regions: openWhere(view, (at) => at > first && at < last).regions,
      colour: 1,
      looks: range(0, line.length - 1),
      sums: 2,
      tell: () => [
        say('see-one-each', {
          line: line.where,
          blocks: line.blocks,
          cell: cellAt(view, first),
          other: cellAt(view, last),
        }),
      ],
    });
  }
  return sights;
}

/** A colour that would leave painted cells in more places, parted by blank cells, than there are blocks. */
export function tooManyBlocks(view: LineView): Sight[] {
  const { line, regions } = view;
  return regions.flatMap((region) =>
    [0, 1].flatMap((colour): Sight[] => {
      const least = groupsWith(view, region, 1 - colour);
      if (least <= line.blocks) return [];
      const key = colour === 0 ? 'see-blocks-too-many-painted' : 'see-blocks-too-many-blank';
      const cell = cellAt(view, firstOf(view, region));
      return [
        {
          name: 'too-many-blocks',
          view,
          regions: [region],
          colour,
          clues: blocksClue,
          known: knownOf(view),
          looks: range(0, line.length - 1),
          sums: 2,
          tell: () => [say(key, { line: line.where, cell, least, blocks: line.blocks })],
        },
      ];
    }),
  );
}

/** With a region of a colour, in how many places between blank cells there are painted ones. */
function groupsWith({ regionAt, colourAt }: LineView, region: number, colour: number): number {
  let groups = 0;
  let isCounted = false;
  for (let at = 0; at < colourAt.length; at++) {
    const here = regionAt[at] === region ? colour : colourAt[at];
    if (here === 0) isCounted = false;
    else if (here === 1 && !isCounted) {
      groups++;
      isCounted = true;
    }
  }
  return groups;
}

/** What the number of blocks forces in any other way: `forced` is all of it, each 2 × region + colour. */
export function blocksCounted(view: LineView, forced: Int32Array): Sight[] {
  const { line, regions } = view;
  return [...forced].flatMap((each): Sight[] => {
    const [region, colour] = [each >> 1, each & 1];
    if (!regions.includes(region)) return [];
    return [
      {
        name: 'blocks-counted',
        view,
        regions: [region],
        colour,
        clues: blocksClue,
        known: knownOf(view),
        looks: range(0, line.length - 1),
        sums: 3 + regions.length / 4,
        tell: () => tellBlocks(view, region, colour),
      },
    ];
  });
}

function tellBlocks(view: LineView, region: number, colour: number): readonly Notice[] {
  const { line } = view;
  const { blocks } = line;
  const counts = [...(outcomesOf(line, coloursWith(view, region, 1 - colour))?.values() ?? [])];
  const { below, above } = around(counts.flat(), blocks);
  const said = { line: line.where, cell: cellAt(view, firstOf(view, region)), blocks };
  const is = colour === 0 ? 'painted' : 'blank';
  if (above === undefined) return [say(`see-blocks-too-few-${is}`, { ...said, most: below ?? 0 })];
  return below === undefined
    ? [say(`see-blocks-too-many-${is}`, { ...said, least: above })]
    : [say(`see-blocks-between-${is}`, { ...said, below, above })];
}
