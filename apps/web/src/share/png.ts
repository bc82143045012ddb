/** A board as PNG, painted on a canvas: as many pixels as the command gives it, in the same fonts. */

import {
  cellSize,
  drawOnCanvas,
  type Fonts,
  fontWeights,
  hasTooManyPixels,
  themed,
  usualDpi,
  withDensity,
  zoomOf,
} from '@ludoteca/render';
import { themes } from 'ludoteca/drawing';
import type { Printed, PrintRequest } from './printer.ts';

/** A worker has fonts of its own, so that those of the page stay as they are. */
async function loadFonts(fonts: Fonts): Promise<void> {
  // The library of types takes every worker for a window, whose fonts lie elsewhere.
  const { fonts: shop } = self as unknown as { readonly fonts: FontFaceSet };
  for (const name of ['regular', 'bold'] as const) {
    const bytes = new Uint8Array(fonts[name]);
    const face = new FontFace('Inter', bytes, { weight: String(fontWeights[name]) });
    shop.add(await face.load());
  }
}

export async function pngOf(
  { drawing, look, density }: Extract<PrintRequest, { kind: 'png' }>,
  fonts: Fonts,
): Promise<Printed> {
  await loadFonts(fonts);
  const cell = cellSize(look, drawing);
  const zoom = zoomOf(density);
  const pixels = (cells: number) => Math.max(1, Math.round(cells * cell * zoom));
  const [width, height] = [pixels(drawing.width), pixels(drawing.height)];
  const canvas = paintable(width, height);
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen) return { kind: 'too-large', width, height };
  const theme = themes[look.theme];
  if (!look.isTransparent) {
    pen.fillStyle = theme.surface;
    pen.fillRect(0, 0, width, height);
  }
  drawOnCanvas(pen, themed(drawing, look.theme), theme, cell * zoom);
  try {
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    const png = new Uint8Array(await blob.arrayBuffer());
    return { kind: 'file', bytes: withDensity(png, density.dpi ?? usualDpi) };
  } catch {
    return { kind: 'too-large', width, height };
  }
}

/** Browsers refuse canvases beyond their own measure, each in its way. */
function paintable(width: number, height: number): OffscreenCanvas | undefined {
  if (hasTooManyPixels(width, height)) return undefined;
  try {
    return new OffscreenCanvas(width, height);
  } catch {
    return undefined;
  }
}
