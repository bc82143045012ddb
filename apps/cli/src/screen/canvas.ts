/** A canvas: characters in rows, each with its style; what a screen shows, as data. */

import type { TerminalHue } from '../output/palette.ts';

export interface Style {
  readonly hue?: TerminalHue;
  /** The colour behind the character. */
  readonly ground?: TerminalHue;
  readonly isBold?: boolean;
  readonly isDim?: boolean;
  readonly isUnderlined?: boolean;
  readonly isInverse?: boolean;
}

export interface Glyph {
  readonly sign: string;
  readonly style: Style;
}

export const plain: Style = {};
export const faint: Style = { isDim: true };
export const strong: Style = { isBold: true };

const blank: Glyph = { sign: ' ', style: plain };

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #glyphs: Glyph[];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#glyphs = Array.from({ length: width * height }, () => blank);
  }

  /** What stands at a place; nothing stands outside. */
  at(x: number, y: number): Glyph {
    return this.#isInside(x, y) ? this.#glyphs[y * this.width + x] : blank;
  }

  /** Puts one glyph; outside nothing is put. */
  set(x: number, y: number, glyph: Glyph): void {
    if (this.#isInside(x, y)) this.#glyphs[y * this.width + x] = glyph;
  }

  /** Puts a text that stays in its line, from a place to the right. */
  put(x: number, y: number, text: string, style: Style = plain): void {
    for (const [index, sign] of [...text].entries()) this.set(x + index, y, { sign, style });
  }

  #isInside(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height;
  }

  /** The characters alone, lines without trailing spaces. */
  text(): string {
    const lines = Array.from({ length: this.height }, (_, y) =>
      Array.from({ length: this.width }, (_, x) => this.at(x, y).sign)
        .join('')
        .trimEnd(),
    );
    return `${lines.join('\n')}\n`;
  }
}
