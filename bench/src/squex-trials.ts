/**
 * Trials: other numbers for the evaluation and the search against those in use, or against others still,
 * in games with the same budget of nodes. What came of them is told in docs/squex-trials.md.
 */

import type { CircuitWeights } from 'ludoteca/squex';
import type { Say } from './measure.ts';
import { compete, puctPlayer, recipe, type Setting, setting, toldTally } from './squex-players.ts';

/** What can be changed: by name, the setting with that number instead. */
const changes: Readonly<Record<string, (of: Setting, value: number) => Setting>> = {
  exploration: (of, exploration) => ({ ...of, exploration }),
  caution: (of, caution) => ({ ...of, caution }),
  exponent: (of, exponent) => ({ ...of, exponent }),
  slope: (of, slope) => ({ ...of, weights: { ...of.weights, slope } }),
  tempo: (of, tempo) => ({ ...of, weights: { ...of.weights, tempo } }),
  second: (of, second) => ({ ...of, weights: { ...of.weights, second } }),
  floor: (of, floor) => ({ ...of, weights: { ...of.weights, floor } }),
  own: (of, ownResistance) => withCircuit(of, { ownResistance }),
  side: (of, side) => withCircuit(of, { side }),
  none: (of, value) => withCircuit(of, { diagonal: replaced(of, 0, value) }),
  one: (of, value) => withCircuit(of, { diagonal: replaced(of, 1, value) }),
  both: (of, value) => withCircuit(of, { diagonal: replaced(of, 2, value) }),
  heldNone: (of, value) =>
    withCircuit(of, { heldDiagonal: [value, of.weights.circuit.heldDiagonal[1]] }),
  heldOne: (of, value) =>
    withCircuit(of, { heldDiagonal: [of.weights.circuit.heldDiagonal[0], value] }),
};

function withCircuit(of: Setting, change: Partial<CircuitWeights>): Setting {
  return { ...of, weights: { ...of.weights, circuit: { ...of.weights.circuit, ...change } } };
}

function replaced(of: Setting, index: number, value: number): CircuitWeights['diagonal'] {
  const { diagonal } = of.weights.circuit;
  const at = (place: number): number => (place === index ? value : diagonal[place]);
  return [at(0), at(1), at(2)];
}

/**
 * The numbers in use with some changed, such as `exploration=1.4,slope=3`; an empty text changes none,
 * and `recipe` stands for those of the beginning.
 */
function settingFrom(text: string): Setting {
  let found = setting;
  for (const part of text.split(',')) {
    if (part === '') continue;
    const [name, value] = part.split('=');
    const change = changes[name];
    if (part === 'recipe') found = { ...found, weights: recipe };
    else if (change !== undefined && Number.isFinite(Number(value))) {
      found = change(found, Number(value));
    } else {
      throw new Error(`found ${part}; expected NAME=NUMBER, NAME of ${Object.keys(changes)}`);
    }
  }
  return found;
}

export interface Trial {
  readonly tried: string;
  readonly against: string;
  readonly games: number;
  readonly nodes: number;
  readonly seed: string;
}

export function tellTrial(say: Say, { tried, against, games, nodes, seed }: Trial): void {
  const found = compete(
    puctPlayer(settingFrom(tried), nodes),
    puctPlayer(settingFrom(against), nodes),
    { games, seed, side: 8 },
  );
  say(
    `${tried || 'the numbers in use'} against ${against || 'the numbers in use'}, ${nodes} nodes a move on 8×8`,
  );
  say(`  ${toldTally(found)}`);
}
