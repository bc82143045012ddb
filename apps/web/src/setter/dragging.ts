/** What a drag on the board of a setter does: it paints cells, or draws on edges, as one change. */

import type { Size } from 'ludoteca/document';
import type { Cell } from 'ludoteca/kernel';
import type { PuzzleSetting, SettingBrush } from 'ludoteca/puzzle';
import type { Drag } from '../board/index.ts';
import type { Draft } from './draft.ts';
import { cornerAt, edgesAcross, edgesAlong, type Passed } from './strokes.ts';

type Setting = PuzzleSetting<unknown, unknown>;
type Brush = SettingBrush<unknown, unknown>;
type EdgesOf = Extract<Brush, { readonly draws: 'across' | 'along' }>['edges'];

/** Hears the drags of a board, as long as the brush is in hand. */
export function dragging(
  setting: Setting,
  draft: Draft,
  brush: Brush,
  size: Size,
): (drag: Drag) => void {
  const stroke = brush.draws === 'cells' ? painting(setting) : drawing(setting, brush, size);
  let hasBegun = false;
  return (drag) => {
    if (drag.phase === 'start') hasBegun = false;
    if (drag.phase === 'end') return;
    if (drag.phase === 'cancel') {
      // What a second finger broke off was not meant.
      if (hasBegun) draft.undo();
      return;
    }
    // Not of the page as it was drawn last: a drag goes faster.
    for (const next of stroke(drag, () => draft.doc.value)) {
      draft.change(next, hasBegun);
      hasBegun = true;
    }
  };
}

type Doc = Draft['doc']['value'];
/** The drafts that a move leads to, one after another, each made from the one before. */
type Stroke = (drag: Drag, now: () => Doc) => Iterable<Doc>;

/** Over cells, what is done to the first. */
function painting(setting: Setting): Stroke {
  let value: number | undefined;
  return function* ({ phase, cell }, now) {
    if (phase === 'start') {
      const isSet = setting.cell(now(), cell) !== undefined;
      value = isSet ? undefined : setting.values(now())[0];
    }
    if (setting.cell(now(), cell) !== value) yield setting.setCell(now(), cell, value);
  };
}

/** On edges, what is done to the first: drawn, or taken away where it was there. */
function drawing(
  setting: Setting,
  { draws, edges }: { readonly draws: 'across' | 'along'; readonly edges: EdgesOf },
  size: Size,
): Stroke {
  let last: Cell | undefined;
  let isThere: boolean | undefined;
  const passed = (to: Cell): readonly Passed[] => {
    if (last === undefined) return [];
    return draws === 'across' ? edgesAcross(last, to) : edgesAlong(last, to, size);
  };
  return function* ({ phase, cell, point }, now) {
    if (phase === 'start') {
      last = undefined;
      isThere = undefined;
    }
    const at = draws === 'across' ? cell : point && cornerAt(point, size);
    if (at === undefined) return;
    for (const { edge, isForward } of passed(at)) {
      if (setting.edge(now(), edge) === undefined) continue;
      isThere ??= !edges.has(now(), edge, isForward);
      if (edges.has(now(), edge, isForward) === isThere) continue;
      yield edges.put(now(), edge, isForward, isThere);
    }
    last = { row: at.row, col: at.col };
  };
}
