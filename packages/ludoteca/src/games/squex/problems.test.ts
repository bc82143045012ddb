import { describe, expect, it } from 'vitest';
import { problemContract } from '../../../test/contract/problem-contract.ts';
import {
  type NaiveSquex,
  naiveMoves,
  naivePlay,
  naiveSquexSolver,
  naiveWinner,
} from '../../../test/squex/naive.ts';
import { difficulties } from '../../document/index.ts';
import { makeProblem, proverOf, verifyProblem } from '../../game/index.ts';
import { wrongFor } from '../../game/problem/look.ts';
import { Effort, random } from '../../kernel/index.ts';
import { squex } from './index.ts';
import type { Owner, SquexPosition } from './position.ts';
import { winnerOf } from './rules.ts';
import { themeCards } from './theme-cards.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
/** The levels that few empty octagons can be of. */
const twinLevels = difficulties.slice(0, isLong ? 2 : 1);
const board = (side: number) => ({ rows: side, cols: side });

problemContract(squex, {
  orders: [
    { params: board(5), level: 'medium' },
    { params: board(6), level: 'easy', asks: 'win-in' },
    { params: board(5), asks: 'hold' },
    ...(isLong ? difficulties.map((level) => ({ params: board(8), level })) : []),
    ...themeCards.map((card) =>
      'asks' in card ? { params: board(5), asks: card.id } : { params: board(5), theme: card.id },
    ),
  ],
});

// Its line was another one than the proof's, which shows no double move.
it('tells no theme that its proof does not show', () => {
  const made = makeProblem(squex, { params: board(8), level: 'hard' }, 'a');
  if (!made.ok) throw new Error(made.error.code);
  expect(verifyProblem(squex, made.value.problem, new Effort()).kind).toBe('sound');
});

describe('how the bots of Squex see problems', () => {
  const wrongIn = (level: (typeof difficulties)[number]) => {
    const wrong = Array.from({ length: 6 }, (_, index) => {
      const made = makeProblem(squex, { params: board(5), level }, `own-${index}`);
      if (!made.ok) throw new Error(made.error.code);
      const { state, answer = -1 } = made.value.problem;
      const { own } = proverOf(squex, state);
      if (own === undefined) throw new Error('the grade asks the own search of the game');
      const look = own.look(state, own.mostLooked);
      expect(look).toEqual(own.look(state, own.mostLooked));
      for (const { from } of look.choices) expect(from).toBeLessThanOrEqual(own.mostLooked);
      return wrongFor(look, answer);
    });
    return wrong.reduce((sum, each) => sum + each, 0) / wrong.length;
  };

  it('is wrong for longer the higher the level', () => {
    const [easy, hard, extreme] = [wrongIn('easy'), wrongIn('hard'), wrongIn('extreme')];
    expect(hard).toBeGreaterThan(easy);
    expect(extreme).toBeGreaterThan(hard);
  });
});

/** The rules of the twin, from what a position shows. */
function naiveOf({ rows, cols, octagons, squares, player, cutInfo }: SquexPosition): NaiveSquex {
  const text = (owners: readonly (readonly Owner[])[]) =>
    owners.map((line) => line.map((owner) => owner || '.').join('')).join('');
  return {
    rows,
    cols,
    octagons: text(octagons),
    squares: text(squares.slice(1, rows).map((line) => line.slice(1, cols))),
    player: player === 1 ? '1' : '2',
    left: cutInfo === '2-1' ? 2 : 1,
  };
}

describe('a slower twin, written from the rules alone', () => {
  it('plays by the same rules', () => {
    for (let seed = 0; seed < (isLong ? 300 : 12); seed++) {
      const source = random(`rules-${seed}`);
      let state = squex.initial(board(2 + (seed % 4)));
      for (let twin = naiveOf(state); ; ) {
        const winner = naiveWinner(twin);
        expect(winner).toBe(squex.outcome(state) && String(winnerOf(state)));
        if (winner !== undefined) break;
        expect(naiveMoves(twin)).toEqual(squex.moves(state));
        const move = source.pick(squex.moves(state));
        [state, twin] = [squex.apply(state, move), naivePlay(twin, move)];
        expect(twin).toEqual(naiveOf(state));
      }
    }
  });

  // It tries everything, so it is asked where few octagons are empty.
  const most = isLong ? 1000 : 5;
  it(`finds the same one winning move in ${most} problems`, { timeout: 3_600_000 }, () => {
    let judged = 0;
    for (let seed = 0; judged < most; seed++) {
      const order = { params: board(5 + (seed % 4)), level: twinLevels[seed % twinLevels.length] };
      const made = makeProblem(squex, order, `twin-${seed}`);
      if (!made.ok) throw new Error(made.error.code);
      const { state, answer } = made.value.problem;
      if (squex.moves(state).length > (isLong ? 12 : 9)) continue;
      judged++;
      const solve = naiveSquexSolver();
      const twin = naiveOf(state);
      const winning = naiveMoves(twin).filter(
        (cell) => solve(naivePlay(twin, cell)) === twin.player,
      );
      expect(winning).toEqual([answer]);
    }
  });
});
