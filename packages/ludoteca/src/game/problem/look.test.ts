import { expect, it } from 'vitest';
import { rastros } from '../../games/rastros/index.ts';
import { lookPlainly, lookWithin, wrongFor } from './look.ts';

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

it('ends early only where the answer was not wrong for as long as is asked', () => {
  const state = rastros.initial({ size: 6, start: 21 });
  const look = lookPlainly(rastros, state, 3000);
  for (const move of rastros.moves(state)) {
    const far = wrongFor(look, move);
    const within = (least: number, most: number) =>
      lookWithin(rastros, state, 3000, move, { least, most });
    expect(within(far - 0.01, far + 0.01)).toEqual(look);
    expect(within(0, 20)).toEqual(look);
    for (const [least, most] of [
      [far + 0.5, far + 1],
      [far - 1, far - 0.5],
    ]) {
      const seen = within(least, most);
      if (seen !== undefined) expect(seen).toEqual(look);
    }
  }
});
