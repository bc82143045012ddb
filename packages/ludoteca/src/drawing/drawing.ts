/** A drawing: a board as shapes in units of one cell, each with the role that a theme gives its colour. */

/** What a shape is; themes (light, dark, ink) give colours to roles. */
export type Role =
  | 'surface'
  | 'sunken'
  | 'tile'
  | 'tile-gap'
  | 'seam'
  | 'hollow'
  | 'stone'
  | 'stone-edge'
  | 'trail'
  | 'trail-edge'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'grid'
  | 'wall'
  | 'wall-soft'
  | 'paint'
  | 'paint-seam'
  | 'accent'
  | 'tint'
  | 'tint2'
  | 'first'
  | 'first-tint'
  | 'first-ink'
  | 'on-first'
  | 'second'
  | 'second-edge'
  | 'second-tint'
  | 'second-ink'
  | 'on-second'
  | 'win'
  | 'on-win'
  | 'loss'
  | 'pen'
  | 'try-1'
  | 'try-2'
  | 'try-3'
  | 'mark-1'
  | 'mark-2'
  | 'mark-3'
  | 'mark-4'
  | 'mark-5'
  | 'mark-6'
  | 'mark-7'
  | 'mark-8'
  | 'mark-9';

/** Any shape may be filled, stroked, or both. Widths and dashes are in cells. */
export interface Inked {
  readonly fill?: Role;
  readonly stroke?: Role;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly opacity?: number;
}

/** A point: x to the right, y down, from the top left corner of the board. */
export type Point = readonly [x: number, y: number];

export type Shape =
  | (Inked & {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly radius?: number;
    })
  | (Inked & {
      readonly kind: 'circle';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      /** Names a part of a thing that is moved: where pictures move, it is seen to go to its new place. */
      readonly piece?: string;
    })
  /** Several runs of straight lines in one shape, so that a grid is one element. */
  | (Inked & {
      readonly kind: 'lines';
      readonly runs: readonly (readonly Point[])[];
      readonly closed?: boolean;
      readonly cap?: 'round' | 'square' | 'butt';
      /** True when it is to be seen as it is drawn, where pictures move. */
      readonly isDrawn?: boolean;
    })
  /** A word or number; (x, y) is its middle in height, and in width unless it is anchored elsewhere. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
      readonly fill: Role;
      readonly weight?: 450 | 550 | 650;
      readonly anchor?: 'start' | 'middle' | 'end';
    };

export interface Drawing {
  /** What is seen: the board begins at (0, 0), clues and coordinates may lie left of and above it. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Painted in this order. */
  readonly shapes: readonly Shape[];
}
