/** What is kept up while a position changes, next to the same looked at anew after every change. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Effort, random } from '../../../kernel/index.ts';
import type { Digits, GreaterThanClues } from '../clues.ts';
import { LinkGraph } from '../techniques/chain-links.ts';
import type { signBounds } from '../techniques/sign-bounds.ts';
import { signChains } from './chain-bounds.ts';
import { chainWatch } from './chain-watch.ts';
import { ladder } from './index.ts';
import { pairsOf } from './pairs.ts';
import { below, conclude, digitsOf, highest, lowest, open, Position } from './position.ts';
import { Probe } from './probe.ts';
import { Trial } from './trial.ts';

interface Case extends GreaterThanClues {
  readonly solution: Digits;
}

const isLong = process.env.LUDOTECA_LONG === '1';

const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('../cases/greater-than.json', import.meta.url), 'utf8'),
);

/** The same position, with nothing remembered. */
function afresh({ board, digits, struck }: Position): Position {
  const copy = new Position(board);
  for (let cell = 0; cell < board.cells; cell++) {
    if (struck[cell] !== 0) copy.strike(cell, struck[cell]);
  }
  for (let cell = 0; cell < board.cells; cell++) {
    if (digits[cell] !== 0) copy.place(cell, digits[cell]);
  }
  return copy;
}

const emptyOf = ({ givens }: Case) => ({ digits: givens.map((row) => row.map(() => 0)) });

/** What the technique finds, with reasons. */
const seen = (technique: typeof signBounds, position: Position) =>
  [...technique.find(position, new Effort())].map(({ conclusion, because }) => ({
    conclusion,
    because: because(),
  }));

describe('what is kept up while a position changes', () => {
  it.each(ladder)('$name sees what it sees on a new board', (technique) => {
    const draw = random(`kept-up-${technique.name}`);
    for (const clues of cases
      .filter(({ givens }) => givens.length <= 12)
      .slice(0, isLong ? 40 : 8)) {
      const position = open(clues, emptyOf(clues));
      for (let step = 0; step < 30; step++) {
        const findings = seen(technique, position);
        expect(JSON.stringify(findings)).toBe(JSON.stringify(seen(technique, afresh(position))));
        const cell = draw.below(position.board.cells);
        const row = Math.floor(cell / position.board.size);
        const digit = clues.solution[row][cell % position.board.size];
        // Steps that it sees itself, entries, strikes, and now and then a fault.
        if (findings.length > 0 && draw.chance(0.6))
          conclude(position, draw.pick(findings).conclusion);
        else if (draw.chance(0.3)) position.place(cell, digit);
        else if (draw.chance(0.97))
          position.strike(cell, draw.bits() & ~(1 << (digit - 1)) & position.board.every);
        else position.strike(cell, 1 << (digit - 1));
      }
    }
  });

  it('knows the bound that signs put on every cell, by the plain rule', () => {
    const draw = random('plain-bounds');
    for (const clues of cases.slice(0, isLong ? 40 : 6)) {
      const position = open(clues, emptyOf(clues));
      const { board, candidates } = position;
      for (let round = 0; round < 5; round++) {
        for (let cell = 0; cell < board.cells; cell++) {
          const digit = clues.solution[Math.floor(cell / board.size)][cell % board.size];
          position.strike(
            cell,
            draw.bits() & draw.bits() & draw.bits() & ~(1 << (digit - 1)) & board.every,
          );
        }
        const least = (cell: number): number => {
          const over = board.signsBelow[cell].map((sign) => least(board.lower[sign]) + 1);
          return lowest(candidates[cell] & ~below(Math.max(1, ...over)));
        };
        const most = (cell: number): number => {
          const under = board.signsAbove[cell].map((sign) => most(board.upper[sign]) - 1);
          return highest(candidates[cell] & below(Math.min(board.size, ...under) + 1));
        };
        const kept = new Map<number, number>();
        for (const { end, struck } of signChains(position).chains()) {
          kept.set(end, (kept.get(end) ?? candidates[end]) & ~struck);
        }
        for (let cell = 0; cell < board.cells; cell++) {
          if (position.digits[cell] !== 0) continue;
          const bounded = candidates[cell] & ~below(least(cell)) & below(most(cell) + 1);
          expect(digitsOf(kept.get(cell) ?? candidates[cell])).toEqual(digitsOf(bounded));
        }
      }
    }
  });

  it('suspects all that chains deny, and seldom more', () => {
    const draw = random('chain-watch');
    let denied = 0;
    let suspected = 0;
    let unknown = 0;
    for (const clues of cases.slice(0, isLong ? 40 : 12)) {
      const position = open(clues, emptyOf(clues));
      for (let step = 0; step < 60; step++) {
        const suspects = chainWatch(position).suspects();
        const all = new LinkGraph(afresh(position)).denied;
        if (suspects === undefined) {
          unknown++;
          chainWatch(position).note(all);
        } else {
          expect(suspects).toEqual(expect.arrayContaining(all));
          suspected += suspects.length;
          denied += all.length;
          for (const suspect of suspects) {
            if (!all.includes(suspect)) chainWatch(position).acquit(suspect);
          }
        }
        strikeSome(position, clues.solution, draw);
      }
    }
    expect(unknown).toBeGreaterThan(10);
    expect(denied).toBeGreaterThan(50);
    expect(suspected).toBeLessThan(2 * denied);
  });

  it('knows every pair, by the plain rule, and tells those that have come', () => {
    const draw = random('pairs');
    for (const clues of cases.slice(0, isLong ? 40 : 6)) {
      const position = open(clues, emptyOf(clues));
      const { board } = position;
      const pairs = pairsOf(position);
      const known = new Set<string>();
      for (let step = 0; step < 60; step++) {
        pairs.update();
        const told = new Set<string>();
        for (let at = 0; at < pairs.news.length; at += 4) {
          told.add(pairs.news.slice(at, at + 4).join(' '));
        }
        pairs.news.length = 0;
        const now = new Set<string>();
        for (const [house, cells] of board.houses.entries()) {
          for (let digit = 1; digit <= board.size; digit++) {
            const places = placesOf(cells, digit);
            expect((pairs.twoPlaces[house] >>> (digit - 1)) & 1).toBe(places.length === 2 ? 1 : 0);
            if (places.length === 2) now.add(`${places[0]} ${digit} ${places[1]} ${digit}`);
          }
        }
        for (let cell = 0; cell < board.cells; cell++) {
          const left = position.digits[cell] === 0 ? digitsOf(position.candidates[cell]) : [];
          expect(pairs.twoInCell[cell]).toBe(left.length === 2 ? 1 : 0);
          if (left.length === 2) now.add(`${cell} ${left[0]} ${cell} ${left[1]}`);
        }
        for (const pair of now) if (!known.has(pair)) expect(told).toContain(pair);
        for (const pair of told) expect(now).toContain(pair);
        for (const pair of now) known.add(pair);
        const cell = draw.below(board.cells);
        const row = Math.floor(cell / board.size);
        if (draw.chance(0.3)) position.place(cell, clues.solution[row][cell % board.size]);
        else strikeSome(position, clues.solution, draw);
      }

      /** The open places of the digit, where no cell is filled with it. */
      function placesOf(cells: Uint16Array, digit: number): number[] {
        const places = [...cells].filter(
          (cell) => ((position.candidates[cell] >>> (digit - 1)) & 1) === 1,
        );
        return places.some((cell) => position.digits[cell] !== 0) ? [] : places;
      }
    }
  });
});

type Draw = ReturnType<typeof random>;

/** A few false candidates of a few cells are struck. */
function strikeSome(position: Position, solution: Digits, draw: Draw): void {
  const { board } = position;
  for (let times = 0; times < 3; times++) {
    const cell = draw.below(board.cells);
    const digit = solution[Math.floor(cell / board.size)][cell % board.size];
    position.strike(cell, draw.bits() & draw.bits() & ~(1 << (digit - 1)) & board.every);
  }
}

describe('a probe', () => {
  it('ends as the trial does that notes every cause, after any number of cells', () => {
    const draw = random('probe');
    const outcomes = new Map<string, number>();
    for (const clues of cases.slice(0, isLong ? 40 : 10)) {
      const position = open(clues, emptyOf(clues));
      const { board, candidates } = position;
      const probe = new Probe(board, candidates);
      const trial = new Trial(board, candidates);
      for (let step = 0; step < 60; step++) {
        strikeSome(position, clues.solution, draw);
        const cell = draw.below(board.cells);
        const own = candidates[cell];
        if ((own & (own - 1)) === 0) continue;
        const bit = 1 << (draw.pick(digitsOf(own)) - 1);
        for (const most of [1, 3, 10, Number.POSITIVE_INFINITY]) {
          trial.reset();
          trial.assume(cell, bit);
          probe.assume(cell, bit);
          const outcome = trial.propagate(most);
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          expect(probe.propagate(most)).toBe(outcome);
          if (outcome !== 'open') continue;
          for (const at of probe.forced) {
            const values = trial.domains[Math.floor(at / board.size)];
            expect(digitsOf(values)).toEqual([(at % board.size) + 1]);
          }
        }
      }
    }
    for (const outcome of ['contradiction', 'open', 'cut'])
      expect(outcomes.get(outcome)).toBeGreaterThan(20);
  });

  it('goes on to where it would end from the beginning', () => {
    const draw = random('probe-end');
    let stayed = 0;
    let ended = 0;
    for (const clues of cases.slice(0, isLong ? 40 : 10)) {
      const position = open(clues, emptyOf(clues));
      const { board, candidates, changes } = position;
      const probe = new Probe(board, candidates);
      const afresh = new Probe(board, candidates);
      for (let step = 0; step < 12; step++) {
        const ends = [];
        for (let cell = 0; cell < board.cells; cell++) {
          const own = candidates[cell];
          if ((own & (own - 1)) === 0) continue;
          const bit = own & -own;
          probe.assume(cell, bit);
          if (probe.propagate(Number.POSITIVE_INFINITY) !== 'open') continue;
          ends.push({ cell, bit, end: probe.end(changes.length) });
        }
        strikeSome(position, clues.solution, draw);
        for (const { cell, bit, end } of ends) {
          if (end === undefined || (candidates[cell] & bit) === 0) continue;
          if (!probe.staysOpen(end, changes)) {
            ended++;
            continue;
          }
          stayed++;
          afresh.assume(cell, bit);
          expect(afresh.propagate(Number.POSITIVE_INFINITY)).toBe('open');
          // What it has come to is open too.
          for (const at of probe.forced) {
            afresh.assume(Math.floor(at / board.size), 1 << (at % board.size));
            expect(afresh.propagate(Number.POSITIVE_INFINITY)).toBe('open');
          }
        }
      }
    }
    expect(stayed).toBeGreaterThan(20);
    expect(ended).toBeGreaterThan(5);
  });
});
