/** The fonts of pictures and paper as files. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Fonts, fontAddresses } from '@ludoteca/render';

export const fontFiles = Object.values(fontAddresses).map((address) => fileURLToPath(address));

export function readFonts(): Fonts {
  return {
    regular: readFileSync(fontAddresses.regular),
    bold: readFileSync(fontAddresses.bold),
  };
}
