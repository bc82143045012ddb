import { describe, expect, it } from 'vitest';
import { type Known, type Random, random } from '../../../kernel/index.ts';
import type { LineClue } from '../clues.ts';
import type { Segments } from '../regions.ts';
import { forcedColours, forcedColoursInOneWord } from './line-forced.ts';
import { LineRule } from './line-rule.ts';
import { LineWorkspace } from './line-workspace.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const rounds = isLong ? 10_000 : 200;

interface Example {
  readonly segments: Segments;
  readonly regions: number;
  readonly clue: LineClue;
  /** By literal, as the learner keeps them. */
  readonly values: Int8Array;
}

/** A random line with some known regions; sometimes nothing can meet the clue. */
function randomExample(source: Random, mayRepeat: boolean, longest: number): Example {
  const count = 1 + source.below(10);
  const lengths = Array.from({ length: count }, () => 1 + source.below(longest));
  const along = Array.from({ length: count }, (_, index) => index);
  if (mayRepeat) {
    for (let index = 2; index < count; index++) {
      if (source.chance(0.3)) along[index] = along[source.below(index - 1)];
    }
  }
  const regions = count;
  const colours = Array.from({ length: regions }, () => source.below(2));
  const values = new Int8Array(2 * regions);
  for (let region = 0; region < regions; region++) {
    if (source.chance(0.6)) continue;
    const isPainted = (source.chance(0.8) ? colours[region] : 1 - colours[region]) === 1;
    values[2 * region] = isPainted ? 1 : -1;
    values[2 * region + 1] = isPainted ? -1 : 1;
  }
  const segments = { regions: along, lengths };
  return { segments, regions, clue: clueOf(segments, (region) => colours[region]), values };
}

function clueOf(segments: Segments, colour: (region: number) => number): LineClue {
  let painted = 0;
  let blocks = 0;
  let before = 0;
  segments.regions.forEach((region, index) => {
    const now = colour(region);
    if (now === 1) painted += segments.lengths[index];
    if (now === 1 && before === 0) blocks++;
    before = now;
  });
  return [painted, blocks];
}

/** Every colouring of the regions that agrees with the values and meets the clue, as bits. */
function colourings({ segments, regions, clue, values }: Example): number[] {
  const found: number[] = [];
  for (let bits = 0; bits < 1 << regions; bits++) {
    const colour = (region: number): number => (bits >> region) & 1;
    const agrees = Array.from({ length: regions }, (_, region) => region).every(
      (region) => values[2 * region] === 0 || (values[2 * region] === 1) === (colour(region) === 1),
    );
    const [painted, blocks] = clueOf(segments, colour);
    if (agrees && painted === clue[0] && blocks === clue[1]) found.push(bits);
  }
  return found;
}

function ruleOf(example: Example): LineRule {
  return new LineRule(example.segments, example.clue, new LineWorkspace(60));
}

/** What the rule forces, in order; undefined when it sees that nothing will do. */
function forcedBy(rule: LineRule, values: Int8Array): number[] | undefined {
  const forced = new Int32Array(40);
  const count = rule.propagate(values, forced, true);
  return count < 0 ? undefined : [...forced.subarray(0, count)].sort((a, b) => a - b);
}

/** What trying everything forces on the open regions of the line. */
function forcedBySearch(example: Example): number[] | undefined {
  const all = colourings(example);
  if (all.length === 0) return undefined;
  return [...new Set(example.segments.regions)]
    .filter((region) => example.values[2 * region] === 0)
    .flatMap((region) => {
      const painted = all.filter((bits) => (bits >> region) & 1).length;
      if (painted === all.length) return [2 * region];
      return painted === 0 ? [2 * region + 1] : [];
    })
    .sort((a, b) => a - b);
}

/** All that has a value is known, in the order of the regions; none is a fact. */
function knownIn(values: Int8Array): Known {
  const regions = values.length / 2;
  return {
    values,
    places: Int32Array.from({ length: regions }, (_, region) => region),
    levels: new Int32Array(regions).fill(1),
    before: regions,
  };
}

/** The example with nothing known but what a clause denies. */
function denying(example: Example, clause: readonly number[]): Example {
  const values = new Int8Array(example.values.length);
  for (const literal of clause) {
    values[literal] = -1;
    values[literal ^ 1] = 1;
  }
  return { ...example, values };
}

describe('the joint rule of a line', () => {
  it('forces exactly what trying everything forces, where no region repeats', () => {
    const source = random('line');
    for (let round = 0; round < rounds; round++) {
      const example = randomExample(source.fork(round), false, 1 + (round % 9));
      expect(forcedBy(ruleOf(example), example.values)).toEqual(forcedBySearch(example));
    }
  });

  it('forces nothing wrong where regions repeat', () => {
    const source = random('repeating');
    for (let round = 0; round < rounds; round++) {
      const example = randomExample(source.fork(round), true, 4);
      const right = forcedBySearch(example);
      const forced = forcedBy(ruleOf(example), example.values);
      if (right === undefined) continue;
      expect(forced).toBeDefined();
      for (const literal of forced ?? []) expect(right).toContain(literal);
    }
  });

  it('explains what it forces, and needs every part of the explanation', () => {
    const source = random('explain');
    let parts = 0;
    for (let round = 0; round < rounds; round++) {
      const example = randomExample(source.fork(round), round % 2 === 0, 5);
      const rule = ruleOf(example);
      const forced = forcedBy(rule, example.values);
      for (const literal of forced ?? [-1]) {
        const clause = new Int32Array(40);
        const end = rule.explain(literal, knownIn(example.values), clause, 0);
        const told = [...clause.subarray(0, end)];
        if (literal >= 0) expect(told[0]).toBe(literal);
        // With all of it denied, no colouring is left.
        expect(colourings(denying(example, told))).toEqual([]);
        for (const part of told) {
          if (part === literal) continue;
          expect(example.values[part]).toBe(-1);
          if (!rule.isIdempotent) continue;
          const rest = told.filter((other) => other !== part);
          expect(colourings(denying(example, rest))).not.toEqual([]);
          parts++;
        }
      }
    }
    expect(parts).toBeGreaterThan(rounds / 2);
  });

  it('explains with what was known before, and leaves facts out', () => {
    // Two of three cells of one block: the outer ones cannot both be painted.
    const example: Example = {
      segments: { regions: [0, 1, 2], lengths: [1, 1, 1] },
      regions: 3,
      clue: [2, 1],
      values: Int8Array.from([1, -1, 0, 0, 0, 0]),
    };
    const rule = ruleOf(example);
    expect(forcedBy(rule, example.values)).toEqual([2, 5]);
    const values = Int8Array.from([1, -1, 1, -1, -1, 1]);
    const known: Known = { ...knownIn(values), before: 2 };
    const clause = new Int32Array(8);
    expect([...clause.subarray(0, rule.explain(5, known, clause, 0))]).toEqual([5, 1]);
    const facts: Known = { ...known, levels: Int32Array.from([0, 1, 1]) };
    expect([...clause.subarray(0, rule.explain(5, facts, clause, 0))]).toEqual([5]);
  });

  it('does the same in one word as in many', () => {
    const source = random('words');
    let compared = 0;
    for (let round = 0; round < rounds; round++) {
      const { segments, clue, values } = randomExample(source.fork(round), true, 3);
      const line = new LineWorkspace(60);
      line.begin();
      segments.regions.forEach((region, index) => {
        const value = values[2 * region];
        if (value === 0) line.free(region, segments.lengths[index], -1);
        else line.fixed(segments.lengths[index], value === 1 ? 1 : 0);
      });
      if (!line.finish(...clue) || line.size === 0 || line.words > 1) continue;
      const [one, many] = [new Int32Array(40), new Int32Array(40)];
      expect(forcedColoursInOneWord(line, one)).toBe(forcedColours(line, many));
      expect(one).toEqual(many);
      compared++;
    }
    expect(compared).toBeGreaterThan(rounds / 2);
  });

  it('leaves long lines alone in the middle of a search, never among facts', () => {
    const count = 200;
    const segments = {
      regions: Array.from({ length: count }, (_, index) => index),
      lengths: Array.from({ length: count }, () => 1),
    };
    const rule = new LineRule(segments, [count - 1, 1], new LineWorkspace(count));
    const values = new Int8Array(2 * count);
    const forced = new Int32Array(count);
    // All but one painted, in one block: only the two ends may be blank.
    expect(rule.propagate(values, forced, true)).toBe(count - 2);
    const halves = new LineRule(segments, [count / 2, count / 2], new LineWorkspace(count));
    expect(halves.propagate(values, forced, false)).toBe(0);
  });
});
