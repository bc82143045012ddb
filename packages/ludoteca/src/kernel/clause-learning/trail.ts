/**
 * The trail: which literals hold, in the order they came to hold, at which level and why.
 *
 *     literals   [ facts … | decision, implied, implied … | decision, … | … ]
 *                  level 0   level 1                         level 2
 *     limits                 ^                               ^
 */

import { grown } from './storage.ts';

export class Trail {
  /** How many variables there are. */
  variables = 0;
  /** By literal: 1 true, −1 false, 0 open. */
  values: Int8Array = new Int8Array(0);
  /** By variable: the level at which it was assigned. */
  levels: Int32Array = new Int32Array(0);
  /** By variable: why it was assigned (see `reason.ts`). */
  reasons: Int32Array = new Int32Array(0);
  /** By variable: its place on the trail. */
  places: Int32Array = new Int32Array(0);
  /** By variable: where the explanation of its reason is kept; 0 when nobody asked yet. */
  explanations: Int32Array = new Int32Array(0);
  literals: Int32Array = new Int32Array(0);
  /** How many literals hold. */
  size = 0;
  /** By level: how many literals held before its decision. Level 0 has none. */
  limits: Int32Array = new Int32Array(16);
  level = 0;

  /** Makes room for `count` variables. */
  grow(count: number): void {
    this.variables = count;
    this.values = grown(this.values, count * 2);
    this.levels = grown(this.levels, count);
    this.reasons = grown(this.reasons, count);
    this.places = grown(this.places, count);
    this.explanations = grown(this.explanations, count);
    this.literals = grown(this.literals, count);
  }

  /** Opens the next level. */
  open(): void {
    this.level++;
    if (this.level >= this.limits.length) this.limits = grown(this.limits, this.level + 1);
    this.limits[this.level] = this.size;
  }

  /** Makes an open literal hold. */
  assign(literal: number, reason: number): void {
    const variable = literal >> 1;
    this.values[literal] = 1;
    this.values[literal ^ 1] = -1;
    this.levels[variable] = this.level;
    this.reasons[variable] = reason;
    this.places[variable] = this.size;
    this.literals[this.size++] = literal;
  }

  /** Opens the last variable of the trail again, and tells the literal that held. */
  release(): number {
    const literal = this.literals[--this.size];
    this.values[literal] = 0;
    this.values[literal ^ 1] = 0;
    this.explanations[literal >> 1] = 0;
    return literal;
  }

  /** Up to which level the trail, built on some assumptions and then decisions, stands as others would have it. */
  levelsAlike(assumed: ArrayLike<number>, assumptions: ArrayLike<number>): number {
    const chosenAt = (level: number) => assumed[level] ?? this.literals[this.limits[level + 1]];
    const most = Math.min(this.level, assumptions.length);
    let level = 0;
    while (level < most && chosenAt(level) === assumptions[level]) level++;
    return level;
  }
}
