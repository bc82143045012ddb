/** Positions of Rastros in short codes: the way of the stone step by step, or the black cells one by one. */

import type { JsonObject, Packing, PackReader } from '../../document/index.ts';
import { cellName } from './cells.ts';
import { leastSize, mostSize, neighbours, type RastrosState, usualStart } from './rules.ts';

export const packing: Packing<RastrosState> = {
  prefix: 'ra',

  pack({ size, start, blocked, stone, toMove, goals }, writer) {
    const cells = size * size;
    writer.whole(size - leastSize, mostSize - leastSize + 1);
    writer.flag(toMove === 'south');
    if (goals !== undefined) {
      // A start on a corner is none: it tells that the corners are exchanged, and the start comes after it.
      writer.whole(2, 3);
      writer.whole(0, cells);
    }
    const kindOfStart = start === undefined ? 0 : start === usualStart(size) ? 1 : 2;
    writer.whole(kindOfStart, 3);
    if (kindOfStart === 2) writer.whole(start ?? 0, cells);
    writer.whole(blocked.length, cells);
    const way = [...blocked, stone];
    const isOneWay = way.every((cell, at) => at === 0 || openTo(way, at, size).includes(cell));
    writer.flag(isOneWay);
    for (const [at, cell] of way.entries()) {
      const open = openTo(way, at, size);
      if (isOneWay && at > 0) writer.whole(open.indexOf(cell), open.length);
      else writer.whole(cell, cells);
    }
  },

  unpack(reader): JsonObject {
    const size = leastSize + reader.whole(mostSize - leastSize + 1);
    const cells = size * size;
    const toMove = reader.flag() ? 'south' : 'north';
    const first = unpackStart(size, reader);
    const isExchanged = first === 0;
    const start = isExchanged ? unpackStart(size, reader) : first;
    const length = reader.whole(cells) + 1;
    const isOneWay = reader.flag();
    const way: number[] = [];
    for (let at = 0; at < length; at++) {
      const open = openTo(way, at, size);
      // A way that leads nowhere comes of no position; it ends in the cell it began with, to be refused.
      if (!isOneWay || at === 0) way.push(reader.whole(cells));
      else way.push(open.length === 0 ? way[0] : open[reader.whole(open.length)]);
    }
    const names = way.map((cell) => cellName(cell, size));
    return {
      size,
      ...(start !== undefined && { start: cellName(start, size) }),
      blocked: names.slice(0, -1),
      stone: names[length - 1],
      toMove,
      ...(isExchanged && { goals: 'exchanged' }),
    };
  },
};

function unpackStart(size: number, reader: PackReader): number | undefined {
  const kindOfStart = reader.whole(3);
  if (kindOfStart === 0) return undefined;
  return kindOfStart === 1 ? usualStart(size) : reader.whole(size * size);
}

/** Where the stone could go from the cell before, on a way so far. */
function openTo(way: readonly number[], at: number, size: number): number[] {
  const before = way.slice(0, at);
  return at === 0 ? [] : neighbours(way[at - 1], size).filter((cell) => !before.includes(cell));
}
