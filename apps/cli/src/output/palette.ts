/** Colours for terminals: none elsewhere, and none where `NO_COLOR` is set. */

import type { Ink, Sketch } from 'ludoteca';
import { plainText } from 'ludoteca';
import picocolors from 'picocolors';
import type { Io } from '../io.ts';

export interface Palette {
  readonly hasColour: boolean;
  sketch(sketch: Sketch): string;
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

export function palette({ stdout, env }: Io): Palette {
  const hasColour = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const colours = picocolors.createColors(hasColour);
  const inks: Readonly<Record<Ink, (text: string) => string>> = {
    plain: (text) => text,
    faint: colours.dim,
    strong: colours.bold,
    given: colours.bold,
    entry: colours.cyan,
    painted: colours.cyan,
    blank: colours.dim,
    first: (text) => colours.bold(colours.yellow(text)),
    second: (text) => colours.bold(colours.blue(text)),
    last: (text) => colours.bold(colours.green(text)),
    mark: colours.green,
    wrong: colours.red,
  };
  return {
    hasColour,
    sketch(sketch) {
      if (!hasColour) return plainText(sketch);
      const lines = sketch.map((line) =>
        line.map((span) => inks[span.ink](span.rich ?? span.text)).join(''),
      );
      return lines.map((line) => `${line}\n`).join('');
    },
    strong: colours.bold,
    faint: colours.dim,
    good: colours.green,
    bad: colours.red,
  };
}
