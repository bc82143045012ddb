/** A finished picture as paths, and as a file to keep: SVG, or PNG painted on a canvas. */

import type { Revealed } from 'ludoteca/puzzle';

/** By colour: one path that fills its cells, run by run. */
export function pathsOf({ cells, colours }: Revealed): string[] {
  return colours.map((_, colour) => {
    let path = '';
    for (const [row, line] of cells.entries()) {
      for (let col = 0; col < line.length; col++) {
        if (line[col] !== colour) continue;
        const from = col;
        while (line[col + 1] === colour) col++;
        path += `M${from} ${row}h${col + 1 - from}v1H${from}z`;
      }
    }
    return path;
  });
}

/** On white, with a margin of one cell. */
export function pictureSvg(picture: Revealed, title: string): string {
  const { cells, colours } = picture;
  const [wide, tall] = [cells[0].length + 2, cells.length + 2];
  const named = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const paths = pathsOf(picture).map(
    (path, colour) => `<path fill="${colours[colour].light}" d="${path}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 ${wide} ${tall}" width="${wide * 24}" height="${tall * 24}" shape-rendering="crispEdges">`,
    `<title>${named}</title>`,
    `<rect x="-1" y="-1" width="${wide}" height="${tall}" fill="#ffffff"/>`,
    ...paths,
    '</svg>\n',
  ].join('\n');
}

/** About so many pixels on the longer side. */
const pixels = 1200;

export async function picturePng(picture: Revealed): Promise<Uint8Array<ArrayBuffer>> {
  const { cells, colours } = picture;
  const [wide, tall] = [cells[0].length + 2, cells.length + 2];
  const cell = Math.max(1, Math.floor(pixels / Math.max(wide, tall)));
  const canvas = new OffscreenCanvas(wide * cell, tall * cell);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the browser gave no canvas');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, line] of cells.entries()) {
    for (const [col, colour] of line.entries()) {
      if (colour === undefined) continue;
      pen.fillStyle = colours[colour].light;
      pen.fillRect((col + 1) * cell, (row + 1) * cell, cell, cell);
    }
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
