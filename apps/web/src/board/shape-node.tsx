/** One shape of a drawing as an SVG element, whose colours are the page's variables. */

import type { Inked, Point, Role, Shape } from 'ludoteca/drawing';
import type { VNode } from 'preact';

/** A cell is this many units of the picture, so that most numbers are short. */
export const unit = 100;
/** Half the height of a digit, in parts of the font size: from the middle of a text to its baseline. */
export const baseline = 0.36;

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
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h, radius } = shape;
      const rx = radius === undefined ? undefined : length(radius);
      const place = { x: length(x), y: length(y), width: length(w), height: length(h), rx };
      const ink = inked(shape);
      return {
        key: keyOf('r', place, ink),
        make: (key, arrival) => <rect key={key} class={arrival} {...place} {...ink} />,
      };
    }
    case 'circle': {
      if (shape.piece !== undefined) return pieceNode(shape, shape.piece);
      const place = { cx: length(shape.x), cy: length(shape.y), r: length(shape.r) };
      const ink = inked(shape);
      return {
        key: keyOf('c', place, ink),
        make: (key, arrival) => <circle key={key} class={arrival} {...place} {...ink} />,
      };
    }
    case 'lines': {
      const place = {
        d: pathOf(shape.runs, shape.closed === true),
        'stroke-linecap': shape.cap === 'butt' ? undefined : shape.cap,
        'stroke-linejoin': shape.cap === 'round' ? ('round' as const) : undefined,
      };
      const ink = inked(shape);
      return {
        key: keyOf('l', place, ink),
        make: (key, arrival) => (
          <path
            key={key}
            class={arrival && shape.isDrawn ? 'drawn' : arrival}
            pathLength={shape.isDrawn ? 1 : undefined}
            {...place}
            {...ink}
          />
        ),
      };
    }
    case 'text': {
      const { x, y, size, fill, weight, anchor = 'middle', text } = shape;
      const place = {
        x: length(x),
        y: length(y + baseline * size),
        'font-size': length(size),
        'font-weight': weight,
        'text-anchor': anchor,
        fill: paintOf(fill),
      };
      return {
        key: keyOf('t', place, { text }),
        make: (key, arrival) => (
          <text key={key} class={arrival} {...place}>
            {text}
          </text>
        ),
      };
    }
  }
}

/** What is moved keeps its element, which is then seen to go from place to place. */
function pieceNode(shape: Extract<Shape, { kind: 'circle' }>, piece: string): ShapeNode {
  const ink = inked(shape);
  const at = `translate(${length(shape.x)}px, ${length(shape.y)}px)`;
  return {
    key: keyOf('p', { piece, r: length(shape.r) }, ink),
    at,
    make: (key) => (
      <circle key={key} class="piece" r={length(shape.r)} style={{ transform: at }} {...ink} />
    ),
  };
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function inked({ fill, stroke, width, dash, opacity }: Inked) {
  return {
    fill: fill === undefined ? 'none' : paintOf(fill),
    stroke: stroke === undefined ? undefined : paintOf(stroke),
    'stroke-width': width === undefined ? undefined : length(width),
    'stroke-dasharray': dash?.map(length).join(' '),
    opacity,
  };
}

/** Runs of straight lines as the data of a path. */
export function pathOf(runs: readonly (readonly Point[])[], isClosed: boolean): string {
  return runs
    .map((run) => {
      const steps = run.map(
        ([x, y], index) => `${index === 0 ? 'M' : 'L'}${length(x)} ${length(y)}`,
      );
      return `${steps.join('')}${isClosed ? 'Z' : ''}`;
    })
    .join('');
}

/** A length given in cells, in units of the picture, with at most two decimals. */
function length(cells: number): number {
  return Math.round(cells * unit * 100) / 100 + 0;
}

function keyOf(kind: string, place: Attributes, ink: Attributes): string {
  let key = kind;
  for (const value of Object.values(place)) key += `|${value ?? ''}`;
  for (const value of Object.values(ink)) key += `|${value ?? ''}`;
  return key;
}
