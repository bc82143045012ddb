/** Shapes as SVG elements of which only those that changed are touched. */

import { type Drawing, type Shape, svgUnit } from 'ludoteca/drawing';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { shapeNode } from './shape-node.tsx';

/**
 * A group of shapes. A shape that looks as before keeps its element, so that a move costs what it
 * changes, and only what is new on the board can be animated.
 */
export function ShapeLayer({
  shapes,
  name,
}: {
  readonly shapes: readonly Shape[];
  readonly name?: string;
}): VNode {
  const kept = useRef<ReadonlyMap<string, Kept>>(new Map());
  const next = new Map<string, Kept>();
  const arrival = kept.current.size === 0 ? undefined : 'arrived';
  for (const shape of shapes) {
    const { key, at, make } = shapeNode(shape);
    // Two shapes may look the same and lie on each other; each has its own element.
    let own = key;
    for (let copy = 2; next.has(own); copy++) own = `${key}#${copy}`;
    const before = kept.current.get(own);
    next.set(own, before?.at === at && before ? before : { at, node: make(own, arrival) });
  }
  kept.current = next;
  return <g class={name}>{[...next.values()].map(({ node }) => node)}</g>;
}

/** An element as it was made last time, and where it then was, if it can be moved. */
interface Kept {
  readonly at: string | undefined;
  readonly node: VNode;
}

/** The frame of a drawing in units of the picture. */
export function frameOf({ left, top, width, height }: Drawing): string {
  return [left, top, width, height].map((length) => Math.round(length * svgUnit)).join(' ');
}

/** A drawing as a picture: nothing in it can be pressed. */
export function Picture({
  drawing,
  label,
}: {
  readonly drawing: Drawing;
  /** What it shows, for those who do not see it; without it the picture is decoration. */
  readonly label?: string;
}): VNode {
  return label === undefined ? (
    <svg class="drawing" viewBox={frameOf(drawing)} aria-hidden="true">
      <ShapeLayer shapes={drawing.shapes} />
    </svg>
  ) : (
    <svg class="drawing" viewBox={frameOf(drawing)} role="img" aria-label={label}>
      <ShapeLayer shapes={drawing.shapes} />
    </svg>
  );
}
