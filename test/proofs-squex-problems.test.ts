/** Problems and endings of Squex are judged by a program in C that is written from the rules alone. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { difficulties } from 'ludoteca/document';
import { makeProblem, type Problem, proveMoves } from 'ludoteca/game';
import { Effort, random } from 'ludoteca/kernel';
import { type SquexPosition, squex } from 'ludoteca/squex';
import { afterAll, describe, expect, it } from 'vitest';
import { compiled, compiler, missing, run, scratchFolder } from './proofs/programs.ts';

const isLong = process.env.LUDOTECA_LONG === '1' || process.env.LUDOTECA_PROOFS === '1';
const noCompiler = missing('a C compiler');
const scratch = scratchFolder();
afterAll(scratch.remove);

/** What may be looked at for one line: some two seconds. */
const nodes = 2_000_000;

let program: string | undefined;

function check(lines: readonly string[], ...words: readonly string[]) {
  program ??= compiled('squex-problems.c', scratch.path);
  const file = join(scratch.path, 'problems.txt');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return run(program, [file, ...words]);
}

type Owners = SquexPosition['octagons'];

/** A position as the program reads it. */
function written({ rows, cols, octagons, squares, player, cutInfo }: SquexPosition): string {
  const text = (owners: Owners) => owners.flat().join('').replaceAll('0', '.') || '-';
  const inner = squares.slice(1, rows).map((line) => line.slice(1, cols));
  return `${rows} ${cols} ${text(octagons)} ${text(inner)} ${player} ${cutInfo === '2-1' ? 2 : 1}`;
}

/** A problem as it is kept. */
function problemLine(problem: Problem<SquexPosition>): string {
  return JSON.stringify(squex.toJson({ kind: 'problem', problem }));
}

const otherAsks = ['win-in', 'hold', 'join', 'cut', 'save'];
const orders = [
  ...difficulties.map((level) => ({ level })),
  ...otherAsks.map((asks) => ({ asks })),
];

const count = isLong ? 1000 : 12;
const problems: Problem<SquexPosition>[] = [];

/** Every level and every question, on boards of all four sizes. */
function made(most = count): readonly Problem<SquexPosition>[] {
  for (let index = problems.length; index < most; index++) {
    const side = 5 + (index % 4);
    const params = { rows: side, cols: side };
    const problem = makeProblem(
      squex,
      { params, ...orders[index % orders.length] },
      `searched-${index}`,
    );
    if (!problem.ok) throw new Error(`${index}: ${problem.error.code}`);
    problems.push(problem.value.problem);
  }
  return problems.slice(0, most);
}

/** Positions of random games that go on, with so many empty octagons. */
function positions(
  seed: string,
  count: number,
  [least, most]: readonly [number, number],
): readonly SquexPosition[] {
  const source = random(seed);
  const found: SquexPosition[] = [];
  while (found.length < count) {
    const [rows, cols] = [2 + source.below(7), 2 + source.below(7)];
    const left = least + source.below(most - least + 1);
    let state = squex.initial({ rows, cols });
    while (squex.outcome(state) === undefined && squex.moves(state).length > left)
      state = squex.apply(state, source.pick(squex.moves(state)));
    if (squex.outcome(state) === undefined && squex.moves(state).length === left) found.push(state);
  }
  return found;
}

/** The position as it would be if one of its crossings had been completed by the other player, where nobody has won then. */
function withOtherCrossings(state: SquexPosition): readonly SquexPosition[] {
  const { rows, cols, octagons, squares } = state;
  const found: SquexPosition[] = [];
  for (let row = 1; row < rows; row++) {
    for (let col = 1; col < cols; col++) {
      const [one, other] = [octagons[row][col], octagons[row - 1][col]];
      const isWhole = octagons[row - 1][col - 1] === one && octagons[row][col - 1] === other;
      if (!isWhole || one === other || one === 0 || other === 0) continue;
      const owner = squares[row][col] === 1 ? 2 : 1;
      const exchanged = squares.map((line, at) => (at === row ? line.with(col, owner) : line));
      found.push({ ...state, squares: exchanged });
    }
  }
  return found.filter((each) => squex.outcome(each) === undefined);
}

describe('problems of Squex', () => {
  it(`of every level and kind have one winning move: ${count} of them, each move searched to the end`, ({
    skip,
  }) => {
    if (compiler === undefined) return skip(noCompiler);
    const { status, output } = check(made(count).map(problemLine), String(nodes));
    expect(output).not.toContain('s NOT VERIFIED');
    const [, undecided] = output.match(/but for (\d+) undecided/) ?? [];
    expect(output).toContain(`c ${count} problems, each with one winning move`);
    // What is beyond its nodes is told, and may be one in two hundred of the many.
    expect(Number(undecided)).toBeLessThanOrEqual(isLong ? count / 200 : 0);
    expect(status).toBe(undecided === '0' ? 0 : 3);
    if (isLong) console.log(output);
  });

  it('are refused with any other answer, and with what is not so asked', ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    for (const problem of made(isLong ? 200 : count)) {
      const { state, answer } = problem;
      for (const wrong of squex.moves(state).filter((move) => move !== answer)) {
        const { status, output } = check([problemLine({ ...problem, answer: wrong })]);
        expect(output).toMatch(/^c the answer does not win: .*\ns NOT VERIFIED$/m);
        expect(status).toBe(1);
      }
      const taken = state.octagons.flat().findIndex((owner) => owner !== 0);
      expect(check([problemLine({ ...problem, answer: taken })]).output).toContain('is no move');
      for (const within of [(problem.within ?? 0) - 1, (problem.within ?? 0) + 1]) {
        if (problem.asks !== 'win-in') continue;
        expect(check([problemLine({ ...problem, within })]).output).toContain('another length');
      }
    }
  });

  const empty = '3 3 ......... .... 1 1';
  // It wins in three moves, and another move loses as late.
  const position = '5 5 .21121112..1221.1.2122..2 .112112...2....2 1 1';
  it.each([
    ['another move wins', `problem ${empty} a1 win`],
    ['the answer does not win', `problem ${empty} b1 win`],
    ['the answer does not join the sides', `problem ${position} c4 join`],
    ['the answer does not cut', `problem ${position} c4 cut`],
    ['the answer saves no link', `problem ${position} c4 save`],
    ['the game has another length', `problem ${position} c4 win-in 4`],
    ['another move holds out as long', `problem ${position} c4 hold`],
    ['no position of a game that goes on', 'problem 2 2 1.1. . 2 1 b2 win'],
    ['no position of a game that goes on', 'problem 2 2 1..1 . 2 1 b1 win'],
    ['no problem', 'problem 9 3 ......... .... 1 1 b2 win'],
    ['no problem', `problem ${empty} b2 draw`],
    ['no problem', `problem ${empty} b2 win-in`],
  ])('is told: %s', (fault, line) => {
    if (compiler === undefined) return console.warn(noCompiler);
    const { status, output } = check([line]);
    expect(output).toContain(`c ${fault}: `);
    expect(status).not.toBe(0);
    expect(check([`problem ${position} c4 win-in 3`])).toMatchObject({ status: 0 });
  });

  it('are left undecided, and said to be, when the nodes are spent', ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    const { status, output } = check(made().slice(-2).map(problemLine), '1');
    expect(output.match(/^c undecided: /gm)).toHaveLength(2);
    expect(output).toMatch(/^s UNDECIDED$/m);
    expect(status).toBe(3);
  });
});

describe('positions of Squex', () => {
  it('are won from the empty board by the first moves that are known to win', ({ skip }) => {
    if (compiler === undefined) return skip(noCompiler);
    const firstMoves = (side: number) =>
      check([`moves ${written(squex.initial({ rows: side, cols: side }))}`]).output.trimEnd();
    expect(firstMoves(2)).toBe('m');
    expect(firstMoves(3)).toBe('m a1 c1 a2 b2 c2 a3 c3');
    expect(firstMoves(4)).toBe('m a1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 d4');
  });

  const few = isLong ? 10_000 : 400;
  it(`with few empty octagons are won by the same moves as when everything is tried: ${few} of them`, ({
    skip,
  }) => {
    if (compiler === undefined) return skip(noCompiler);
    const states = positions('few', few, [2, isLong ? 8 : 7]).flatMap((state) => [
      state,
      ...withOtherCrossings(state),
    ]);
    const lines = states.map((state) => `moves ${written(state)}`);
    const { output } = check(lines);
    expect(output.trimEnd().split('\n')).toHaveLength(lines.length);
    expect(lines.length).toBeGreaterThan(1.5 * few);
    expect(output).toBe(check(lines, '1000000000', 'plainly').output);
  });

  const more = isLong ? 2000 : 40;
  it(`with more of them are won by the moves that the solver proves: ${more} of them`, ({
    skip,
  }) => {
    if (compiler === undefined) return skip(noCompiler);
    const states = positions('more', more, [9, isLong ? 18 : 13]);
    const { output } = check(states.map((state) => `moves ${written(state)}`));
    const told = output.trimEnd().split('\n');
    expect(told).toHaveLength(more);
    let [givenUp, undecided] = [0, 0];
    for (const [index, state] of states.entries()) {
      const proven = provenMoves(state);
      if (told[index] === 'm ?') undecided++;
      else if (proven === undefined) givenUp++;
      else expect(told[index]).toBe(['m', ...proven].join(' '));
    }
    const words = `${more} positions of random games: ${undecided} undecided, ${givenUp} by the solver alone`;
    if (isLong) console.log(words);
    expect(undecided).toBe(0);
    expect(givenUp).toBeLessThanOrEqual(isLong ? more / 50 : 0);
  });
});

/** The moves that win, by the library's own solver; absent when it is given up. */
function provenMoves(state: SquexPosition): readonly string[] | undefined {
  const moves = proveMoves(squex, state, new Effort({ nodes: 100_000 }));
  return moves
    ?.filter(({ value }) => value === 'win')
    .map(({ move }) => squex.formatMove(state, move));
}
