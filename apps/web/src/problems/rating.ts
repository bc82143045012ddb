/**
 * How strong whoever solves here is, by Glicko-2, and which level suits them. A problem is an opponent whose rating
 * its level tells. It stays on the device.
 */

import { type Difficulty, difficulties, isJsonObject } from 'ludoteca/document';
import { afterResults, expectedScore, newRating, type Rating } from 'ludoteca/kernel';
import { readSetting, writeSetting } from '../storage/index.ts';

/** The rating of a level's problems: 300 points from one to the next, which is three out of four against one. */
const easiest = 900;
const between = 300;
/** How far the problems of a level lie apart. */
const deviation = 100;
/** So many of the problems that are given should be solved at the first try: hard enough, and still a joy. */
const wanted = 0.7;

export function ratingOfLevel(level: Difficulty): Pick<Rating, 'rating' | 'deviation'> {
  return { rating: easiest + between * difficulties.indexOf(level), deviation };
}

/** The level at which somebody is nearest to what is wanted. */
export function levelFor(rating: Rating): Difficulty {
  const distance = (level: Difficulty) =>
    Math.abs(expectedScore(rating, ratingOfLevel(level)) - wanted);
  return difficulties.reduce((best, level) => (distance(level) < distance(best) ? level : best));
}

const settingOf = (game: string) => `problem-rating:${game}`;

/** Who has solved nothing yet begins in the lower half, since easy problems are the better welcome. */
export const firstRating: Rating = { ...newRating, rating: 1200 };

export function ratingIn(game: string): Rating {
  try {
    const kept: unknown = JSON.parse(readSetting(settingOf(game)) ?? 'null');
    return isRating(kept) ? kept : firstRating;
  } catch {
    return firstRating;
  }
}

/** A rating as people are told it. */
export type ToldRating =
  /** Nothing is known yet. */
  | { readonly kind: 'none' }
  /** Too few results: the next ones still move it far, so that no more than the range is worth telling. */
  | {
      readonly kind: 'provisional';
      readonly about: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'settled'; readonly rating: number };

/** A rating that is less sure than this, after about a dozen problems, is called provisional, as on other sites. */
const settled = 110;
/** What a provisional rating is rounded to, so that nobody reads more out of it than there is. */
const step = 50;

export function toldRating({ rating, deviation: spread }: Rating): ToldRating {
  if (spread >= firstRating.deviation) return { kind: 'none' };
  if (spread <= settled) return { kind: 'settled', rating: Math.round(rating) };
  const rounded = (value: number) => step * Math.round(value / step);
  // Nineteen times out of twenty the true strength lies within two deviations, as the rooms tell it too.
  const [least, most] = [rounded(rating - 2 * spread), rounded(rating + 2 * spread)];
  return { kind: 'provisional', about: rounded(rating), least: Math.max(0, least), most };
}

/** Takes a result in, and gives the rating before and after it. */
export function rate(
  game: string,
  level: Difficulty,
  isSolved: boolean,
): { readonly before: Rating; readonly after: Rating } {
  const before = ratingIn(game);
  const result = { opponent: ratingOfLevel(level), score: isSolved ? 1 : 0 };
  const after = afterResults(before, [result]);
  writeSetting(settingOf(game), JSON.stringify(after));
  return { before, after };
}

export function isRating(value: unknown): value is Rating {
  if (typeof value !== 'object' || value === null || !isJsonObject(value as never)) return false;
  const { rating, deviation: spread, volatility } = value as Record<string, unknown>;
  return [rating, spread, volatility].every((each) => Number.isFinite(each));
}
