/** The banded circuit against a dense one, written from its description and solved by elimination. */

import { describe, expect, it } from 'vitest';
import { random } from '../../../kernel/index.ts';
import { emptyPosition, type Player, type SquexPosition } from '../position.ts';
import { legalMoves, play, winnerOf } from '../rules.ts';
import { SquexBoard } from '../search/board.ts';
import { Circuit } from './circuit.ts';
import { type CircuitWeights, recipeWeights } from './weights.ts';

interface Solved {
  readonly conductance: number;
  /** By octagon, in reading order. */
  readonly currents: readonly number[];
}

function solveDensely(position: SquexPosition, player: Player, weights: CircuitWeights): Solved {
  const { rows, cols, octagons, squares } = position;
  const size = rows * cols;
  const at = (row: number, col: number) => octagons[row]?.[col];
  const isNode = (row: number, col: number) => at(row, col) === 0 || at(row, col) === player;
  const resistance = (row: number, col: number) =>
    at(row, col) === player ? weights.ownResistance : 1;
  const links: [number, number, number][] = [];
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  const terminals: [node: number, by: number, isFirst: boolean][] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const node = row * cols + col;
      matrix[node][node] += 1e-7;
      if (!isNode(row, col)) continue;
      const along = player === 1 ? row : col;
      const far = (player === 1 ? rows : cols) - 1;
      const toSide = (weights.side * 2) / resistance(row, col);
      if (along === 0) terminals.push([node, toSide, true]);
      if (along === far) terminals.push([node, toSide, false]);
      for (const [down, across] of [
        [0, 1],
        [1, -1],
        [1, 0],
        [1, 1],
      ]) {
        const [r, c] = [row + down, col + across];
        if (!isNode(r, c)) continue;
        const weight = down !== 0 && across !== 0 ? diagonal(row, col, r, c) : 1;
        const by = (weight * 2) / (resistance(row, col) + resistance(r, c));
        if (by > 0) links.push([node, r * cols + c, by]);
      }
    }
  }
  function diagonal(row: number, col: number, r: number, c: number): number {
    const others = [at(row, c), at(r, col)];
    if (others.includes(player)) return 0;
    const opponents = others.filter((owner) => owner !== 0).length;
    const areBothOwn = at(row, col) === player && at(r, c) === player;
    if (!areBothOwn) return weights.diagonal[opponents];
    if (opponents < 2) return weights.heldDiagonal[opponents];
    return squares[Math.max(row, r)][Math.max(col, c)] === player ? 1 : 0;
  }
  for (const [one, other, by] of links) {
    matrix[one][one] += by;
    matrix[other][other] += by;
    matrix[one][other] -= by;
    matrix[other][one] -= by;
  }
  for (const [node, by, isFirst] of terminals) {
    matrix[node][node] += by;
    if (isFirst) right[node] += by;
  }
  const voltage = eliminate(matrix, right);
  const currents = Array.from({ length: size }, () => 0);
  let conductance = 0;
  for (const [one, other, by] of links) {
    const passes = Math.abs(by * (voltage[one] - voltage[other]));
    currents[one] += passes / 2;
    currents[other] += passes / 2;
  }
  for (const [node, by, isFirst] of terminals) {
    const passes = by * (isFirst ? 1 - voltage[node] : voltage[node]);
    currents[node] += passes / 2;
    if (isFirst) conductance += passes;
  }
  return { conductance, currents };
}

/** Gauss with pivoting. */
function eliminate(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let step = 0; step < size; step++) {
    let pivot = step;
    for (let row = step + 1; row < size; row++) {
      if (Math.abs(matrix[row][step]) > Math.abs(matrix[pivot][step])) pivot = row;
    }
    [matrix[step], matrix[pivot]] = [matrix[pivot], matrix[step]];
    [right[step], right[pivot]] = [right[pivot], right[step]];
    for (let row = step + 1; row < size; row++) {
      const factor = matrix[row][step] / matrix[step][step];
      if (factor === 0) continue;
      for (let col = step; col < size; col++) matrix[row][col] -= factor * matrix[step][col];
      right[row] -= factor * right[step];
    }
  }
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row];
    for (let col = row + 1; col < size; col++) sum -= matrix[row][col] * solution[col];
    solution[row] = sum / matrix[row][row];
  }
  return solution;
}

describe('the circuit', () => {
  it('agrees with a dense solver along random games', () => {
    const source = random('circuit');
    const rounds = process.env.LUDOTECA_LONG === '1' ? 400 : 25;
    for (let round = 0; round < rounds; round++) {
      let position = emptyPosition(1 + source.below(7), 1 + source.below(7));
      const board = new SquexBoard(position);
      const circuit = new Circuit(board.geometry, recipeWeights);
      while (winnerOf(position) === 0) {
        for (const player of [1, 2] as const) {
          circuit.solve(board.octagons, board.crossings, player);
          const dense = solveDensely(position, player, recipeWeights);
          expect(circuit.conductance).toBeCloseTo(dense.conductance, 7);
          for (const [index, point] of board.geometry.points.entries()) {
            expect(circuit.current[point]).toBeCloseTo(dense.currents[index], 6);
          }
        }
        const move = source.pick(legalMoves(position));
        position = play(position, move);
        board.play(board.pointOf(move));
      }
    }
  });

  it('sees the same on a board and on its mirror images', () => {
    const source = random('mirrors');
    let position = emptyPosition(6, 6);
    let turned = emptyPosition(6, 6);
    for (let ply = 0; ply < 14 && winnerOf(position) === 0; ply++) {
      const { row, col } = source.pick(legalMoves(position));
      position = play(position, { row, col });
      turned = play(turned, { row: 5 - row, col: 5 - col });
    }
    const conductances = [position, turned].map((each) => {
      const board = new SquexBoard(each);
      const circuit = new Circuit(board.geometry, recipeWeights);
      return [1, 2].map((player) => {
        circuit.solve(board.octagons, board.crossings, player);
        return circuit.conductance;
      });
    });
    expect(conductances[0][0]).toBeCloseTo(conductances[1][0], 4);
    expect(conductances[0][1]).toBeCloseTo(conductances[1][1], 4);
  });
});
