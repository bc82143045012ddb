/** One shape of a drawing as an SVG element, whose colours are the page's variables. */

import { type Role, type Shape, type SvgElement, svgElement, svgLength } from 'ludoteca/drawing';
import { h, type VNode } from 'preact';

/** The paint of a role: the tokens of the page are named like the roles. */
export function paintOf(role: Role): string {
  return `var(--${role})`;
}

/** An element, and a name that two shapes share exactly when they look the same. */
export interface ShapeNode {
  readonly key: string;
  /** Where it is, for what keeps its name while it moves. */
  readonly at?: string;
  /** `arrival` is the class of what has just come to a board that stood already. */
  readonly make: (key: string, arrival: string | undefined) => VNode;
}

export function shapeNode(shape: Shape): ShapeNode {
  if (shape.kind === 'circle' && shape.piece !== undefined) return pieceNode(shape, shape.piece);
  const { name, attributes, text } = svgElement(shape, paintOf);
  const isDrawn = shape.kind === 'lines' && shape.isDrawn === true;
  return {
    key: keyOf(name, attributes, text),
    make: (key, arrival) => {
      const look = arrival && isDrawn ? 'drawn' : arrival;
      const pathLength = isDrawn ? 1 : undefined;
      const given: object = { key, class: look, pathLength, ...attributes };
      return h<object>(name, given, text);
    },
  };
}

/** What is moved keeps its element, which is then seen to go from place to place. */
function pieceNode(shape: Extract<Shape, { kind: 'circle' }>, piece: string): ShapeNode {
  const { cx: _x, cy: _y, ...attributes } = svgElement(shape, paintOf).attributes;
  const at = `translate(${svgLength(shape.x)}px, ${svgLength(shape.y)}px)`;
  return {
    key: keyOf('piece', attributes, piece),
    at,
    make: (key) => <circle key={key} class="piece" style={{ transform: at }} {...attributes} />,
  };
}

function keyOf(name: string, attributes: SvgElement['attributes'], text = ''): string {
  let key = name;
  for (const value of Object.values(attributes)) key += `|${value ?? ''}`;
  return `${key}|${text}`;
}
