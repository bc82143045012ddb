/** What a picture or a handout is to be like: the options that `draw` and `book` have, as the page offers them. */

import type { Density, PictureFormat } from '@ludoteca/render';
import type { ThemeName } from 'ludoteca/drawing';

export interface PictureOptions {
  /** A picture of the board alone, or a handout of paper with all that belongs on it. */
  readonly what: PictureFormat | 'handout';
  readonly theme: ThemeName;
  /** Of a puzzle: without entries, as it stands, or solved. */
  readonly shown: 'clues' | 'now' | 'solution';
  /** Of a puzzle: what is pencilled in open cells. */
  readonly marks: 'none' | 'mine' | 'all';
  readonly hasCoordinates: boolean;
  /** Of a game: whether the last move is marked, and what every move leads to. */
  readonly hasLast: boolean;
  readonly hasAnalysis: boolean;
  /** How large a cell is, in pixels of 1/96 inch. */
  readonly cell: number;
  readonly density: DensityName;
  readonly isTransparent: boolean;
  /** Of a handout. */
  readonly paper: string;
  readonly hasRules: boolean;
  readonly hasSolution: boolean;
  readonly hasNames: boolean;
  readonly hasLink: boolean;
}

/** How fine a PNG is: as on a screen, finer, or as printers count. */
export const densities = {
  '1×': { scale: 1 },
  '2×': { scale: 2 },
  '4×': { scale: 4 },
  '300 dpi': { scale: 1, dpi: 300 },
  '600 dpi': { scale: 1, dpi: 600 },
} as const satisfies Readonly<Record<string, Density>>;

export type DensityName = keyof typeof densities;

/** The sizes of cells that can be asked for, as in the command. */
export const cellSizes = { least: 1, most: 1000 } as const;
