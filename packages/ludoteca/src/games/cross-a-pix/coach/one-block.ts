/** What a line with one block shows: it has no gap, no more reach than its cells, and few places. */

import { blocksClue, bothClues } from '../deduce/reasons.ts';
import { cellAt, knownOf, type LineView, openWhere, placesOf, type Stretch } from './line-view.ts';
import { cellsAt, range, type Sight, say } from './sight.ts';

/** All that is seen on a line with one block. */
export function oneBlock(view: LineView): Sight[] {
  if (view.line.blocks !== 1 || view.need <= 0) return [];
  const found = [
    between(view),
    ...outOfReach(view),
    ...cutOff(view),
    ...noRoom(view),
    ...tooFar(view),
    middle(view),
  ];
  return found.filter((sight) => sight !== undefined);
}

/** The first and the last painted place. */
function heldBy({ runs }: LineView): Stretch | undefined {
  return runs.length === 0 ? undefined : { from: runs[0].from, to: runs[runs.length - 1].to };
}

/** What lies between painted cells is painted. */
function between(view: LineView): Sight | undefined {
  const held = heldBy(view);
  if (held === undefined || view.runs.length < 2) return undefined;
  const { regions } = openWhere(view, (at) => at > held.from && at < held.to);
  const { line, regionAt } = view;
  return {
    name: 'one-block',
    view,
    regions,
    colour: 1,
    clues: blocksClue,
    known: [...new Set([regionAt[held.from], regionAt[held.to]])],
    looks: [held.from, held.to],
    sums: 0,
    tell: () => [
      say('see-between', {
        line: line.where,
        cell: cellAt(view, held.from),
        other: cellAt(view, held.to),
      }),
    ],
  };
}

/** What lies farther from a painted cell than the block is long stays blank. */
function outOfReach(view: LineView): Sight[] {
  const held = heldBy(view);
  if (held === undefined) return [];
  const { painted, where } = view.line;
  const beyond = [
    { from: held.from, isFar: (at: number) => at >= held.from + painted },
    { from: held.to, isFar: (at: number) => at <= held.to - painted },
  ];
  return beyond.flatMap(({ from, isFar }): Sight[] => {
    const { regions, places } = openWhere(view, isFar);
    if (regions.length === 0) return [];
    const cells = cellsAt(view, places);
    return [
      {
        name: 'one-block',
        view,
        regions,
        colour: 0,
        clues: bothClues,
        known: [view.regionAt[from]],
        looks: [from, ...places],
        sums: 1,
        tell: () => [
          say('see-out-of-reach', {
            line: where,
            painted,
            cell: cellAt(view, from),
            cells,
            count: cells.length,
          }),
        ],
      },
    ];
  });
}

/** What a blank cell parts from a painted one stays blank. */
function cutOff(view: LineView): Sight[] {
  const held = heldBy(view);
  if (held === undefined) return [];
  const { colourAt, regionAt, line } = view;
  const before = colourAt.lastIndexOf(0, held.from);
  const after = colourAt.indexOf(0, held.to);
  const sides = [
    { blank: before, painted: held.from, isOff: (at: number) => at < before },
    { blank: after, painted: held.to, isOff: (at: number) => after >= 0 && at > after },
  ];
  return sides.flatMap(({ blank, painted, isOff }): Sight[] => {
    const { regions, places } = openWhere(view, isOff);
    if (blank < 0 || regions.length === 0) return [];
    return [
      {
        name: 'one-block',
        view,
        regions,
        colour: 0,
        clues: blocksClue,
        known: [...new Set([regionAt[blank], regionAt[painted]])],
        looks: [blank, painted, ...places],
        sums: 0,
        tell: () => [
          say('see-cut-off', {
            line: line.where,
            blank: cellAt(view, blank),
            cell: cellAt(view, painted),
            cells: cellsAt(view, places),
            count: places.length,
          }),
        ],
      },
    ];
  });
}

/** Where fewer cells are side by side than the block has, it is not. */
function noRoom(view: LineView): Sight[] {
  const { line, rooms, regionAt, colourAt } = view;
  return rooms.flatMap(({ from, to, hasPainted }): Sight[] => {
    const room = to - from + 1;
    if (hasPainted || room >= line.painted) return [];
    const { regions } = openWhere(view, (at) => at >= from && at <= to);
    const around = [from - 1, to + 1].filter((at) => colourAt[at] === 0);
    const said = { line: line.where, painted: line.painted, cell: cellAt(view, from) };
    return [
      {
        name: 'one-block',
        view,
        regions,
        colour: 0,
        clues: bothClues,
        known: [...new Set(around.map((at) => regionAt[at]))],
        looks: [...around, ...range(from, to)],
        sums: 1,
        tell: () => [
          room === 1
            ? say('see-no-room-single', said)
            : say('see-no-room', { ...said, room, other: cellAt(view, to) }),
        ],
      },
    ];
  });
}

/** A region whose own cells are too far apart, or parted by a blank one. */
function tooFar(view: LineView): Sight[] {
  const { line, colourAt, regionAt } = view;
  return view.regions.flatMap((region): Sight[] => {
    const places = placesOf(view, region);
    const [first, last] = [places[0], places[places.length - 1]];
    const blank = colourAt.subarray(0, last).indexOf(0, first);
    const isFar = last - first + 1 > line.painted;
    if (!isFar && blank < 0) return [];
    const said = { line: line.where, cell: cellAt(view, first), other: cellAt(view, last) };
    return [
      {
        name: 'one-block',
        view,
        regions: [region],
        colour: 0,
        clues: blank >= 0 ? blocksClue : bothClues,
        known: blank >= 0 ? [regionAt[blank]] : [],
        looks: [first, last, ...(blank >= 0 ? [blank] : [])],
        sums: blank >= 0 ? 1 : 2,
        tell: () => [
          blank >= 0
            ? say('see-parted', { ...said, blank: cellAt(view, blank) })
            : say('see-too-far', { ...said, painted: line.painted }),
        ],
      },
    ];
  });
}

/** What the block covers wherever it lies. */
function middle(view: LineView): Sight | undefined {
  const { line, rooms, regionAt, colourAt } = view;
  const { painted } = line;
  const held = heldBy(view);
  const fitting = rooms.filter(({ from, to, hasPainted }) =>
    held === undefined ? to - from + 1 >= painted : hasPainted,
  );
  if (fitting.length !== 1) return undefined;
  const [room] = fitting;
  const from = held === undefined ? room.from : Math.max(room.from, held.to - painted + 1);
  const to = held === undefined ? room.to : Math.min(room.to, held.from + painted - 1);
  // The earliest and the latest block overlap here.
  const covered = { from: to - painted + 1, to: from + painted - 1 };
  const { regions, places } = openWhere(view, (at) => at >= covered.from && at <= covered.to);
  if (regions.length === 0) return undefined;
  const said = {
    line: line.where,
    painted,
    cell: cellAt(view, from),
    other: cellAt(view, to),
    cells: cellsAt(view, places),
  };
  const ends = [
    ...(from === room.from ? [from - 1] : []),
    ...(to === room.to ? [to + 1] : []),
  ].filter((at) => colourAt[at] === 0);
  if (held === undefined) {
    return {
      name: 'one-block',
      view,
      regions,
      colour: 1,
      clues: bothClues,
      // Every other room has to be seen to be too small.
      known: knownOf(view, 0),
      looks: [from, to, ...places],
      sums: 3,
      tell: () => [say('see-middle', said)],
    };
  }
  const holds = [...new Set([held.from, ...(from === room.from ? [] : [held.to])])];
  return {
    name: 'one-block',
    view,
    regions,
    colour: 1,
    clues: bothClues,
    known: [...new Set([...ends, ...holds].map((at) => regionAt[at]))],
    looks: [from, to, ...holds, ...places],
    sums: 4,
    tell: () => [say('see-middle-held', { ...said, held: cellsAt(view, holds) })],
  };
}

/** More places than this are not gone through. */
const mostPlaces = 3;

/** The few places that the regions leave a block: what all of them cover, and what none does. */
export function blockPlaces(view: LineView): Sight[] {
  const { line, need, regions } = view;
  if (line.blocks !== 1 || need <= 0) return [];
  const places = range(0, line.length - line.painted)
    .map((from) => ({ from, to: from + line.painted - 1 }))
    .filter((place) => isPlace(view, place));
  if (places.length === 0 || places.length > mostPlaces) return [];
  const at = ({ from, to }: Stretch, place: number) => place >= from && place <= to;
  const covered = openWhere(view, (place) => places.every((each) => at(each, place)));
  const left = openWhere(view, (place) => !places.some((each) => at(each, place)));
  const [first, second, third] = places.map(({ from, to }) => cellsAt(view, [from, to]));
  const said = { line: line.where, painted: line.painted, cell: first[0], other: first[1] };
  const words =
    second === undefined
      ? say('see-one-place', said)
      : third === undefined
        ? say('see-two-places', { ...said, third: second[0], fourth: second[1] })
        : say('see-three-places', {
            ...said,
            third: second[0],
            fourth: second[1],
            fifth: third[0],
            sixth: third[1],
          });
  const common = {
    name: 'block-places',
    view,
    clues: bothClues,
    known: knownOf(view),
    looks: range(0, line.length - 1),
    sums: 1 + places.length + regions.length / 4,
  } as const;
  const sights: Sight[] = [];
  if (covered.regions.length > 0) {
    const cells = cellsAt(view, covered.places);
    const more = places.length > 1 ? [say('see-always-painted', { cells })] : [];
    sights.push({ ...common, regions: covered.regions, colour: 1, tell: () => [words, ...more] });
  }
  // With one place, what it leaves is seen once it is painted.
  if (left.regions.length > 0 && places.length > 1) {
    const cells = cellsAt(view, left.places);
    const more = say('see-never-painted', { cells, count: cells.length });
    sights.push({ ...common, regions: left.regions, colour: 0, tell: () => [words, more] });
  }
  return sights;
}

/** Whether the line can have its block just there: no region is cut, nothing known is against it. */
function isPlace({ regionAt, colourAt }: LineView, { from, to }: Stretch): boolean {
  const inside = new Set<number>();
  for (let at = from; at <= to; at++) {
    if (colourAt[at] === 0) return false;
    inside.add(regionAt[at]);
  }
  for (let at = 0; at < regionAt.length; at++) {
    if (at >= from && at <= to) continue;
    if (colourAt[at] === 1 || inside.has(regionAt[at])) return false;
  }
  return true;
}
