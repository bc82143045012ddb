/** SVG as PNG, with the size it has on paper written in. */

import { type Density, fontOf, fontWeights, usualDpi, withDensity, zoomOf } from '@ludoteca/render';
import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from './fonts.ts';

export interface Raster {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function toPng(svg: string, density: Density): Raster {
  const rendered = new Resvg(inHundreds(svg), {
    fitTo: { mode: 'zoom', value: zoomOf(density) },
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  }).render();
  const { width, height } = rendered;
  return { png: withDensity(rendered.asPng(), density.dpi ?? usualDpi), width, height };
}

/** The weights that the fonts have: other weights than hundreds would be taken for the usual one. */
function inHundreds(svg: string): string {
  return svg.replace(
    / font-weight="(\d+)"/g,
    (_, weight) => ` font-weight="${fontWeights[fontOf(Number(weight))]}"`,
  );
}
