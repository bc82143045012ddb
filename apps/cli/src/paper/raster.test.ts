import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { toPng } from './raster.ts';

/** How much ink there is, from 0 for white to 1 for black. */
function ink(png: Uint8Array): number {
  const { data, width, height } = PNG.sync.read(Buffer.from(png));
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum += 255 - data[at];
  return sum / (255 * width * height);
}

const lettered = (weight: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" font-family="Inter"><rect width="40" height="40" fill="#fff"/><text x="4" y="30" font-size="30" font-weight="${weight}">48</text></svg>`;

describe('letters in dots', () => {
  it('are as heavy as drawings ask for', () => {
    const [regular, medium, bold] = [450, 550, 650].map((weight) =>
      ink(toPng(lettered(weight), { scale: 2 }).png),
    );
    expect(medium).toBe(bold);
    expect(bold).toBeGreaterThan(regular * 1.2);
  });
});
