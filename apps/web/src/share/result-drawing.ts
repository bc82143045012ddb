/** A result as a picture to send: the time above the board as it was at the start, which gives nothing away. */

import type { Drawing, Role, Shape } from 'ludoteca/drawing';

export interface ResultLines {
  /** What was solved, and what is known of it. */
  readonly name: string;
  readonly facts: string;
  /** Whose time, the time itself, and what is asked of friends. */
  readonly whose: string;
  readonly time: string;
  readonly question: string;
}

/** In twentieths of the board's width: the margin all around, and the lines over the board from the top on. */
const margin = 1.4;
const above = 11.4;

export function resultDrawing(
  board: Drawing,
  { name, facts, whose, time, question }: ResultLines,
): Drawing {
  const unit = board.width / 20;
  const top = board.top - above * unit;
  const line = (text: string, at: number, size: number, fill: Role, isBold: boolean): Shape => ({
    kind: 'text',
    x: board.left,
    y: top + at * unit,
    // A long line becomes smaller rather than being cut off.
    size: unit * Math.min(size, 20 / (0.57 * Math.max(1, text.length))),
    text,
    fill,
    weight: isBold ? 650 : 450,
    anchor: 'start',
  });
  return {
    left: board.left - margin * unit,
    top: top - margin * unit,
    width: board.width + 2 * margin * unit,
    height: board.height + (above + 2 * margin + 1.2) * unit,
    shapes: [
      line(name, 0.6, 1.35, 'ink', true),
      line(facts, 2.2, 1.05, 'ink3', false),
      line(whose, 4.4, 1.05, 'ink2', false),
      line(time, 6.9, 3.8, 'ink', true),
      line(question, 9.6, 1.5, 'accent', true),
      ...board.shapes,
      line('Ludoteca', above + board.height / unit + 1.2, 0.95, 'ink3', false),
    ],
  };
}
