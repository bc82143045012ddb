import { describe, expect, it } from 'vitest';
import { problemContract } from '../../../test/contract/problem-contract.ts';
import { naiveMoves, naivePlay, naiveSolver } from '../../../test/rastros/naive.ts';
import { naiveOf, nameOf, paramsFor } from '../../../test/rastros/positions.ts';
import { difficulties } from '../../document/index.ts';
import { bestMove, judgeAnswer, makeProblem } from '../../game/index.ts';
import { Effort } from '../../kernel/index.ts';
import { type RastrosState, rastros } from './index.ts';
import { themeCards } from './theme-cards.ts';

const isLong = process.env.LUDOTECA_LONG === '1';

problemContract(rastros, {
  orders: [
    { params: paramsFor(6), level: 'hard' },
    { params: paramsFor(7), level: 'medium', asks: 'win-in' },
    { params: paramsFor(5), asks: 'hold' },
    { params: { ...paramsFor(6), goals: 'exchanged' }, level: 'easy' },
    ...(isLong ? difficulties.map((level) => ({ params: paramsFor(8), level })) : []),
    ...themeCards.map(({ id }) => ({ params: paramsFor(5), theme: id })),
  ],
});

describe('a slower twin, written from the rules alone', () => {
  // It looks at every position, so it is asked where few cells are left.
  const most = isLong ? 1000 : 12;
  it(`finds the same one winning move in ${most} problems`, () => {
    let judged = 0;
    for (let seed = 0; judged < most; seed++) {
      const size = 5 + (seed % 4);
      const answer = makeProblem(rastros, { params: paramsFor(size) }, `twin-${seed}`);
      if (!answer.ok) throw new Error(answer.error.code);
      const { problem } = answer.value;
      const { state } = problem;
      if (reachableFrom(state) > (isLong ? 22 : 18)) continue;
      judged++;
      const solve = naiveSolver();
      const position = naiveOf(state);
      const winning = naiveMoves(position).filter((to) => !solve(naivePlay(position, to)).wins);
      expect(winning).toEqual([nameOf(problem.answer ?? -1, state.size)]);
    }
  });
});

it('the upper levels cannot be seen at a glance', () => {
  const answer = makeProblem(rastros, { params: paramsFor(6), level: 'master' }, 'far');
  if (!answer.ok) throw new Error(answer.error.code);
  const { level, grade } = answer.value.problem;
  expect(level).toBe('master');
  expect(grade?.look).toBeGreaterThan(150);
});

// What a move shows is looked for before anything is proven; by proofs alone they took millions of nodes.
it.each(['parity', 'double'])('%s is found on 8×8 within 50,000 nodes, by most seeds', (theme) => {
  const made = Array.from({ length: 10 }, (_, index) =>
    makeProblem(rastros, { params: paramsFor(8), theme }, `seen-${index}`, { nodes: 50_000 }),
  );
  const found = made.flatMap((answer) => (answer.ok ? [answer.value.problem] : []));
  expect(found.length).toBeGreaterThanOrEqual(8);
  for (const { themes } of found) expect(themes).toContain(theme);
});

// With less to follow them, their lines ended in the midst of the game, and no theme told how it ends.
it.each(['c-5', 'c-17', 'c-31'])('is followed to the end of the game: %s', (seed) => {
  const answer = makeProblem(rastros, { params: paramsFor(7), level: 'extreme' }, seed);
  if (!answer.ok) throw new Error(answer.error.code);
  const { state, line = [], themes } = answer.value.problem;
  expect(rastros.outcome(line.reduce(rastros.apply, state))).toBeDefined();
  expect(themes).toContainEqual(expect.stringMatching(/^(corner|block)$/));
});

// A third of the hard ones were over after any reply: whoever tries the few moves one by one has it.
it.each(['short-3', 'short-4', 'short-10'])('takes more than two moves to win: %s', (seed) => {
  const answer = makeProblem(rastros, { params: paramsFor(7), level: 'hard' }, seed);
  if (!answer.ok) throw new Error(answer.error.code);
  expect(answer.value.problem.line?.length).toBeGreaterThan(3);
});

it('is no problem where several moves win, whichever of them is told to be the answer', () => {
  const state = rastros.initial(paramsFor(5));
  const best = bestMove(rastros, state, new Effort())?.move ?? -1;
  const asked = { state, asks: 'win', answer: best, line: [best] } as const;
  expect(judgeAnswer(rastros, asked, best, new Effort())).toEqual({ kind: 'unsound' });
});

describe('of thirty problems', () => {
  const cells = (state: RastrosState) => state.blocked.map((cell) => nameOf(cell, state.size));
  it.each([
    { size: 6, level: 'hard' },
    { size: 6, level: 'master' },
    { size: 7, level: 'hard' },
  ] as const)(
    '$size×$size, $level: few come twice, and few end by a free corner',
    ({ size, level }) => {
      const made = Array.from({ length: 30 }, (_, index) => {
        const answer = makeProblem(rastros, { params: paramsFor(size), level }, `varied-${index}`);
        if (!answer.ok) throw new Error(answer.error.code);
        return answer.value.problem;
      });
      const positions = made.map(({ state }) => [
        nameOf(state.stone, size),
        ...cells(state).sort(),
      ]);
      expect(new Set(positions.map(String)).size).toBeGreaterThanOrEqual(28);
      const free = [`a${size}`, `${'abcdefgh'[size - 1]}1`];
      const atFree = made.filter(({ answer }) => free.includes(nameOf(answer ?? -1, size)));
      expect(atFree.length).toBeLessThanOrEqual(6);
    },
  );
});

/** How many free cells the stone could ever come to. */
function reachableFrom(state: RastrosState): number {
  const seen = new Set([state.stone]);
  for (const cell of seen) {
    const [x, y] = [cell % state.size, Math.floor(cell / state.size)];
    for (const [dx, dy] of [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b]))) {
      const [file, rank] = [x + dx, y + dy];
      const next = rank * state.size + file;
      const isOn = file >= 0 && rank >= 0 && file < state.size && rank < state.size;
      if (isOn && !state.blocked.includes(next)) seen.add(next);
    }
  }
  return seen.size;
}
