/** What a person sees on one line: regions that have a colour, what shows it, and the words for it. */

import type { Notice } from '../../../kernel/index.ts';
import { allPhrases } from '../all-phrases.ts';
import type { ClueSet } from '../deduce/reasons.ts';
import { cellAt, type LineView } from './line-view.ts';

/** The kinds of insight on a line, from those that cost least to those that cost most. */
export const sightNames = [
  'all-there',
  'all-needed',
  'too-many-cells',
  'not-spared',
  'one-block',
  'blocks-there',
  'block-places',
  'too-many-blocks',
  'blocks-counted',
  'odd-region',
  'sums',
  'block-cells',
  'block-gaps',
  'count-decides',
  'few-ways',
  'line-tried',
] as const;

export type SightName = (typeof sightNames)[number];

export interface Sight {
  readonly name: SightName;
  readonly view: LineView;
  /** The open regions that have the colour: 0 blank, 1 painted. */
  readonly regions: readonly number[];
  readonly colour: number;
  /** The clues of the line that it uses, and the known regions whose colours it uses. */
  readonly clues: ClueSet;
  readonly known: readonly number[];
  /** The places along the line that have to be looked at: what is counted, compared or named. */
  readonly looks: readonly number[];
  /** Numbers to be counted together, compared or added. */
  readonly sums: number;
  tell(): readonly Notice[];
}

export const say = allPhrases.notice;

/** The cells of the board at places of the line. */
export function cellsAt(view: LineView, places: readonly number[]) {
  return places.map((at) => cellAt(view, at));
}

/** The first place of a region on the line. */
export function firstOf({ regionAt }: LineView, region: number): number {
  return regionAt.indexOf(region);
}

/** All places from one to another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}
