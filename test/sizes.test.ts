/** What the entries of the library weigh in a bundle, held against the table in docs/measurements.md. */

import { describe, expect, it } from 'vitest';
import { measureSizes, writtenSizes } from '../scripts/sizes.mjs';

/** What may be added before the table has to be written anew. */
const room = 1.05;

describe('what an entry weighs', async () => {
  const measured = await measureSizes();
  const written = writtenSizes();

  it('is written down for each of them, and for no other', () => {
    expect([...written.keys()], 'npm run sizes').toEqual(measured.map(({ name }) => name));
  });

  it.each(measured)('$name: about as much as is written', ({ name, bytes }) => {
    const size = written.get(name) ?? 0;
    // Kilobytes are written with one decimal.
    expect(bytes / 1000, 'npm run sizes').toBeLessThanOrEqual(size * room + 0.1);
  });

  it.each(measured.filter(({ most }) => most !== undefined))(
    '$name: no more than it may',
    ({ bytes, most }) => {
      expect(bytes).toBeLessThanOrEqual(most ?? 0);
    },
  );
});
