/** What is seen on the lines of a position, each line looked at again only when something on it has changed. */

import { type Effort, NotesOn } from '../../../kernel/index.ts';
import type { Line } from '../deduce/board.ts';
import type { Position } from '../deduce/position.ts';
import { costOf } from './cost.ts';
import { type LineView, viewOf } from './line-view.ts';
import { see } from './see.ts';
import type { Sight, SightName } from './sight.ts';

/** What is seen, and what it costs. */
export interface Priced {
  readonly sight: Sight;
  readonly cost: number;
}

interface Seen {
  readonly at: number;
  readonly found: readonly Priced[];
}

interface Memory {
  readonly views: Map<number, { readonly at: number; readonly view: LineView | undefined }>;
  readonly seen: Map<SightName, Map<number, Seen>>;
}

const memories = new NotesOn<Position, Memory>();

/** All that one kind of insight sees on a line of the position. */
export function sightsOn(
  position: Position,
  line: Line,
  name: SightName,
  effort: Effort,
): readonly Priced[] {
  const memory = memoryOf(position);
  const changed = position.changed[line.index];
  const ofName = memory.seen.get(name) ?? new Map<number, Seen>();
  memory.seen.set(name, ofName);
  const known = ofName.get(line.index);
  if (known !== undefined && known.at >= changed) return known.found;
  const view = viewIn(memory, position, line);
  const forced = (clues: 0 | 1 | 2 | 3) => position.forcedBy(line, clues, effort);
  const found =
    view === undefined
      ? []
      : see(name, view, forced).map((sight) => ({ sight, cost: costOf(sight) }));
  // On a large board there are many lines, and each is long.
  if (effort.look()) ofName.set(line.index, { at: position.now, found });
  return found;
}

function viewIn(memory: Memory, position: Position, line: Line): LineView | undefined {
  const known = memory.views.get(line.index);
  if (known !== undefined && known.at >= position.changed[line.index]) return known.view;
  const view = viewOf(position.board, line, position.colours);
  memory.views.set(line.index, { at: position.now, view });
  return view;
}

function memoryOf(position: Position): Memory {
  const known = memories.get(position);
  if (known !== undefined) return known;
  const memory: Memory = { views: new Map(), seen: new Map() };
  memories.set(position, memory);
  return memory;
}
