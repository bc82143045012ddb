import { catalogue } from 'ludoteca/catalogue';
import { describe, expect, it } from 'vitest';
import { lazyCatalogue } from './lazy-catalogue.ts';

describe('the home page', () => {
  it('holds the games of the catalogue, in its order', async () => {
    expect(lazyCatalogue.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
    expect(await Promise.all(lazyCatalogue.map((place) => place.load()))).toEqual(catalogue);
  });
});
