import { gameContract } from '../../../test/contract/game-contract.ts';
import { squex } from './index.ts';

gameContract(squex, {
  params: [
    { rows: 3, cols: 4 },
    { rows: 4, cols: 3 },
    { rows: 5, cols: 5 },
    { rows: 1, cols: 6 },
  ],
  perft: [
    { params: { rows: 8, cols: 8 }, counts: [64, 4032, 249984] },
    { params: { rows: 2, cols: 2 }, counts: [4, 12, 24, 16] },
    { params: { rows: 3, cols: 3 }, counts: [9, 72, 504, 3024] },
    { params: { rows: 1, cols: 4 }, counts: [4, 0] },
  ],
  nonsense: ['hello', '4c', 'c', '', 'c123', 'ä4', 'z0'],
});
