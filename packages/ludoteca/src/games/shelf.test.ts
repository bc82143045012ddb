import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { shelf } from './shelf.ts';

describe('the shelf', () => {
  it('holds the games of the catalogue, in its order', async () => {
    expect(shelf.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
    expect(await Promise.all(shelf.map((place) => place.load()))).toEqual(catalogue);
  });
});
