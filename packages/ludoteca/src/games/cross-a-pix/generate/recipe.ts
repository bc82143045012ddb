/** What a Cross-a-Pix puzzle can be ordered to be. */

import type { OptionValues, Picture, Size } from '../../../document/index.ts';
import { fail, type Notice, ok, type Result } from '../../../kernel/index.ts';
import { type Difficulty, difficulties, type Grading, type Preset } from '../../../puzzle/index.ts';
import { notices } from '../notices.ts';
import {
  type LibraryPicture,
  pictureNamed,
  pictureSides,
  picturesOf,
} from '../pictures/library.ts';
import type { Target } from './count-clues.ts';
import { regionSizeFor, wallsFor } from './fineness.ts';
import { finenesses, least, most, styles, usualSide } from './options.ts';
import { readPicture } from './picture.ts';

/**
 * - `classic`: as the old program made them, walls by the toss of a coin, few cells painted;
 * - `dense`: walls at random, every region painted or not at random;
 * - `picture`: the solution is a picture, brought by the user or one of the library;
 * - `blobs`: the solution is soft shapes drawn at random.
 */
export type Style = (typeof styles)[number];
type Fineness = (typeof finenesses)[number];

export interface CrossAPixRecipe extends Size {
  readonly style: Style;
  /** How likely a wall is; for `dense`. */
  readonly walls: number;
  /** How much is painted, from 0 to 1; for `dense` and `blobs`. */
  readonly paint: number;
  /** Cells of a region, about, before regions are merged; for `blobs`. */
  readonly regionSize: number;
  /** How much larger regions are than usual; for `picture`. */
  readonly coarseness?: number;
  /** How hard it shall be: no easier, and no harder. */
  readonly level?: Difficulty;
  /** What the level means; what it means now when absent. */
  readonly grading?: Grading;
  /** What the solution shall be, as the user brought it. */
  readonly picture?: Target;
  /** Which picture of the library it shall be; any of the size when absent. */
  readonly pictureName?: string;
  /** With a name: whether it shall be of just this size, for that was asked for. */
  readonly isSized?: boolean;
  /** The pictures of the library to choose from, once the recipe is furnished. */
  readonly pictures?: readonly LibraryPicture[];
  /** Whether the picture may be changed where clues cannot tell it. */
  readonly mayAdjust: boolean;
  /** Whether there may be other solutions. */
  readonly mayHaveSeveral: boolean;
}

/** Large enough for a drawing, small enough for one sitting. */
const usualLibrarySide = 15;
/** Smaller pictures have too few regions for the levels from expert on. */
const roomForExpert = 10;
/** A picture is taken in its own size up to this many cells a side. */
const usualPictureSide = 50;
const usualPaint = { classic: 0, dense: 0.5, picture: 0, blobs: 0.45 } as const;
const wallsOf: Readonly<Record<Fineness, number>> = { few: 0.5, normal: 0.6, many: 0.7 };
const regionSizeOf: Readonly<Record<Fineness, number>> = { few: 8, normal: 4, many: 2 };
const coarsenessOf: Readonly<Record<Fineness, number>> = { few: 1.6, normal: 1, many: 0.6 };

export const presets: readonly Preset<CrossAPixRecipe>[] = [
  preset(5, 'dense'),
  preset(10, 'dense'),
  preset(15, 'dense'),
  preset(20, 'dense'),
  preset(15, 'picture'),
  preset(20, 'picture'),
  preset(30, 'picture'),
  preset(40, 'picture'),
  preset(20, 'classic'),
];

function preset(side: number, style: Style): Preset<CrossAPixRecipe> {
  const kinds = {
    classic: { en: 'classic', pt: 'clássico' },
    dense: { en: 'dense', pt: 'denso' },
    picture: { en: 'picture', pt: 'imagem' },
    blobs: { en: 'soft shapes', pt: 'formas suaves' },
  } as const;
  return {
    name: {
      en: `${side}×${side}, ${kinds[style].en}`,
      pt: `${side}×${side}, ${kinds[style].pt}`,
    },
    recipe: plainRecipe({ rows: side, cols: side }, style),
  };
}

function plainRecipe(size: Size, style: Style, fineness: Fineness = 'normal'): CrossAPixRecipe {
  return {
    rows: size.rows,
    cols: size.cols,
    style,
    walls: wallsOf[fineness],
    paint: usualPaint[style],
    regionSize: regionSizeOf[fineness],
    coarseness: coarsenessOf[fineness],
    mayAdjust: false,
    mayHaveSeveral: false,
  };
}

/** A recipe from the options given, or what is wrong with them. */
export function recipe(values: OptionValues): Result<CrossAPixRecipe, Notice> {
  const from = asPicture(values.from);
  const style = asChoice(styles, values.style) ?? (from === undefined ? 'dense' : 'picture');
  const fault = misfit(values, style);
  if (fault !== undefined) return fail(fault);
  if (from !== undefined && (from.width < 1 || from.height < 1)) {
    return fail(notices.notice('picture-empty', { width: from.width, height: from.height }));
  }
  const isOfLibrary = style === 'picture' && from === undefined;
  const given = asSize(values.size);
  const size = given ?? (from === undefined ? squareOf(isOfLibrary) : ownSize(from));
  const { rows, cols } = size;
  if (isOfLibrary && (rows !== cols || !pictureSides.includes(rows))) {
    const sides = pictureSides.join(', ');
    return fail(notices.notice('picture-size', { rows, cols, sides }));
  }
  if (Math.min(rows, cols) < least || Math.max(rows, cols) > most) {
    return fail(notices.notice('order-size', { rows, cols, most }));
  }
  const level = asChoice(difficulties, values.level);
  if (isOfLibrary && rows < roomForExpert && level !== undefined && isExpert(level)) {
    return fail(notices.notice('picture-level', { rows, level }));
  }
  const fineness = asChoice(finenesses, values.regions);
  const plain = {
    ...plainRecipe(size, style, fineness),
    ...(level !== undefined && fineness === undefined && cutFor(level, size)),
    ...(level !== undefined && { level }),
  };
  const threshold = asNumber(values.threshold);
  return ok({
    ...plain,
    walls: asNumber(values.walls) ?? plain.walls,
    paint: asNumber(values.paint) ?? plain.paint,
    ...(from !== undefined && {
      picture: readPicture(from, rows, cols, {
        ...(threshold !== undefined && { threshold }),
        isInverted: values.invert === true,
        isDithered: values.dither === true,
      }),
    }),
    ...(typeof values.picture === 'string' && {
      pictureName: values.picture,
      isSized: given !== undefined,
    }),
    mayAdjust: values.adjust === true,
    mayHaveSeveral: values.any === true,
  });
}

function isExpert(level: Difficulty): boolean {
  return difficulties.indexOf(level) >= difficulties.indexOf('expert');
}

function squareOf(isOfLibrary: boolean): Size {
  const side = isOfLibrary ? usualLibrarySide : usualSide;
  return { rows: side, cols: side };
}

/** The recipe with the pictures of the library that it may be of. */
export async function furnished(recipe: CrossAPixRecipe): Promise<Result<CrossAPixRecipe, Notice>> {
  const { style, picture, pictureName: name, isSized, rows } = recipe;
  if (style !== 'picture' || picture !== undefined) return ok(recipe);
  const ofSize = await picturesOf(rows);
  if (name === undefined) return ok({ ...recipe, pictures: ofSize });
  const found = ofSize.find((each) => each.name === name);
  const chosen = found ?? (isSized ? undefined : await pictureNamed(name));
  if (chosen === undefined) {
    return fail(notices.notice('picture-unknown', { name }));
  }
  const { rows: side } = chosen.target;
  return ok({ ...recipe, rows: side, cols: side, pictures: [chosen] });
}

/** A level has a cut of its own, from which it is soon reached. */
function cutFor(level: Difficulty, size: Size): Pick<CrossAPixRecipe, 'walls' | 'regionSize'> {
  return { walls: wallsFor(level, size), regionSize: regionSizeFor(level, size) };
}

/** The same order at a level. Classic puzzles are all easy: what is harder is dense instead. */
export function withLevel(recipe: CrossAPixRecipe, level: Difficulty): CrossAPixRecipe {
  if (recipe.style === 'classic' && level === 'easy') return { ...recipe, level };
  const dense = recipe.style === 'classic' && plainRecipe(recipe, 'dense');
  return { ...recipe, ...dense, ...cutFor(level, recipe), level };
}

/** The size of a picture in cells, in its proportions, within what can be made. */
function ownSize({ width, height }: Picture): Size {
  const scale = Math.min(1, usualPictureSide / Math.max(width, height));
  const side = (length: number) => Math.max(least, Math.round(length * scale));
  return { rows: side(height), cols: side(width) };
}

/** Tells an option that would have no effect with the others: it was meant for something. */
function misfit(values: OptionValues, style: Style): Notice | undefined {
  const isGiven = (option: string) => values[option] !== undefined && values[option] !== false;
  const needs: readonly (readonly [option: string, styles: readonly Style[]])[] = [
    ['walls', ['dense']],
    ['paint', ['dense', 'blobs']],
    ['regions', ['dense', 'picture', 'blobs']],
    ['from', ['picture']],
    ['picture', ['picture']],
  ];
  for (const [option, allowed] of needs) {
    if (isGiven(option) && !allowed.includes(style)) {
      const expected = allowed.join(', ');
      return notices.notice('order-option', { option, style, expected });
    }
  }
  for (const option of ['threshold', 'invert', 'dither', 'adjust']) {
    if (isGiven(option) && !isGiven('from')) {
      return notices.notice('order-without-picture', { option });
    }
  }
  if (style === 'classic' && isGiven('level') && values.level !== 'easy') {
    return notices.notice('order-level', { level: `${values.level}`, style });
  }
  const pairs = [
    ['walls', 'regions'],
    ['picture', 'from'],
    ['level', 'any'],
  ] as const;
  for (const [option, other] of pairs) {
    if (isGiven(option) && isGiven(other)) {
      return notices.notice('order-both', { option, other });
    }
  }
  return undefined;
}

// Options come read by their kinds; anything else is a mistake of the caller.

function asSize(value: OptionValues[string]): Size | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || !('rows' in value)) throw new Error('expected a size');
  return value;
}

function asPicture(value: OptionValues[string]): Picture | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'object' || !('grey' in value)) throw new Error('expected a picture');
  return value;
}

function asNumber(value: OptionValues[string]): number | undefined {
  if (value === undefined || typeof value === 'number') return value;
  throw new Error('expected a number');
}

function asChoice<Choice extends string>(
  choices: readonly Choice[],
  value: OptionValues[string],
): Choice | undefined {
  if (value === undefined) return undefined;
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new Error(`expected one of ${choices.join(', ')}`);
  return chosen;
}
