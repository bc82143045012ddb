/** A piece of a board, large enough to be read from afar. */

import type { AnyKind } from 'ludoteca/document';
import { frameOf, ShapeLayer } from '../board/index.ts';

export function Excerpt({ kind }: { readonly kind: AnyKind }) {
  const sample = kind.lessons?.sample;
  const read = sample && kind.fromJson(sample.board);
  if (!read?.ok) return null;
  const drawing = kind.view(read.value);
  return (
    <svg
      class="drawing"
      viewBox={frameOf({ ...drawing, ...sample })}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <ShapeLayer shapes={drawing.shapes} />
    </svg>
  );
}
