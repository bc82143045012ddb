import { expect, it } from 'vitest';
import { rastros } from '../../games/rastros/index.ts';
import { lookPlainly, wrongFor } from './look.ts';

it('counts for how much of a look another move was chosen, by the logarithm', () => {
  const choices = [
    { move: 1, from: 10 },
    { move: 2, from: 100 },
    { move: 1, from: 1000 },
  ];
  const look = { choices, most: 10_000 };
  // Move 1 is wrong before anything is chosen, and from the 100th position to the 1000th.
  expect(wrongFor(look, 1)).toBeCloseTo(Math.log(10 * 10));
  expect(wrongFor(look, 2)).toBeCloseTo(Math.log(100 * 10));
  expect(wrongFor(look, 3)).toBeCloseTo(Math.log(10_000));
});

it('sees no more than it may look at, and the same each time', () => {
  const state = rastros.initial({ size: 5, start: 12 });
  const look = lookPlainly(rastros, state, 300);
  expect(look).toEqual(lookPlainly(rastros, state, 300));
  expect(look.choices.length).toBeGreaterThan(1);
  for (const { from } of look.choices) expect(from).toBeLessThanOrEqual(300);
});
