/**
 * A loupe beside the board: where cells may have ten marks and more, the selected cell and what lies around it,
 * large enough to be read with ease, drawn as on the board.
 */

import type { Extent } from 'ludoteca/drawing';
import type { Cell } from 'ludoteca/kernel';
import { useMemo } from 'preact/hooks';
import { frameOf, ShapeLayer } from '../board/index.ts';
import type { Session } from './session.ts';

/** How large a cell is in it, in pixels: sixteen marks of two digits have figures of 14 pixels. */
const cellPixels = 84;
/** How much of the board is drawn either way from the middle of the cell; what there is no room for is cut off. */
const aside = 2.5;
const upAndDown = 1.7;

/** For the eye alone: what is said of the cell names its marks. */
export function Loupe({ session }: { readonly session: Session }) {
  const sheet = session.sheet.value;
  const at = session.selected.value;
  const shapes = useMemo(
    () => (at === undefined ? [] : sheet.view({ selected: at, part: partAround(at) }).shapes),
    [sheet, at],
  );
  if (at === undefined) return null;
  const { left, top } = partAround(at);
  const [width, height] = [2 * aside, 2 * upAndDown];
  return (
    <div class="loupe" aria-hidden="true">
      <svg
        viewBox={frameOf({ left, top, width, height, shapes: [] })}
        width={width * cellPixels}
        height={height * cellPixels}
        aria-hidden="true"
      >
        <ShapeLayer shapes={shapes} />
      </svg>
    </div>
  );
}

function partAround({ row, col }: Cell): Extent {
  const [x, y] = [col + 0.5, row + 0.5];
  return { left: x - aside, top: y - upAndDown, right: x + aside, bottom: y + upAndDown };
}
