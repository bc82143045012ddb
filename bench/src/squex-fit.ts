/**
 * Fits the numbers of the evaluation to exact labels: positions from endings of self-play on 6×6 to 8×8,
 * solved by our own solver, and the numbers under which their outcomes were least surprising.
 *
 * The chance of the player to move is σ(slope·ln(G_me / G_opponent) + tempo + second·[two moves]). With
 * the circuits given, the three numbers are found by Newton's method; the constants of the circuits by
 * trying each a little greater and a little smaller, again and again. One game in four is kept aside,
 * to see whether what is learned holds for games that were not learned from.
 */

import { Effort, type Random, random } from 'ludoteca/kernel';
import {
  Circuit,
  type CircuitWeights,
  EndgameSolver,
  emptyPosition,
  type Geometry,
  SquexBoard,
  SquexOutlook,
  VerdictTable,
} from 'ludoteca/squex';
import type { Say } from './measure.ts';
import { puctOn, recipe, setting } from './squex-players.ts';

/** A position with its label. */
interface Sample {
  readonly game: number;
  readonly side: number;
  readonly octagons: Int8Array;
  readonly crossings: Int8Array;
  readonly player: number;
  readonly hasTwo: boolean;
  readonly isWon: boolean;
}

/** Where positions are taken from: the most empty octagons, by side of the board. */
const ranges: readonly { readonly side: number; readonly mostEmpty: number }[] = [
  { side: 6, mostEmpty: 22 },
  { side: 7, mostEmpty: 28 },
  { side: 8, mostEmpty: 36 },
];

/** What a label may cost. */
const labelNodes = 6000;
const playNodes = 64;

/** How often a move of the self-play is drawn by its prior, so that weaker positions are met too. */
const stray = 0.15;

/** Labelled positions from so many games on each size of board, and how many could not be solved. */
function gather(seed: string, games: number): { samples: Sample[]; unsolved: number } {
  const samples: Sample[] = [];
  let unsolved = 0;
  for (let game = 0; game < games; game++) {
    for (const { side, mostEmpty } of ranges) {
      const source = random(`${seed}/${side}/${game}`);
      const board = new SquexBoard(emptyPosition(side, side));
      while (board.winner === 0) {
        if (board.emptyCount <= mostEmpty) {
          const sample = labelled(board, game, side, source);
          if (sample === 'unsolved') unsolved++;
          else if (sample !== undefined) samples.push(sample);
        }
        board.play(nextMove(board, source));
      }
    }
  }
  return { samples, unsolved };
}

function nextMove(board: SquexBoard, source: Random): number {
  if (board.ply < 4) return board.empties[source.below(board.emptyCount)];
  if (source.chance(stray)) return drawnMove(board, source);
  const puct = puctOn(board, { ...setting, weights: recipe }, String(source.bits()));
  puct.run(new Effort({ nodes: playNodes }));
  return puct.line()[0];
}

/** A move drawn by its prior: what a search looks at, and not only what it settles on. */
function drawnMove(board: SquexBoard, source: Random): number {
  const { moves, priors, count } = lookAt(board);
  let sum = 0;
  for (let index = 0; index < count; index++) sum += priors[index];
  let drawn = source.unit() * sum;
  for (let index = 0; index < count; index++) {
    drawn -= priors[index];
    if (drawn < 0) return moves[index];
  }
  return moves[count - 1];
}

function lookAt(board: SquexBoard) {
  const most = board.geometry.points.length;
  const outlook = {
    winner: -1,
    length: 0,
    chance: 0.5,
    count: 0,
    moves: new Int32Array(most),
    priors: new Float64Array(most),
  };
  new SquexOutlook(board, recipe).look(outlook);
  return outlook;
}

/** The position up to two drawn moves from here with its label; nothing where sight decides it. */
function labelled(
  board: SquexBoard,
  game: number,
  side: number,
  source: Random,
): Sample | 'unsolved' | undefined {
  let played = 0;
  for (let more = source.below(3); more > 0 && board.winner === 0; more--) {
    board.play(drawnMove(board, source));
    played++;
  }
  const effort = new Effort({ nodes: labelNodes });
  const isSeen = board.winner !== 0 || lookAt(board).winner >= 0;
  const winner = isSeen
    ? 0
    : new EndgameSolver(board, recipe, effort, new VerdictTable(14)).winner(effort);
  const { octagons, crossings, player, left } = board;
  const sample: Sample = {
    game,
    side,
    octagons: octagons.slice(),
    crossings: crossings.slice(),
    player,
    hasTwo: left === 2,
    isWon: winner === player,
  };
  for (; played > 0; played--) board.undo();
  if (isSeen) return undefined;
  return winner === 0 ? 'unsolved' : sample;
}

/** What the circuits say of a sample: ln(G_me / G_opponent). */
function ratios(samples: readonly Sample[], of: CircuitWeights): Float64Array {
  const circuits = new Map<number, Circuit>();
  return Float64Array.from(samples, ({ side, octagons, crossings, player }) => {
    const circuit = circuits.get(side) ?? new Circuit(geometryFor(side), of);
    circuits.set(side, circuit);
    circuit.solve(octagons, crossings, player);
    const own = circuit.conductance;
    circuit.solve(octagons, crossings, 3 - player);
    return Math.log(own / circuit.conductance);
  });
}

function geometryFor(side: number): Geometry {
  return new SquexBoard(emptyPosition(side, side)).geometry;
}

type Line = readonly [slope: number, tempo: number, second: number];

function chance(line: Line, ratio: number, hasTwo: boolean): number {
  return 1 / (1 + Math.exp(-(line[0] * ratio + line[1] + (hasTwo ? line[2] : 0))));
}

/** The mean surprise, −ln of the chance given to what came true, over the samples that are asked for. */
function surprise(
  samples: readonly Sample[],
  ratio: Float64Array,
  line: Line,
  isAsked: (sample: Sample) => boolean,
): number {
  let sum = 0;
  let count = 0;
  for (const [index, sample] of samples.entries()) {
    if (!isAsked(sample)) continue;
    const won = chance(line, ratio[index], sample.hasTwo);
    sum -= Math.log(Math.max(1e-9, sample.isWon ? won : 1 - won));
    count++;
  }
  return sum / count;
}

/** Newton's method; a little pull to nothing (ridge) keeps it in bounds. */
function fitLine(
  samples: readonly Sample[],
  ratio: Float64Array,
  isAsked: (sample: Sample) => boolean,
): Line {
  const ridge = 1e-3;
  let line: Line = [3, 1, 1];
  for (let round = 0; round < 25; round++) {
    const gradient = line.map((each) => -ridge * each);
    const hessian = [0, 1, 2].map((row) => [0, 1, 2].map((col) => (row === col ? ridge : 0)));
    for (const [index, sample] of samples.entries()) {
      if (!isAsked(sample)) continue;
      const won = chance(line, ratio[index], sample.hasTwo);
      const features = [ratio[index], 1, sample.hasTwo ? 1 : 0];
      const miss = (sample.isWon ? 1 : 0) - won;
      for (let row = 0; row < 3; row++) {
        gradient[row] += miss * features[row];
        for (let col = 0; col < 3; col++) {
          hessian[row][col] += won * (1 - won) * features[row] * features[col];
        }
      }
    }
    const step = solved(hessian, gradient);
    line = [line[0] + step[0], line[1] + step[1], line[2] + step[2]];
  }
  return line;
}

/** Gauss, for a small positive definite system. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = rows[row][pivot] / rows[pivot][pivot];
      for (let col = pivot; col <= size; col++) rows[row][col] -= factor * rows[pivot][col];
    }
  }
  return rows.map((row, index) => row[size] / row[index]);
}

/** The constants of a circuit as a list, and back; their names are those of the trials. */
const constantNames = ['own', 'none', 'one', 'both', 'heldNone', 'heldOne', 'side'];

function constantsOf({ ownResistance, diagonal, heldDiagonal, side }: CircuitWeights): number[] {
  return [ownResistance, ...diagonal, ...heldDiagonal, side];
}

function circuitOf(of: readonly number[]): CircuitWeights {
  return {
    ownResistance: of[0],
    diagonal: [of[1], of[2], of[3]],
    heldDiagonal: [of[4], of[5]],
    side: of[6],
  };
}

const isLearned = ({ game }: Sample): boolean => game % 4 !== 3;
const isAside = (sample: Sample): boolean => !isLearned(sample);

/** Tries each constant greater and smaller by a factor, which shrinks when nothing helps any more. */
function searchConstants(samples: readonly Sample[]): CircuitWeights {
  let best = constantsOf(recipe.circuit);
  const learned = samples.filter(isLearned);
  const surpriseWith = (constants: readonly number[]): number => {
    const ratio = ratios(learned, circuitOf(constants));
    return surprise(learned, ratio, fitLine(learned, ratio, isLearned), isLearned);
  };
  let value = surpriseWith(best);
  for (let factor = 1.6; factor > 1.04; ) {
    let hasHelped = false;
    for (let index = 0; index < best.length; index++) {
      for (const by of [factor, 1 / factor]) {
        const tried = best.map((each, at) => (at === index ? each * by : each));
        const found = surpriseWith(tried);
        if (found >= value - 1e-5) continue;
        value = found;
        best = tried;
        hasHelped = true;
        break;
      }
    }
    if (!hasHelped) factor = Math.sqrt(factor);
  }
  return circuitOf(best);
}

/** Fits to labels from so many games of each size, and tells how well old and new numbers do. */
export function tellFit(say: Say, seed: string, games: number): void {
  const { samples, unsolved } = gather(seed, games);
  const counts = ranges.map(({ side }) => {
    const count = samples.filter((sample) => sample.side === side).length;
    return `${count} on ${side}×${side}`;
  });
  say(`${samples.length} labelled positions (${counts.join(', ')}), ${unsolved} unsolved`);
  const tell = (name: string, circuit: CircuitWeights, line: Line): void => {
    const ratio = ratios(samples, circuit);
    const bySide = ranges.map(({ side }) =>
      surprise(samples, ratio, line, (one) => isAside(one) && one.side === side).toFixed(4),
    );
    const numbers = [...constantsOf(circuit), ...line].map((each) => each.toPrecision(4));
    const names = [...constantNames, 'slope', 'tempo', 'second'];
    say(`${name}: ${names.map((each, index) => `${each}=${numbers[index]}`).join(',')}`);
    say(
      `  surprise: learned ${surprise(samples, ratio, line, isLearned).toFixed(4)}, ` +
        `aside ${surprise(samples, ratio, line, isAside).toFixed(4)} (${bySide.join(', ')})`,
    );
  };
  const { circuit, slope, tempo, second } = recipe;
  tell('the recipe', circuit, [slope, tempo, second]);
  tell('line refitted', circuit, fitLine(samples, ratios(samples, circuit), isLearned));
  const searched = searchConstants(samples);
  tell('constants too', searched, fitLine(samples, ratios(samples, searched), isLearned));
}
