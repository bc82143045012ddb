/** A picture from the reader's device as grey values. It is decoded here and never leaves the device. */

import type { Picture } from 'ludoteca/document';

/** Larger pictures are made smaller first: no puzzle has so many cells. */
const mostSide = 400;

/** Undefined when the file is no picture that the browser can show. */
export async function readPicture(file: Blob): Promise<Picture | undefined> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, mostSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return greyOf(context.getImageData(0, 0, width, height));
}

/** The luminance of each pixel; what shows through is white. */
function greyOf({ data, width, height }: ImageData): Picture {
  const grey = new Uint8Array(width * height);
  const opacity = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue, alpha] = data.subarray(4 * at, 4 * at + 4);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    grey[at] = Math.round((light * alpha + 255 * (255 - alpha)) / 255);
    opacity[at] = alpha;
  }
  return opacity.every((alpha) => alpha === 255)
    ? { width, height, grey }
    : { width, height, grey, opacity };
}
