/** Every sentence is read back, and what it says is looked for in the position that it speaks of. */

import { describe, expect, it } from 'vitest';
import { paramsFor } from '../../../test/rastros/positions.ts';
import { makeProblem, themeReasons } from '../../game/index.ts';
import { rastros } from './index.ts';
import { moves, outcome, type RastrosState, type Side } from './rules.ts';
import { themeCards } from './theme-cards.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
const seeds = Array.from({ length: isLong ? 100 : 8 }, (_, index) => `why-${index}`);

interface Told {
  readonly positions: readonly RastrosState[];
  readonly names: readonly string[];
  readonly after: number;
}

const sides: Readonly<Record<string, Side>> = { North: 'north', South: 'south' };
const freeFrom = (state: RastrosState) =>
  moves(state).map((move) => rastros.formatMove(state, move));
const play = (state: RastrosState, name: string) => {
  const move = moves(state).find((each) => rastros.formatMove(state, each) === name);
  if (move === undefined) throw new Error(`${name} is not legal`);
  return rastros.apply(state, move);
};
const cornerOf = (side: string, { size }: RastrosState) =>
  side === 'North' ? 'a1' : `${'abcdefgh'[size - 1]}${size}`;
const areNear = (one: string, two: string) =>
  one !== two &&
  Math.abs(one.charCodeAt(0) - two.charCodeAt(0)) <= 1 &&
  Math.abs(Number(one[1]) - Number(two[1])) <= 1;
/** Every cell that any further moves come to, found by playing them. */
const wherever = (state: RastrosState) => {
  const { size, blocked, stone } = state;
  const name = (cell: number) => `${'abcdefgh'[cell % size]}${Math.floor(cell / size) + 1}`;
  const shut = new Set(blocked.map(name));
  const seen = new Set([name(stone)]);
  for (const cell of seen) {
    for (let other = 0; other < size * size; other++) {
      if (!shut.has(name(other)) && areNear(cell, name(other))) seen.add(name(other));
    }
  }
  seen.delete(name(stone));
  return seen;
};

/** What must be so where a sentence looks like that. */
const checks: readonly (readonly [RegExp, (told: Told, found: readonly string[]) => void])[] = [
  [
    /^(\w+) must move to (.+): (?:that cell lies|each of them lies) beside (\w+), the corner of (\w+)\.$/,
    ({ positions, after }, [loser, cells, goal, winner]) => {
      const at = positions[after];
      expect(at.toMove).toBe(sides[loser]);
      expect(cells.split(/, | or /)).toEqual(freeFrom(at));
      expect(goal).toBe(cornerOf(winner, at));
      for (const cell of cells.split(/, | or /)) expect(areNear(cell, goal)).toBe(true);
    },
  ],
  [
    /^(\w+) has one move only, (\w+): the corner of (\w+)\.$/,
    ({ positions, after }, [loser, goal, winner]) => {
      expect(positions[after].toMove).toBe(sides[loser]);
      expect(freeFrom(positions[after])).toEqual([goal]);
      expect(goal).toBe(cornerOf(winner, positions[after]));
    },
  ],
  [
    /^The stone stands on (\w+), the corner of (\w+), who has won\.$/,
    ({ positions, names, after }, [goal, winner]) => {
      expect(goal).toBe(names[after - 1]);
      expect(outcome(positions[after])).toEqual({ winner: sides[winner], reason: 'goal' });
      expect(positions[0].toMove).toBe(sides[winner]);
    },
  ],
  [
    /^(\w+) is to move and stuck: no cell around the stone on (\w+) is free\.$/,
    ({ positions, names, after }, [loser, stone]) => {
      expect(stone).toBe(names[after - 1]);
      expect(positions[after].toMove).toBe(sides[loser]);
      expect(freeFrom(positions[after])).toEqual([]);
      expect(outcome(positions[after])?.reason).toBe('blocked');
    },
  ],
  [
    /^Before that, (\w+) had only one free cell to go to(?:, (\d+) times in a row)?: (.+)\.$/,
    ({ positions, names }, [loser, count = '1', cells]) => {
      const forced = cells.split(', ');
      expect(forced).toHaveLength(Number(count));
      const last = positions.length - 1;
      for (const [back, cell] of forced.toReversed().entries()) {
        const at = last - 2 - 2 * back;
        expect(positions[at].toMove).toBe(sides[loser]);
        expect(freeFrom(positions[at])).toEqual([cell]);
        expect(names[at]).toBe(cell);
      }
    },
  ],
  [
    /^After (\w+) the stone can still come to (\d+) cells?, and no corner is among them\.$/,
    ({ positions, names, after }, [move, count]) => {
      expect(move).toBe(names[after - 1]);
      const cells = wherever(positions[after]);
      expect(cells.size).toBe(Number(count));
      for (const side of ['North', 'South']) {
        expect(cells.has(cornerOf(side, positions[after]))).toBe(false);
      }
    },
  ],
  [
    /^(\d+) moves follow, so (\w+) makes the last one, and (\w+) is stuck\.$/,
    ({ positions, names, after }, [count, winner, loser]) => {
      expect(Number(count)).toBe(names.length - 1);
      expect(positions[after - 1].toMove).toBe(sides[winner]);
      expect(positions[after].toMove).toBe(sides[loser]);
      expect(freeFrom(positions[after])).toEqual([]);
    },
  ],
  [
    /^After (\w+), (\w+) wins whatever (\w+) plays: (.+)\.$/,
    ({ positions, names, after }, [move, winner, loser, ways]) => {
      expect(move).toBe(names[0]);
      expect(positions[after].toMove).toBe(sides[loser]);
      const told = ways.split(/, (?=on )/).map((way) => /^on (\w+) with (.+)$/.exec(way) ?? []);
      expect(told.map(([, reply]) => reply)).toEqual(freeFrom(positions[after]));
      for (const [, reply, wins] of told) {
        const next = play(positions[after], reply);
        const winning = freeFrom(next).filter(
          (last) => outcome(play(next, last))?.winner === sides[winner],
        );
        expect(wins.split(/, | or /)).toEqual(winning);
      }
    },
  ],
  [
    /^No one of these moves wins after every reply: they are different threats\.$/,
    ({ positions, after }) => {
      const wins = freeFrom(positions[after]).map((reply) => {
        const next = play(positions[after], reply);
        return freeFrom(next).filter(
          (last) => outcome(play(next, last))?.winner === positions[0].toMove,
        );
      });
      for (const last of wins.flat()) {
        expect(wins.every((each) => each.includes(last))).toBe(false);
      }
    },
  ],
];

describe.each(themeCards.map(({ id }) => id))('why a problem is about %s', (theme) => {
  it('is told in sentences that are true of its line', () => {
    for (const [index, seed] of seeds.entries()) {
      const made = makeProblem(rastros, { params: paramsFor(5 + (index % 3)), theme }, seed);
      if (!made.ok) throw new Error(made.error.code);
      const { problem } = made.value;
      const { state, line = [] } = problem;
      const positions = [state];
      for (const move of line) {
        positions.push(rastros.apply(positions[positions.length - 1], move));
      }
      const names = line.map((move, at) => rastros.formatMove(positions[at], move));
      const reasons = themeReasons(rastros, problem, theme);
      expect(reasons.length).toBeGreaterThan(0);
      for (const { after, text } of reasons) {
        const found = checks.filter(([pattern]) => pattern.test(text.en));
        expect({ text: text.en, checks: found.length }).toEqual({ text: text.en, checks: 1 });
        const [pattern, check] = found[0];
        check({ positions, names, after }, pattern.exec(text.en)?.slice(1) ?? []);
        // Both languages speak of the same cells.
        const cells = (said: string) => said.match(/\b[a-z]\d\b/g);
        expect(cells(text.pt)).toEqual(cells(text.en));
        expect(text.en + text.pt).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});
