/** The font of pictures and paper: free, and carried along, so that they look the same everywhere. */

import { fileURLToPath } from 'node:url';

const file = (name: string): string =>
  fileURLToPath(new URL(`../../assets/inter/${name}`, import.meta.url));

export const fontFiles = {
  regular: file('Inter-Regular.ttf'),
  bold: file('Inter-SemiBold.ttf'),
} as const;

export type FontName = keyof typeof fontFiles;

/** Drawings ask for weights; there are two fonts. */
export function fontOf(weight: number | undefined): FontName {
  return weight !== undefined && weight > 600 ? 'bold' : 'regular';
}
