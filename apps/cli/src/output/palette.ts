/** Colours for terminals, those of the themes: none elsewhere, and none where `NO_COLOR` is set. */

import { type Ink, plainText, type Role, type Sketch, themes } from 'ludoteca';
import picocolors from 'picocolors';
import type { Io } from '../io.ts';
import { ours } from './controls.ts';

export interface Palette {
  readonly hasColour: boolean;
  sketch(sketch: Sketch): string;
  /** A text in the colour of what it is on a board. */
  inked(ink: Ink, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

/** The role of an ink on a drawing, whose colour the terminal shows; inks without one have no hue. */
const rolesOfInks: Partial<Readonly<Record<Ink, Role>>> = {
  entry: 'accent',
  painted: 'paint',
  first: 'first',
  second: 'second',
  last: 'win',
  mark: 'win',
  wrong: 'loss',
};

/** The hues that every terminal has, each up to so many degrees of the colour wheel. */
const terminalHues = [
  { until: 20, name: 'red' },
  { until: 75, name: 'yellow' },
  { until: 170, name: 'green' },
  { until: 200, name: 'cyan' },
  { until: 265, name: 'blue' },
  { until: 330, name: 'magenta' },
  { until: 360, name: 'red' },
] as const;

export type TerminalHue = (typeof terminalHues)[number]['name'];

/** The hue of a role as the themes have it: terminals give it a shade that can be read on their ground. */
export function hueOf(role: Role): TerminalHue {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(themes.dark[role].slice(at, at + 2), 16),
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) throw new Error(`${role} has no hue`);
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const degrees = (sixth * 60 + 360) % 360;
  return terminalHues.find(({ until }) => degrees < until)?.name ?? 'red';
}

export function palette({ stdout, env }: Io): Palette {
  const hasColour = stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  const colours = picocolors.createColors(hasColour);
  const bold = ours(colours.bold);
  const dim = ours(colours.dim);
  const weights: Partial<Readonly<Record<Ink, (text: string) => string>>> = {
    faint: dim,
    strong: bold,
    given: bold,
    blank: dim,
    first: bold,
    second: bold,
    last: bold,
  };
  const inked = (ink: Ink, text: string): string => {
    const role = rolesOfInks[ink];
    const hued = role === undefined ? text : ours(colours[hueOf(role)])(text);
    return weights[ink]?.(hued) ?? hued;
  };
  return {
    hasColour,
    sketch(sketch) {
      if (!hasColour) return plainText(sketch);
      const lines = sketch.map((line) =>
        line.map((span) => inked(span.ink, span.rich ?? span.text)).join(''),
      );
      return lines.map((line) => `${line}\n`).join('');
    },
    inked: (ink, text) => (hasColour ? inked(ink, text) : text),
    strong: bold,
    faint: dim,
    good: ours(colours.green),
    bad: ours(colours.red),
  };
}
