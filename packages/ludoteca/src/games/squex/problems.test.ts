import { expect, it } from 'vitest';
import { problemContract } from '../../../test/contract/problem-contract.ts';
import { winnerByForce } from '../../../test/squex/brute-force.ts';
import { difficulties } from '../../document/index.ts';
import { makeProblem } from '../../game/index.ts';
import { squex } from './index.ts';
import { SquexBoard } from './search/board.ts';
import { themeCards } from './theme-cards.ts';

const isLong = process.env.LUDOTECA_LONG === '1';
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

/** A slower twin, which tries everything; asked where few octagons are empty. */
const most = isLong ? 1000 : 10;
it(`by trying everything the same one winning move is found in ${most} problems`, () => {
  let judged = 0;
  for (let seed = 0; judged < most; seed++) {
    const side = 5 + (seed % 4);
    const made = makeProblem(squex, { params: board(side) }, `twin-${seed}`);
    if (!made.ok) throw new Error(made.error.code);
    const { state, answer } = made.value.problem;
    const packed = new SquexBoard(state);
    if (packed.emptyCount > (isLong ? 15 : 13)) continue;
    judged++;
    const known = new Map<string, number>();
    const winning = squex.moves(state).filter((move) => {
      packed.play(packed.geometry.points[move]);
      const winner = winnerByForce(packed, known);
      packed.undo();
      return winner === state.player;
    });
    expect(winning).toEqual([answer]);
  }
});
