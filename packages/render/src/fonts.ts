/** The font of pictures and paper: free, and carried along, so that they look the same everywhere. */

/** Where the fonts lie: files for the command, addresses for the page, which bundlers follow. */
export const fontAddresses = {
  regular: new URL('../assets/inter/Inter-Regular.ttf', import.meta.url),
  bold: new URL('../assets/inter/Inter-SemiBold.ttf', import.meta.url),
} as const;

export type FontName = keyof typeof fontAddresses;

/** What is in the files, as writers of PDF take it. */
export type Fonts = Readonly<Record<FontName, Uint8Array>>;

/** How heavy each font is, as style sheets count. */
export const fontWeights: Readonly<Record<FontName, number>> = { regular: 400, bold: 600 };

/** Drawings ask for weights; there are two fonts. The nearest is taken as style sheets do. */
export function fontOf(weight: number | undefined): FontName {
  return weight !== undefined && weight > 500 ? 'bold' : 'regular';
}
