/** A drawing as SVG: the same bytes for the same drawing, whoever writes them. */

import type { Drawing, Shape } from './drawing.ts';
import { rounded, type SvgElement, svgElement, svgLength } from './svg-element.ts';
import type { Theme } from './themes.ts';

export interface SvgOptions {
  /** What the picture is, for those who do not see it. */
  readonly title?: string;
  /** How large a cell is shown, in pixels. */
  readonly cellSize?: number;
  /** The colour behind all; absent where what is behind the picture shows through. */
  readonly background?: string;
}

export const usualCellSize = 48;
const fonts = "Inter, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/**
 * A drawing as SVG, in the colours of a theme.
 *
 * @example
 * ```ts
 * import { themes, toSvg } from 'ludoteca/drawing';
 * import { rastros } from 'ludoteca/rastros';
 *
 * const drawing = rastros.viewAt(rastros.initial({ size: 5, start: 12 }));
 * console.log(toSvg(drawing, themes.light, { title: 'Rastros' }).match(/<title>.*<\/title>/)?.[0]);
 * ```
 *
 * ```text
 * <title>Rastros</title>
 * ```
 */
export function toSvg(drawing: Drawing, theme: Theme, options: SvgOptions = {}): string {
  const { title, cellSize = usualCellSize, background } = options;
  const frame = [drawing.left, drawing.top, drawing.width, drawing.height].map(svgLength).join(' ');
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
  const place = {
    x: svgLength(left),
    y: svgLength(top),
    width: svgLength(width),
    height: svgLength(height),
  };
  return `<rect${attributes({ ...place, fill })}/>`;
}

function element(shape: Shape, theme: Theme): string {
  const { name, attributes: values, text } = svgElement(shape, (role) => theme[role]);
  const start = `<${name}${attributes(values)}`;
  return text === undefined ? `${start}/>` : `${start}>${escaped(text)}</${name}>`;
}

function attributes(values: SvgElement['attributes']): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`)
    .join('');
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
