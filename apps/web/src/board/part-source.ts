/** Where a painted board gets its shapes: part by part, so that a change on a large board costs what it changes. */

import { type Drawing, type Extent, extentOf, type Shape } from 'ludoteca/drawing';

export interface PartSource {
  /** The shapes that a part needs; more than these does no harm. */
  shapesIn(part: Extent): readonly Shape[];
  /** The same without what is pointed out. */
  plainIn(part: Extent): readonly Shape[];
  /** Where something is pointed out. */
  lit(): readonly Extent[];
  /** The parts whose plain shapes are others than in an earlier source; undefined when all may be. */
  changedSince(earlier: PartSource): readonly Extent[] | undefined;
}

/** A source of shapes that are all there already. */
export function wholeSource(drawing: Drawing, over: readonly Shape[]): PartSource {
  const plain = drawing.shapes;
  const all = over.length === 0 ? plain : [...plain, ...over];
  return {
    shapesIn: () => all,
    plainIn: () => plain,
    lit: () => over.map(extentOf),
    changedSince: () => undefined,
  };
}
