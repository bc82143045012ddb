/** Colours and signs for terminals: the hues of the themes where colours are wanted, rich signs where the locale has them. */

import { type Ink, plainText, type Role, type SideName, type Sketch, themes } from 'ludoteca';
import picocolors from 'picocolors';
import type { Showing } from './colour.ts';
import { ours } from './controls.ts';

export interface Palette extends Showing {
  sketch(sketch: Sketch): string;
  /** A text in the colour of what it is on a board. */
  inked(ink: Ink, text: string): string;
  /** How a side is marked on the boards that are shown. */
  signOf(side: SideName): string | undefined;
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

export type TerminalHue = (typeof terminalHues)[number]['name'] | 'black';

/** The hue of an ink; none where it has the colour of all writing. */
export function hueOfInk(ink: Ink): TerminalHue | undefined {
  const role = rolesOfInks[ink];
  return role && hueOf(role);
}

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

export function palette({ hasColour, hasUnicode }: Showing): Palette {
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
    hasUnicode,
    sketch(sketch) {
      const shown = hasUnicode ? inRichSigns(sketch) : sketch;
      if (!hasColour) return plainText(shown);
      const lines = shown.map((line) => line.map(({ ink, text }) => inked(ink, text)).join(''));
      return lines.map((line) => `${line}\n`).join('');
    },
    signOf: ({ sign, richSign = sign }) => (hasUnicode ? richSign : sign),
    inked: (ink, text) => (hasColour ? inked(ink, text) : text),
    strong: bold,
    faint: dim,
    good: ours(colours.green),
    bad: ours(colours.red),
  };
}

/** The sketch as a terminal shows it that has more than ASCII. */
function inRichSigns(sketch: Sketch): Sketch {
  return sketch.map((line) => line.map((span) => ({ ...span, text: span.rich ?? span.text })));
}
