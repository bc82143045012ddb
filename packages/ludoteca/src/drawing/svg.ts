/** A drawing as SVG: the same bytes for the same drawing, whoever writes them. */

import type { Drawing, Inked, Point, Shape } from './drawing.ts';
import type { Theme } from './themes.ts';

export interface SvgOptions {
  /** What the picture is, for those who do not see it. */
  readonly title?: string;
  /** How large a cell is shown, in pixels. */
  readonly cellSize?: number;
  /** The colour behind all; absent where what is behind the picture shows through. */
  readonly background?: string;
}

/** A cell is this many units of the picture, so that most numbers are short. */
const unit = 100;
export const usualCellSize = 48;
const fonts = "Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
/** Half the height of a digit, in parts of the font size: from the middle of a text down to its baseline. */
const baseline = 0.36;

export function toSvg(drawing: Drawing, theme: Theme, options: SvgOptions = {}): string {
  const { title, cellSize = usualCellSize, background } = options;
  const frame = [drawing.left, drawing.top, drawing.width, drawing.height].map(length).join(' ');
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: frame,
    width: rounded(drawing.width * cellSize),
    height: rounded(drawing.height * cellSize),
    role: 'img',
    'font-family': fonts,
  });
  return [
    `<svg${root}>`,
    ...(title === undefined ? [] : [`<title>${escaped(title)}</title>`]),
    ...(background === undefined ? [] : [backgroundOf(drawing, background)]),
    ...drawing.shapes.map((shape) => element(shape, theme)),
    '</svg>',
    '',
  ].join('\n');
}

function backgroundOf({ left, top, width, height }: Drawing, fill: string): string {
  const place = { x: length(left), y: length(top), width: length(width), height: length(height) };
  return `<rect${attributes({ ...place, fill })}/>`;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(shape: Shape, theme: Theme): string {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h, radius } = shape;
      const rx = radius === undefined ? undefined : length(radius);
      const place = { x: length(x), y: length(y), width: length(w), height: length(h), rx };
      return `<rect${attributes({ ...place, ...inked(shape, theme) })}/>`;
    }
    case 'circle': {
      const place = { cx: length(shape.x), cy: length(shape.y), r: length(shape.r) };
      return `<circle${attributes({ ...place, ...inked(shape, theme) })}/>`;
    }
    case 'lines': {
      const d = shape.runs.map((run) => path(run, shape.closed === true)).join('');
      const ends = {
        'stroke-linecap': shape.cap === 'butt' ? undefined : shape.cap,
        'stroke-linejoin': shape.cap === 'round' ? 'round' : undefined,
      };
      return `<path${attributes({ d, ...inked(shape, theme), ...ends })}/>`;
    }
    case 'text': {
      const { x, y, size, fill, weight, anchor = 'middle' } = shape;
      const place = attributes({
        x: length(x),
        y: length(y + baseline * size),
        'font-size': length(size),
        'font-weight': weight,
        'text-anchor': anchor === 'start' ? undefined : anchor,
        fill: theme[fill],
      });
      return `<text${place}>${escaped(shape.text)}</text>`;
    }
  }
}

function inked(shape: Inked, theme: Theme): Attributes {
  return {
    fill: shape.fill === undefined ? 'none' : theme[shape.fill],
    stroke: shape.stroke === undefined ? undefined : theme[shape.stroke],
    'stroke-width': shape.width === undefined ? undefined : length(shape.width),
    'stroke-dasharray': shape.dash?.map(length).join(' '),
    opacity: shape.opacity === undefined ? undefined : rounded(shape.opacity),
  };
}

/** Straight lines, horizontal and vertical ones in their short form. */
function path(run: readonly Point[], isClosed: boolean): string {
  let [penX, penY] = ['', ''];
  const steps = run.map(([x, y], index) => {
    const [toX, toY] = [length(x), length(y)];
    const isLevel = toY === penY;
    const isUpright = toX === penX;
    [penX, penY] = [toX, toY];
    if (index === 0) return `M${toX} ${toY}`;
    if (isLevel) return `H${toX}`;
    return isUpright ? `V${toY}` : `L${toX} ${toY}`;
  });
  return `${steps.join('')}${isClosed ? 'Z' : ''}`;
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

/** A length given in cells, in units of the picture. */
function length(cells: number): string {
  return rounded(cells * unit);
}

/** At most two decimals, none that are not needed, and no −0. */
function rounded(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold control characters
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
