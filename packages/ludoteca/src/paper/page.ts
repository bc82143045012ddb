/** A page as data: drawings, words and lines in their places, for whatever writes or shows them. */

import type { Drawing, Point, Role } from '../drawing/index.ts';

/** Lengths on paper are in points, 72 to the inch; (0, 0) is the top left corner. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** Put down in this order. */
  readonly items: readonly PageItem[];
}

/** How a line of text is set. */
export interface Lettering {
  readonly size: number;
  readonly weight: 450 | 650;
  /** Whether it is to be copied letter by letter: then no two letters may look alike. */
  readonly isCode?: true;
}

export type PageItem =
  /** The top left corner of what the drawing shows lies at (x, y). */
  | {
      readonly kind: 'drawing';
      readonly x: number;
      readonly y: number;
      /** How large a cell is. */
      readonly cell: number;
      readonly drawing: Drawing;
    }
  /** A line of text that stands on y. */
  | (Lettering & {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly fill: Role;
      readonly anchor?: 'start' | 'middle' | 'end';
      /** The address that it opens. */
      readonly link?: string;
    })
  | {
      readonly kind: 'line';
      readonly from: Point;
      readonly to: Point;
      readonly width: number;
      readonly stroke: Role;
    }
  /** A square that telephones read: it opens the address. */
  | {
      readonly kind: 'qr';
      readonly x: number;
      readonly y: number;
      /** With the white edge that readers need. */
      readonly size: number;
      readonly link: string;
    };

/** What only the writer of pages knows. */
export interface PageMetrics {
  /** How wide a line of text is. */
  widthOf(text: string, lettering: Lettering): number;
  /** How many small squares a QR code of the text has on a side, with its white edge. */
  qrModules(text: string): number;
}
